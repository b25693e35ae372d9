package org.zermelo.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;

/**
 * Another program with which lines are exchanged. A thread of its own reads its output ahead, a few lines at most, so
 * that a reader can wait for a line with a limit of time. Empty lines and those that begin with {@code #} are skipped;
 * of a line that never ends only the beginning is kept.
 */
public final class OtherProgram implements AutoCloseable {

    /** What came of waiting for a line. */
    public enum Heard {
        LINE,
        /** The program has ended, or closed what it says. */
        GONE,
        LATE
    }

    private static final int LONGEST = 1000;
    private static final int AHEAD = 16;

    /** Stands in the queue for the end. */
    private static final String END = "\n";

    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(AHEAD);
    private final PrintWriter out;
    private final @Nullable ProcessTree started;
    private String line = "";

    private OtherProgram(InputStream in, PrintWriter out, @Nullable ProcessTree started) {
        this.out = out;
        this.started = started;
        Thread reader = new Thread(() -> read(in), "other-program");
        reader.setDaemon(true);
        reader.start();
    }

    /** The program at the other end of two streams. */
    public static OtherProgram at(InputStream in, PrintWriter out) {
        return new OtherProgram(in, out, null);
    }

    /**
     * A program that is started now; it shares the standard error.
     *
     * @param command its name and its arguments
     * @throws BadInputException when it cannot be started
     */
    public static OtherProgram started(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            PrintWriter out = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
            return new OtherProgram(process.getInputStream(), out, new ProcessTree(process));
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new BadInputException("referee.not-started", "seen", String.join(" ", command));
        }
    }

    private void read(InputStream in) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            StringBuilder text = new StringBuilder();
            for (int c = reader.read(); c >= 0; c = reader.read()) {
                if (c != '\n') {
                    if (text.length() < LONGEST) {
                        text.append((char) c);
                    }
                    continue;
                }
                put(text);
            }
            put(text);
        } catch (IOException e) {
            // a broken stream is the end of what it says
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            lines.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void put(StringBuilder text) throws InterruptedException {
        String said = text.toString().strip();
        text.setLength(0);
        if (!said.isEmpty() && !said.startsWith("#")) {
            lines.put(said);
        }
    }

    /** Says a line to it. */
    public void say(String text) {
        out.println(text);
        out.flush();
    }

    /**
     * Waits for a line.
     *
     * @param nanos how long at most; 0 for as long as it takes
     */
    public Heard hear(long nanos) throws InterruptedException {
        String next = nanos == 0 ? lines.take() : lines.poll(nanos, TimeUnit.NANOSECONDS);
        if (next == null) {
            return Heard.LATE;
        }
        line = next;
        return next.equals(END) ? Heard.GONE : Heard.LINE;
    }

    /** The line that was heard last. */
    public String line() {
        return line;
    }

    /** Ends the program and all that it has started, if it was started here, be it willing or not. */
    @Override
    public void close() {
        if (started != null) {
            out.close();
            started.close();
        }
    }
}
