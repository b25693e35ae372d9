package org.zermelo.solve.work;

import java.util.Arrays;

/**
 * The outgoing mail of one thread: numbers for each other thread, written during a round and read after it. Marks that
 * several threads set in one array would cause contention for its cache lines and cost more than a second thread gains.
 * So each partition of an array has one writer, and what others find about it is sent to that writer here.
 */
public final class Mailboxes {

    /**
     * The numbers at which a mailbox is full: at 1 MB the threads meet seldom enough that they do not wait for each
     * other.
     */
    private static final int FULL = 1 << 17;

    private final long[][] boxes;
    private final int[] counts;

    /** An empty mailbox for each of some threads. */
    public Mailboxes(int threads) {
        this.boxes = new long[threads][64];
        this.counts = new int[threads];
    }

    private Mailboxes(long[][] boxes, int[] counts) {
        this.boxes = boxes;
        this.counts = counts;
    }

    /** These mailboxes, with counters that the calling thread has allocated. */
    public Mailboxes moved() {
        return new Mailboxes(boxes, counts.clone());
    }

    /** Whether no mailbox is full; a full one takes more, but should be emptied soon. */
    public boolean room() {
        for (int count : counts) {
            if (count >= FULL) {
                return false;
            }
        }
        return true;
    }

    /** Puts a number into the mailbox of a thread. */
    public void put(int thread, long number) {
        long[] box = boxes[thread];
        int count = counts[thread]++;
        if (count == box.length) {
            box = Arrays.copyOf(box, 2 * count);
            boxes[thread] = box;
        }
        box[count] = number;
    }

    /** The numbers for a thread: the first {@link #count} of this array. */
    public long[] box(int thread) {
        return boxes[thread];
    }

    /** How many numbers wait for a thread. */
    public int count(int thread) {
        return counts[thread];
    }

    /** Empties the mailbox of a thread. */
    public void clear(int thread) {
        counts[thread] = 0;
    }
}
