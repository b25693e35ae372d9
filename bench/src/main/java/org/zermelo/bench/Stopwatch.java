package org.zermelo.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * Measures work by its CPU time, so that other load on the machine counts little: the best of several runs after warm-up.
 * Work on several threads is measured by the wall.
 */
final class Stopwatch {

    private final PrintStream out;

    Stopwatch(PrintStream out) {
        this.out = out;
    }

    /** Best CPU milliseconds of one run of the work on this thread. */
    double cpu(String name, int warmUp, int runs, LongSupplier work) {
        var threads = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        long worst = 0;
        long result = 0;
        for (int i = 0; i < warmUp + runs; i++) {
            long before = threads.getCurrentThreadCpuTime();
            result = work.getAsLong();
            long spent = threads.getCurrentThreadCpuTime() - before;
            if (i >= warmUp) {
                best = Math.min(best, spent);
                worst = Math.max(worst, spent);
            }
        }
        out.printf("%-58s best %12.3f ms   worst %12.3f ms   (result %d)%n", name, best / 1e6, worst / 1e6, result);
        return best / 1e6;
    }

    /** Best wall milliseconds, for work on several threads. */
    double wall(String name, int runs, LongSupplier work) {
        long best = Long.MAX_VALUE;
        long result = 0;
        for (int i = 0; i < runs; i++) {
            long before = System.nanoTime();
            result = work.getAsLong();
            best = Math.min(best, System.nanoTime() - before);
        }
        out.printf("%-58s wall %12.3f ms   %22s (result %d)%n", name, best / 1e6, "", result);
        return best / 1e6;
    }

    void say(String format, Object... args) {
        out.printf(format + "%n", args);
    }
}
