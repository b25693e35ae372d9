package org.zermelo.row.many;

/**
 * Monotone queues for sliding window minima: values come with rising keys, and the least value whose key is not below a
 * rising bound is asked. Amortised O(1).
 */
final class MinQueues {

    private final int width;
    private final int[] keys;
    private final long[] values;
    private final int[] head;
    private final int[] size;

    /** So many queues, each for windows of at most {@code width} keys. */
    MinQueues(int queues, int width) {
        this.width = width + 1;
        this.keys = new int[Math.multiplyExact(queues, this.width)];
        this.values = new long[keys.length];
        this.head = new int[queues];
        this.size = new int[queues];
    }

    void clear(int queue) {
        size[queue] = 0;
    }

    /** Adds a value; a full queue has an entry that no later window holds, which {@link #least} has dropped. */
    void push(int queue, int key, long value) {
        int kept = size[queue];
        while (kept > 0 && values[slot(queue, kept - 1)] >= value) {
            kept--;
        }
        int slot = slot(queue, kept);
        keys[slot] = key;
        values[slot] = value;
        size[queue] = kept + 1;
    }

    /** The least value whose key is at least the bound; there must be one. */
    long least(int queue, int bound) {
        while (keys[slot(queue, 0)] < bound) {
            head[queue] = (head[queue] + 1) % width;
            size[queue]--;
        }
        return values[slot(queue, 0)];
    }

    private int slot(int queue, int place) {
        int at = head[queue] + place;
        return queue * width + (at >= width ? at - width : at);
    }
}
