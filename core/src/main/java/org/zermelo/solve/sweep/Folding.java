package org.zermelo.solve.sweep;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.Codes;
import org.zermelo.value.Coding;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/** Folds the cells of a position's options into its own cell. Has buffers, so each thread needs its own. */
public final class Folding {

    /** Where the cells of options are. */
    @FunctionalInterface
    public interface Lookup {
        /** The cell of a canonical position that is done. */
        int cell(long key);
    }

    private static final int TABLED = 256;

    private final PackedRules rules;
    private final Value value;
    private final Coding coding;
    private final boolean mex;
    private final long[] options;
    private final long[] gains;
    private final long[] codes;
    /** What a move to a position with this cell is worth when it gains nothing. */
    private final long[] along;

    /** A folding of these rules' positions under a value that has a coding. */
    public Folding(PackedRules rules, Value value) {
        this.rules = rules;
        this.value = value;
        this.coding = value.coding();
        this.mex = value.fold() == Fold.MEX;
        this.options = new long[rules.mostOptions()];
        this.codes = new long[mex ? options.length : 0];
        this.gains = new long[rules.scoring() ? options.length : 0];
        this.along = new long[TABLED];
        for (int cell = 0; cell < TABLED; cell++) {
            along[cell] = value.along(coding.decode(cell), 0);
        }
    }

    /** The cell of a canonical position whose options are all done. */
    public long cell(long position, Lookup lookup) {
        int count = rules.options(position, options);
        if (count == 0) {
            return coding.encode(value.ended(rules.ending(position)));
        }
        if (gains.length > 0) {
            rules.gains(position, gains);
        }
        return coding.encode(mex ? mex(count, lookup) : best(count, lookup));
    }

    private long best(int count, Lookup lookup) {
        long best = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, code(i, lookup));
        }
        return best;
    }

    private long mex(int count, Lookup lookup) {
        for (int i = 0; i < count; i++) {
            codes[i] = code(i, lookup);
        }
        return Codes.mex(codes, count);
    }

    private long code(int i, Lookup lookup) {
        int cell = lookup.cell(rules.canonical(options[i]));
        if (gains.length > 0) {
            return value.along(coding.decode(cell), gains[i]);
        }
        return cell < TABLED ? along[cell] : value.along(coding.decode(cell), 0);
    }
}
