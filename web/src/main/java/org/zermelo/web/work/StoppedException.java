package org.zermelo.web.work;

/** A job was stopped before it was done. */
public final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Stop stop;

    StoppedException(Stop stop) {
        super(stop.name(), null, false, false);
        this.stop = stop;
    }

    /** Why. */
    public Stop stop() {
        return stop;
    }
}
