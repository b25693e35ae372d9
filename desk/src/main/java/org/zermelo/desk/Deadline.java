package org.zermelo.desk;

import org.zermelo.game.Note;
import org.zermelo.solve.Watch;

/** Stops work at a moment; the outer watch still stops it before, and is told how far it is. */
public final class Deadline implements Watch {

    private final Watch outer;
    private final long end;

    /** From now on so many seconds. */
    public Deadline(Watch outer, double seconds) {
        this.outer = outer;
        this.end = System.nanoTime() + (long) (seconds * 1e9);
    }

    @Override
    public void progress(long done, long total) {
        outer.progress(done, total);
    }

    @Override
    public void at(Note where) {
        outer.at(where);
    }

    @Override
    public boolean cancelled() {
        return outer.cancelled() || System.nanoTime() - end > 0;
    }
}
