package org.zermelo.law.check;

import static org.zermelo.law.check.DigitSum.number;
import static org.zermelo.law.check.DigitSum.track;

import java.util.List;
import org.zermelo.game.Ending;
import org.zermelo.solve.certificate.CertificateText;

/**
 * What a certificate says of the lost sizes of one heap: the first of them one by one, and how each later one follows from the one before
 * it. A size between two of them is won, because a move leads to the lower one; from the upper one no move leads to the lower one or below.
 *
 * @param game the rules as they are written
 * @param misere whether the player who would win by the rules loses
 * @param over the greatest size at which the play is over and lost; -1 where there is none
 * @param first the first lost sizes in play, or that size and those in play behind it
 * @param next factor, constant and divisor for each remainder of the lost size
 */
record ChainClaim(String game, boolean misere, long over, long[] first, List<long[]> next) implements StepClaim {

    static boolean isOne(CertificateText text) {
        return text.has("lost");
    }

    static ChainClaim read(CertificateText text) {
        boolean misere = LawClaim.either(text, "convention", "misere", "normal");
        long[] first = StepClaim.numbers(text, "lost", MOST_SIZES);
        List<long[]> next = StepClaim.formulas(text, "next-");
        return new ChainClaim(text.text("game"), misere, StepClaim.numbers(text, "over", 1)[0], first, next);
    }

    @Override
    public boolean nimbers() {
        return false;
    }

    @Override
    public boolean holds(RuleSentences rules) {
        return begins(rules) && goesOn(rules);
    }

    /** Whether sizes rise, those of the formulas as well. */
    @Override
    public boolean whole() {
        boolean rises = first[0] >= 0 && (over < 0 ? over == -1 : over == first[0]);
        for (int i = 1; i < first.length; i++) {
            rises &= first[i - 1] < first[i];
        }
        for (long[] one : next) {
            rises = rises
                    && one[0] >= one[2]
                    && Math.addExact(Math.multiplyExact(one[0] - one[2], first[first.length - 1]), one[1]) >= one[2];
        }
        return rises;
    }

    private boolean lost(Ending ending) {
        return PositionWalk.ended(ending, misere, false) == 0;
    }

    /** Whether the sizes up to the first lost one are what they are by the ends of the rules. */
    private boolean begins(RuleSentences rules) {
        List<Ending> endings = rules.endings();
        boolean stuckLoses = lost(endings.get(endings.size() - 1));
        DigitCondition below = DigitCondition.less(track(0), number(first[0]));
        for (int i = 0; i < endings.size() - 1; i++) {
            boolean amiss = lost(endings.get(i)) != (over >= 0);
            DigitCondition late = over >= 0
                    ? DigitCondition.less(number(over), track(0))
                    : DigitCondition.atMost(number(first[0]), track(0));
            if (amiss || StepClaim.some(StepClaim.with(rules.ends().get(i), 1, late))) {
                return false;
            }
        }
        if (over >= 0) {
            return !StepClaim.some(StepClaim.with(rules.inPlay(), 1, DigitCondition.atMost(track(0), number(over))));
        }
        if (stuckLoses) {
            return !StepClaim.some(StepClaim.with(rules.inPlay(), 1, below));
        }
        // all moves in play fall, as was shown before
        boolean early = rules.against(new int[] {1}, false).stream()
                .anyMatch(move -> StepClaim.some(StepClaim.with(move, 2, below)));
        DigitCondition here = DigitCondition.zero(track(0).plus(number(first[0]), -1));
        return !early && rules.moves().stream().anyMatch(move -> StepClaim.some(StepClaim.with(move, 2, here)));
    }

    /** Whether each lost size gives the next one. */
    private boolean goesOn(RuleSentences rules) {
        boolean stuckLoses = lost(rules.endings().get(rules.endings().size() - 1));
        int pairs = first.length - 1 + next.size();
        for (int i = 0; i < pairs; i++) {
            // a size, a lost one, the next one, and a number that the remainder needs
            DigitCondition between = DigitCondition.all(
                    follows(i, 1, 2, 3),
                    DigitCondition.less(track(1), track(0)),
                    DigitCondition.less(track(0), track(2)));
            if (!Covered.by(BINARY, 2, StepClaim.sentence(2, between), rules.moves())) {
                return false;
            }
            DigitCondition upper = follows(i, 1, 0, 2);
            if (!stuckLoses && !Covered.by(BINARY, 1, StepClaim.sentence(1, upper), rules.moves())) {
                return false;
            }
            for (DigitSentence move : rules.moves()) {
                int more = move.tracks();
                DigitCondition down =
                        DigitCondition.all(follows(i, more, 0, more + 1), DigitCondition.atMost(track(1), track(more)));
                if (StepClaim.some(StepClaim.with(move, 2, down))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** That one number is lost and another one the next lost one: by the first sizes, or by the formula of a remainder. */
    private DigitCondition follows(int pair, int lost, int later, int times) {
        if (pair < first.length - 1) {
            return DigitCondition.all(
                    DigitCondition.zero(track(lost).plus(number(first[pair]), -1)),
                    DigitCondition.zero(track(later).plus(number(first[pair + 1]), -1)));
        }
        int remainder = pair - first.length + 1;
        long[] one = next.get(remainder);
        return DigitCondition.all(
                DigitCondition.atMost(number(first[first.length - 1]), track(lost)),
                StepClaim.quotient(one, lost, later),
                StepClaim.leaves(lost, next.size(), remainder, times));
    }
}
