package org.zermelo.solve.sweep;

import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Bag;
import org.zermelo.solve.work.Frontier;
import org.zermelo.solve.work.Mailboxes;

/**
 * The work of one thread on a frontier, in rounds. What it finds for another worker goes to that worker's mailbox, which
 * is emptied between two rounds.
 *
 * <p>What changes with every number is allocated anew by the thread itself at the start of a round. Otherwise a garbage
 * collection may move the counters of two threads into one cache line (false sharing).
 */
abstract sealed class WaveWorker permits Explorer, Spreader {

    /** The worker's own number among all. */
    final int number;

    private final Watch watch;
    private Mailboxes boxes;
    private Bag found = new Bag();
    private long @Nullable [] chunk;
    private int at;

    /** A worker that has found nothing yet. */
    WaveWorker(Watch watch, int number, int workers) {
        this.watch = watch;
        this.number = number;
        this.boxes = new Mailboxes(workers);
    }

    /** Allocates the buffers of a round. */
    abstract void begin();

    /** Works on one number of the frontier. */
    abstract void visit(long item);

    /** Receives the first numbers of a mailbox that another worker has filled for this one. */
    abstract void receive(long[] box, int count);

    /** Takes chunks of the frontier until all are taken or a mailbox is full. */
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

    /** The chunk under work, else the next one; null when all are taken. */
    private long @Nullable [] chunk(Frontier wave) {
        if (chunk == null) {
            watch.check();
            chunk = wave.take(number);
            at = 0;
        }
        return chunk;
    }

    /** Whether the last round ended before its chunk did. */
    final boolean interrupted() {
        return chunk != null;
    }

    /** Receives what all workers have put into the mailboxes of this one. */
    final void collect(WaveWorker[] all) {
        found = found.moved();
        begin();
        for (WaveWorker other : all) {
            receive(other.boxes.box(number), other.boxes.count(number));
            other.boxes.clear(number);
        }
    }

    /** Adds a number to the next frontier. */
    final void find(long item) {
        found.add(item);
    }

    /** Puts a number into another worker's mailbox. */
    final void tell(int other, long item) {
        boxes.put(other, item);
    }

    /** The numbers of the next frontier that were found since this was last asked. */
    final Bag found() {
        return found;
    }
}
