package org.zermelo.heap.check;

import java.util.Arrays;
import org.zermelo.solve.Watch;

/**
 * Values of a long sequence by the evil and odious numbers of a mask that is found on the first heaps, here with one array
 * of stamps and no further devices. Any mask gives right values; a good one gives them soon: of the heaps whose class is 0
 * there should be few.
 */
final class SparseRecomputation {

    private static final int START = 4_000;

    private final CheckedGame game;
    private final Watch watch;
    private final char[] values;
    private final int[] stamps = new int[1 << 16];
    private int[] takes = new int[0];
    private int mask;
    private boolean withParity;
    private int[] zeros = new int[1 << 10];
    private int zeroCount;

    SparseRecomputation(CheckedGame game, int heaps, Watch watch) {
        this.game = game;
        this.watch = watch;
        this.values = new char[heaps];
    }

    char[] values() {
        char[] start = Recomputation.values(game, Math.min(START, values.length), watch);
        System.arraycopy(start, 0, values, 0, start.length);
        takes = game.moves().stream()
                .filter(move -> move.parts() == 2)
                .mapToInt(CheckedMove::take)
                .toArray();
        chooseMask(start.length);
        int next = 2 * start.length;
        for (int n = start.length; n < values.length; n++) {
            if (n == next) {
                chooseMask(n);
                next = (int) Math.min(Integer.MAX_VALUE, 2L * next);
            }
            if (n % 4096 == 0) {
                watch.check();
                watch.progress(n, values.length);
            }
            values[n] = (char) value(n);
            if (kind(values[n], n) == 0) {
                addZero(n);
            }
        }
        return values;
    }

    /** The class of a value at heap n: linear in both, so that breaking a heap adds classes modulo 2. */
    private int kind(int value, int n) {
        return (Integer.bitCount(value & mask) + (withParity ? n - takes[0] : 0)) & 1;
    }

    private void chooseMask(int known) {
        int top = 1;
        for (int n = 0; n < known; n++) {
            while (top <= values[n]) {
                top *= 2;
            }
        }
        boolean oneParity = Arrays.stream(takes).map(t -> t % 2).distinct().count() == 1;
        int best = Integer.MAX_VALUE;
        int bestMask = 0;
        boolean bestParity = false;
        int step = Math.max(1, known / 2_000);
        for (int parity = 0; parity < (oneParity ? 2 : 1); parity++) {
            withParity = parity == 1;
            for (mask = 0; mask < Math.min(top, 1024); mask++) {
                int count = 0;
                for (int n = 1; n < known && count < best; n += step | 1) {
                    count += 1 - kind(values[n], n);
                }
                if (count < best) {
                    best = count;
                    bestMask = mask;
                    bestParity = withParity;
                }
            }
        }
        mask = bestMask;
        withParity = bestParity;
        zeroCount = 0;
        for (int n = 1; n < known; n++) {
            if (kind(values[n], n) == 0) {
                addZero(n);
            }
        }
    }

    private void addZero(int n) {
        if (zeroCount == zeros.length) {
            zeros = Arrays.copyOf(zeros, 2 * zeroCount);
        }
        zeros[zeroCount++] = n;
    }

    private int value(int n) {
        for (CheckedMove move : game.moves()) {
            int rest = n - move.take();
            if (move.parts() == 1) {
                stamps[values[rest]] = n;
            }
        }
        for (int t : takes) {
            int rest = n - t;
            for (int i = 0; i < zeroCount && zeros[i] < rest; i++) {
                stamps[values[zeros[i]] ^ values[rest - zeros[i]]] = n;
            }
        }
        int least = 0;
        while (kind(least, n) == 0 || stamps[least] == n) {
            least++;
        }
        return firstMissing(n, least);
    }

    /** The least number of class 0 below {@code limit} that no option has, or the limit: options are tried until all are seen. */
    private int firstMissing(int n, int limit) {
        int candidate = nextMissing(n, 0, limit);
        for (int a = 1; a <= n / 2 && candidate < limit; a++) {
            for (int t : takes) {
                int b = n - t - a;
                if (b >= a) {
                    stamps[values[a] ^ values[b]] = n;
                }
            }
            if (a % 8 == 0) {
                candidate = nextMissing(n, candidate, limit);
            }
        }
        return nextMissing(n, candidate, limit);
    }

    private int nextMissing(int n, int from, int limit) {
        int value = from;
        while (value < limit && stamps[value] == n) {
            value++;
        }
        return value;
    }
}
