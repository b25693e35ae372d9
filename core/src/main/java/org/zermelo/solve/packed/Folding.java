package org.zermelo.solve.packed;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.Codes;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/** Folds the cells of a position's options into its own cell; one for each thread. */
final class Folding {

    private static final int TABLED = 256;

    private final PackedRules rules;
    private final KeySet keys;
    private final Value value;
    private final Coding coding;
    private final boolean mex;
    private final long[] options;
    private final long[] gains;
    private final long[] codes;
    /** What a move to a position with this cell is worth when it gains nothing. */
    private final long[] along;

    Folding(PackedRules rules, KeySet keys, Value value) {
        this.rules = rules;
        this.keys = keys;
        this.value = value;
        this.coding = Coding.of(value);
        this.mex = value.fold() == Fold.MEX;
        this.options = new long[rules.mostOptions()];
        this.codes = new long[mex ? options.length : 0];
        this.gains = new long[rules.scoring() ? options.length : 0];
        this.along = new long[TABLED];
        for (int cell = 0; cell < TABLED; cell++) {
            along[cell] = value.along(coding.decode(cell), 0);
        }
    }

    /** The cell of a position whose options are all done. */
    long cell(long position, Cells cells) {
        int count = rules.options(position, options);
        if (count == 0) {
            return coding.encode(value.ended(rules.ending(position)));
        }
        if (gains.length > 0) {
            rules.gains(position, gains);
        }
        return coding.encode(mex ? mex(count, cells) : best(count, cells));
    }

    private long best(int count, Cells cells) {
        long best = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, code(i, cells));
        }
        return best;
    }

    private long mex(int count, Cells cells) {
        for (int i = 0; i < count; i++) {
            codes[i] = code(i, cells);
        }
        return Codes.mex(codes, count);
    }

    private long code(int i, Cells cells) {
        int rank = keys.rank(rules.canonical(options[i]));
        int cell = cells.get(rank);
        if (gains.length > 0) {
            return value.along(coding.decode(cell), gains[i]);
        }
        return cell < TABLED ? along[cell] : value.along(coding.decode(cell), 0);
    }
}
