package org.zermelo.notation.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Neutron as a program of its own, on strings: what each position that can come up is worth, found from the ends backwards. */
final class PlainNeutron {

    private final int rows;
    private final int columns;

    PlainNeutron(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /**
     * The values of all positions after a first turn that puts the neutron on any cell: one more than the plies of a win, as much below 0
     * of a loss; a draw has none. A position is its cells and who moves.
     */
    Map<String, Integer> values() {
        String start = start();
        Map<String, Set<String>> options = new LinkedHashMap<>();
        Deque<String> open = new ArrayDeque<>();
        for (int cell = 0; cell < start.length(); cell++) {
            if (start.charAt(cell) == '.') {
                String put = start.substring(0, cell) + '*' + start.substring(cell + 1);
                home(put)
                        .map(each -> List.of(put))
                        .orElseGet(() -> slides(put, 'x'))
                        .forEach(after -> open.add(after + "o"));
            }
        }
        while (!open.isEmpty()) {
            String at = open.remove();
            if (!options.containsKey(at)) {
                Set<String> after = options(at);
                options.put(at, after);
                open.addAll(after);
            }
        }
        Map<String, Integer> values = new HashMap<>();
        options.keySet()
                .forEach(at -> home(at).ifPresent(row -> values.put(at, row == at.charAt(at.length() - 1) ? 1 : -1)));
        boolean grown = true;
        for (int plies = 0; grown || plies < 2; plies++) {
            Map<String, Integer> found = new HashMap<>();
            for (Map.Entry<String, Set<String>> each : options.entrySet()) {
                if (!values.containsKey(each.getKey())) {
                    int value = value(each.getValue(), values, plies);
                    if (value != 0) {
                        found.put(each.getKey(), value);
                    }
                }
            }
            grown = !found.isEmpty();
            values.putAll(found);
            options.keySet().removeAll(found.keySet());
        }
        return values;
    }

    /** How many plays of so many plies there are, of which the first only moves a soldier while the neutron is in the middle. */
    long plays(int plies) {
        StringBuilder start = new StringBuilder(start());
        start.setCharAt(rows / 2 * columns + columns / 2, '*');
        long plays = 0;
        for (String after : slides(start.toString(), 'x')) {
            plays += plays(after + "o", plies - 1);
        }
        return plays;
    }

    private long plays(String at, int plies) {
        return plies == 0
                ? 1
                : options(at).stream()
                        .mapToLong(after -> plays(after, plies - 1))
                        .sum();
    }

    private String start() {
        return "o".repeat(columns) + ".".repeat(columns * (rows - 2)) + "x".repeat(columns);
    }

    /** A win or a loss in so many plies; 0 where it is none of both. */
    private static int value(Set<String> options, Map<String, Integer> values, int plies) {
        boolean lost = true;
        for (String option : options) {
            int value = values.getOrDefault(option, 0);
            if (value < 0 && -value - 1 < plies) {
                return plies + 1;
            }
            lost &= value > 0 && value - 1 < plies;
        }
        return lost ? -plies - 1 : 0;
    }

    /** Whose home row the neutron is on. */
    private Optional<Character> home(String at) {
        int row = at.indexOf('*') / columns;
        return row == 0 ? Optional.of('o') : row == rows - 1 ? Optional.of('x') : Optional.empty();
    }

    private Set<String> options(String at) {
        Set<String> options = new LinkedHashSet<>();
        char mover = at.charAt(at.length() - 1);
        char next = mover == 'x' ? 'o' : 'x';
        String cells = at.substring(0, at.length() - 1);
        if (home(cells).isPresent()) {
            return options;
        }
        for (String between : slides(cells, '*')) {
            if (home(between).isPresent()) {
                options.add(between + next);
            } else {
                slides(between, mover).forEach(after -> options.add(after + next));
            }
        }
        return options;
    }

    /** The boards after each slide of a piece of this sign. */
    private List<String> slides(String cells, char sign) {
        List<String> after = new ArrayList<>();
        for (int from = 0; from < cells.length(); from++) {
            for (int way = 0; way < 9; way++) {
                int to = end(cells, from, way / 3 - 1, way % 3 - 1);
                if (cells.charAt(from) == sign && to != from) {
                    StringBuilder changed = new StringBuilder(cells);
                    changed.setCharAt(from, '.');
                    changed.setCharAt(to, sign);
                    after.add(changed.toString());
                }
            }
        }
        return after;
    }

    private int end(String cells, int from, int down, int right) {
        int row = from / columns;
        int column = from % columns;
        while ((down != 0 || right != 0) && free(cells, row + down, column + right)) {
            row += down;
            column += right;
        }
        return row * columns + column;
    }

    private boolean free(String cells, int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && cells.charAt(row * columns + column) == '.';
    }
}
