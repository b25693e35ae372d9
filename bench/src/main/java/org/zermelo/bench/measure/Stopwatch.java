package org.zermelo.bench.measure;

import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * Measures work by its processor time, so that other load on the machine counts little: the best of several runs after warm-up.
 * Work on several threads is measured by the processor time of the process, or by the wall.
 */
public final class Stopwatch {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    /**
     * What a run of some work took, or the least of several runs.
     *
     * @param cpu processor seconds
     * @param wall seconds by the wall
     * @param result what came of it
     */
    public record Spent(double cpu, double wall, long result) {

        /** Before anything was run. */
        public static final Spent NEVER = new Spent(Double.MAX_VALUE, Double.MAX_VALUE, 0);

        /** The least of both, and what came of the later. */
        public Spent or(Spent later) {
            return new Spent(Math.min(cpu, later.cpu), Math.min(wall, later.wall), later.result);
        }
    }

    private final PrintStream out;

    public Stopwatch(PrintStream out) {
        this.out = out;
    }

    /** One run on this thread, with the processor time of this thread alone. */
    public static Spent onThread(LongSupplier work) {
        return spent(THREADS::getCurrentThreadCpuTime, work);
    }

    /** One run, with the processor time of the whole process, what the virtual machine does beside it included. */
    public static Spent inProcess(LongSupplier work) {
        return spent(SYSTEM::getProcessCpuTime, work);
    }

    private static Spent spent(LongSupplier clock, LongSupplier work) {
        long begun = System.nanoTime();
        long used = clock.getAsLong();
        long result = work.getAsLong();
        double cpu = (clock.getAsLong() - used) / 1e9;
        return new Spent(cpu, (System.nanoTime() - begun) / 1e9, result);
    }

    /** Best CPU milliseconds of one run of the work on this thread. */
    public double cpu(String name, int warmUp, int runs, LongSupplier work) {
        double best = Double.MAX_VALUE;
        double worst = 0;
        long result = 0;
        for (int i = 0; i < warmUp + runs; i++) {
            Spent spent = onThread(work);
            result = spent.result();
            if (i >= warmUp) {
                best = Math.min(best, 1e3 * spent.cpu());
                worst = Math.max(worst, 1e3 * spent.cpu());
            }
        }
        out.printf("%-58s best %12.3f ms   worst %12.3f ms   (result %d)%n", name, best, worst, result);
        return best;
    }

    /** Best wall milliseconds, for work on several threads. */
    public double wall(String name, int runs, LongSupplier work) {
        Spent best = Spent.NEVER;
        for (int i = 0; i < runs; i++) {
            best = best.or(onThread(work));
        }
        out.printf("%-58s wall %12.3f ms   %22s (result %d)%n", name, 1e3 * best.wall(), "", best.result());
        return 1e3 * best.wall();
    }

    public void say(String format, Object... args) {
        out.printf(format + "%n", args);
    }
}
