package org.zermelo.boards.table;

import org.zermelo.boards.model.BoardRules;

/** The levels of positions by weights that every move but a pass lowers; what passes stands above what does not. */
final class PlayLevels {

    private final long[] weights;
    private final int values;
    private final int base;
    private final boolean bounded;
    /** So many positions, the same but for passes, have one sum of the weights. */
    private final int steps;

    private final int count;

    /**
     * Levels.
     *
     * @param weights those of each cell and value, of both hands and of the plies left; none where no levels are known
     * @param read for each cell the values that can stand there
     * @param values how many values there are
     */
    PlayLevels(BoardRules rules, long[] weights, int[][] read, int values) {
        this.weights = weights;
        this.values = values;
        this.base = read.length * values;
        this.bounded = rules.plies() != BoardRules.ENDLESS;
        this.steps = rules.customs().repeats() ? 3 : 2;
        long levels = weights.length == 0 ? 0 : steps * (most(rules, read) + 1);
        this.count = levels < Integer.MAX_VALUE ? (int) levels : 0;
    }

    private long most(BoardRules rules, int[][] read) {
        long most = 0;
        for (int cell = 0; cell < read.length; cell++) {
            long high = 0;
            for (int value : read[cell]) {
                high = Math.max(high, weights[cell * values + value]);
            }
            most += high;
        }
        return most
                + (weights[base] + weights[base + 1]) * rules.mostHand()
                + weights[base + 2] * Math.max(0, rules.plies());
    }

    /** How many there are; 0 where none are known. */
    int count() {
        return count;
    }

    /**
     * The level of a position.
     *
     * @param step how many passes come next at most
     */
    int level(int[] on, int leftHand, int rightHand, long plies, int step) {
        long level = weights[base] * leftHand + weights[base + 1] * rightHand;
        for (int cell = 0; cell < on.length; cell++) {
            level += weights[cell * values + on[cell]];
        }
        level += bounded ? weights[base + 2] * plies : 0;
        return (int) (steps * level + step);
    }
}
