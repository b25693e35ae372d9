package org.zermelo.law.check;

import java.util.Optional;
import java.util.function.Function;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.law.check.TermReader.Unjudged;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateException;
import org.zermelo.solve.certificate.CertificateText;

/**
 * Verifies the certificate of a law. The rules are read by their text, every play is proved to end by the measure, and of every position
 * the law is compared with what it says of the positions after a move. Then it is right, by induction along the plays.
 */
public final class LawCheck {

    private static final String FORMAT = "zermelo-law-certificate";

    /**
     * What the check found.
     *
     * @param game the rules, when the certificate holds
     * @param misere whether the law is of misère play
     * @param nimbers whether the law tells nimbers, and not only who wins
     * @param states how many states the law has
     * @param rejection why the certificate does not hold; empty when it does
     */
    public record CheckedLaw(
            Optional<String> game, boolean misere, boolean nimbers, int states, Optional<Note> rejection) {

        /** Whether the certificate holds. */
        public boolean holds() {
            return rejection.isEmpty();
        }
    }

    private LawCheck() {}

    /** Whether a text is meant as the certificate of a law, by its first line. */
    public static boolean isCertificate(String text) {
        return text.startsWith(FORMAT + ":");
    }

    /**
     * Checks a certificate.
     *
     * @param declared reads rules that are written out; empty when a text is none
     * @throws org.zermelo.game.RefusedException when it takes more than this check can hold
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static CheckedLaw check(String text, Function<String, Optional<Ruleset>> declared, Watch watch) {
        try {
            CertificateText lines = CertificateText.read(FORMAT, text);
            if (ChainClaim.isOne(lines)) {
                return steps(ChainClaim.read(lines), lines, declared, watch);
            }
            if (WindowClaim.isOne(lines)) {
                return steps(WindowClaim.read(lines), lines, declared, watch);
            }
            LawClaim claim = LawClaim.read(lines);
            lines.refuseUnread();
            Ruleset rules = rules(claim.game(), declared);
            CancelScope.during(watch::cancelled, () -> {
                judge(claim, new RuleSentences(rules));
                return claim;
            });
            return new CheckedLaw(
                    Optional.of(claim.game()), claim.misere(), claim.nimbers(), claim.says().length, Optional.empty());
        } catch (CertificateException rejection) {
            return failed(rejection.note());
        } catch (Unjudged | ArithmeticException e) {
            return failed(LawClaim.rejection("unjudged").note());
        }
    }

    private static Ruleset rules(String game, Function<String, Optional<Ruleset>> declared) {
        return declared.apply(game).orElseThrow(() -> LawClaim.rejection("game", "seen", shortened(game)));
    }

    /** Of sizes that follow from each other there is no automaton, and no state. */
    private static CheckedLaw steps(
            StepClaim claim, CertificateText lines, Function<String, Optional<Ruleset>> declared, Watch watch) {
        lines.refuseUnread();
        RuleSentences rules = new RuleSentences(rules(claim.game(), declared));
        String fault = CancelScope.during(watch::cancelled, () -> claim.fault(rules));
        if (!fault.isEmpty()) {
            throw LawClaim.rejection(fault);
        }
        return new CheckedLaw(Optional.of(claim.game()), claim.misere(), claim.nimbers(), 0, Optional.empty());
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 60) : text;
    }

    private static CheckedLaw failed(Note why) {
        return new CheckedLaw(Optional.empty(), false, false, 0, Optional.of(why));
    }

    private static void judge(LawClaim claim, RuleSentences rules) {
        int letters = DigitMachine.letters(claim.system(), rules.variables());
        boolean whole = claim.weights().length == rules.variables();
        for (int[] row : claim.next()) {
            whole &= row.length == letters;
        }
        if (!whole) {
            throw LawClaim.rejection("numbers");
        }
        if (claim.next()[0][0] != 0) {
            throw LawClaim.rejection("zeros");
        }
        if (!ends(claim, rules)) {
            throw LawClaim.rejection("endless");
        }
        if (!new PositionWalk(claim, rules).agrees()) {
            throw LawClaim.rejection("disagrees");
        }
    }

    private static boolean ends(LawClaim claim, RuleSentences rules) {
        for (DigitSentence against : rules.against(claim.weights(), claim.falls())) {
            if (!machine(claim, against).empty()) {
                return false;
            }
        }
        return claim.falls() || machine(claim, rules.inPlay()).finite();
    }

    private static DigitMachine machine(LawClaim claim, DigitSentence sentence) {
        return DigitMachine.of(claim.system(), sentence.tracks(), sentence.condition());
    }
}
