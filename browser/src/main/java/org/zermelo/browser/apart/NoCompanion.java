package org.zermelo.browser.apart;

/** No second thread for a nim-sequence: tasks given to it are taken back. */
public final class NoCompanion implements AutoCloseable {

    /** Whether it has no task, which it never has. */
    public boolean idle() {
        return true;
    }

    /** Leaves the task to the caller. */
    public void begin(Runnable next) {
        // Whoever gives a task does it, too, when it is not done.
    }

    /** Whether its task is done, which it never is. */
    public boolean done() {
        return false;
    }

    @Override
    public void close() {
        // There is no thread to end.
    }
}
