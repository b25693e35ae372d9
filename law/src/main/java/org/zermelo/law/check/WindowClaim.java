package org.zermelo.law.check;

import static org.zermelo.law.check.DigitSum.number;
import static org.zermelo.law.check.DigitSum.track;

import java.util.List;
import org.zermelo.solve.certificate.CertificateText;

/**
 * What a certificate says of the nimbers of one heap: which is the least size that a move leads to. If moves lead to all sizes from there
 * on, and it stays or grows by 1 from each size to the next, then the nimbers from it up to the size are the first ones, each once. So
 * the nimber is how many moves there are where it stays, and where it grows that of the size that is out of reach from then on.
 *
 * @param game the rules as they are written
 * @param first the least size for the first sizes
 * @param least factor, constant and divisor of the least size for each remainder of a later one
 */
record WindowClaim(String game, long[] first, List<long[]> least) implements StepClaim {

    static boolean isOne(CertificateText text) {
        return text.has("reach");
    }

    static WindowClaim read(CertificateText text) {
        LawClaim.either(text, "convention", "normal", "normal");
        long[] first = StepClaim.numbers(text, "reach", MOST_SIZES);
        return new WindowClaim(text.text("game"), first, StepClaim.formulas(text, "reach-"));
    }

    @Override
    public boolean misere() {
        return false;
    }

    @Override
    public boolean nimbers() {
        return true;
    }

    @Override
    public boolean holds(RuleSentences rules) {
        // without a move the player to move must lose, and nothing else may end the play
        boolean plain = rules.endings().size() == 1
                && PositionWalk.ended(rules.endings().get(0), false, false) == 0;
        return plain && steps() && reaches(rules);
    }

    /** Whether each size has a least one, a number from 0 on. */
    @Override
    public boolean whole() {
        return first[0] == 0 && least.stream().allMatch(one -> one[0] >= 0 && one[0] * first.length + one[1] >= 0);
    }

    /** Whether the least size stays or grows by 1: that of the first sizes, from the last of them on, and by the formulas. */
    private boolean steps() {
        for (int i = 1; i <= first.length; i++) {
            long[] one = least.get(first.length % least.size());
            long now = i < first.length ? first[i] : (one[0] * i + one[1]) / one[2];
            if (now < first[i - 1] || now > first[i - 1] + 1) {
                return false;
            }
        }
        for (int remainder = 0; remainder < least.size(); remainder++) {
            // a size, the next one, the least of both, and a number that the remainder needs
            long[] next = least.get((remainder + 1) % least.size());
            DigitCondition both = DigitCondition.all(
                    later(remainder, 0, 2, 4),
                    DigitCondition.zero(track(0).plus(number(1), 1).plus(track(1), -1)),
                    StepClaim.quotient(next, 1, 3));
            DigitCondition amiss = DigitCondition.any(List.of(
                    DigitCondition.less(track(3), track(2)),
                    DigitCondition.less(track(2).plus(number(1), 1), track(3))));
            if (StepClaim.some(StepClaim.sentence(4, DigitCondition.all(both, amiss)))) {
                return false;
            }
        }
        return true;
    }

    /** Whether moves lead from each size to all from the least one on up to it, and to no others. */
    private boolean reaches(RuleSentences rules) {
        for (int piece = 0; piece < first.length + least.size(); piece++) {
            DigitCondition within = DigitCondition.all(
                    piece(piece, 0, 2, 3),
                    DigitCondition.atMost(track(2), track(1)),
                    DigitCondition.less(track(1), track(0)));
            if (!Covered.by(BINARY, 2, StepClaim.sentence(2, within), rules.moves())) {
                return false;
            }
            for (DigitSentence move : rules.moves()) {
                int more = move.tracks();
                DigitCondition below =
                        DigitCondition.all(piece(piece, 0, more, more + 1), DigitCondition.less(track(1), track(more)));
                if (StepClaim.some(StepClaim.with(move, 2, below))) {
                    return false;
                }
            }
        }
        return true;
    }

    private DigitCondition piece(int piece, int size, int least, int times) {
        return piece < first.length
                ? DigitCondition.all(
                        DigitCondition.zero(track(size).plus(number(piece), -1)),
                        DigitCondition.zero(track(least).plus(number(first[piece]), -1)))
                : later(piece - first.length, size, least, times);
    }

    private DigitCondition later(int remainder, int size, int to, int times) {
        return DigitCondition.all(
                DigitCondition.atMost(number(first.length), track(size)),
                StepClaim.quotient(least.get(remainder), size, to),
                StepClaim.leaves(size, least.size(), remainder, times));
    }
}
