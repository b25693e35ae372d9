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

    private Main() {}

    /** Runs one command and leaves with its exit code. */
    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals(Rehearsal.ARGUMENT)) {
            Rehearsal.run();
            return;
        }
        Cancellation cancellation = new Cancellation();
        CountDownLatch finished = new CountDownLatch(1);
        Thread onSignal = new Thread(() -> stop(cancellation, finished), "on-signal");
        Runtime.getRuntime().addShutdownHook(onSignal);
        int code = new Cli(
                        // Buffered, because a bare file stream asks a pipe for its position.
                        new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
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

    private static void stop(Cancellation cancellation, CountDownLatch finished) {
        if (finished.getCount() == 0) {
            return;
        }
        cancellation.cancel();
        try {
            finished.await(SECONDS_TO_STOP, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
