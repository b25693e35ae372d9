package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The L-game as a program of its own, on strings of sixteen signs. */
final class PlainLGame {

    private static final int SIDE = 4;

    private static final List<List<Integer>> PLACES = places();

    private PlainLGame() {}

    /** Every L: from where it bends three cells one way and two the other. */
    private static List<List<Integer>> places() {
        List<List<Integer>> places = new ArrayList<>();
        for (int bend = 0; bend < SIDE * SIDE; bend++) {
            int row = bend / SIDE;
            int column = bend % SIDE;
            for (int down : new int[] {-1, 1}) {
                for (int right : new int[] {-1, 1}) {
                    add(places, row, column, new int[] {0, 0, down, 0, 2 * down, 0, 0, right});
                    add(places, row, column, new int[] {0, 0, 0, right, 0, 2 * right, down, 0});
                }
            }
        }
        return places;
    }

    private static void add(List<List<Integer>> places, int row, int column, int[] steps) {
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < steps.length; i += 2) {
            int down = row + steps[i];
            int right = column + steps[i + 1];
            if (down < 0 || down >= SIDE || right < 0 || right >= SIDE) {
                return;
            }
            cells.add(down * SIDE + right);
        }
        places.add(cells);
    }

    /** The boards after a turn. */
    static Set<String> turns(String cells, char mover) {
        Set<String> turns = new TreeSet<>();
        for (List<Integer> place : PLACES) {
            StringBuilder laid = new StringBuilder(cells.replace(mover, '.'));
            if (place.stream().allMatch(cell -> laid.charAt(cell) == '.')) {
                place.forEach(cell -> laid.setCharAt(cell, mover));
                turns.add(laid.toString());
            }
        }
        turns.remove(cells);
        for (String laid : List.copyOf(turns)) {
            for (int to = laid.indexOf('.'); to >= 0; to = laid.indexOf('.', to + 1)) {
                for (int from = laid.indexOf('*'); from >= 0; from = laid.indexOf('*', from + 1)) {
                    StringBuilder flown = new StringBuilder(laid);
                    flown.setCharAt(from, '.');
                    flown.setCharAt(to, '*');
                    turns.add(flown.toString());
                }
            }
        }
        return turns;
    }
}
