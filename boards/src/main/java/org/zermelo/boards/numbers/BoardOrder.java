package org.zermelo.boards.numbers;

import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.PieceCounts;

/** The boards on which as many pieces stand as can be there, numbered without gaps in the order of their numbers. */
interface BoardOrder {

    /** How many boards there are. */
    long size();

    /** The index of a board; -1 when it has too many or too few pieces. */
    long index(long board);

    /** The board of an index. */
    long board(long index);

    /** The order of a game's boards; null where its tables would be too large. */
    static @Nullable BoardOrder of(int[] values, PieceCounts counts) {
        BoardOrder halves = HalvedBoards.of(values, counts);
        return halves != null ? halves : CountedBoards.of(values, counts);
    }
}
