package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.HeapTake;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

/** Facts on impartial games that another program found by exhaustion, against the program's answers; {@code impartial.json} states them. */
class ImpartialCasesTest {

    private static final Map<?, ?> CASES = cases();

    private static Map<?, ?> cases() {
        try (InputStream in = Objects.requireNonNull(ImpartialCasesTest.class.getResourceAsStream("impartial.json"))) {
            return (Map<?, ?>) Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<?, ?> closedForm(String name) {
        return (Map<?, ?>) ((Map<?, ?>) CASES.get("closed_forms")).get(name);
    }

    private static Map<?, ?> notakto() {
        return (Map<?, ?>) CASES.get("notakto_3x3");
    }

    private static Map<?, ?> json(String... arguments) {
        CliRun run = CliRun.of(arguments);
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
        return (Map<?, ?>) Json.read(run.out());
    }

    private static long nimber(String game) {
        return (Long)
                ((Map<?, ?>) json("solve", game, "--value", "nimber", "--json").get("value")).get("nimber");
    }

    private static boolean wins(String game) {
        return ((Map<?, ?>) json("solve", game, "--json").get("value"))
                .get("winner")
                .equals("first");
    }

    private static List<?> sequence(String rules, int to) {
        return (List<?>)
                json("nimbers", rules, "--to", String.valueOf(to), "--json").get("values");
    }

    /** Period, preperiod and largest value of all 255 sets of takes up to 8. */
    @Test
    void subtractionSets() {
        Map<?, ?> table = (Map<?, ?>) closedForm("subtraction_sets_max8").get("table");
        assertThat(table).hasSize(255);
        table.forEach((takes, expected) -> {
            Map<?, ?> document = json("nimbers", "subtraction({" + takes + "})", "--to", "200", "--json");
            Map<?, ?> period = (Map<?, ?>) Objects.requireNonNull(document.get("period"));
            Object most = ((Map<?, ?>) document.get("max")).get("value");
            assertThat(Arrays.asList(period.get("length"), period.get("preperiod"), most))
                    .as("%s", takes)
                    .isEqualTo(expected);
        });
    }

    @Test
    void wythoffTable() {
        List<?> table = (List<?>) closedForm("wythoff").get("table");
        for (int a = 0; a < 16; a += 3) {
            for (int b = a; b < 16; b++) {
                assertThat(nimber("wythoff(" + a + ", " + b + ")")).isEqualTo(((List<?>) table.get(a)).get(b));
            }
        }
    }

    /** The golden ratio for who wins, and the two exceptions of misère play. */
    @Test
    void wythoffOutcomes() {
        Set<List<Integer>> lost = new HashSet<>();
        for (int n = 0; n < 8; n++) {
            int small = (n + BigInteger.valueOf(5L * n * n).sqrt().intValueExact()) / 2;
            lost.add(List.of(small, small + n));
        }
        for (int a = 0; a <= 10; a += 2) {
            for (int b = a; b <= 12; b++) {
                List<Integer> position = List.of(a, b);
                String game = "wythoff(" + a + ", " + b + ")";
                assertThat(wins(game)).as(game).isEqualTo(!lost.contains(position));
                boolean lostMisere = position.equals(List.of(0, 1))
                        || position.equals(List.of(2, 2))
                        || lost.contains(position)
                                && !position.equals(List.of(0, 0))
                                && !position.equals(List.of(1, 2));
                assertThat(wins("misere " + game)).as("misere " + game).isEqualTo(!lostMisere);
            }
        }
    }

    @Test
    void coinTurning() {
        List<?> mock = (List<?>) closedForm("mock_turtles").get("table");
        for (int n = 1; n <= mock.size(); n++) {
            assertThat(nimber("mock-turtles(" + n + ")")).isEqualTo(mock.get(n - 1));
            assertThat(nimber("turning-turtles(" + n + ")")).isEqualTo(n);
            assertThat(nimber("ruler(" + n + ")")).isEqualTo(Integer.lowestOneBit(n));
        }
    }

    @Test
    void nodeKayles() {
        Map<?, ?> table = (Map<?, ?>) closedForm("node_kayles").get("table");
        List<?> path = (List<?>) table.get("path");
        for (int n = 1; n < path.size(); n++) {
            assertThat(nimber("node-kayles(path " + n + ")")).as("path %d", n).isEqualTo(path.get(n));
        }
        List<?> cycle = (List<?>) table.get("cycle_from_3");
        for (int n = 3; n < 3 + cycle.size(); n++) {
            assertThat(nimber("node-kayles(cycle " + n + ")")).as("cycle %d", n).isEqualTo(cycle.get(n - 3));
        }
    }

    private static void formula(String rules, int to, LongUnaryOperator value) {
        List<?> values = sequence(rules, to);
        for (int heap = 1; heap <= to; heap++) {
            assertThat(values.get(heap)).as("%s at %d", rules, heap).isEqualTo(value.applyAsLong(heap));
        }
    }

    @Test
    void heapsByFormula() {
        formula("4.[3]", 116, n -> n % 4 == 0 ? n - 1 : n % 4 == 3 ? n + 1 : n);
        formula("heaps(S; move -k for k in 1..x//2)", 299, ImpartialCasesTest::withoutTrailingZeros);
        formula("heaps(S; move -k for k in 1..x if 2*k >= x)", 299, n -> 64 - Long.numberOfLeadingZeros(n));
        formula("heaps(S; move -k for k in 1..x-1 if x % k = 0)", 399, Long::numberOfTrailingZeros);
        formula("heaps(S; move -k for k in 1..x if x % k = 0)", 399, n -> Long.numberOfTrailingZeros(n) + 1);
    }

    /** At most half: g(2m) = m, g(2m + 1) = g(m). */
    private static long withoutTrailingZeros(long n) {
        return n % 2 == 0 ? n / 2 : n == 1 ? 0 : withoutTrailingZeros(n / 2);
    }

    @Test
    void rookAndKing() {
        String king = "heaps(%d, %d; move a: -1; move b: -1; move a -= 1 and b -= 1)";
        for (int x = 0; x < 8; x++) {
            for (int y = x; y < 8; y++) {
                assertThat(nimber("heaps(%d, %d; move take any)".formatted(x, y)))
                        .isEqualTo(x ^ y);
                long expected = x % 2 == 0 ? y % 2 : y % 2 == 1 ? 2 : 3;
                assertThat(nimber(king.formatted(x, y))).as("%d, %d", x, y).isEqualTo(expected);
            }
        }
    }

    @Test
    void fibonacciAndEuclid() {
        Set<Integer> fibonacci = Set.of(2, 3, 5, 8, 13, 21, 34, 55);
        for (int n = 2; n <= 60; n++) {
            assertThat(wins("fibonacci(" + n + ")")).as("%d", n).isEqualTo(!fibonacci.contains(n));
        }
        for (int a = 1; a < 12; a++) {
            for (int b = a; b < 14; b++) {
                String pair = "euclid(" + a + ", " + b;
                assertThat(wins(pair + ")")).isEqualTo(a == b || b * b - a * b - a * a > 0);
                assertThat(nimber(pair + "; positive)")).isEqualTo((b * b - a * a) / (a * b));
            }
        }
    }

    /** All live boards up to symmetry: nimbers under both rules, and who wins the misère game. */
    @Test
    void notaktoBoards() {
        Map<?, ?> boards = (Map<?, ?>) notakto().get("boards");
        Map<Object, Long> usual = new TreeMap<>();
        Map<Object, Long> withoutLines = new TreeMap<>();
        boards.forEach((mask, expected) -> {
            String board = board(Integer.parseInt((String) mask));
            List<?> facts = (List<?>) expected;
            assertThat(nimber("notakto(" + board + ")")).as(board).isEqualTo(facts.get(1));
            assertThat(nimber("notakto(" + board + "; no lines)")).as(board).isEqualTo(facts.get(2));
            assertThat(wins("misere notakto(" + board + ")")).as(board).isEqualTo(facts.get(3));
            usual.merge(String.valueOf(facts.get(1)), 1L, Long::sum);
            withoutLines.merge(String.valueOf(facts.get(2)), 1L, Long::sum);
        });
        Map<?, ?> histogram = (Map<?, ?>) notakto().get("nimber_histogram_live_classes");
        assertThat(histogram.get("A")).isEqualTo(usual);
        assertThat(histogram.get("C")).isEqualTo(withoutLines);
    }

    private static String board(int mask) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 9; cell++) {
            text.append(cell > 0 && cell % 3 == 0 ? "/" : "").append((mask >> cell & 1) == 1 ? 'x' : '.');
        }
        return text.toString();
    }

    /** The quotient is that of the published presentation: the same boards are equal, and P has the same size. */
    @Test
    void notaktoQuotient() {
        Map<?, ?> published = (Map<?, ?>) notakto().get("misere_quotient");
        Map<?, ?> found = json("quotient", "notakto(1)", "--json");
        assertThat(found.get("complete")).isEqualTo(true);
        assertThat(found.get("order")).isEqualTo(published.get("order"));
        assertThat((List<?>) found.get("previous")).hasSize(((Long) published.get("P_size")).intValue());
        // one component for each game tree but the dead board's
        Map<?, ?> counts = (Map<?, ?>) notakto().get("counts");
        assertThat((Long) found.get("components") + 1).isEqualTo(counts.get("distinct_game_trees"));
        Map<?, ?> boards = (Map<?, ?>) notakto().get("boards");
        assertThat(boards).hasSize(((Long) counts.get("live_up_to_symmetry")).intValue());
        long elements = boards.values().stream()
                .map(facts -> ((List<?>) facts).get(0))
                .distinct()
                .count();
        assertThat(((List<?>) found.get("values")).stream().distinct().count()).isEqualTo(elements);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void sumsOfNotaktoBoards(int boards) {
        assertThat(wins("notakto(" + boards + ")")).isEqualTo(boards % 2 == 1);
        assertThat(wins("misere notakto(" + boards + ")")).isEqualTo(boards % 2 == 1);
        assertThat(wins("notakto(" + boards + "; no lines)")).isEqualTo(boards % 2 == 1);
    }

    /** The values are those of 0.007, shifted by two; on two squares no line fits, and the formula stops. */
    @Test
    void treblecross() {
        List<?> values = (List<?>) ((Map<?, ?>) CASES.get("treblecross")).get("values_n1_16");
        List<?> heaps = sequence("0.007", 18);
        for (int n = 1; n <= values.size(); n++) {
            if (n != 2) {
                assertThat(nimber("treblecross(" + n + ")")).as("%d squares", n).isEqualTo(values.get(n - 1));
            }
            assertThat(nimber("treblecross(" + n + ")")).isEqualTo(heaps.get(n + 2));
        }
        assertThat(values.get(1)).isEqualTo(0L);
    }

    /** Numbers coprime to the heap are taken: no clause says that, so the rules are a function. */
    @Test
    void prim() {
        HeapRules rules = HeapRules.of(
                "prim",
                heap -> IntStream.rangeClosed(1, heap)
                        .filter(take -> BigInteger.valueOf(take)
                                .gcd(BigInteger.valueOf(heap))
                                .equals(BigInteger.ONE))
                        .mapToObj(take -> HeapTake.of(take, take == heap ? 0 : 1))
                        .toList());
        NimSequence sequence = NimSequences.compute(rules, 300, Settings.ofThisMachine(), Watch.NONE);
        int[] primes = IntStream.rangeClosed(2, 300)
                .filter(n -> IntStream.range(2, n).noneMatch(k -> n % k == 0))
                .toArray();
        for (int n = 2; n < 300; n++) {
            int index = 0;
            while (n % primes[index] != 0) {
                index++;
            }
            assertThat(sequence.value(n)).as("%d", n).isEqualTo(index == 0 ? 0 : index + 1);
        }
        assertThat(sequence.value(1)).isEqualTo(1);
    }
}
