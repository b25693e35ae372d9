package org.zermelo.solve.sweep;

import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Bag;

/**
 * The work of one thread in an exploration. The set of seen keys is partitioned. Each partition has one worker, which
 * alone decides whether a key is new; options in another partition go to the mailbox of its worker.
 */
final class Explorer extends WaveWorker {

    private final PackedRules rules;
    private final Exploration.Seen seen;
    private final boolean apart;
    private final boolean listEnded;
    private final int[] owners;
    private long[] options = {};
    private Bag ended = new Bag();

    /**
     * A worker that has found nothing yet.
     *
     * @param seen what it marks in
     * @param number its own among the workers
     * @param explorers how many workers there are
     */
    Explorer(PackedRules rules, Exploration.Seen seen, boolean listEnded, Watch watch, int number, int explorers) {
        super(watch, number, explorers);
        this.rules = rules;
        this.seen = seen;
        this.apart = seen.apart();
        this.listEnded = listEnded;
        this.owners = new int[Exploration.Seen.SHARES];
        for (int share = 0; share < owners.length; share++) {
            owners[share] = share % explorers;
        }
    }

    @Override
    void begin() {
        options = new long[rules.mostOptions()];
        ended = ended.moved();
    }

    @Override
    void visit(long position) {
        int count = rules.canonicalOptions(position, options);
        if (count == 0 && listEnded) {
            ended.add(position);
        }
        for (int i = 0; i < count; i++) {
            long option = options[i];
            long place = seen.place(option);
            int owner = owners[seen.share(place)];
            if ((owner == number || apart) && !seen.add(option, place)) {
                continue;
            }
            if (owner == number) {
                find(option);
            } else {
                tell(owner, option);
            }
        }
    }

    @Override
    void receive(long[] box, int count) {
        for (int i = 0; i < count; i++) {
            if (seen.add(box[i], seen.place(box[i]))) {
                find(box[i]);
            }
        }
    }

    /** The positions without moves since this was last asked, if they are listed. */
    Bag ended() {
        return ended;
    }
}
