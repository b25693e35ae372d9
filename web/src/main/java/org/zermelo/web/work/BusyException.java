package org.zermelo.web.work;

/** The queue is full; the client may come back later. */
public final class BusyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BusyException() {
        super("the queue is full", null, false, false);
    }

    /** Nothing more is taken for now. */
    public static BusyException full() {
        return new BusyException();
    }
}
