package org.zermelo.solve.packed;

import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * One thread's part of the work on waves. It visits the numbers of a wave in turns; what it finds for another worker goes into a
 * box for him, and he takes it out between two turns.
 *
 * <p>What changes with every number is made anew by the thread itself at the start of a turn. Otherwise a garbage collection
 * may lay the counters of two threads into one line of the cache, which then travels between them all the time.
 */
abstract sealed class WaveWorker permits Explorer, Spreader {

    /** The worker's own number among all. */
    final int number;

    private final Watch watch;
    private Mailboxes boxes;
    private Bag found = new Bag();
    private long @Nullable [] chunk;
    private int at;

    /** A worker who has found nothing yet. */
    WaveWorker(Watch watch, int number, int workers) {
        this.watch = watch;
        this.number = number;
        this.boxes = new Mailboxes(workers);
    }

    /** Makes the buffers of a turn. */
    abstract void begin();

    /** Works on a number of the wave. */
    abstract void visit(long item);

    /** Takes the first numbers of a box that another worker has filled for this one. */
    abstract void receive(long[] box, int count);

    /** Takes chunks of the wave until all are taken, or a box is full. */
    final void turn(Frontier wave) {
        boxes = boxes.moved();
        found = found.moved();
        begin();
        for (long[] mine = chunk(wave); mine != null; mine = chunk(wave)) {
            int next = at;
            while (next < mine.length && boxes.room()) {
                visit(mine[next++]);
            }
            at = next;
            if (next < mine.length) {
                return;
            }
            chunk = null;
        }
    }

    /** The chunk that is worked on, else the next one; null when all are taken. */
    private long @Nullable [] chunk(Frontier wave) {
        if (chunk == null) {
            watch.check();
            chunk = wave.take(number);
            at = 0;
        }
        return chunk;
    }

    /** Whether the last turn ended before its chunk did. */
    final boolean interrupted() {
        return chunk != null;
    }

    /** Takes what all workers have put into boxes for this one. */
    final void collect(WaveWorker[] all) {
        found = found.moved();
        begin();
        for (WaveWorker other : all) {
            receive(other.boxes.box(number), other.boxes.count(number));
            other.boxes.clear(number);
        }
    }

    /** Adds a number to the next wave. */
    final void find(long item) {
        found.add(item);
    }

    /** Puts a number into another worker's box. */
    final void tell(int other, long item) {
        boxes.put(other, item);
    }

    /** The next wave's numbers that were found since this was last asked. */
    final Bag found() {
        return found;
    }
}
