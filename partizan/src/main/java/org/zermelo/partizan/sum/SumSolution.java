package org.zermelo.partizan.sum;

import java.util.List;
import java.util.OptionalInt;

/**
 * Who wins a sum and how.
 *
 * @param way how it was found
 * @param leftFirst whether Left wins if Left begins
 * @param rightFirst whether Right wins if Right begins
 * @param form the value of the sum, if it was found
 * @param parts the value of each part, if it was found
 * @param lefts Left's winning moves if Left begins
 * @param rights Right's winning moves if Right begins
 * @param steps how many positions were searched
 */
public record SumSolution(
        Way way,
        boolean leftFirst,
        boolean rightFirst,
        OptionalInt form,
        List<OptionalInt> parts,
        List<Winning> lefts,
        List<Winning> rights,
        long steps) {

    /** How a sum was decided. */
    public enum Way {
        /** By the canonical form of the sum. */
        FORMS,
        /** By a search over the values of the parts with bounds from their thermographs. */
        VALUES,
        /** By a search over positions, since some part was too large for a value. */
        POSITIONS
    }

    /**
     * A move that wins.
     *
     * @param part the part in which it is, from 0
     * @param move its text
     */
    public record Winning(int part, String move) {}

    public SumSolution {
        parts = List.copyOf(parts);
        lefts = List.copyOf(lefts);
        rights = List.copyOf(rights);
    }

    /** The values of all parts; empty if one was too large. */
    public int[] forms() {
        return parts.stream().allMatch(OptionalInt::isPresent)
                ? parts.stream().mapToInt(OptionalInt::getAsInt).toArray()
                : new int[0];
    }
}
