package org.zermelo.browser.jdk;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Work that is done.
 *
 * @param failure what it failed with; null when it went well
 */
record DoneWork(@Nullable Throwable failure) implements Future<Object> {

    @Override
    public @Nullable Object get() throws ExecutionException {
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return null;
    }

    @Override
    public @Nullable Object get(long time, TimeUnit unit) throws ExecutionException {
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
