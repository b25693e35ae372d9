package org.zermelo.game.large;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Rules;

/**
 * The cancellation scope of the running thread. Contracts such as {@link Rules#moves} have no place for a watch. A loop
 * behind them that a large input makes long asks here whether to go on, by {@link #check} or, where a round is short, by
 * {@link #poll}. Work runs {@link #during} a scope; outside of all scopes nothing is ever cancelled. Nested work is
 * cancelled with its outer work, and work for another thread takes its scope along by {@link #carrying}.
 */
public final class CancelScope {

    /** So many rounds of a loop may pass unasked; at a microsecond each they take a millisecond. */
    private static final int ROUNDS = 1 << 10;

    private static final ThreadLocal<@Nullable CancelScope> CURRENT = new ThreadLocal<>();

    private final BooleanSupplier cancelled;
    private final @Nullable CancelScope outer;

    private CancelScope(BooleanSupplier cancelled, @Nullable CancelScope outer) {
        this.cancelled = cancelled;
        this.outer = outer;
    }

    /**
     * Does work on this thread, as a part of what the thread is at.
     *
     * @param cancelled whether the work is to stop; may be asked on other threads
     */
    public static <T> T during(BooleanSupplier cancelled, Supplier<T> work) {
        CancelScope outer = CURRENT.get();
        return within(new CancelScope(cancelled, outer), outer, work);
    }

    private static <T> T within(@Nullable CancelScope scope, @Nullable CancelScope before, Supplier<T> work) {
        CURRENT.set(scope);
        try {
            return work.get();
        } finally {
            if (before == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(before);
            }
        }
    }

    /**
     * Stops this thread's work when it, or what it is a part of, was cancelled.
     *
     * @throws CancelledException when it was
     */
    public static void check() {
        for (CancelScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
            if (scope.cancelled.getAsBoolean()) {
                throw new CancelledException();
            }
        }
    }

    /**
     * The same in every 1024th round of a loop; a short one is never asked about.
     *
     * @param round the number of the round, from 0 or 1 on; it grows by 1 from round to round
     * @throws CancelledException when the work was cancelled
     */
    public static void poll(long round) {
        if ((round & (ROUNDS - 1)) == ROUNDS - 1) {
            check();
        }
    }

    /** The work, to be done on another thread as a part of what this thread is at. */
    public static Runnable carrying(Runnable work) {
        CancelScope scope = CURRENT.get();
        return () -> within(scope, CURRENT.get(), () -> {
            work.run();
            return work;
        });
    }
}
