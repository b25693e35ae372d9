package org.zermelo.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;

/**
 * Runs random command lines in this process, each with a limit of one second, and names every one that was answered as none should be:
 * by another exit code than 0 to 3, without a sentence, with a trace, with unseen characters, with carets beside the text, or late.
 *
 * <pre>
 * Fuzzer seed first minutes
 * </pre>
 */
public final class Fuzzer {

    private static final long LIMIT_MILLIS = 1_000;

    /** Who works so much longer than that after its limit is late. */
    private static final long LATE_MILLIS = 1_000;

    private static final long LOST_MILLIS = 60_000;

    /** As the program's own thread has it, so that what overflows there overflows here. */
    private static final long STACK_BYTES = 1L << 20;

    private static final long EVERY = 1_000;

    private final TreeMap<String, Integer> byKind = new TreeMap<>();
    private final TreeMap<String, Integer> byCode = new TreeMap<>();
    private final long seed;
    private final Path folder;
    private long faults;

    private Fuzzer(long seed, Path folder) {
        this.seed = seed;
        this.folder = folder;
    }

    /** The case of a number: the same for the same seed. */
    static FuzzCases.FuzzCase at(long seed, long number, Path folder) throws IOException {
        return new FuzzCases(new SplittableRandom(seed * 1_000_003 + number), folder).next();
    }

    /**
     * Runs one case; its faults, none when all is well. A case that does not end in a minute is lost: its result is {@code null}.
     *
     * @param limit the watchdog's limit, in milliseconds
     */
    static @Nullable List<String> faults(FuzzCases.FuzzCase asked, Watchdog watchdog, long limit)
            throws InterruptedException {
        AtomicReference<HostileCalls.@Nullable Said> said = new AtomicReference<>();
        HostileCalls.Command command = new HostileCalls.Command(asked.words(), asked.input());
        Watchdog.Ended ended = watchdog.run(new HostileCalls.Call() {
            @Override
            public String run(Watch watch) {
                HostileCalls.Said answer = command.spoken(watch);
                said.set(answer);
                return Integer.toString(answer.code());
            }

            @Override
            public String toString() {
                return command.toString();
            }
        });
        HostileCalls.Said answer = said.get();
        if (answer == null) {
            return null;
        }
        List<String> found = FuzzFaults.of(asked, answer, ended.millis() >= limit);
        if (!ended.stack().isEmpty()) {
            found.add("late by " + ended.worked() + " ms of work, in all " + ended.millis() + "\n" + ended.stack());
        }
        if (!found.isEmpty()) {
            found.add("said " + answer.code() + ": " + shown(answer.err() + answer.out()));
        }
        return found;
    }

    /** From the first case, for so many minutes; each case is the same for the same seed and number. */
    public static void run(long seed, long first, int minutes) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("fuzz");
        Fuzzer fuzzer = new Fuzzer(seed, folder);
        long number = first;
        long end = System.nanoTime() + 60_000_000_000L * minutes;
        Watchdog watchdog = new Watchdog(LIMIT_MILLIS, LATE_MILLIS, LOST_MILLIS, STACK_BYTES);
        boolean whole = true;
        while (whole && System.nanoTime() < end) {
            whole = fuzzer.run(number++, watchdog);
        }
        fuzzer.say(number);
        System.exit(whole ? 0 : 1);
    }

    private boolean run(long number, Watchdog watchdog) throws IOException, InterruptedException {
        FuzzCases.FuzzCase asked = at(seed, number, folder);
        List<String> found = faults(asked, watchdog, LIMIT_MILLIS);
        byKind.merge(asked.kind(), 1, Integer::sum);
        if (found == null || !found.isEmpty()) {
            faults++;
            byCode.merge(asked.kind(), 1, Integer::sum);
            System.out.println(number + " " + asked.kind() + ": "
                    + shown(asked.words().toString()) + " < " + shown(asked.input()));
            System.out.println(
                    "    " + (found == null ? "lost; go on from " + (number + 1) : String.join("\n    ", found)));
        }
        if (number % EVERY == 0) {
            say(number);
        }
        return found != null;
    }

    private void say(long number) {
        System.out.println("cases up to " + number + ": " + byKind + ", with faults " + faults + " " + byCode);
        System.out.flush();
    }

    private static String shown(String text) {
        return text.length() > 1_500 ? text.substring(0, 1_500) + ".." + text.length() : text;
    }
}
