package org.zermelo.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.misere.MisereQuotient.QuotientPeriod;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

class MisereQuotientTest {

    /** The heaps of an octal or hexadecimal code, written down here once more. */
    static Heaps code(String code) {
        return n -> {
            List<int[]> options = new ArrayList<>();
            if (code.charAt(0) == '4') {
                for (int a = 1; a <= n - a; a++) {
                    options.add(new int[] {a, n - a});
                }
            }
            for (int take = 1; take <= code.length() - 2 && take <= n; take++) {
                int digit = Character.digit(code.charAt(take + 1), 16);
                int rest = n - take;
                if ((digit & 1) != 0 && rest == 0) {
                    options.add(new int[0]);
                }
                if ((digit & 2) != 0 && rest > 0) {
                    options.add(new int[] {rest});
                }
                if ((digit & 4) != 0) {
                    for (int a = 1; a <= rest - a; a++) {
                        options.add(new int[] {a, rest - a});
                    }
                }
                for (int a = 1; (digit & 8) != 0 && a <= rest / 3; a++) {
                    for (int b = a; b <= rest - a - b; b++) {
                        options.add(new int[] {a, b, rest - a - b});
                    }
                }
            }
            return options.toArray(int[][]::new);
        };
    }

    /** Misère play by the definition, over sorted lists of components. */
    static final class Search {
        private final Heaps heaps;
        private final Map<List<Integer>, Boolean> known = new HashMap<>();

        Search(Heaps heaps) {
            this.heaps = heaps;
        }

        boolean wins(List<Integer> sorted) {
            Boolean found = known.get(sorted);
            if (found != null) {
                return found;
            }
            boolean moves = false;
            boolean wins = false;
            for (int i = 0; i < sorted.size(); i++) {
                for (int[] option : heaps.options(sorted.get(i))) {
                    moves = true;
                    List<Integer> next = new ArrayList<>(sorted);
                    next.remove(i);
                    Arrays.stream(option).forEach(next::add);
                    next.sort(null);
                    wins |= !wins(next);
                }
            }
            known.put(sorted, wins || !moves);
            return wins || !moves;
        }
    }

    /**
     * Order, size of P, period and preperiod. The figures were found by two other programs: A. N. Siegel's MisereSolver and
     * an independent check by complete transition algebras.
     */
    @ParameterizedTest
    @CsvSource({
        "0.123, 20, 5, 5, 5", "0.75, 8, 2, 2, 8", "0.144, 30, 5, 10, 12", "0.153, 16, 3, 14, 32", "0.53, 16, 3, 9, 21",
        "0.72, 24, 5, 4, 16", "0.34, 12, 3, 8, 7", "0.71, 36, 9, 6, 3", "0.77, 40, 9, 12, 71", "0.15, 42, 12, 10, 66",
        "0.33, 6, 2, 3, 1", "4.72, 10, 2, 3, 2", "0.0123, 20, 5, 7, 8", "0.44, 40, 9, 24, 143", "0.46, 40, 9, 24, 143",
        "0.241, 36, 9, 10, 4", "0.351, 22, 6, 8, 4", "0.147, 10, 2, 8, 10", "0.512, 8, 2, 6, 16",
                "0.4107, 506, 58, 24, 66"
    })
    void quotientsOfCodes(String code, int order, int previous, int period, int preperiod) {
        int longest = code.length() - 2;
        int heaps = 2 * preperiod + 2 * period + longest + 3;
        MisereQuotient quotient = MisereQuotient.of(code(code), heaps, Limits.STANDARD, Watch.NONE);
        assertThat(quotient.isComplete()).isTrue();
        assertThat(quotient.order()).isEqualTo(order);
        assertThat(quotient.previousCount()).isEqualTo(previous);
        QuotientPeriod found = quotient.period(longest).orElseThrow();
        assertThat(found.length()).isEqualTo(period);
        assertThat(found.preperiod()).isBetween(Math.max(1, preperiod - 1), preperiod);
        assertThat(quotient.isTame()).isEqualTo(List.of("0.33", "4.72", "0.147").contains(code));
    }

    @Test
    void aPeriodNeedsItsWindow() {
        MisereQuotient quotient = MisereQuotient.of(code("0.77"), 100, Limits.STANDARD, Watch.NONE);
        assertThat(quotient.order()).isEqualTo(40);
        assertThat(quotient.period(2)).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "0.77, 8",
        "0.123, 9",
        "0.75, 9",
        "0.144, 11",
        "0.15, 10",
        "0.07, 10",
        "4.72, 5",
        "0.71, 9",
        "0.4107, 12",
        "0.26, 9",
        "4.7, 6",
        "0.8, 12",
        "0.9, 9",
        "0.3F, 8",
        "0.0B, 9"
    })
    void outcomesAgreeWithSearchOnASmallWorld(String code, int largest) {
        Heaps heaps = code(code);
        MisereQuotient quotient = MisereQuotient.of(heaps, 20, Limits.STANDARD, Watch.NONE);
        Search search = new Search(heaps);
        for (int a = 1; a <= largest; a++) {
            for (int b = a; b <= largest; b++) {
                for (int c = b; c <= largest; c++) {
                    if (!Share.takes((a * 100L + b) * 100 + c, 4)) {
                        continue;
                    }
                    assertThat(quotient.isPrevious(a, b, c))
                            .as("%s: %s %s %s", code, a, b, c)
                            .isNotEqualTo(search.wins(List.of(a, b, c)));
                }
            }
        }
        Random random = new Random(code.hashCode());
        for (int i = 0; i < Share.of(40, 10); i++) {
            int[] sum = random.ints(4, 1, Math.min(13, quotient.components() + 1))
                    .sorted()
                    .toArray();
            assertThat(quotient.isPrevious(sum))
                    .as("%s: %s", code, Arrays.toString(sum))
                    .isNotEqualTo(search.wins(Arrays.stream(sum).boxed().toList()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.77", "0.123", "4.7", "0.8", "0.9", "0.3F", "0.0B", "4.8"})
    void theMovesOfACodeAreThose(String code) {
        Heaps written = code(code);
        Heaps read = HeapComponents.of(HeapCode.parse(code), 14);
        for (int n = 1; n <= 14; n++) {
            assertThat(sorted(read.options(n))).as("%s: %s", code, n).isEqualTo(sorted(written.options(n)));
        }
    }

    private static List<String> sorted(int[][] options) {
        return Arrays.stream(options).map(Arrays::toString).sorted().toList();
    }

    /** Moves to different heaps, three of them: 1 + 2 + 3, 1 + 2 + 4, 1 + 2 + 5 and 1 + 3 + 4. */
    @Test
    void differentHeaps() {
        HeapRules rules = HeapRules.of("three", heap -> List.of(new HeapTake(1, 3, true)));
        Heaps heaps = HeapComponents.of(rules, 9);
        assertThat(sorted(heaps.options(9))).containsExactly("[1, 2, 5]", "[1, 3, 4]");
        assertThat(sorted(heaps.options(7))).containsExactly("[1, 2, 3]");
        assertThat(heaps.options(6)).isEmpty();
    }

    @Test
    void tooManyMovesAreRefused() {
        assertThatThrownBy(() -> HeapComponents.of(HeapCode.parse("0.8"), 10_000))
                .asString()
                .contains("misere.many-options");
    }

    /** Sums with the heap of 33 in 0.4107, beside which much that was equal before is not. */
    @Test
    void sumsWithAHeapThatChangesMuch() {
        Heaps heaps = code("0.4107");
        MisereQuotient quotient = MisereQuotient.of(heaps, 33, Limits.STANDARD, Watch.NONE);
        assertThat(quotient.order()).isEqualTo(280);
        Search search = new Search(heaps);
        for (int[] rest : new int[][] {{}, {2}, {4}, {5}, {6}, {7}, {2, 4}, {2, 7}, {4, 4}, {2, 2, 4}, {2, 9}}) {
            int[] sum = Arrays.copyOf(rest, rest.length + 1);
            sum[rest.length] = 33;
            assertThat(quotient.isPrevious(sum))
                    .as(Arrays.toString(sum))
                    .isNotEqualTo(search.wins(Arrays.stream(sum).boxed().toList()));
        }
    }

    /**
     * Each quotient by the whole transition algebra, nothing left out: every position outside P has a move to P, none in P
     * has, and each two elements are told apart.
     */
    @ParameterizedTest
    @CsvSource({
        "0.8, 14",
        "0.9, 10",
        "0.123, 20",
        "0.75, 20",
        "0.144, 30",
        "0.53, 40",
        "0.34, 20",
        "4.72, 8",
        "0.77, 9",
        "0.241, 20",
        "0.351, 12"
    })
    void wholeTransitionAlgebra(String code, int heaps) {
        MisereQuotient quotient = MisereQuotient.of(code(code), heaps, Limits.STANDARD, Watch.NONE);
        assertThat(quotient.isComplete()).isTrue();
        record Pair(int x, BitSet options) {}
        Set<Pair> generators = new LinkedHashSet<>();
        for (int n = 1; n <= heaps; n++) {
            BitSet options = new BitSet();
            for (int[] option : code(code).options(n)) {
                options.set(Arrays.stream(option).map(quotient::value).reduce(0, quotient::times));
            }
            generators.add(new Pair(quotient.value(n), options));
        }
        Set<Pair> seen = new LinkedHashSet<>(generators);
        List<Pair> open = new ArrayList<>(generators);
        for (int i = 0; i < open.size(); i++) {
            Pair a = open.get(i);
            boolean toPrevious = a.options().stream().anyMatch(quotient::isPrevious);
            assertThat(quotient.isPrevious(a.x()))
                    .isEqualTo(!toPrevious && !a.options().isEmpty());
            for (Pair b : generators) {
                BitSet options = new BitSet();
                a.options().stream().map(x -> quotient.times(x, b.x())).forEach(options::set);
                b.options().stream().map(x -> quotient.times(x, a.x())).forEach(options::set);
                Pair sum = new Pair(quotient.times(a.x(), b.x()), options);
                if (seen.add(sum)) {
                    open.add(sum);
                }
            }
        }
        Set<BitSet> rows = new HashSet<>();
        for (int x = 0; x < quotient.order(); x++) {
            int element = x;
            BitSet row = new BitSet();
            IntStream.range(0, quotient.order())
                    .filter(z -> quotient.isPrevious(quotient.times(element, z)))
                    .forEach(row::set);
            assertThat(rows.add(row)).isTrue();
        }
    }

    /** Dawson's Kayles has order 360 at heap 30 and 638 at heap 33 (miseregames.wordpress.com, 2007); no more is known. */
    @Test
    void dawsonsKaylesGrows() {
        MisereQuotient thirty = MisereQuotient.of(code("0.07"), 30, Limits.STANDARD, Watch.NONE);
        assertThat(thirty.order()).isEqualTo(360);
        MisereQuotient all = MisereQuotient.of(code("0.07"), 33, Limits.STANDARD, Watch.NONE);
        assertThat(all.isComplete()).isTrue();
        assertThat(all.order()).isEqualTo(638);
    }

    /** Partial quotients of Kayles: 2, 6, 12, 18, 24, 32, 40 from heaps 1, 2, 5, 9, 12, 25, 27. */
    @Test
    void kaylesGrows() {
        int[] sizes = {1, 2, 5, 9, 12, 25, 27};
        int[] orders = {2, 6, 12, 18, 24, 32, 40};
        for (int i = 0; i < sizes.length; i++) {
            assertThat(MisereQuotient.of(code("0.77"), sizes[i], Limits.STANDARD, Watch.NONE)
                            .order())
                    .isEqualTo(orders[i]);
        }
    }

    @Test
    void whatPassesTheLimitsIsBounded() {
        MisereQuotient quotient = MisereQuotient.of(code("0.77"), 200, new Limits(20, 10_000), Watch.NONE);
        assertThat(quotient.isComplete()).isFalse();
        assertThat(quotient.components()).isEqualTo(11);
        assertThat(quotient.order()).isEqualTo(18);
    }

    /** A presentation is a faithful multiplication table: each word multiplies out to its own element. */
    @Test
    void presentation() {
        MisereQuotient quotient = MisereQuotient.of(code("0.123"), 30, Limits.STANDARD, Watch.NONE);
        Presentation presentation = quotient.presentation();
        assertThat(presentation.words()).doesNotHaveDuplicates().hasSize(20);
        assertThat(presentation.relations()).contains("a^2 = 1", "b^4 = b^2");
        assertThat(presentation.previous()).hasSize(5).contains("a");
        assertThat(MisereQuotient.of(code("0.33"), 20, Limits.STANDARD, Watch.NONE)
                        .presentation())
                .hasToString("<a, b | a^2 = 1, b^3 = b>");
    }

    @Test
    void powers() {
        MisereQuotient quotient = MisereQuotient.of(code("0.77"), 30, Limits.STANDARD, Watch.NONE);
        for (int x = 0; x < quotient.order(); x++) {
            int product = 0;
            for (int k = 0; k < 9; k++) {
                assertThat(quotient.power(x, k)).isEqualTo(product);
                product = quotient.times(product, x);
            }
        }
    }

    /** Random games whose options are sums: quotients against search. */
    @Test
    void randomGames() {
        for (long seed = 1; seed <= 25; seed++) {
            Random random = new Random(seed);
            int size = 4 + random.nextInt(4);
            int[][][] options = new int[size + 1][][];
            for (int n = 1; n <= size; n++) {
                options[n] = new int[random.nextInt(3) + 1][];
                for (int k = 0; k < options[n].length; k++) {
                    int low = n;
                    options[n][k] = random.ints(random.nextInt(Math.min(3, n)), 1, Math.max(2, low))
                            .filter(part -> part < low)
                            .toArray();
                }
            }
            Heaps heaps = n -> options[n];
            MisereQuotient quotient = MisereQuotient.of(heaps, size, new Limits(100, 600), Watch.NONE);
            Search search = new Search(heaps);
            for (int i = 0; i < 30; i++) {
                int[] sum = random.ints(1 + random.nextInt(4), 1, quotient.components() + 1)
                        .sorted()
                        .toArray();
                assertThat(quotient.isPrevious(sum))
                        .as("seed %s: %s", seed, Arrays.toString(sum))
                        .isNotEqualTo(search.wins(Arrays.stream(sum).boxed().toList()));
            }
        }
    }
}
