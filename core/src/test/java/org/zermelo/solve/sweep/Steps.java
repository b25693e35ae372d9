package org.zermelo.solve.sweep;

import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;

/** Every position leads to up to four others among the forty below it, by a hash of its number; ends are of three kinds. */
public record Steps(long seed, int size) implements PackedRules {

    private static final int REACH = 40;

    private long hash(long position, int what) {
        long hash = (position * 31 + what + seed * 1_000_003) * 0x9E3779B97F4A7C15L;
        return (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L >>> 33;
    }

    @Override
    public long start() {
        return size - 1;
    }

    @Override
    public long bound() {
        return size;
    }

    @Override
    public int mostOptions() {
        return 4;
    }

    @Override
    public int options(long position, long[] options) {
        if (position < 3) {
            return 0;
        }
        int count = 1 + (int) (hash(position, 9) % 4);
        for (int i = 0; i < count; i++) {
            options[i] = position - 1 - hash(position, i) % Math.min(REACH, position);
        }
        return count;
    }

    @Override
    public Ending ending(long position) {
        return new Ending[] {Ending.LAST_MOVER_WINS, Ending.TIE, Ending.LAST_MOVER_LOSES}[(int) position];
    }

    @Override
    public int levels() {
        return size;
    }

    @Override
    public int level(long position) {
        return (int) position;
    }
}
