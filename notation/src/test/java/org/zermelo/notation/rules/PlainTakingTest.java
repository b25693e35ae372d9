package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Jenga and Odd or Even, whose texts count, against recursions on the blocks and objects themselves. */
class PlainTakingTest {

    /** The options of a position; empty where it is over, and then whether who is to move has won. */
    private record Look(List<String> options, boolean won) {}

    private static String worth(String text) {
        Outcome outcome = (Outcome) Planner.standard()
                .solve(RuleText.game(Source.of(text)), Values.outcome())
                .worth();
        return outcome.result() + " " + outcome.plies();
    }

    private static String text(String name) {
        return Library.find(name).orElseThrow().text();
    }

    private static String worth(String position, Function<String, Look> rules) {
        int value = value(position, rules, new HashMap<>());
        return (value > 0 ? "WIN " : "LOSS ") + (Math.abs(value) - 1);
    }

    /** One more than the plies to the end, negative where who is to move loses. */
    private static int value(String at, Function<String, Look> rules, Map<String, Integer> known) {
        Integer before = known.get(at);
        if (before != null) {
            return before;
        }
        Look look = rules.apply(at);
        int least = Integer.MAX_VALUE;
        int longest = 0;
        for (String next : look.options()) {
            int value = value(next, rules, known);
            if (value < 0) {
                least = Math.min(least, 1 - value);
            } else {
                longest = Math.max(longest, value);
            }
        }
        boolean over = look.options().isEmpty();
        int value = over ? look.won() ? 1 : -1 : least < Integer.MAX_VALUE ? least : -1 - longest;
        known.put(at, value);
        return value;
    }

    /** A letter for each place of a block from below: J a block, X a place that is empty. */
    private static Look tower(String blocks) {
        List<String> options = new ArrayList<>();
        for (int at = 0; at < blocks.length() / 3 * 3 - 3; at++) {
            String layer = blocks.substring(at - at % 3, at - at % 3 + 3);
            boolean holds = at % 3 == 1 ? layer.equals("JJJ") : layer.charAt(1) == 'J';
            if (blocks.charAt(at) == 'J' && holds) {
                options.add(blocks.substring(0, at) + "X" + blocks.substring(at + 1) + "J");
            }
        }
        return new Look(options, false);
    }

    /** What is left, what who is to move has, and what the other has: a stroke for each object. */
    private static Look pool(String strokes) {
        String[] piles = strokes.split(",", -1);
        List<String> options = IntStream.rangeClosed(1, Math.min(3, piles[0].length()))
                .mapToObj(take -> piles[0].substring(take) + "," + piles[2] + "," + piles[1] + "|".repeat(take))
                .toList();
        return new Look(options, piles[1].length() % 2 == 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void towersOfBlocks(int layers) {
        String text = text("jenga").replace("full = 4", "full = " + (layers - 1));
        String plain = worth("J".repeat(3 * layers), PlainTakingTest::tower);
        assertThat(worth(text)).isEqualTo(plain);
    }

    @ParameterizedTest
    @CsvSource({"jenga, WIN 13", "odd-or-even, WIN 8"})
    void values(String name, String expected) {
        assertThat(worth(text(name))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7, 9, 11, 13, 15})
    void oddPools(int objects) {
        String text = text("odd-or-even").replace("15", String.valueOf(objects));
        assertThat(worth(text)).isEqualTo(worth("|".repeat(objects) + ",,", PlainTakingTest::pool));
    }
}
