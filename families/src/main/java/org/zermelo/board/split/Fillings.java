package org.zermelo.board.split;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Both players fill sets of free cells, any of a list; who finds none that is free has ended the play. */
public final class Fillings extends SplitGame {

    private final long[] sets;

    /**
     * The game on free cells.
     *
     * @param start the free cells, of {@link #MOST_CELLS}
     * @param sets what a move may fill
     */
    public Fillings(long start, long[] sets) {
        super(start, Long.toHexString(start) + Arrays.toString(sets));
        this.sets = sets.clone();
    }

    @Override
    List<Removal> takes(long cells) {
        List<Removal> takes = new ArrayList<>();
        for (long set : sets) {
            if ((set & ~cells) == 0) {
                takes.add(new Removal(set, Long.toHexString(set)));
            }
        }
        return takes;
    }

    @Override
    int options(long cells, long[] into) {
        int count = 0;
        for (long set : sets) {
            if ((set & ~cells) == 0 && count < into.length) {
                into[count++] = cells & ~set;
            }
        }
        return count;
    }

    @Override
    long grown(long set, long within) {
        long grown = set;
        for (long filled : sets) {
            if ((filled & set) != 0 && (filled & ~within) == 0) {
                grown |= filled;
            }
        }
        return grown;
    }
}
