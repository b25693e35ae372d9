package org.zermelo.store.stage;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The rows of a file of values, which are read when they are asked for and held while there is memory for them. */
final class StageRows {

    private final StageFile file;
    private final int length;
    private final AtomicReferenceArray<SoftReference<char[]>> rows;

    StageRows(StageFile file) {
        this.file = file;
        this.length = file.length();
        this.rows = new AtomicReferenceArray<>(file.rows());
    }

    /** A row, and with it those that lie in the same blocks. */
    char[] row(int row) {
        SoftReference<char[]> held = rows.get(row);
        char[] values = held == null ? null : held.get();
        return values == null ? read(row) : values;
    }

    private char[] read(int row) {
        char[] wanted = new char[length];
        long begin = (long) row * length;
        int last = (int) ((begin + length - 1) / StageFile.BLOCK);
        for (int block = (int) (begin / StageFile.BLOCK); block <= last; block++) {
            byte[] raw = file.block(block);
            copy(raw, block, row, wanted);
            keepOthers(raw, block, row);
        }
        rows.set(row, new SoftReference<>(wanted));
        return wanted;
    }

    /** Those rows that lie wholly in a block. */
    private void keepOthers(byte[] raw, int block, int but) {
        long from = (long) block * StageFile.BLOCK;
        int first = (int) ((from + length - 1) / length);
        int end = (int) ((from + raw.length / 2) / length);
        for (int row = first; row < end; row++) {
            SoftReference<char[]> held = rows.get(row);
            if (row != but && (held == null || held.get() == null)) {
                char[] values = new char[length];
                copy(raw, block, row, values);
                rows.set(row, new SoftReference<>(values));
            }
        }
    }

    /** Copies what a block has of a row. */
    private void copy(byte[] raw, int block, int row, char[] values) {
        long from = (long) block * StageFile.BLOCK;
        long begin = (long) row * length;
        int first = (int) Math.max(0, from - begin);
        int end = (int) Math.min(length, from + raw.length / 2 - begin);
        for (int place = first; place < end; place++) {
            values[place] = (char) StageFile.value(raw, (int) (begin + place - from));
        }
    }
}
