package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.sequence.SequenceRun.Stage;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Moves that take a number of some kind, against the definition of nimbers and of each kind, for every heap up to some size. */
class NumberMovesTest {

    private static final int HEAPS = 260;

    static Stream<Arguments> kinds() {
        return Stream.of(
                kind("take a prime", (k, x) -> BigInteger.valueOf(k).isProbablePrime(40)),
                kind("take primes", (k, x) -> BigInteger.valueOf(k).isProbablePrime(40)),
                kind("take a square", (k, x) -> square(k)),
                kind("take k if k is a square", (k, x) -> square(k)),
                kind("take k*k for k in 1..x", (k, x) -> square(k)),
                kind("take a fibonacci number", (k, x) -> fibonacci(k)),
                kind("take powers of 3", (k, x) -> Integer.toString(k, 3).matches("10*")),
                kind("take a divisor", (k, x) -> x % k == 0),
                kind("take a proper divisor", (k, x) -> k < x && x % k == 0),
                kind("-k for k in 2..x-1 if x % k = 0", (k, x) -> k > 1 && k < x && x % k == 0),
                kind("take k if k divides x and k is odd", (k, x) -> x % k == 0 && k % 2 == 1),
                kind("=k for k in 1..x if k divides x", (k, x) -> k < x && x % (x - k) == 0),
                kind("take k if gcd(k, x) = 1", (k, x) -> coprime(k, x)),
                kind("take a number coprime to x", (k, x) -> coprime(k, x)),
                kind("take k in 1..x if k is not coprime to x", (k, x) -> !coprime(k, x)),
                kind("take a digit of x", (k, x) -> k < 10 && ("" + x).contains("" + k)),
                kind(
                        "take digitsum(x)",
                        (k, x) -> k == ("" + x).chars().map(c -> c - '0').sum()),
                kind("take a multiple of 7", (k, x) -> k % 7 == 0),
                kind("take divisors(x)", (k, x) -> k == count(x)),
                kind("take sqrt(x)", (k, x) -> k * k <= x && (k + 1) * (k + 1) > x),
                kind("take log(x, 2)", (k, x) -> 1L << k <= x && 2L << k > x && k < 40),
                kind("-k for k in 1..x if k bitand x = k", (k, x) -> (k & x) == k),
                kind("-k for k in 1..x if x mod k = 0", (k, x) -> x % k == 0),
                kind("-k for k in 1..x if k bitor 1 = k", (k, x) -> k % 2 == 1),
                kind("=x xor k for k in 1..x if (x xor k) < x", (k, x) -> (x ^ (x - k)) <= x && (x ^ (x - k)) > 0),
                kind("take bitand(x, 5)", (k, x) -> k == (x & 5)),
                kind("take k in 1..5 if bitor(k, x) = x", (k, x) -> k <= 5 && (k | x) == x),
                kind("take k if lcm(k, x) = 2*x", (k, x) -> k * x / gcd(k, x) == 2 * x),
                kind(
                        "take a prime, take 1",
                        (k, x) -> k == 1 || BigInteger.valueOf(k).isProbablePrime(40)));
    }

    private static Arguments kind(String moves, BiPredicate<Integer, Integer> taken) {
        return Arguments.of(moves, taken);
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static boolean coprime(int a, int b) {
        return gcd(a, b) == 1;
    }

    private static boolean any(int to, IntPredicate wanted) {
        for (int i = 0; i <= to; i++) {
            if (wanted.test(i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean square(int k) {
        return any(k, i -> i * i == k);
    }

    private static boolean fibonacci(int k) {
        int a = 0;
        int b = 1;
        while (a < k) {
            b += a;
            a = b - a;
        }
        return a == k;
    }

    private static int count(int x) {
        int count = 0;
        for (int i = 1; i <= x; i++) {
            count += x % i == 0 ? 1 : 0;
        }
        return count;
    }

    private static int[] byDefinition(BiPredicate<Integer, Integer> taken, int heaps) {
        int[] nimbers = new int[heaps];
        for (int x = 0; x < heaps; x++) {
            BitSet options = new BitSet();
            for (int k = 1; k <= x; k++) {
                if (taken.test(k, x)) {
                    options.set(nimbers[x - k]);
                }
            }
            nimbers[x] = options.nextClearBit(0);
        }
        return nimbers;
    }

    /** What would leave less than a heap may hold is no move; large heaps are sieved all the same. */
    @ParameterizedTest
    @CsvSource({"take a divisor, 3", "take a proper divisor, 1", "take a divisor, 2"})
    void limitsAreKept(String moves, int least) {
        RuleHeaps heaps = RuleHeaps.of(RuleText.ruleset("heaps(S; " + moves + "; limits " + least + "..900)"));
        assertThat(heaps.sieved()).isTrue();
        var sequence =
                NimSequences.compute(heaps, 900, new Settings(1 << 26, PairSearch.PLAIN, null, true), Watch.NONE);
        boolean whole = !moves.contains("proper");
        int[] expected = new int[900];
        for (int x = least; x < 900; x++) {
            BitSet options = new BitSet();
            for (int k = 1; k <= x - least; k++) {
                if (x % k == 0 && (whole || k < x)) {
                    options.set(expected[x - k]);
                }
            }
            expected[x] = options.nextClearBit(0);
            assertThat(sequence.value(x)).as("%s of %d", moves, x).isEqualTo(expected[x]);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void nimbersAreThoseOfTheDefinition(String moves, BiPredicate<Integer, Integer> taken) {
        int[] expected = byDefinition(taken, HEAPS);
        RuleHeaps heaps = RuleHeaps.of(RuleText.ruleset("heaps(S; " + moves + ")"));
        for (String engine : new String[] {null, "naive"}) {
            var sequence = NimSequences.compute(
                    heaps, HEAPS, new Settings(1 << 26, PairSearch.PLAIN, engine, true), Watch.NONE);
            for (int x = 0; x < HEAPS; x++) {
                assertThat(sequence.value(x))
                        .as(moves + " of " + x + " by " + engine)
                        .isEqualTo(expected[x]);
            }
        }
        for (int x = 0; x < 40; x += 13) {
            for (int y : new int[] {0, 7, 30}) {
                RuleGame game = (RuleGame) RuleText.game(Source.of("heaps(" + x + ", " + y + "; " + moves + ")"));
                assertThat(((Nimber) Planner.standard()
                                        .solve(game, Values.nimber())
                                        .worth())
                                .nimber())
                        .as(game.toString())
                        .isEqualTo(expected[x] ^ expected[y]);
            }
        }
    }

    /** Takes that are the same for each heap: values that recur up to the last heap, up to some take, or not at all. */
    @Test
    void manyTakesAreAddedAsSets() {
        Map<String, IntPredicate> texts = Map.of(
                "take a prime", k -> BigInteger.valueOf(k).isProbablePrime(40),
                "take 1, take a prime", k -> k == 1 || BigInteger.valueOf(k).isProbablePrime(40),
                "take k if k % 97 != 0", k -> k % 97 != 0,
                "take k if k % 4 != 0 or k > 2000", k -> k % 4 != 0 || k > 2000,
                "take k if k bitand 4 = 0", k -> (k & 4) == 0);
        texts.forEach((text, taken) -> {
            BitSet takes = new BitSet();
            IntStream.range(1, 2500).filter(taken).forEach(takes::set);
            int[] expected = byDefinition((k, x) -> takes.get(k), 2500);
            RuleHeaps heaps = RuleHeaps.of(RuleText.ruleset("heaps(S; " + text + ")"));
            for (boolean prove : new boolean[] {true, false}) {
                var sequence = NimSequences.compute(
                        heaps, expected.length, new Settings(1 << 26, PairSearch.PLAIN, null, prove), Watch.NONE);
                assertThat(sequence.stages()).as(text).extracting(Stage::engine).contains("taken-sets");
                for (int x = 0; x < expected.length; x++) {
                    assertThat(sequence.value(x)).as(text + " of " + x).isEqualTo(expected[x]);
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(5; take k if k > x2)|rule.unknown-name",
                "heaps(5; take a power of x)|rule.base-expected",
                "heaps(5; take log(x, 1))|rule.base-expected",
                "heaps(5; take gcd(x))|notation.expected",
                "heaps(5; take 5 xor)|notation.expected",
                "heaps(prime = 5; take 1)|rule.name-reserved",
                "heaps(5; take a multiple of 0)|rule.division-by-literal-zero",
                "heaps(5; take k if 0 divides k)|rule.division-by-literal-zero",
                "heaps(5; take lcm(9223372036854775807, 2))|rule.constant-has-no-value",
            })
    void whatIsNotUnderstoodIsRefused(String text, String key) {
        assertThatThrownBy(() -> RuleText.ruleset(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }

    @Test
    void aRangeOfAnotherClauseIsNotTaken() {
        assertThat(RuleText.ruleset("heaps(9; take k if gcd(k, x) = 1, =k for k in 0..x-1 if k is odd)")
                        .moves())
                .hasSize(2)
                .allSatisfy(move -> assertThat(move.choices()).hasSize(1));
    }

    @Test
    void aNameThatHasARangeBehindKeepsIt() {
        assertThat(RuleText.ruleset("heaps(9; take k if k is odd for k in 2..6)")
                        .moves()
                        .get(0)
                        .choices())
                .hasSize(1)
                .allSatisfy(choice -> assertThat(choice.from().toString()).contains("2"));
    }
}
