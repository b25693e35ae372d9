package org.zermelo.solve.sweep;

import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** One long line: from each number the only move is to the next smaller one. */
record Path(int size, boolean ranked) implements PackedRules {

    @Override
    public long start() {
        return size - 1L;
    }

    @Override
    public long bound() {
        return size;
    }

    @Override
    public int mostOptions() {
        return 1;
    }

    @Override
    public int options(long position, long[] options) {
        options[0] = position - 1;
        return position == 0 ? 0 : 1;
    }

    @Override
    public Ending ending(long position) {
        return Ending.LAST_MOVER_WINS;
    }

    @Override
    public int levels() {
        return ranked ? size : 0;
    }

    @Override
    public int level(long position) {
        return (int) position;
    }
}
