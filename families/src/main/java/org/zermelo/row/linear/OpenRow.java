package org.zermelo.row.linear;

import java.util.Arrays;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;

/**
 * A coin row in play that stays reduced: both players may take any ends, and the best end for what is left is known at once.
 *
 * <p>The blocks stand in a deque, and each keeps the three blocks that it was merged of. Taking an end unfolds the spine of
 * the end block and merges what is left of it again by the same rule. On rows of random, sorted or mountain shape that is a
 * few steps a move, whichever ends are taken; constant and zig-zag rows taken from both sides cost up to O(n) a move, never
 * more than a new reduction. Memory 44 bytes an item. Not safe for threads.
 */
public final class OpenRow {

    private static final int LEAF = -1;

    private final long[] value;
    private final int[] first;
    private final int[] middle;
    private final int[] last;
    /** A ring of block numbers. */
    private final int[] blocks;

    private int head;
    private int count;
    private int left;
    /** Unused block numbers, linked through {@link #first}. */
    private int free = LEAF;

    private long steps;

    private OpenRow(long[] row) {
        int n = row.length;
        int nodes = n + n / 2 + 1;
        this.value = Arrays.copyOf(row, nodes);
        this.first = new int[nodes];
        this.middle = new int[nodes];
        this.last = new int[nodes];
        this.blocks = new int[Integer.highestOneBit(Math.max(1, n)) * 2];
        this.left = n;
        Arrays.fill(first, 0, n, LEAF);
        for (int node = nodes - 1; node >= n; node--) {
            release(node);
        }
        for (int i = 0; i < n; i++) {
            push(Side.RIGHT, i);
        }
        steps = 0;
    }

    /**
     * Reduces a row, O(n).
     *
     * @throws org.zermelo.game.RefusedException when the items' sizes together exceed {@link Sums#MOST}
     */
    public static OpenRow of(long... row) {
        Sums.check(row);
        return new OpenRow(row);
    }

    /** How many items are left. */
    public int left() {
        return left;
    }

    /** How many blocks they reduce to. */
    public int blocks() {
        return count;
    }

    /** Blocks unfolded and merged since the row was reduced. */
    public long steps() {
        return steps;
    }

    /** A best end for the player to move, the left one when both blocks are equal; there must be an item left. */
    public Side best() {
        return value[at(0)] >= value[at(count - 1)] ? Side.LEFT : Side.RIGHT;
    }

    /** The margin of the player to move, O(blocks). */
    public long margin() {
        int i = 0;
        int j = count - 1;
        long margin = 0;
        for (int turn = 0; i <= j; turn++) {
            long taken = value[at(i)] >= value[at(j)] ? value[at(i++)] : value[at(j--)];
            margin += (turn & 1) == 0 ? taken : -taken;
        }
        return margin;
    }

    /** Takes an item from an end and returns its value; there must be one left. */
    public long take(Side side) {
        int node = at(side == Side.LEFT ? 0 : count - 1);
        drop(side, 1);
        while (first[node] != LEAF) {
            // From the far end of the block to the near one, so that the deque grows outwards.
            push(side, side == Side.LEFT ? last[node] : first[node]);
            push(side, middle[node]);
            int near = side == Side.LEFT ? first[node] : last[node];
            release(node);
            node = near;
        }
        left--;
        return value[node];
    }

    private int at(int place) {
        return blocks[(head + place) & (blocks.length - 1)];
    }

    private void drop(Side side, int dropped) {
        count -= dropped;
        if (side == Side.LEFT) {
            head = (head + dropped) & (blocks.length - 1);
        }
    }

    /** Adds a block at an end, merged with the two nearest as often as they and it make a hump. */
    private void push(Side side, int added) {
        int node = added;
        steps++;
        while (count >= 2) {
            int y = at(side == Side.LEFT ? 0 : count - 1);
            int x = at(side == Side.LEFT ? 1 : count - 2);
            if (value[y] < value[node] || value[y] < value[x]) {
                break;
            }
            drop(side, 2);
            node = side == Side.LEFT ? merge(node, y, x) : merge(x, y, node);
            steps++;
        }
        if (side == Side.LEFT) {
            head = (head - 1) & (blocks.length - 1);
        }
        count++;
        blocks[(head + (side == Side.LEFT ? 0 : count - 1)) & (blocks.length - 1)] = node;
    }

    private int merge(int x, int y, int z) {
        int node = free;
        free = first[node];
        first[node] = x;
        middle[node] = y;
        last[node] = z;
        value[node] = value[x] - value[y] + value[z];
        return node;
    }

    private void release(int node) {
        first[node] = free;
        free = node;
    }
}
