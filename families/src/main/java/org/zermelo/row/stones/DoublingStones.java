package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Stone Game II (LeetCode 1140): a move takes the first X piles of what is left, X at most 2M; M starts at 1 and becomes the
 * greater of M and X.
 */
public final class DoublingStones extends ScoredStones<DoublingStones.PilesLeft, Integer> {

    /** Piles already taken, and M. */
    public record PilesLeft(int taken, int m) {
        /** The first pile that is left, and how many may be taken. */
        @Override
        public String toString() {
            return taken + 1 + "..; most " + 2L * m;
        }
    }

    private final long[] prefix;

    private DoublingStones(long[] piles) {
        super("stones-doubling", piles);
        Sums.check(piles);
        this.prefix = Sums.prefix(piles);
    }

    /** The game on these piles. */
    public static DoublingStones of(long... piles) {
        return new DoublingStones(piles.clone());
    }

    @Override
    public PilesLeft start() {
        return new PilesLeft(0, 1);
    }

    @Override
    public List<Integer> moves(PilesLeft left) {
        int most = (int) Math.min(2L * left.m(), stones.length - left.taken());
        return IntStream.rangeClosed(1, most).boxed().toList();
    }

    @Override
    public PilesLeft play(PilesLeft left, Integer count) {
        return new PilesLeft(left.taken() + count, Math.max(left.m(), count));
    }

    @Override
    public long gain(PilesLeft left, Integer count) {
        return prefix[left.taken() + count] - prefix[left.taken()];
    }

    @Override
    public long level(PilesLeft left) {
        return stones.length - left.taken();
    }

    /** Bytes of the kernel's tables. */
    static long bytes(long n) {
        return 20 * (n + 2) * (n + 2);
    }

    /**
     * The margins of all positions in O(n^2): with V the mover's total, {@code V(i,M) = S_i - min(min of V(i+X, M) over X to
     * M, min of V(i+X, X) over X from M+1 to 2M)}, and both are minima of sliding windows, the first as i falls, the second
     * as M rises.
     */
    Oracle<PilesLeft> oracle(Value value, Watch watch) {
        int n = stones.length;
        long[][] own = new long[n + 1][];
        own[n] = new long[n + 2];
        FallingWindows columns = new FallingWindows(n);
        for (int i = n - 1; i >= 0; i--) {
            watch.check();
            watch.progress(n - i, n);
            own[i] = new long[n + 2];
            fill(own, i, columns);
        }
        return left -> {
            int m = Math.min(left.m(), Math.max(1, n));
            long mine = own[left.taken()][m];
            return mine - (prefix[n] - prefix[left.taken()] - mine);
        };
    }

    private void fill(long[][] own, int i, FallingWindows columns) {
        int n = stones.length;
        long rest = prefix[n] - prefix[i];
        // The places X of the second window, in order of rising V(i+X, X).
        int[] window = new int[n + 1];
        int head = 0;
        int tail = 0;
        int next = 1;
        for (int m = 1; m <= n; m++) {
            for (; next <= Math.min(2L * m, n - i); next++) {
                while (tail > head && own[i + window[tail - 1]][window[tail - 1]] >= own[i + next][next]) {
                    tail--;
                }
                window[tail++] = next;
            }
            while (head < tail && window[head] <= m) {
                head++;
            }
            long least = columns.least(own, i, m);
            if (head < tail) {
                least = Math.min(least, own[i + window[head]][window[head]]);
            }
            own[i][m] = rest - least;
        }
    }

    /** For every M the least of V(i+1..i+M, M), as i falls. */
    private static final class FallingWindows {
        private final int n;
        private final int[][] places;
        private final int[] head;
        private final int[] tail;

        FallingWindows(int n) {
            this.n = n;
            this.places = new int[n + 1][];
            this.head = new int[n + 1];
            this.tail = new int[n + 1];
        }

        long least(long[][] own, int i, int m) {
            if (places[m] == null) {
                places[m] = new int[16];
            }
            int place = i + 1;
            while (tail[m] > head[m] && own[places[m][tail[m] - 1]][m] >= own[place][m]) {
                tail[m]--;
            }
            if (tail[m] == places[m].length) {
                places[m] = Arrays.copyOf(places[m], Math.min(n + 1, 2 * tail[m]));
            }
            places[m][tail[m]++] = place;
            while (places[m][head[m]] > i + m) {
                head[m]++;
            }
            return own[places[m][head[m]]][m];
        }
    }
}
