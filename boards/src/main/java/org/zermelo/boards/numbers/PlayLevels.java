package org.zermelo.boards.numbers;

import org.zermelo.boards.model.BoardRules;

/** The levels of positions by weights that every move but a pass lowers; what passes stands above what does not. */
public final class PlayLevels {

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
     * @param sets for each cell what can stand there, value v as bit v
     */
    public PlayLevels(BoardRules rules, long[] weights, int[] sets) {
        this.weights = weights;
        this.values = rules.customs().kinds().values();
        this.base = sets.length * values;
        this.bounded = rules.plies() != BoardRules.ENDLESS;
        this.steps = rules.customs().repeats() ? 3 : 2;
        long levels = weights.length == 0 ? 0 : steps * (most(rules, sets) + 1);
        this.count = levels < Integer.MAX_VALUE ? (int) levels : 0;
    }

    private long most(BoardRules rules, int[] sets) {
        long most = 0;
        for (int cell = 0; cell < sets.length; cell++) {
            long high = 0;
            for (int value = 0; value < values; value++) {
                high = (sets[cell] >> value & 1) == 0 ? high : Math.max(high, weights[cell * values + value]);
            }
            most += high;
        }
        return most
                + (weights[base] + weights[base + 1]) * rules.mostHand()
                + weights[base + 2] * Math.max(0, rules.plies());
    }

    /** How many there are; 0 where none are known. */
    public int count() {
        return count;
    }

    /**
     * The level of a position.
     *
     * @param standing for each value the cells on which it stands
     * @param step how many passes come next at most
     */
    public int level(long[] standing, int leftHand, int rightHand, long plies, int step) {
        long level = weights[base] * leftHand + weights[base + 1] * rightHand;
        for (int value = 0; value < values; value++) {
            for (long left = standing[value]; left != 0; left &= left - 1) {
                level += weights[Long.numberOfTrailingZeros(left) * values + value];
            }
        }
        level += bounded ? weights[base + 2] * plies : 0;
        return (int) (steps * level + step);
    }
}
