package org.zermelo.partizan.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;

/** Domineering on the free cells of a board, 16 to a row: Left lays dominoes upright, Right lying (Winning Ways, chapter 5). */
record Dominoes(Set<Integer> start) implements PartizanRules<Set<Integer>, Integer> {

    private static final int ROW = 16;

    static Dominoes board(int rows, int columns) {
        Set<Integer> cells = new TreeSet<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            cells.add(cell / columns * ROW + cell % columns);
        }
        return new Dominoes(cells);
    }

    private static int step(Player mover) {
        return mover == Player.LEFT ? ROW : 1;
    }

    @Override
    public List<Integer> moves(Set<Integer> free, Player mover) {
        return free.stream().filter(cell -> free.contains(cell + step(mover))).toList();
    }

    @Override
    public Set<Integer> play(Set<Integer> free, Player mover, Integer cell) {
        Set<Integer> after = new TreeSet<>(free);
        after.remove(cell);
        after.remove(cell + step(mover));
        return after;
    }

    /** Connected regions, each moved to the corner of the board. */
    static List<Set<Integer>> parts(Set<Integer> free) {
        List<Set<Integer>> parts = new ArrayList<>();
        Set<Integer> left = new HashSet<>(free);
        for (int cell : free) {
            if (left.contains(cell)) {
                Set<Integer> part = new TreeSet<>();
                take(cell, left, part);
                int top = part.stream().mapToInt(c -> c / ROW).min().orElseThrow();
                int side = part.stream().mapToInt(c -> c % ROW).min().orElseThrow();
                Set<Integer> moved = new TreeSet<>();
                part.forEach(c -> moved.add(c - top * ROW - side));
                parts.add(moved);
            }
        }
        return parts;
    }

    private static void take(int cell, Set<Integer> left, Set<Integer> part) {
        if (left.remove(cell)) {
            part.add(cell);
            for (int step : new int[] {1, -1, ROW, -ROW}) {
                take(cell + step, left, part);
            }
        }
    }
}
