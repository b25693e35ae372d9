package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.shape.Shape;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;
import org.zermelo.tests.LongOnly;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Laws that are in print are found without a hint, proved, and told in their shape; Moore's Nim (1910) among them. */
class KnownLawsTest {

    private static Law law(String rules, Value value) {
        return LawSearch.find(RuleText.ruleset(rules), value, Effort.USUAL).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, -2, -3)                | S % 4 in {0}",
                "heaps(S; move -1, -3, -4)                | S % 7 in {0, 2}",
                "heaps(S; move -1, =x//2)                 | S = 0 or valuation(S, 2) % 2 = 1",
                "heaps(S; take any)                       | S in {0}",
                "heaps(S; take 1..x//2)                   | S + 1 is a power of 2",
                "heaps(S; take k in 1..2*x//3)            | 2*S + 1 is a power of 3",
                "heaps(S; take 2^k for k in 0..62)        | S % 3 in {0}",
                "heaps(a, b; take any)                    | a = b",
                "heaps(a, b, c; take any)                 | a xor b xor c = 0",
                "heaps(a, b, c; take any, [-k,-l,0] for k in 1..a for l in 1..b, [-k,0,-l] for k in 1..a for l in 1..c,"
                        + " [0,-k,-l] for k in 1..b for l in 1..c) | a = b = c",
                "heaps(a, b; move -1, [-1, -1])           | (a % 2, b % 2) in {(0, 0)}",
                "heaps(a, b; move -1, -2, [-1, -1])       | (a % 3, b % 3) in {(0, 0), (1, 2), (2, 1)}",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b)) | {a, b} = {floor(n*phi), floor(n*phi^2)}"
            })
    void lost(String rules, String formula) {
        assertThat(law(rules, Values.winner()).shape().map(Shape::formula)).contains(formula);
    }

    /** Winning Ways, chapter 13: misère Nim is played like Nim until all heaps are 1. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, -2, -3)  | S % 4 in {1}",
                "heaps(S; take any)         | S in {1}",
                "heaps(a, b; take any)      | (a xor b = 0) != (a <= 1 and b <= 1)"
            })
    void lostWhereTheLastMoverLoses(String rules, String formula) {
        assertThat(law(rules, Values.misereWinner()).shape().map(Shape::formula))
                .contains(formula);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, -3, -4)  | '[0, 1, 0, 1, 2, 3, 2][S % 7]'",
                "heaps(S; move -2)          | '[0, 0, 1, 1][S % 4]'"
            })
    void nimbers(String rules, String formula) {
        assertThat(law(rules, Values.nimber()).shape().map(Shape::formula)).contains(formula);
    }

    /** W. A. Wythoff 1907; the automaton reads Fibonacci digits of both heaps. */
    @Test
    void wythoffReadsFibonacciDigits() {
        Law law = law("heaps(a, b; take any, [-k,-k] for k in 1..min(a,b))", Values.winner());
        assertThat(law.numeration()).isEqualTo(new Ostrowski(1));
        // floor(n phi) and floor(n phi^2) of n = 10^15, by exact integer square roots
        assertThat(law.of(1618033988749894L, 2618033988749894L)).isZero();
        assertThat(law.of(1618033988749894L, 2618033988749895L)).isOne();
    }

    /** A. S. Fraenkel 1982: what is taken from both heaps may differ by less than t. */
    @ParameterizedTest
    @CsvSource({"2, 1, sqrt(2)", "3, 2, (-1 + sqrt(13))/2"})
    void generalisedWythoffReadsDigitsOfItsFraction(int t, int difference, String root) {
        String rules = "heaps(a, b; take any, [-k,-l] for k in 1..a for l in max(1,k-D)..min(b,k+D))";
        Law law = law(rules.replace("D", String.valueOf(difference)), Values.winner());
        assertThat(law.numeration()).isEqualTo(new Ostrowski(t));
        assertThat(law.shape().map(Shape::formula))
                .contains("{a, b} = {floor(n*r), floor(n*r) + " + t + "*n}, r = " + root);
    }

    /** A. S. Fraenkel, Heap games, numeration systems and sequences, 1998: no irrational number gives these pairs. */
    @LongOnly
    @ParameterizedTest
    @CsvSource({"2, 1, 10", "2, 2, 12"})
    void moreMayBeTakenThanSeveralTimesAsMuch(int s, int t, int states) {
        String rules = "heaps(a, b; take any, [-k,-l] for k in 1..a for l in k..min(b,s*k+t), [-l,-k] for k in 1..b"
                + " for l in k..min(a,s*k+t))";
        Law law = law(rules.replace("s*", s + "*").replace("+t", "+" + (t - 1)), Values.winner());
        assertThat(law.numeration()).isEqualTo(new Ostrowski(s + t - 1, s));
        assertThat(law.automaton().states()).isEqualTo(states);
    }

    /** The last one is a theorem of U. Larsson, Blocking Wythoff Nim, 2011. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; take 1..3; forbid 1)                                 | base 2 | 4",
                "heaps(S; take 1..5; forbid 2)                                 | base 2 | 6",
                "heaps(a, b; take any; forbid 1)                               | base 2 | 5",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b); forbid 2) | base 2 | 8"
            })
    void forbiddenMoves(String rules, String numeration, int states) {
        Law law = law(rules, Values.winner());
        assertThat(law.numeration()).hasToString(numeration);
        assertThat(law.automaton().states()).isEqualTo(states);
    }

    /** The first is solved by Larsson, too; of the second he has conjectures. The others need tables of a million positions. */
    @LongOnly
    @ParameterizedTest
    @CsvSource({
        "forbid 1, ostrowski 1, 90",
        "forbid 3, ostrowski 2, 50",
        "end sum <= 2, ostrowski 1, 35",
        "end sum <= 4, ostrowski 1, 69",
        "end sum <= 5, ostrowski 1, 99",
        "end sum <= 6, ostrowski 1, 127",
        "end sum <= 8, ostrowski 1, 172"
    })
    void relativesOfWythoffsGame(String clause, String numeration, int states) {
        Law law = law("heaps(a, b; take any, [-k,-k] for k in 1..min(a,b); " + clause + ")", Values.winner());
        assertThat(law.numeration()).hasToString(numeration);
        assertThat(law.automaton().states()).isEqualTo(states);
    }

    /** Each base is told that is tried: a pair of positions has at most 4096 letters, 4^6 for three heaps. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"S | 12", "a, b | 8", "a, b, c | 4", "a, b, c, d | 2"})
    void whatWasTried(String heaps, int base) {
        Ruleset rules = RuleText.ruleset("heaps(" + heaps + "; take any)");
        assertThat(LawSearch.none(rules, Effort.USUAL).note().args()).containsEntry("base", base);
        assertThat(LawSearch.numerations(DefinedRules.of(rules, Values.winner())))
                .contains(new Base(base));
    }

    @Test
    void aThirdNeedsSixStatesOfBaseThree() {
        Law law = law("heaps(S; move -1, =x//3)", Values.winner());
        assertThat(law.numeration().radix()).isEqualTo(3);
        assertThat(law.automaton().states()).isEqualTo(6);
    }
}
