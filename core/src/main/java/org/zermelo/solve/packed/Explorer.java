package org.zermelo.solve.packed;

import org.jspecify.annotations.Nullable;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;

/**
 * One thread's part of an exploration. What was seen is cut into shares, each of which belongs to one explorer, who alone
 * marks its keys for all; options in another's share go into a box for him.
 */
final class Explorer {

    private final PackedRules rules;
    private final Exploration.Seen seen;
    private final boolean apart;
    private final boolean listEnded;
    private final Watch watch;
    private final int number;
    private final int[] owners;
    private final long[] options;
    private final Boxes boxes;
    private final Bag found = new Bag();
    private final Bag ended = new Bag();
    private long @Nullable [] chunk;
    private int at;

    /**
     * An explorer who has found nothing yet.
     *
     * @param seen what he marks in
     * @param number his own among the explorers
     * @param explorers how many there are
     */
    Explorer(PackedRules rules, Exploration.Seen seen, boolean listEnded, Watch watch, int number, int explorers) {
        this.rules = rules;
        this.seen = seen;
        this.apart = seen.apart();
        this.listEnded = listEnded;
        this.watch = watch;
        this.number = number;
        this.owners = new int[Exploration.Seen.SHARES];
        for (int share = 0; share < owners.length; share++) {
            owners[share] = share % explorers;
        }
        this.options = new long[rules.mostOptions()];
        this.boxes = new Boxes(explorers);
    }

    /** Takes chunks of the wave until all are taken, or a box is full. */
    void turn(Wave wave) {
        for (long[] mine = chunk(wave); mine != null; mine = chunk(wave)) {
            while (at < mine.length) {
                if (!boxes.room()) {
                    return;
                }
                expand(mine[at++]);
            }
            chunk = null;
        }
    }

    /** The chunk that is worked on, else the next one; null when all are taken. */
    private long @Nullable [] chunk(Wave wave) {
        if (chunk == null) {
            watch.check();
            chunk = wave.take(number);
            at = 0;
        }
        return chunk;
    }

    /** Whether a turn ended before its chunk did. */
    boolean interrupted() {
        return chunk != null;
    }

    private void expand(long position) {
        int count = rules.options(position, options);
        if (count == 0 && listEnded) {
            ended.add(position);
        }
        for (int i = 0; i < count; i++) {
            long option = rules.canonical(options[i]);
            long place = seen.place(option);
            int owner = owners[seen.share(place)];
            if ((owner == number || apart) && !seen.add(option, place)) {
                continue;
            }
            if (owner == number) {
                found.add(option);
            } else {
                boxes.put(owner, option);
            }
        }
    }

    /** Takes what all explorers have put into boxes for this one. */
    void collect(Explorer[] all) {
        for (Explorer other : all) {
            long[] box = other.boxes.box(number);
            for (int i = 0; i < other.boxes.count(number); i++) {
                if (seen.add(box[i], seen.place(box[i]))) {
                    found.add(box[i]);
                }
            }
            other.boxes.clear(number);
        }
    }

    /** The positions that were seen for the first time since this was last asked. */
    Bag found() {
        return found;
    }

    /** The positions without moves since this was last asked, if they are listed. */
    Bag ended() {
        return ended;
    }
}
