package org.zermelo.browser.jdk;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Work that is done.
 *
 * @param result what came of it
 * @param failure what it failed with; null when it went well
 */
record DoneWork<T>(@Nullable T result, @Nullable Throwable failure) implements Future<T> {

    /** Does it now. */
    static <T> DoneWork<T> of(Callable<T> task) {
        try {
            return new DoneWork<>(task.call(), null);
        } catch (Exception | Error e) {
            return new DoneWork<>(null, e);
        }
    }

    @Override
    public @Nullable T get() throws ExecutionException {
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    @Override
    public @Nullable T get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }

    @Override
    public boolean cancel(boolean interrupt) {
        return false;
    }

    @Override
    public boolean isCancelled() {
        return false;
    }

    @Override
    public boolean isDone() {
        return true;
    }
}
