package org.zermelo.heap.check;

import java.util.Arrays;

/** The conditions of the theorem on moves that leave three heaps: every smaller number an option, the value itself none. */
final class SumCheck {

    /** More bits of remainder would need values that no proof of this kind comes to. */
    private static final int MOST_REMAINDER_BITS = 7;

    private final CheckedGame game;
    private final CertificateClaim claim;
    private final char[] values;
    private final int start;
    private final int end;

    SumCheck(CheckedGame game, CertificateClaim claim, char[] values) {
        this.game = game;
        this.claim = claim;
        this.values = values;
        this.start = (int) claim.to();
        this.end = (int) (claim.to() + claim.shift());
    }

    void check() {
        long rise = claim.rise();
        for (int n = start; n < end; n++) {
            for (int v = 0; v < values[n]; v++) {
                boolean top = v >= values[n] - rise;
                int least = top ? (int) claim.from() : 1;
                boolean stays = top
                        ? pairAnd(n, v, least) || risesFrom(n, v) && pairAnd((int) (n + claim.shift()), v, least)
                        : pairAnd(n, v, least) || v == 0 && canHalve(n);
                if (!stays || values[n] < rise) {
                    throw new Rejection("covered", "heap", n, "value", v);
                }
            }
        }
        for (int bits = 0; bits <= MOST_REMAINDER_BITS && rise % (1L << bits) == 0; bits++) {
            if (excluded(bits)) {
                return;
            }
        }
        throw new Rejection("excluded");
    }

    private boolean pairAnd(int n, int value, int least) {
        for (CheckedMove move : game.moves()) {
            for (int c = n - move.take() - 2; move.parts() == 3 && c >= least; c -= 2) {
                if (values[c] == value) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canHalve(int n) {
        for (CheckedMove move : game.moves()) {
            if (move.parts() == 2 && (n - move.take()) % 2 == 0) {
                return true;
            }
        }
        return false;
    }

    private boolean risesFrom(int n, int value) {
        for (CheckedMove move : game.moves()) {
            int rest = n - move.take();
            for (int c = (int) claim.from(); c <= rest; c++) {
                int others = values[c] ^ value;
                boolean low = others == 0 || claim.rise() % (2L * Integer.highestOneBit(others)) == 0;
                if (low && move.parts() >= 1 && move.parts() <= 3 && canHave(rest - c, move.parts() - 1, others)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether so many counters can be left as so many heaps, at most two, of this value. */
    private boolean canHave(int counters, int parts, int value) {
        if (parts == 0) {
            return counters == 0 && value == 0;
        }
        if (parts == 1) {
            return counters > 0 && values[counters] == value;
        }
        for (int a = 1; parts == 2 && a < counters; a++) {
            if ((values[a] ^ values[counters - a]) == value) {
                return true;
            }
        }
        return false;
    }

    /** Whether no move with the remainder of the value has a sum of quotients that reaches its quotient with its parity. */
    private boolean excluded(int bits) {
        int kinds = 2 << bits;
        long[][] one = new long[end][kinds];
        for (int m = 0; m < end; m++) {
            Arrays.fill(one[m], -1);
            if (m > 0) {
                one[m][values[m] % kinds] = values[m] >> bits;
            }
        }
        long[][][] sums = new long[game.mostParts() + 1][][];
        sums[1] = one;
        for (int parts = 2; parts < sums.length; parts++) {
            sums[parts] = new long[end][kinds];
            for (int m = 0; m < end; m++) {
                Arrays.fill(sums[parts][m], -1);
                for (int a = 1; a < m; a++) {
                    join(sums[parts][m], one[a], sums[parts - 1][m - a]);
                }
            }
        }
        for (int n = start; n < end; n++) {
            for (CheckedMove move : game.moves()) {
                boolean reaches =
                        move.parts() > 0 && sums[move.parts()][n - move.take()][values[n] % kinds] >= values[n] >> bits;
                if (reaches) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void join(long[] into, long[] first, long[] second) {
        for (int i = 0; i < first.length; i++) {
            for (int j = 0; first[i] >= 0 && j < second.length; j++) {
                if (second[j] >= 0) {
                    into[i ^ j] = Math.max(into[i ^ j], first[i] + second[j]);
                }
            }
        }
    }
}
