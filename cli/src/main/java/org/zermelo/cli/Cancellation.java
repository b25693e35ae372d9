package org.zermelo.cli;

/** Whether the user has asked to stop. */
public final class Cancellation {

    private volatile boolean cancelled;

    /** Asks to stop. */
    public void cancel() {
        cancelled = true;
    }

    /** Whether a stop was asked for. */
    public boolean cancelled() {
        return cancelled;
    }
}
