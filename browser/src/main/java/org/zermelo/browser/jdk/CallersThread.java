package org.zermelo.browser.jdk;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** An executor without threads: work is done when it is handed in. */
final class CallersThread implements ExecutorService {

    @Override
    public Future<?> submit(Runnable task) {
        return submit(task, null);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return DoneWork.of(task);
    }

    @Override
    public <T> Future<T> submit(Runnable task, @Nullable T result) {
        return DoneWork.of(() -> {
            task.run();
            return result;
        });
    }

    @Override
    public void execute(Runnable task) {
        task.run();
    }

    @Override
    public List<Runnable> shutdownNow() {
        return List.of();
    }

    @Override
    public void shutdown() {}

    @Override
    public boolean isShutdown() {
        return false;
    }

    @Override
    public boolean isTerminated() {
        return false;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
        return true;
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        List<Future<T>> done = new ArrayList<>();
        tasks.forEach(task -> done.add(submit(task)));
        return done;
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit) {
        return invokeAll(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws ExecutionException, InterruptedException {
        ExecutionException last = new ExecutionException(new NoSuchElementException("no task"));
        for (Callable<T> task : tasks) {
            try {
                return submit(task).get();
            } catch (ExecutionException e) {
                last = e;
            }
        }
        throw last;
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long time, TimeUnit unit)
            throws ExecutionException, InterruptedException {
        return invokeAny(tasks);
    }
}
