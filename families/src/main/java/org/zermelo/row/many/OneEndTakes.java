package org.zermelo.row.many;

import java.util.ArrayDeque;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Sums;

/**
 * A row with one open end from which 1..k items are taken: {@code V(i) = S_i - min V(i+c)} over c in 1..k, with S_i the sum
 * of what is left. The window minimum is kept in a monotone queue, so O(n) time for any k, 20 bytes an item.
 *
 * <p>With k = 3 this is LeetCode 1406.
 */
public final class OneEndTakes {

    private final long[] items;
    private final Side open;
    private final long[] own;
    private final int[] best;
    private final long total;

    private OneEndTakes(long[] items, Side open, int most) {
        this.items = items;
        this.open = open;
        int n = items.length;
        this.own = new long[n + 1];
        this.best = new int[n];
        long left = 0;
        ArrayDeque<Integer> window = new ArrayDeque<>();
        for (int i = n - 1; i >= 0; i--) {
            push(window, i + 1);
            // A cap beyond the row is no cap; the comparison avoids i + most passing an int.
            while (window.peekFirst() - i > most) {
                window.removeFirst();
            }
            left += item(i);
            best[i] = window.peekFirst() - i;
            own[i] = left - own[i + best[i]];
        }
        this.total = left;
    }

    /** Keeps the window's totals rising from its front; of equal ones the later pushed, nearer to the open end, stays. */
    private void push(ArrayDeque<Integer> window, int place) {
        while (!window.isEmpty() && own[window.peekLast()] >= own[place]) {
            window.removeLast();
        }
        window.addLast(place);
    }

    /**
     * Solves a row.
     *
     * @param open the end from which items are taken
     * @param most the most items of a move, at least 1
     * @throws org.zermelo.game.RefusedException when the items' sizes together exceed {@link Sums#MOST}
     */
    public static OneEndTakes of(long[] row, Side open, int most) {
        Sums.check(row);
        return new OneEndTakes(row.clone(), open, most);
    }

    /** The item at a distance from the open end. */
    private long item(int i) {
        return items[open == Side.LEFT ? i : items.length - 1 - i];
    }

    /** The first player's total minus the second's. */
    public long margin() {
        return own[0] - (total - own[0]);
    }

    /** The mover's total after so many items have been taken. */
    public long own(int taken) {
        return own[taken];
    }

    /** An optimal line; of equally good moves it takes the fewest items. */
    public Turns turns() {
        Turns.TurnsBuilder turns = new Turns.TurnsBuilder(Sums.prefix(items));
        for (int i = 0; i < items.length; i += best[i]) {
            turns.take(open, best[i]);
        }
        return turns.build();
    }
}
