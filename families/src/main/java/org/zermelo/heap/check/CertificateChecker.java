package org.zermelo.heap.check;

import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.solve.Watch;

/**
 * Verifies a certificate of a period: the text is whole, the values are those of the rules, the window shows what it is said
 * to show, the theorem's conditions hold, and both period and preperiod are the least. Nothing that the certificate says is
 * believed except the name of the theorem.
 */
public final class CertificateChecker {

    private static final long FNV_START = 1469598103934665603L;
    private static final long FNV_PRIME = 1099511628211L;

    /**
     * What the check found.
     *
     * @param game the rules that the certificate names; empty when it could not be read
     * @param rejection why the certificate does not hold; empty when it does
     * @param period the period, when it holds
     * @param preperiod the preperiod, when it holds
     * @param saltus the saltus, when it holds
     */
    public record Result(String game, Optional<Note> rejection, long period, long preperiod, long saltus) {

        /** Whether the certificate holds. */
        public boolean holds() {
            return rejection.isEmpty();
        }
    }

    private CertificateChecker() {}

    /** Whether a text is meant as a certificate at all, by its first line. */
    public static boolean isCertificate(String text) {
        return text.startsWith("zermelo-period-certificate:");
    }

    /**
     * Checks a certificate. Time as for a new computation of its values.
     *
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static Result check(String text, Watch watch) {
        String game = "";
        try {
            CertificateText lines = CertificateText.read(text);
            game = lines.text("game");
            Claim claim = Claim.read(lines);
            verify(lines, claim, watch);
            return new Result(game, Optional.empty(), claim.period(), claim.preperiod(), claim.saltus());
        } catch (Rejection rejection) {
            return new Result(game, Optional.of(rejection.note()), 0, 0, 0);
        }
    }

    private static void verify(CertificateText lines, Claim claim, Watch watch) {
        CheckedGame game = CheckedGame.read(lines);
        char[] values = Recomputation.values(game, (int) claim.heaps(), watch);
        compareValues(lines, values);
        compareWindow(claim, values);
        new TheoremCheck(game, claim, values).check(lines.text("theorem"));
        least(claim, values);
    }

    private static void compareValues(CertificateText lines, char[] values) {
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
        if (lines.has("values")) {
            String[] listed = lines.text("values").split(" ", -1);
            for (int heap = 0; heap < listed.length; heap++) {
                if (heap >= values.length || CertificateText.whole("values", listed[heap]) != values[heap]) {
                    throw new Rejection("value", "heap", heap, "seen", listed[heap]);
                }
            }
        }
    }

    private static void compareWindow(Claim claim, char[] values) {
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
    private static void least(Claim claim, char[] values) {
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

    private static boolean repeats(Claim claim, char[] values, int shorter) {
        long rise = claim.saltus() / (claim.period() / shorter);
        for (long n = claim.preperiod(); n < claim.preperiod() + claim.period() && n + shorter < values.length; n++) {
            if (values[(int) (n + shorter)] - values[(int) n] != rise) {
                return false;
            }
        }
        return true;
    }
}
