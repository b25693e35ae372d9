package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.law.check.LawCheck;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Lost sizes that follow from each other are proved again from the text of their certificate, and nothing false is certified. */
class ChainCertificateTest {

    private static final int FORGERIES = Share.of(2_000, 30);
    private static final int BELOW = 500;

    private static final List<String> RULES = List.of(
            "heaps(S; take 1..x//3)",
            "misere heaps(S; take 1..x//3)",
            "heaps(S; take 1..3*x//7)",
            "heaps(S; take 1..max(2, x//5))",
            "heaps(S; take 1..x//3; end x <= 7)",
            "misere heaps(S; take 1..x//3; end x <= 7)");

    static List<String> rules() {
        return RULES;
    }

    private static Ruleset read(String text) {
        return RuleText.ruleset(text.replace("misere ", ""));
    }

    private static String certificate(String text) {
        Value value = text.startsWith("misere ") ? Values.misereWinner() : Values.winner();
        return LawCertificate.of(
                ChainLaw.of(DefinedRules.of(read(text), value), value).orElseThrow());
    }

    private static boolean holds(String certificate) {
        return LawCheck.check(certificate, HeapRulesText::declared, Watch.NONE).holds();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void provedAgain(String text) {
        assertThat(LawCheck.check(certificate(text), HeapRulesText::declared, Watch.NONE)
                        .rejection())
                .isEmpty();
    }

    /** Whether the sizes of a certificate are lost, and those between them won, by the rules alone. */
    private static boolean trueOfSmallOnes(String certificate) {
        boolean misere = LawForgeries.line(certificate, "convention").equals("misere");
        Ruleset rules = RuleText.ruleset(LawForgeries.line(certificate, "game"));
        SolvedPositions table =
                new SolvedPositions(rules, misere ? Values.misereWinner() : Values.winner(), Long.MAX_VALUE);
        long over = Long.parseLong(LawForgeries.line(certificate, "over"));
        List<Long> lost = new ArrayList<>(
                Arrays.stream(LawForgeries.line(certificate, "lost").split(" "))
                        .map(Long::parseLong)
                        .toList());
        int modulus = Integer.parseInt(LawForgeries.line(certificate, "modulus"));
        for (long last = lost.get(lost.size() - 1); last < BELOW; last = lost.get(lost.size() - 1)) {
            long[] next = Arrays.stream(LawForgeries.line(certificate, "next-" + last % modulus)
                            .split(" "))
                    .mapToLong(Long::parseLong)
                    .toArray();
            lost.add(Math.floorDiv(next[0] * last + next[1], next[2]));
        }
        for (long size = 0; size < BELOW; size++) {
            if ((table.of(size) == 0) != (size <= over || lost.contains(size))) {
                return false;
            }
        }
        return true;
    }

    @Test
    void noFalseSizesAreCertified() {
        List<String> certificates =
                RULES.stream().map(ChainCertificateTest::certificate).toList();
        LawForgeries forgeries = new LawForgeries(
                37, RULES.stream().map(rules -> rules.replace("misere ", "")).toList());
        int refused = 0;
        int harmless = 0;
        while (refused < FORGERIES) {
            String forged = forgeries.of(certificates.get((refused + harmless) % certificates.size()));
            if (holds(forged)) {
                harmless++;
                assertThat(trueOfSmallOnes(forged)).as(forged).isTrue();
            } else {
                refused++;
            }
        }
        assertThat(harmless).isLessThan(FORGERIES / 8);
    }
}
