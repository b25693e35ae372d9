package org.zermelo.bench.measure;

/**
 * How much two threads gain on this machine at this moment, found with work that shares nothing. Two processors of a virtual machine
 * may be one core of the real one, now and then; a gain of ours means something only beside this one.
 */
public final class Cores {

    private static final long STEPS = 400_000_000;

    private static volatile long sink;

    private Cores() {}

    /** The time of two pieces of work one after the other through the time of both at once. */
    public static double gain() {
        spin();
        long begun = System.nanoTime();
        spin();
        long one = System.nanoTime() - begun;
        Thread other = new Thread(Cores::spin);
        begun = System.nanoTime();
        other.start();
        spin();
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return 2.0 * one / (System.nanoTime() - begun);
    }

    private static void spin() {
        long x = 1;
        for (long i = 0; i < STEPS; i++) {
            x = x * 6_364_136_223_846_793_005L + i;
        }
        sink = x;
    }
}
