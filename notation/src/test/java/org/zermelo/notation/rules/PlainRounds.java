package org.zermelo.notation.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Orbito on three by three and games on a tower of rings as programs of their own, on strings: what each turn leads to. */
final class PlainRounds {

    /** The cells of the ring of three by three, against the clock. */
    private static final int[] RING = {0, 3, 6, 7, 8, 5, 2, 1};

    private PlainRounds() {}

    /** The boards after a turn of Orbito; none where the play is over. */
    static Set<String> orbito(String cells, char mover) {
        Set<String> after = new LinkedHashSet<>();
        if (lined(cells, 3, 3, false, 'x') || lined(cells, 3, 3, false, 'o')) {
            return after;
        }
        if (!cells.contains(".")) {
            return Set.of(turned(cells));
        }
        Set<String> moved = new LinkedHashSet<>(Set.of(cells));
        for (int from = 0; from < 9; from++) {
            for (int to = 0; to < 9; to++) {
                boolean beside = Math.abs(from / 3 - to / 3) + Math.abs(from % 3 - to % 3) == 1;
                boolean other = cells.charAt(from) != '.' && cells.charAt(from) != mover;
                if (beside && other && cells.charAt(to) == '.') {
                    moved.add(put(put(cells, to, cells.charAt(from)), from, '.'));
                }
            }
        }
        for (String each : moved) {
            IntStream.range(0, 9)
                    .filter(cell -> each.charAt(cell) == '.')
                    .forEach(cell -> after.add(turned(put(each, cell, mover))));
        }
        return after;
    }

    private static String turned(String cells) {
        String turned = cells;
        for (int i = 0; i < RING.length; i++) {
            turned = put(turned, RING[(i + 1) % RING.length], cells.charAt(RING[i]));
        }
        return turned;
    }

    /**
     * The boards after a turn on three rows; none where the play is over.
     *
     * @param columns how many there are
     * @param both whether a ring is turned behind a drop, on a board that is round; else it is turned or a piece dropped
     */
    static Set<String> tower(String cells, int columns, boolean both, char mover) {
        Set<String> after = new LinkedHashSet<>();
        if (lined(cells, columns, 3, both, 'x') || lined(cells, columns, 3, both, 'o')) {
            return after;
        }
        for (int column = 0; column < columns; column++) {
            int at = column;
            IntStream.of(2 * columns + at, columns + at, at)
                    .filter(cell -> cells.charAt(cell) == '.')
                    .findFirst()
                    .ifPresent(cell -> after.add(put(cells, cell, mover)));
        }
        for (String each : both ? Set.copyOf(after) : Set.of(cells)) {
            for (int row = 0; row < 3; row++) {
                String ring = each.substring(row * columns, (row + 1) * columns);
                String right = ring.substring(columns - 1) + ring.substring(0, columns - 1);
                for (String turned : List.of(right, ring.substring(1) + ring.charAt(0))) {
                    after.add(fallen(
                            each.substring(0, row * columns) + turned + each.substring((row + 1) * columns), columns));
                }
            }
        }
        return after;
    }

    private static String fallen(String cells, int columns) {
        StringBuilder fallen = new StringBuilder(".".repeat(cells.length()));
        for (int column = 0; column < columns; column++) {
            int free = 2 * columns + column;
            for (int cell = free; cell >= 0; cell -= columns) {
                if (cells.charAt(cell) != '.') {
                    fallen.setCharAt(free, cells.charAt(cell));
                    free -= columns;
                }
            }
        }
        return fallen.toString();
    }

    /** Whether a player has so many in a row. */
    private static boolean lined(String cells, int columns, int length, boolean round, char sign) {
        int rows = cells.length() / columns;
        for (int start = 0; start < 4 * cells.length(); start++) {
            int down = new int[] {0, 1, 1, 1}[start % 4];
            int right = new int[] {1, 0, 1, -1}[start % 4];
            int row = start / 4 / columns;
            int column = start / 4 % columns;
            boolean lined = true;
            for (int i = 0; i < length; i++) {
                int across = round ? Math.floorMod(column + i * right, columns) : column + i * right;
                boolean there = row + i * down < rows && across >= 0 && across < columns;
                lined &= there && cells.charAt((row + i * down) * columns + across) == sign;
            }
            if (lined) {
                return true;
            }
        }
        return false;
    }

    private static String put(String cells, int cell, char sign) {
        return cells.substring(0, cell) + sign + cells.substring(cell + 1);
    }
}
