package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Player;
import org.zermelo.value.Outcome.Result;

/** Hexapawn recounted by the rules' own words on boards as strings; a program in another language found the same counts. */
class HexapawnByStringsTest {

    /** Plies to the end of each board seen by the mover, whose pawns are x and go up; a win when odd. */
    private final Map<String, Integer> depths = new HashMap<>();

    private static String turned(char[] board) {
        StringBuilder turned = new StringBuilder(new String(board)).reverse();
        for (int i = 0; i < turned.length(); i++) {
            char c = turned.charAt(i);
            turned.setCharAt(i, c == 'x' ? 'o' : c == 'o' ? 'x' : c);
        }
        return turned.toString();
    }

    private static List<String> options(String board, int columns) {
        List<String> options = new ArrayList<>();
        // the opponent has just reached the far row
        if (board.substring(board.length() - columns).indexOf('o') >= 0) {
            return options;
        }
        for (int from = columns; from < board.length(); from++) {
            for (int side = -1; side <= 1 && board.charAt(from) == 'x'; side++) {
                int column = from % columns + side;
                int to = from - columns + side;
                if (column >= 0 && column < columns && board.charAt(to) == (side == 0 ? '.' : 'o')) {
                    char[] next = board.toCharArray();
                    next[from] = '.';
                    next[to] = 'x';
                    options.add(turned(next));
                }
            }
        }
        return options;
    }

    private int depth(String board, int columns) {
        Integer known = depths.get(board);
        if (known != null) {
            return known;
        }
        int win = -1;
        int loss = 0;
        for (String option : options(board, columns)) {
            int depth = depth(option, columns) + 1;
            if (depth % 2 != 0) {
                win = win < 0 ? depth : Math.min(win, depth);
            } else {
                loss = Math.max(loss, depth);
            }
        }
        int depth = win < 0 ? loss : win;
        depths.put(board, depth);
        return depth;
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 131, 55, 6", "4, 4, 13855, 5853, 11"})
    void counts(int columns, int rows, int positions, int won, int plies) {
        String start = "o".repeat(columns) + ".".repeat((rows - 2) * columns) + "x".repeat(columns);
        assertThat(depth(start, columns)).isEqualTo(plies);
        assertThat(depths).hasSize(positions);
        assertThat(depths.values().stream().filter(depth -> depth % 2 != 0)).hasSize(won);
        Set<String> seen = new HashSet<>();
        BoardTables.outcomes("hexapawn(" + columns + ", " + rows + ")").forEach((at, outcome) -> {
            String cells = at.position().cells();
            String board = at.mover() == Player.LEFT ? cells : turned(cells.toCharArray());
            seen.add(board);
            assertThat(outcome.plies()).isEqualTo((long) depths.get(board));
            assertThat(outcome.result() == Result.WIN).isEqualTo(outcome.plies() % 2 != 0);
        });
        assertThat(seen).isEqualTo(depths.keySet());
    }
}
