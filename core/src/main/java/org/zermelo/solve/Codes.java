package org.zermelo.solve;

import java.util.BitSet;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/** Folds the codes of moves into the code of a position. */
public final class Codes {

    private Codes() {}

    /**
     * The code of a position whose moves have these codes.
     *
     * @param codes at least one code, each from {@link Value#along}; only the first {@code count} are read
     */
    public static long fold(Value value, long[] codes, int count) {
        return value.fold() == Fold.MEX ? mex(codes, count) : max(codes, count);
    }

    private static long max(long[] codes, int count) {
        long best = codes[0];
        for (int i = 1; i < count; i++) {
            best = Math.max(best, codes[i]);
        }
        return best;
    }

    /** The least natural number that is not among the first {@code count} codes; at most {@code count}. */
    public static long mex(long[] codes, int count) {
        BitSet seen = new BitSet(count + 1);
        for (int i = 0; i < count; i++) {
            if (codes[i] <= count) {
                seen.set((int) codes[i]);
            }
        }
        return seen.nextClearBit(0);
    }
}
