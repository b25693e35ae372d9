package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Player;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;

/**
 * Dodgem recounted by the rules' own words on boards as strings, depth by depth and without counters; a program in another language
 * found the same counts.
 */
class DodgemByStringsTest {

    private final Map<String, List<String>> options = new HashMap<>();
    /** Plies to the end, for the player to move; a win when {@link #won} says so. */
    private final Map<String, Integer> depths = new HashMap<>();

    private final Map<String, Boolean> won = new HashMap<>();

    /** The boards after each move of a car; the first letter of a board says who is to move, the rows follow from above. */
    private static List<String> options(String board, int side) {
        List<String> options = new ArrayList<>();
        char mover = board.charAt(0);
        if (board.indexOf('x', 1) < 0 || board.indexOf('o', 1) < 0) {
            return options;
        }
        int[][] ways = mover == 'x' ? new int[][] {{0, 1}, {1, 0}, {-1, 0}} : new int[][] {{-1, 0}, {0, 1}, {0, -1}};
        for (int cell = 0; cell < side * side; cell++) {
            for (int way = 0; way < 3 && board.charAt(1 + cell) == mover; way++) {
                int row = cell / side + ways[way][0];
                int column = cell % side + ways[way][1];
                boolean inside = row >= 0 && row < side && column >= 0 && column < side;
                int to = 1 + row * side + column;
                if (inside ? board.charAt(to) != '.' : way > 0) {
                    continue;
                }
                StringBuilder next = new StringBuilder(board);
                next.setCharAt(0, mover == 'x' ? 'o' : 'x');
                next.setCharAt(1 + cell, '.');
                if (inside) {
                    next.setCharAt(to, mover);
                }
                options.add(next.toString());
            }
        }
        return options;
    }

    private void explore(String start, int side) {
        Deque<String> open = new ArrayDeque<>(List.of(start));
        options.put(start, options(start, side));
        while (!open.isEmpty()) {
            for (String option : options.get(open.remove())) {
                if (!options.containsKey(option)) {
                    options.put(option, options(option, side));
                    open.add(option);
                }
            }
        }
    }

    private void solve() {
        options.forEach((board, next) -> {
            if (next.isEmpty()) {
                depths.put(board, 0);
                // the opponent has no car left, or the mover is shut in
                won.put(board, board.indexOf(board.charAt(0) == 'x' ? 'o' : 'x', 1) >= 0);
            }
        });
        for (int depth = 1; Collections.max(depths.values()) >= depth - 2; depth++) {
            Map<String, Boolean> now = new HashMap<>();
            for (Map.Entry<String, List<String>> entry : options.entrySet()) {
                if (depths.containsKey(entry.getKey())) {
                    continue;
                }
                if (entry.getValue().stream().anyMatch(option -> Boolean.FALSE.equals(won.get(option)))) {
                    now.put(entry.getKey(), true);
                } else if (entry.getValue().stream().allMatch(option -> Boolean.TRUE.equals(won.get(option)))) {
                    now.put(entry.getKey(), false);
                }
            }
            won.putAll(now);
            for (String board : now.keySet()) {
                depths.put(board, depth);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 15, 7, 3", "3, 1963, 1123, 19"})
    void counts(int side, int positions, int wins, int plies) {
        String start = "x" + ("x" + ".".repeat(side - 1)).repeat(side - 1) + "." + "o".repeat(side - 1);
        explore(start, side);
        solve();
        assertThat(options).hasSize(positions);
        assertThat(won.values().stream().filter(win -> win)).hasSize(wins);
        assertThat(depths.get(start)).isEqualTo(plies);
        Map<String, Outcome> expected = new HashMap<>();
        options.keySet()
                .forEach(board ->
                        expected.put(board, new Outcome(won.get(board) ? Result.WIN : Result.LOSS, depths.get(board))));
        Map<String, Outcome> found = new HashMap<>();
        BoardTables.outcomes("dodgem(" + side + ")")
                .forEach((at, outcome) -> found.put(
                        (at.mover() == Player.LEFT ? "x" : "o") + at.position().cells(), outcome));
        assertThat(found).isEqualTo(expected);
    }
}
