package org.zermelo.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The program's start. */
public final class Main {

    /** How long a cancelled command may take to stop before the process goes down with it. */
    private static final int SECONDS_TO_STOP = 3;

    private static final int LOOK_MILLIS = 20;

    private Main() {}

    /** Runs one command and leaves with its exit code. */
    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals(Rehearsal.ARGUMENT)) {
            Rehearsal.run();
            return;
        }
        Cancellation cancellation = new Cancellation();
        CountDownLatch finished = new CountDownLatch(1);
        WaitingInput input = new WaitingInput(new FileInputStream(FileDescriptor.in));
        Thread onSignal = new Thread(() -> stop(cancellation, finished, input), "on-signal");
        Runtime.getRuntime().addShutdownHook(onSignal);
        int code = new Cli(
                        // Buffered, because a bare file stream asks a pipe for its position.
                        new BufferedInputStream(input),
                        new FileOutputStream(FileDescriptor.out),
                        new FileOutputStream(FileDescriptor.err),
                        cancellation)
                .run(RawArguments.decoded(args));
        if (cancellation.cancelled()) {
            // The virtual machine is going down with the signal's own exit code (130 after Ctrl-C) and waits for us.
            finished.countDown();
        } else {
            finished.countDown();
            System.exit(code);
        }
    }

    private static void stop(Cancellation cancellation, CountDownLatch finished, WaitingInput input) {
        if (finished.getCount() == 0) {
            return;
        }
        cancellation.cancel();
        try {
            // a command that waits for input has told all that it knows, and does not hear of the stop
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_STOP);
            while (!input.isWaiting() && System.nanoTime() < end) {
                if (finished.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
