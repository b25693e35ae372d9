package org.zermelo.law.check;

import java.util.Set;
import org.zermelo.solve.certificate.CertificateText;

/** What a certificate says of the sizes of one heap by steps from size to size, without an automaton of its own. */
sealed interface StepClaim permits ChainClaim, WindowClaim {

    /** Sizes are read in this system. */
    DigitSystem BINARY = new DigitSystem(2, 0);

    /** So many numbers may stand in a line. */
    int MOST_SIZES = 400;

    /** The rules as they are written. */
    String game();

    /** Whether the player who would win by the rules loses. */
    boolean misere();

    /** Whether it is about nimbers, and not only who wins. */
    boolean nimbers();

    /** Why the claim does not hold, as the end of a key; empty when it does. */
    String fault(RuleSentences rules);

    /** The numbers of a line. */
    static long[] numbers(CertificateText text, String name, int most) {
        String[] parts = text.text(name).split(" ", -1);
        if (parts.length > most) {
            throw LawClaim.rejection("numbers");
        }
        long[] numbers = new long[parts.length];
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].matches("-?\\d{1,9}")) {
                throw LawClaim.rejection("numbers");
            }
            numbers[i] = Long.parseLong(parts[i]);
        }
        return numbers;
    }

    /** The number on a track. */
    static DigitSum size(int track) {
        return DigitSum.track(track);
    }

    /** A constant. */
    static DigitSum number(long number) {
        return DigitSum.number(number);
    }

    /** Whether some numbers do. */
    static boolean some(DigitSentence sentence) {
        return !DigitMachine.of(BINARY, sentence.tracks(), sentence.condition()).empty();
    }

    /** A sentence about some numbers with one condition more. */
    static DigitSentence with(DigitSentence sentence, int tracks, DigitCondition also) {
        return sentence(tracks, DigitCondition.all(sentence.condition(), also));
    }

    /** A condition on some numbers. */
    static DigitSentence sentence(int tracks, DigitCondition condition) {
        int[] own = new int[tracks];
        for (int i = 0; i < tracks; i++) {
            own[i] = i;
        }
        return DigitSentence.of(tracks, Set.of(), condition, own);
    }

    /** That a number is the quotient of a sum by the last of three numbers: so many times a size, and a constant. */
    static DigitCondition quotient(long[] formula, int size, int quotient) {
        DigitSum rest = number(formula[1]).plus(size(size), formula[0]).plus(size(quotient), -formula[2]);
        return DigitCondition.all(
                DigitCondition.atMost(number(0), rest), DigitCondition.less(rest, number(formula[2])));
    }

    /** That a size leaves a remainder; the quotient is a number on a track of its own. */
    static DigitCondition leaves(int size, int modulus, int remainder, int times) {
        return modulus == 1
                ? DigitCondition.ALWAYS
                : DigitCondition.zero(
                        number(remainder).plus(size(times), modulus).plus(size(size), -1));
    }
}
