package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Cups that cover smaller ones, written apart from boards in words: on each cell an array with the owner of the cup of each size, 0
 * for none. Positions are told as the rules tell them, so that both can be compared.
 */
final class PlainCups {

    /** How cups on the board move. */
    enum Way {
        FLY,
        STEP,
        SLIDE,
        STAND
    }

    private final int rows;
    private final int columns;
    private final int each;
    private final String[] signs;
    private final Way way;
    private final boolean placedOver;
    private final boolean movedOver;

    /**
     * A game in which a line of three wins.
     *
     * @param each cups of each size that each player has
     * @param signs for each size the letters of both players
     */
    PlainCups(int rows, int columns, int each, String[] signs, Way way, boolean placedOver, boolean movedOver) {
        this.rows = rows;
        this.columns = columns;
        this.each = each;
        this.signs = signs;
        this.way = way;
        this.placedOver = placedOver;
        this.movedOver = movedOver;
    }

    /** All positions that come up with what may follow each; one with "win" or "loss" of who has moved where it ends. */
    Map<String, Set<String>> world() {
        Map<String, Set<String>> world = new HashMap<>();
        List<int[][]> open = new ArrayList<>();
        open.add(new int[rows * columns][signs.length]);
        Set<String> seen = new HashSet<>();
        List<Integer> turns = new ArrayList<>(List.of(1));
        seen.add(text(open.get(0), 1));
        for (int i = 0; i < open.size(); i++) {
            int[][] cells = open.get(i);
            int mover = turns.get(i);
            Set<String> options = new HashSet<>();
            if (line(cells, mover)) {
                options.add("loss");
            } else if (line(cells, 3 - mover)) {
                options.add("win");
            } else {
                for (int[][] next : options(cells, mover)) {
                    String text = text(next, 3 - mover);
                    options.add(text);
                    if (seen.add(text)) {
                        open.add(next);
                        turns.add(3 - mover);
                    }
                }
            }
            world.put(text(cells, mover), options);
        }
        return world;
    }

    /** How many plays of so many plies there are. */
    long plays(int plies) {
        return plays(new int[rows * columns][signs.length], 1, plies);
    }

    private long plays(int[][] cells, int mover, int plies) {
        if (plies == 0) {
            return 1;
        }
        long plays = 0;
        boolean over = line(cells, 1) || line(cells, 2);
        for (int[][] next : over ? List.<int[][]>of() : options(cells, mover)) {
            plays += plays(next, 3 - mover, plies - 1);
        }
        return plays;
    }

    private List<int[][]> options(int[][] cells, int mover) {
        List<int[][]> options = new ArrayList<>();
        for (int size = 0; size < signs.length; size++) {
            for (int to = 0; used(cells, size, mover) < each && to < cells.length; to++) {
                if (takes(cells[to], size, placedOver)) {
                    options.add(with(cells, -1, to, size, mover));
                }
            }
        }
        for (int from = 0; way != Way.STAND && from < cells.length; from++) {
            int size = top(cells[from]);
            if (size >= 0 && cells[from][size] == mover) {
                for (int to = 0; to < cells.length; to++) {
                    if (to != from && reaches(cells, from, to) && takes(cells[to], size, movedOver)) {
                        options.add(with(cells, from, to, size, mover));
                    }
                }
            }
        }
        return options;
    }

    private boolean reaches(int[][] cells, int from, int to) {
        int down = to / columns - from / columns;
        int right = to % columns - from % columns;
        if (way == Way.FLY) {
            return true;
        }
        if (way == Way.STEP) {
            return Math.abs(down) + Math.abs(right) == 1;
        }
        if (down != 0 && right != 0) {
            return false;
        }
        int step = Integer.signum(down) * columns + Integer.signum(right);
        for (int at = from + step; at != to; at += step) {
            if (top(cells[at]) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean takes(int[] cell, int size, boolean over) {
        return top(cell) < (over ? size : 0);
    }

    private static int[][] with(int[][] cells, int from, int to, int size, int mover) {
        int[][] next = new int[cells.length][];
        for (int cell = 0; cell < cells.length; cell++) {
            next[cell] = cells[cell].clone();
        }
        if (from >= 0) {
            next[from][size] = 0;
        }
        next[to][size] = mover;
        return next;
    }

    /** The largest size on a cell; -1 for an empty one. */
    private static int top(int[] cell) {
        int top = cell.length - 1;
        while (top >= 0 && cell[top] == 0) {
            top--;
        }
        return top;
    }

    private static int used(int[][] cells, int size, int mover) {
        int used = 0;
        for (int[] cell : cells) {
            used += cell[size] == mover ? 1 : 0;
        }
        return used;
    }

    private boolean line(int[][] cells, int owner) {
        for (int cell = 0; cell < cells.length; cell++) {
            for (int[] ray : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                int length = 0;
                int row = cell / columns;
                int column = cell % columns;
                while (length < 3
                        && row < rows
                        && column >= 0
                        && column < columns
                        && owner(cells[row * columns + column]) == owner) {
                    length++;
                    row += ray[0];
                    column += ray[1];
                }
                if (length == 3) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int owner(int[] cell) {
        return top(cell) < 0 ? 0 : cell[top(cell)];
    }

    private String text(int[][] cells, int mover) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < cells.length; cell++) {
            text.append(cell > 0 && cell % columns == 0 ? "/" : "");
            StringBuilder pile = new StringBuilder();
            for (int size = signs.length - 1; size >= 0; size--) {
                pile.append(cells[cell][size] == 0 ? "" : signs[size].charAt(cells[cell][size] - 1));
            }
            text.append(pile.isEmpty() ? "." : pile.length() == 1 ? pile : "[" + pile + "]");
        }
        text.append(mover == 1 ? " x" : " o");
        for (int player = 1; player <= 2; player++) {
            StringBuilder hand = new StringBuilder();
            for (int size = 0; size < signs.length; size++) {
                hand.append(String.valueOf(signs[size].charAt(player - 1)).repeat(each - used(cells, size, player)));
            }
            text.append(' ').append(hand.isEmpty() ? "-" : hand);
        }
        return text.toString();
    }
}
