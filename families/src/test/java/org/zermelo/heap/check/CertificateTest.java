package org.zermelo.heap.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.NamedCode;
import org.zermelo.heap.OctalClass;
import org.zermelo.heap.ResidueTakes;
import org.zermelo.heap.Sequences;
import org.zermelo.heap.Subtraction;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.period.Certificate;
import org.zermelo.solve.Watch;

/** Certificates hold as written and fail when any number in them is changed. */
class CertificateTest {

    private static final Pattern NUMBER = Pattern.compile("(?<![0-9a-zA-Z.\\-{,])[0-9]+(?![0-9a-zA-Z.}])");

    static List<HeapRules> games() {
        UniformTakes apart = new UniformTakes(0, List.of(HeapTake.of(2, 0), new HeapTake(2, 2, true)));
        UniformTakes late = new UniformTakes(3, List.of(HeapTake.of(1, 1), HeapTake.of(1, 2), HeapTake.of(3, 0)));
        ResidueTakes residues = new ResidueTakes(
                0,
                List.of(
                        List.of(HeapTake.of(2, 0), HeapTake.of(2, 1), HeapTake.of(1, 2)),
                        List.of(HeapTake.of(2, 0), HeapTake.of(4, 1), HeapTake.of(4, 2))));
        ResidueTakes lateResidues =
                new ResidueTakes(5, List.of(List.of(HeapTake.of(1, 1)), List.of(HeapTake.of(2, 1), HeapTake.of(4, 1))));
        return List.of(
                HeapCode.parse("0.77"),
                HeapCode.parse("0.07"),
                HeapCode.parse("4.4"),
                HeapCode.parse("0.1"),
                HeapCode.parse("0.33"),
                HeapCode.parse("0.F2"),
                HeapCode.parse("0.8"),
                HeapCode.parse("0.3F"),
                HeapCode.parse("0.9C"),
                HeapCode.parse("0.[3]"),
                HeapCode.parse("0.1[30]"),
                Subtraction.of(Set.of(1, 3, 4)),
                Subtraction.allBut(Set.of(2, 3, 7)),
                HeapRules.of("apart", heap -> apart.takes(), apart),
                HeapRules.of("late", heap -> heap < 3 ? List.of() : late.takes(), late),
                HeapRules.of("residues", residues::takes, residues),
                HeapRules.of(
                        "late-residues",
                        heap -> heap < 5 ? List.of(HeapTake.of(3, 1)) : lateResidues.takes(heap),
                        lateResidues));
    }

    private static String certificate(HeapRules rules) {
        return Certificate.of(Sequences.proved(rules, 2_500));
    }

    private static CertificateChecker.CheckedCertificate check(String text) {
        return CertificateChecker.check(text, name -> Optional.empty(), Watch.NONE);
    }

    @ParameterizedTest
    @MethodSource("games")
    void holdsAsWritten(HeapRules rules) {
        CertificateChecker.CheckedCertificate result = check(certificate(rules));
        assertThat(result.rejection()).as(rules.text()).isEmpty();
        // names of rules that this module cannot read are not repeated
        boolean named = rules instanceof HeapCode || rules instanceof NamedCode;
        assertThat(result.game()).isEqualTo(named ? Optional.of(rules.text()) : Optional.empty());
    }

    /** The digest is made anew after each change, so that the numbers themselves have to be found wrong. */
    @ParameterizedTest
    @MethodSource("games")
    void failsWhenOneNumberIsChanged(HeapRules rules) throws Exception {
        String text = certificate(rules);
        String body = text.substring(0, text.indexOf("sha256: "));
        int changed = 0;
        for (String mutant : mutants(body)) {
            assertThat(check(signed(mutant)).holds()).as("%s", mutant).isFalse();
            changed++;
        }
        assertThat(changed).isGreaterThan(20);
    }

    /** Every number of the claim one larger, one smaller, doubled and zero; the values, of the claim or of a heap, one by one. */
    private static List<String> mutants(String body) {
        List<String> mutants = new ArrayList<>();
        int lines = body.indexOf("theorem: ");
        Matcher number = NUMBER.matcher(body);
        while (number.find()) {
            if (number.start() < lines && number.start() > body.indexOf('\n')) {
                continue;
            }
            long value = Long.parseLong(number.group());
            for (long other : new TreeSet<>(List.of(value + 1, value - 1, 2 * value, 0L))) {
                if (other != value && other >= 0) {
                    mutants.add(body.substring(0, number.start()) + other + body.substring(number.end()));
                }
            }
        }
        return mutants;
    }

    private static String signed(String body) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(body.getBytes(StandardCharsets.UTF_8));
        return body + "sha256: " + HexFormat.of().formatHex(digest) + "\n";
    }

    @Test
    void failsWhenTheRulesAreChanged() throws Exception {
        String text = certificate(HeapCode.parse("0.77"));
        String body = text.substring(0, text.indexOf("sha256: "));
        for (String code : List.of("0.76", "0.7", "0.777", "0.57", "4.77", "0.07", "0.[7]", "0.F7", "0.x", "")) {
            assertThat(check(signed(body.replace("0.77", code))).holds())
                    .as(code)
                    .isFalse();
        }
        String apart = certificate(games().get(13));
        String moves = apart.substring(0, apart.indexOf("sha256: "));
        assertThat(check(signed(moves.replace("2/2!", "2/2"))).holds()).isFalse();
        assertThat(check(signed(moves.replace("2/0", "3/0"))).holds()).isFalse();
    }

    @Test
    void failsWhenTheMovesOfAResidueAreChanged() throws Exception {
        String text = certificate(games().get(15));
        String body = text.substring(0, text.indexOf("sha256: "));
        assertThat(body)
                .contains(
                        "theorem: breaking-by-residue", "modulus: 2", "moves-of-residue-1: 2/0 4/1 4/2", "period: 3\n");
        for (String[] change : new String[][] {
            {"moves-of-residue-1: 2/0 4/1 4/2", "moves-of-residue-1: 2/0 4/1"},
            {"moves-of-residue-0: 2/0 2/1", "moves-of-residue-0: 2/0 3/1"},
            {"4/2\n", "4/2!\n"},
            {"modulus: 2", "modulus: 1"},
            {"modulus: 2", "modulus: 3"},
            {"modulus: 2", "modulus: 99999999"},
            {"theorem: breaking-by-residue", "theorem: breaking"},
            {"theorem: breaking-by-residue", "theorem: three-heaps"},
            {"modulus: 2\n", ""}
        }) {
            assertThat(body).contains(change[0]);
            assertThat(check(signed(body.replace(change[0], change[1]))).holds())
                    .as(change[1])
                    .isFalse();
        }
        // without remainders the theorem for remainders has nothing to say
        String plain = certificate(games().get(14));
        String late = plain.substring(0, plain.indexOf("sha256: "));
        assertThat(check(signed(late.replace("theorem: breaking", "theorem: breaking-by-residue")))
                        .holds())
                .isFalse();
    }

    @Test
    void failsWhenLinesAreMissingDoubledOrCutOff() throws Exception {
        String text = certificate(HeapCode.parse("0.77"));
        assertThat(check(text.substring(0, text.length() - 5)).holds()).isFalse();
        assertThat(check("").holds()).isFalse();
        assertThat(check("sha256: ").holds()).isFalse();
        String body = text.substring(0, text.indexOf("sha256: "));
        for (String line : body.split("\n")) {
            assertThat(check(signed(body.replace(line + "\n", ""))).holds())
                    .as(line)
                    .isFalse();
            assertThat(check(signed(body + line + "\n")).holds()).as(line).isFalse();
        }
        assertThat(check(text.replace("period: 12", "period: 24"))
                        .rejection()
                        .orElseThrow()
                        .key())
                .isEqualTo("certificate.digest");
    }

    /** What the text claims is not only well-formed: multiples of a period and later starts are refused for not being least. */
    @Test
    void refusesTruePeriodsThatAreNotLeast() throws Exception {
        String body =
                "zermelo-period-certificate: 1\ngame: 0.33\ncode: 0.33\ntheorem: breaking\nperiod: 6\npreperiod: 0\n"
                        + "saltus: 0\nwindow: 0 2\nshift: 6\nheaps: 8\nmax: 2\nfnv: ";
        long fnv = 1469598103934665603L;
        for (int value : new int[] {0, 1, 2, 0, 1, 2, 0, 1}) {
            fnv = (fnv ^ value) * 1099511628211L;
        }
        CertificateChecker.CheckedCertificate result =
                check(signed(body + HexFormat.of().toHexDigits(fnv) + "\nvalues: 0 1 2 0 1 2\n"));
        assertThat(result.rejection().orElseThrow().key()).isEqualTo("heap.check.period-not-least");
    }

    @Test
    void allPublishedShortPeriods() {
        OctalClass.all().stream()
                .filter(c -> c.heapsToProve().isPresent() && c.heapsToProve().getAsLong() < 2_500)
                .forEach(c -> assertThat(
                                check(certificate(HeapCode.parse(c.code()))).holds())
                        .as(c.code())
                        .isTrue());
    }

    /** Before any value is computed: the window says how many heaps a proof needs. */
    @ParameterizedTest
    @MethodSource("games")
    void refusesMoreHeapsThanTheWindowNeedsBeforeComputingThem(HeapRules rules) throws Exception {
        String text = certificate(rules);
        String body = text.substring(0, text.indexOf("sha256: "));
        Watch computing = new Watch() {
            @Override
            public void progress(long done, long total) {
                throw new AssertionError("computes " + total + " values");
            }
        };
        for (String heaps : List.of("1000000176", "2147483639")) {
            String more = signed(body.replaceFirst("\nheaps: [0-9]+", "\nheaps: " + heaps));
            assertThat(CertificateChecker.check(more, name -> Optional.empty(), computing)
                            .holds())
                    .isFalse();
        }
    }

    /** A heap that leaves more heaps than any later one does: the check has room for these, too. */
    @Test
    void readsASmallHeapThatLeavesMoreHeapsThanLaterOnes() {
        UniformTakes later = new UniformTakes(5, List.of(HeapTake.of(1, 1)));
        HeapRules rules = HeapRules.of(
                "many", heap -> heap == 4 ? List.of(HeapTake.of(1, 3)) : heap < 5 ? List.of() : later.takes(), later);
        assertThat(check(certificate(rules)).rejection()).isEmpty();
    }
}
