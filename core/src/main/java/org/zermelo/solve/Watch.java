package org.zermelo.solve;

import java.util.function.Supplier;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;

/**
 * How long work is watched and stopped: a method reports how far it is, and asks whether to go on. Implementations must
 * be safe to call from several threads.
 */
public interface Watch {

    /** Watches nothing and never cancels. */
    Watch NONE = new Watch() {};

    /**
     * Reports progress. Methods call it at a moderate rate (thousands of cells at a time, never per cell).
     *
     * @param done units done so far (positions, cells, nodes)
     * @param total units in all, or -1 when unknown
     */
    default void progress(long done, long total) {}

    /** Says where the work is, such as the level, beside how far it is. */
    default void at(Note where) {}

    /** Whether the work should stop. */
    default boolean cancelled() {
        return false;
    }

    /**
     * Stops the work when it was cancelled.
     *
     * @throws CancelledException when {@link #cancelled} says so
     */
    default void check() {
        if (cancelled()) {
            throw new CancelledException();
        }
    }

    /** Does work that this watch cancels in loops, too, that no watch is handed to. */
    default <T> T during(Supplier<T> work) {
        return CancelScope.during(this::cancelled, work);
    }

    /** A watch that cancels when the running thread is interrupted. */
    static Watch interruptible() {
        return new Watch() {
            @Override
            public boolean cancelled() {
                return Thread.currentThread().isInterrupted();
            }
        };
    }
}
