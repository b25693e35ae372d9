package org.zermelo.heap.check;

import java.util.Optional;
import java.util.function.Function;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateException;
import org.zermelo.solve.certificate.CertificateText;

/**
 * Verifies a certificate of a period: the text is whole, the game named has the moves listed, the values are those of the rules,
 * the window shows what it is said to show, the theorem's conditions hold, and both period and preperiod are the least. Nothing
 * that the certificate says is believed except the name of the theorem, and nothing is stated that was not verified.
 */
public final class CertificateChecker {

    private static final String FORMAT = "zermelo-period-certificate";

    /** Longer lists of values are left to their digest. */
    private static final long MOST_VALUES = 100_000;

    private static final long FNV_START = 1469598103934665603L;
    private static final long FNV_PRIME = 1099511628211L;

    /**
     * What the check found.
     *
     * @param game the game that the certificate names, when it holds and the game was read and seen to have the moves listed; if
     *     empty, the certificate is about the rules that it lists, whatever it calls them
     * @param rejection why the certificate does not hold; empty when it does
     * @param period the period, when it holds
     * @param preperiod the preperiod, when it holds
     * @param saltus the saltus, when it holds
     */
    public record CheckedCertificate(
            Optional<String> game, Optional<Note> rejection, long period, long preperiod, long saltus) {

        /** Whether the certificate holds. */
        public boolean holds() {
            return rejection.isEmpty();
        }
    }

    private CertificateChecker() {}

    /** Whether a text is meant as a certificate at all, by its first line. */
    public static boolean isCertificate(String text) {
        return text.startsWith(FORMAT + ":");
    }

    /**
     * Checks a certificate. Time as for a new computation of its values.
     *
     * @param declared reads the name of declared rules as notation, which this package does not know; empty when it is none
     * @throws RefusedException when the values do not fit in memory
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static CheckedCertificate check(String text, Function<String, Optional<Ruleset>> declared, Watch watch) {
        try {
            CertificateText lines = CertificateText.read(FORMAT, text);
            CertificateClaim claim = CertificateClaim.read(lines);
            Optional<String> game = verify(lines, claim, declared, watch);
            return new CheckedCertificate(game, Optional.empty(), claim.period(), claim.preperiod(), claim.saltus());
        } catch (CertificateException rejection) {
            return new CheckedCertificate(Optional.empty(), Optional.of(rejection.note()), 0, 0, 0);
        }
    }

    private static Optional<String> verify(
            CertificateText lines, CertificateClaim claim, Function<String, Optional<Ruleset>> declared, Watch watch) {
        CheckedGame game = CheckedGame.read(lines);
        String theorem = lines.text("theorem");
        TheoremCheck conditions = new TheoremCheck(game, claim);
        conditions.checkNumbers(theorem);
        Optional<String> name = new CheckedName(lines, game, watch).read(declared);
        refuseBeyondMemory(claim);
        char[] values = Recomputation.values(game, (int) claim.heaps(), watch);
        compareValues(lines, claim, values);
        lines.refuseUnread();
        compareWindow(claim, values);
        conditions.checkValues(theorem, values);
        least(claim, values);
        return name;
    }

    private static void refuseBeyondMemory(CertificateClaim claim) {
        long bytes = claim.heaps() * Character.BYTES;
        long allowed = Budget.ofThisMachine().bytes();
        if (bytes > allowed) {
            throw new RefusedException(
                    "heap.check.memory", "heaps", claim.heaps(), "needed", bytes, "allowed", allowed);
        }
    }

    private static void compareValues(CertificateText lines, CertificateClaim claim, char[] values) {
        long fnv = FNV_START;
        int max = 0;
        for (char value : values) {
            fnv = (fnv ^ value) * FNV_PRIME;
            max = Math.max(max, value);
        }
        if (lines.whole("max") != max) {
            throw new Rejection("max", "seen", lines.text("max"), "right", max);
        }
        if (!lines.text("fnv").equals(String.format("%016x", fnv))) {
            throw new Rejection("fnv", "seen", lines.text("fnv"));
        }
        long listed = claim.preperiod() + claim.period();
        if (listed <= MOST_VALUES) {
            compareList(lines.text("values").split(" ", -1), (int) listed, values);
        }
    }

    private static void compareList(String[] listed, int right, char[] values) {
        for (int heap = 0; heap < Math.min(listed.length, right); heap++) {
            if (CertificateText.whole("values", listed[heap]) != values[heap]) {
                throw new Rejection("value", "heap", heap, "seen", listed[heap]);
            }
        }
        if (listed.length != right) {
            throw new Rejection("values", "seen", listed.length, "right", right);
        }
    }

    private static void compareWindow(CertificateClaim claim, char[] values) {
        long rise = claim.rise();
        for (int n = (int) claim.from(); n < claim.to(); n++) {
            if (values[(int) (n + claim.shift())] - values[n] != rise) {
                throw new Rejection("window", "heap", n);
            }
        }
        for (int n = (int) claim.preperiod(); n + claim.period() < values.length; n++) {
            if (values[(int) (n + claim.period())] - values[n] != claim.saltus()) {
                throw new Rejection("repeat", "heap", n);
            }
        }
    }

    /** A smaller period would divide this one, and a smaller preperiod would include the heap before. */
    private static void least(CertificateClaim claim, char[] values) {
        int preperiod = (int) claim.preperiod();
        int period = (int) claim.period();
        if (preperiod > 0 && values[preperiod - 1 + period] - values[preperiod - 1] == claim.saltus()) {
            throw new Rejection("preperiod-not-least", "preperiod", preperiod);
        }
        for (int divisor = 1; divisor <= period / 2; divisor++) {
            if (period % divisor == 0 && claim.saltus() % (period / divisor) == 0 && repeats(claim, values, divisor)) {
                throw new Rejection("period-not-least", "period", period, "smaller", divisor);
            }
        }
    }

    private static boolean repeats(CertificateClaim claim, char[] values, int shorter) {
        long rise = claim.saltus() / (claim.period() / shorter);
        for (long n = claim.preperiod(); n < claim.preperiod() + claim.period() && n + shorter < values.length; n++) {
            if (values[(int) (n + shorter)] - values[(int) n] != rise) {
                return false;
            }
        }
        return true;
    }
}
