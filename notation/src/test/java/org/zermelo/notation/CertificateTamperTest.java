package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.Period;
import org.zermelo.solve.Watch;

/**
 * Whatever is changed in a certificate whose checksum is right again, no false claim is certified: it is refused, or what is
 * stated is true all the same. {@code -Dcertificate.tampers=50000} tries more.
 */
class CertificateTamperTest {

    private static final int TAMPERS = Integer.getInteger("certificate.tampers", 3_000);
    private static final int HEAPS = 2_500;

    private static final List<String> GAMES = List.of(
            "0.77",
            "0.07",
            "4.4",
            "0.33",
            "0.8",
            "0.3F",
            "0.[3]",
            "0.1[30]",
            "subtraction({1,3,4})",
            "all-but({2,3,7})",
            "heaps(S; move take any)",
            "heaps(S; move -1, -2)",
            "heaps(S; move -1, -2 if x != 5)",
            "heaps(S; move take 1..2 then maybe split)",
            "heaps(S; move -1 if x % 3 = 0, -2 if x % 3 != 1, -5)",
            "heaps(S; move -1 if x*x % 4 = 1, -2, -3 if x > 9)",
            "heaps(S; move -k for k in 1..x%5, -6; end x = 1)",
            "heaps(S; move take 3 then maybe split into 2 unequal, take 1)");
    private static final List<String> NAMES = List.of(
            "0.777",
            "kayles with more",
            "",
            "@two-heaps",
            "@subtract-a-square",
            "grundys-game",
            "heaps(S; move -1, -2 # or kayles)",
            "heaps(S; move -1..2)",
            "misere heaps(S; move -1, -2)",
            "heaps(S; move -1, -2; stuck loses)",
            "heaps(S; move -1, -2) from 7",
            "heaps(S, T; move -1, -2)",
            "heaps(S; move -k*k for k in 1..x)");

    private static NimSequence sequence(HeapRules rules) {
        return NimSequences.compute(rules, HEAPS, NimSequences.Settings.ofThisMachine(), Watch.NONE);
    }

    private static String certificate(HeapRules rules) {
        return Certificate.of(sequence(rules));
    }

    private static List<String> certificates() {
        UniformTakes late = new UniformTakes(3, List.of(HeapTake.of(1, 1), HeapTake.of(1, 2), HeapTake.of(3, 0)));
        List<String> certificates = new ArrayList<>();
        GAMES.forEach(game -> certificates.add(certificate(HeapRulesText.parse(game))));
        certificates.add(certificate(HeapRules.of("late", heap -> heap < 3 ? List.of() : late.takes(), late)));
        return certificates;
    }

    private static CertificateChecker.CheckedCertificate check(String certificate) {
        return CertificateChecker.check(certificate, HeapRulesText::declared, Watch.NONE);
    }

    @Test
    void nothingFalseIsCertified() {
        List<String> certificates = certificates();
        List<String> names = new ArrayList<>(GAMES);
        names.addAll(NAMES);
        CertificateTampers tampers = new CertificateTampers(20_261_122, names, certificates);
        Map<String, Optional<Period>> known = new HashMap<>();
        int harmless = 0;
        for (int i = 0; i < TAMPERS; i++) {
            String tampered = tampers.tampered(certificates.get(i % certificates.size()));
            CertificateChecker.CheckedCertificate result = check(tampered);
            if (result.holds()) {
                harmless++;
                Period stated = new Period(result.period(), result.preperiod(), result.saltus());
                Optional<Period> right = result.game().isPresent()
                        ? known.computeIfAbsent(
                                result.game().get(),
                                game -> sequence(HeapRulesText.parse(game))
                                        .proof()
                                        .map(proof -> proof.period()))
                        : Optional.of(ListedRules.of(tampered).period(stated));
                assertThat(right).as("%s", tampered).contains(stated);
            }
        }
        // a change of order, or of a name that is then not repeated, does no harm; most changes do
        assertThat(harmless).isBetween(1, TAMPERS / 4);
    }

    /** Each certificate under the name of every other game. */
    @Test
    void noGameBorrowsThePeriodOfAnother() {
        List<String> certificates = certificates();
        for (int i = 0; i < GAMES.size(); i++) {
            List<String> lines = CertificateTampers.lines(certificates.get(i));
            assertThat(check(certificates.get(i)).holds()).as(GAMES.get(i)).isTrue();
            for (String game : GAMES) {
                List<String> renamed = lines.stream()
                        .map(line -> line.startsWith("game: ") ? "game: " + game : line)
                        .toList();
                if (!renamed.equals(lines)) {
                    CertificateChecker.CheckedCertificate result = check(CertificateTampers.signed(renamed));
                    assertThat(result.game().isPresent()
                                    && !sequence(HeapRulesText.parse(game))
                                            .proof()
                                            .orElseThrow()
                                            .period()
                                            .equals(new Period(result.period(), result.preperiod(), result.saltus())))
                            .as("%s as %s", GAMES.get(i), game)
                            .isFalse();
                }
            }
        }
    }

    /** A name that is no notation is not repeated, and what is certified is the rules in the file. */
    @Test
    void aNameThatCannotBeReadIsNotStated() {
        List<String> lines = CertificateTampers.lines(certificate(HeapRulesText.parse("heaps(S; move -1, -2)")));
        for (String name : List.of("kayles with more", "@two-heaps", "heaps(S; move -1")) {
            CertificateChecker.CheckedCertificate result = check(CertificateTampers.signed(lines.stream()
                    .map(line -> line.startsWith("game: ") ? "game: " + name : line)
                    .toList()));
            assertThat(result.holds()).as(name).isTrue();
            assertThat(result.game()).as(name).isEmpty();
        }
        CertificateChecker.CheckedCertificate commented = check(CertificateTampers.signed(lines.stream()
                .map(line -> line.startsWith("game: ") ? "game: heaps(S; move -1, -2;)" : line)
                .toList()));
        assertThat(commented.game()).contains("heaps(S; move -1, -2)");
    }

    /** The move of one remainder left out, and a move larger than its heap. */
    @Test
    void theMovesMustBeThoseOfTheGameNamed() {
        List<String> lines = CertificateTampers.lines(
                certificate(HeapRulesText.parse("heaps(S; move -1 if x % 3 = 0, -2 if x % 3 != 1, -5)")));
        for (String[] change : new String[][] {
            {"moves-of-residue-0: 1/1 2/1 5/1", "moves-of-residue-0: 1/1 2/1"},
            {"moves-of-residue-2: 2/1 5/1", "moves-of-residue-2: 2/1"},
            {"moves-of-2: 2/0", "moves-of-2: 2/0 3/1"},
            {"moves-of-2: 2/0", "moves-of-2: 2/0 1/1"}
        }) {
            assertThat(lines).contains(change[0]);
            List<String> changed = lines.stream()
                    .map(line -> line.equals(change[0]) ? change[1] : line)
                    .toList();
            assertThat(check(CertificateTampers.signed(changed))
                            .rejection()
                            .orElseThrow()
                            .key())
                    .as(change[1])
                    .isIn("heap.check.game-is-not-moves", "heap.check.move-of-heap");
        }
    }
}
