package org.zermelo.cli.play;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A program that was started here and all that it starts, ended together: when it is closed, and when this virtual machine ends
 * before, by a signal, too. A program that runs on although its parent has ended by itself is no longer known to be one of them.
 */
final class ProcessTree implements AutoCloseable {

    /** How long a program may take to end by itself. */
    private static final long MOMENT_MILLIS = 500;

    private static final long LOOK_MILLIS = 10;

    private final Process root;
    private final Thread onShutdown = new Thread(this::end, "end-other-program");

    ProcessTree(Process root) {
        this.root = root;
        try {
            Runtime.getRuntime().addShutdownHook(onShutdown);
        } catch (IllegalStateException e) {
            // the machine is ending already
            end();
        }
    }

    /** Asks all to end, and ends what does not. */
    private synchronized void end() {
        Set<ProcessHandle> all = new LinkedHashSet<>();
        add(root.toHandle(), all);
        all.forEach(ProcessHandle::destroy);
        boolean patient = true;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOMENT_MILLIS);
        while (patient && System.nanoTime() < end && all.stream().anyMatch(ProcessHandle::isAlive)) {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                patient = false;
            }
        }
        // what was started in the meantime is known by its parents only as long as they live
        for (ProcessHandle known : Set.copyOf(all)) {
            add(known, all);
        }
        all.forEach(ProcessHandle::destroyForcibly);
    }

    private static void add(ProcessHandle process, Set<ProcessHandle> all) {
        all.add(process);
        process.descendants().forEach(all::add);
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(onShutdown);
        } catch (IllegalStateException e) {
            // the machine is ending, and this thread with it
        }
    }
}
