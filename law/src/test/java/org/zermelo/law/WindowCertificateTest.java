package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.law.check.LawCheck;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

/** Nimbers that grow with the heap are proved again from the text of their certificate, and nothing false is certified. */
class WindowCertificateTest {

    private static final int FORGERIES = Share.of(2_000, 40);
    private static final int BELOW = 200;

    private static final List<String> RULES = List.of(
            "heaps(S; take 1..x//2)",
            "heaps(S; take 1..x//3)",
            "heaps(S; take 1..(x+1)//2)",
            "heaps(S; take 1..2*x//3)",
            "heaps(S; take 1..(x+4)//3)",
            "heaps(S; take any)",
            "heaps(S; take 1..max(2, x//3))");

    static List<String> rules() {
        return RULES;
    }

    private static String certificate(String text) {
        return LawCertificate.of(WindowLaw.of(DefinedRules.of(RuleText.ruleset(text), Values.nimber()), Values.nimber())
                .orElseThrow());
    }

    private static LawCheck.CheckedLaw checked(String certificate) {
        return LawCheck.check(certificate, HeapRulesText::declared, Watch.NONE);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void provedAgain(String text) {
        LawCheck.CheckedLaw checked = checked(certificate(text));
        assertThat(checked.rejection()).isEmpty();
        assertThat(checked.nimbers()).isTrue();
    }

    private static long[] numbers(String certificate, String line) {
        return Arrays.stream(LawForgeries.line(certificate, line).split(" "))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    /** Whether the least sizes of a certificate give the nimbers that the rules give. */
    private static boolean trueOfSmallOnes(String certificate) {
        SolvedPositions table = new SolvedPositions(
                RuleText.ruleset(LawForgeries.line(certificate, "game")), Values.nimber(), Long.MAX_VALUE);
        long[] first = numbers(certificate, "reach");
        int modulus = (int) numbers(certificate, "modulus")[0];
        long[] nimbers = new long[BELOW];
        long before = 0;
        for (int size = 0; size < BELOW; size++) {
            long[] one = numbers(certificate, "reach-" + size % modulus);
            long least = size < first.length ? first[size] : Math.floorDiv(one[0] * size + one[1], one[2]);
            nimbers[size] = least == before ? size - least : nimbers[(int) before];
            before = least;
            if (nimbers[size] != table.of(size)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void noFalseNimbersAreCertified() {
        List<String> certificates =
                RULES.stream().map(WindowCertificateTest::certificate).toList();
        assertThat(certificates).allMatch(WindowCertificateTest::trueOfSmallOnes);
        LawForgeries forgeries = new LawForgeries(38, RULES);
        int refused = 0;
        int harmless = 0;
        while (refused < FORGERIES) {
            String forged = forgeries.of(certificates.get((refused + harmless) % certificates.size()));
            if (checked(forged).holds()) {
                harmless++;
                assertThat(trueOfSmallOnes(forged)).as(forged).isTrue();
            } else {
                refused++;
            }
        }
        assertThat(harmless).isLessThan(FORGERIES / 8);
    }
}
