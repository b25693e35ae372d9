package org.zermelo.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.zermelo.desk.against.OwnProgram;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;

/**
 * A program that is started anew for each input, as judges do.
 *
 * @param command its name and its arguments
 * @param nanos how long a run may take
 */
public record SingleRuns(List<String> command, long nanos) implements OwnProgram {

    /** Of what is printed, so much is read at most. */
    private static final int MOST_BYTES = 1 << 20;

    private static final long MOMENT_MILLIS = 300;

    @Override
    public ProgramRun run(String input) {
        Process process;
        try {
            process = new ProcessBuilder(command).start();
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInputException("referee.not-started", "seen", String.join(" ", command));
        }
        try (ProcessTree tree = new ProcessTree(process)) {
            CompletableFuture<String> printed = read(process.getInputStream());
            CompletableFuture<String> complaint = read(process.getErrorStream());
            CompletableFuture.runAsync(() -> say(process.getOutputStream(), input), SingleRuns::start);
            if (!process.waitFor(nanos, TimeUnit.NANOSECONDS)) {
                return new ProgramRun(Ended.LATE, "");
            }
            if (process.exitValue() != 0) {
                return new ProgramRun(Ended.CRASHED, lastLine(soon(complaint), process.exitValue()));
            }
            return ProgramRun.of(soon(printed));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancelledException();
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "own-program");
        thread.setDaemon(true);
        thread.start();
    }

    private static CompletableFuture<String> read(InputStream stream) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try (InputStream in = stream) {
                        String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
                        in.transferTo(OutputStream.nullOutputStream());
                        return text;
                    } catch (IOException e) {
                        // what it was stopped at saying
                        return "";
                    }
                },
                SingleRuns::start);
    }

    private static void say(OutputStream stream, String input) {
        try (OutputStream out = stream) {
            out.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // a program need not read what it is told
        }
    }

    /** What it has printed; what a program prints that it started and left behind is not waited for. */
    private static String soon(CompletableFuture<String> text) throws InterruptedException {
        try {
            return text.get(MOMENT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return "";
        }
    }

    private static String lastLine(String complaint, int code) {
        List<String> lines = complaint.strip().lines().toList();
        return lines.isEmpty()
                ? String.valueOf(code)
                : lines.get(lines.size() - 1).strip();
    }
}
