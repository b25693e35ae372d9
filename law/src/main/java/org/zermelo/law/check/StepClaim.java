package org.zermelo.law.check;

import static org.zermelo.law.check.DigitSum.number;
import static org.zermelo.law.check.DigitSum.track;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.solve.certificate.CertificateText;

/** What a certificate says of the sizes of one heap by steps from size to size, without an automaton of its own. */
sealed interface StepClaim permits ChainClaim, WindowClaim {

    /** Sizes are read in this system. */
    DigitSystem BINARY = new DigitSystem(2, 0, 0);

    /** So many numbers may stand in a line. */
    int MOST_SIZES = 400;

    /** The rules as they are written. */
    String game();

    /** Whether the player who would win by the rules loses. */
    boolean misere();

    /** Whether it is about nimbers, and not only who wins. */
    boolean nimbers();

    /** Whether the numbers may be those of such a claim. */
    boolean whole();

    /** Whether the claim follows from rules under which sizes fall with each move. */
    boolean holds(RuleSentences rules);

    /** Why the claim does not hold, as the end of a key; empty when it does. */
    default String fault(RuleSentences rules) {
        if (rules.variables() != 1 || !whole()) {
            return "numbers";
        }
        if (rules.against(new int[] {1}, true).stream().anyMatch(StepClaim::some)) {
            return "endless";
        }
        return holds(rules) ? "" : "disagrees";
    }

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

    /** Factor, constant and divisor, which is positive, for each remainder by the modulus. */
    static List<long[]> formulas(CertificateText text, String name) {
        int modulus = LawClaim.within("modulus", text.text("modulus"), 1, MOST_SIZES);
        List<long[]> formulas = IntStream.range(0, modulus)
                .mapToObj(remainder -> numbers(text, name + remainder, 3))
                .toList();
        if (formulas.stream().anyMatch(one -> one.length != 3 || one[2] <= 0)) {
            throw LawClaim.rejection("numbers");
        }
        return formulas;
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
        return DigitSentence.of(
                tracks, Set.of(), condition, IntStream.range(0, tracks).toArray());
    }

    /** That a number is the quotient of a sum by the last of three numbers: so many times a size, and a constant. */
    static DigitCondition quotient(long[] formula, int size, int quotient) {
        DigitSum rest = number(formula[1]).plus(track(size), formula[0]).plus(track(quotient), -formula[2]);
        return DigitCondition.all(
                DigitCondition.atMost(number(0), rest), DigitCondition.less(rest, number(formula[2])));
    }

    /** That a size leaves a remainder; the quotient is a number on a track of its own. */
    static DigitCondition leaves(int size, int modulus, int remainder, int times) {
        return modulus == 1
                ? DigitCondition.ALWAYS
                : DigitCondition.zero(
                        number(remainder).plus(track(times), modulus).plus(track(size), -1));
    }
}
