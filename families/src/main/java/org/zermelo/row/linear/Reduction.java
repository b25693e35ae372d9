package org.zermelo.row.linear;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.BadInputException;

/**
 * How a row of single items becomes a valley, step by step, to be shown: the same merging that {@link LinearRows} does in
 * one pass, kept as a record. O(items) time; O(items) memory for the steps.
 *
 * @param steps the merges in the order in which they are made
 * @param blocks the valley that is left, from left to right
 */
public record Reduction(List<Step> steps, List<Block> blocks) {

    /**
     * An odd number of neighbouring items that act as one.
     *
     * @param from the first item, from 0
     * @param to the item after the last
     * @param value the alternating sum of the items, the first counted positive
     */
    public record Block(int from, int to, long value) {}

    /**
     * Three neighbours of which the middle one is at least as large as the others; whoever bares it loses it at once.
     *
     * @param merged what they become, worth {@code left - middle + right}
     */
    public record Step(Block left, Block middle, Block right, Block merged) {}

    public Reduction {
        steps = List.copyOf(steps);
        blocks = List.copyOf(blocks);
    }

    /**
     * Reduces a row.
     *
     * @param items values whose sum of sizes fits a {@code long}
     * @throws BadInputException when it does not
     */
    public static Reduction of(long[] items) {
        List<Step> steps = new ArrayList<>();
        List<Block> stack = new ArrayList<>();
        long size = 0;
        for (int i = 0; i < items.length; i++) {
            try {
                size = Math.addExact(size, Math.absExact(items[i]));
            } catch (ArithmeticException e) {
                throw new BadInputException("row.sums-too-large", "limit", Long.MAX_VALUE);
            }
            stack.add(new Block(i, i + 1, items[i]));
            while (reducible(stack)) {
                int top = stack.size() - 1;
                Block left = stack.get(top - 2);
                Block middle = stack.get(top - 1);
                Block right = stack.get(top);
                Block merged = new Block(left.from(), right.to(), left.value() - middle.value() + right.value());
                steps.add(new Step(left, middle, right, merged));
                stack.subList(top - 2, top + 1).clear();
                stack.add(merged);
            }
        }
        return new Reduction(steps, stack);
    }

    private static boolean reducible(List<Block> stack) {
        int top = stack.size() - 1;
        return top >= 2
                && stack.get(top - 1).value() >= stack.get(top - 2).value()
                && stack.get(top - 1).value() >= stack.get(top).value();
    }
}
