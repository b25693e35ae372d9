package org.zermelo.solve.packed;

import java.util.Arrays;

/**
 * What one thread has to tell the others: numbers for each of them, which he puts in during a turn and they take out after
 * it. Marks that several threads set in one array would travel between their caches all the time, and cost more than a second
 * thread gains; so each part of an array belongs to one thread, and what others find about it comes to that thread here.
 */
final class Mailboxes {

    /** The numbers at which a box is full: at 1 MB the threads meet seldom enough that they do not wait for each other. */
    private static final int FULL = 1 << 17;

    private final long[][] boxes;
    private final int[] counts;

    /** An empty box for each of some threads. */
    Mailboxes(int threads) {
        this.boxes = new long[threads][64];
        this.counts = new int[threads];
    }

    private Mailboxes(long[][] boxes, int[] counts) {
        this.boxes = boxes;
        this.counts = counts;
    }

    /** These boxes, with counters that the calling thread has made. */
    Mailboxes moved() {
        return new Mailboxes(boxes, counts.clone());
    }

    /** Whether no box is full; a full one takes more, but should be emptied soon. */
    boolean room() {
        for (int count : counts) {
            if (count >= FULL) {
                return false;
            }
        }
        return true;
    }

    /** Puts a number into the box for a thread. */
    void put(int thread, long number) {
        long[] box = boxes[thread];
        int count = counts[thread]++;
        if (count == box.length) {
            box = Arrays.copyOf(box, 2 * count);
            boxes[thread] = box;
        }
        box[count] = number;
    }

    /** The numbers for a thread: the first {@link #count} of this array. */
    long[] box(int thread) {
        return boxes[thread];
    }

    /** How many numbers wait for a thread. */
    int count(int thread) {
        return counts[thread];
    }

    /** Empties the box for a thread. */
    void clear(int thread) {
        counts[thread] = 0;
    }
}
