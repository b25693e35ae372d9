package org.zermelo.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.zermelo.solve.Watch;

/** Every command about games whose numbers are at the edges of {@code int} and {@code long}: what is wrong with what it says. */
public final class EdgeFigures {

    private static final long LIMIT_MILLIS = 300;

    private EdgeFigures() {}

    /** So many calls from the first, each the same for the same seed and number. */
    public static void run(long seed, int first, int count) throws IOException {
        Path folder = Files.createTempDirectory("edges");
        int commands = 0;
        int wrong = 0;
        for (int i = first; i < first + count; i++) {
            if (call(seed, i, folder) instanceof HostileCalls.Command command) {
                commands++;
                List<String> faults = faults(command, LIMIT_MILLIS);
                wrong += faults.isEmpty() ? 0 : 1;
                for (String fault : faults) {
                    System.out.println(i + ": " + brief(command.toString()) + "\n    " + brief(fault));
                }
            }
        }
        System.out.println(commands + " commands, " + wrong + " with faults");
    }

    /** A call; the same for the same numbers. */
    static HostileCalls.Call call(long seed, int number, Path folder) {
        Random random = new Random(seed * 1_000_003 + number);
        return new HostileCalls(new HostileGames(HostileGames.EDGES, random), random, folder).next(number);
    }

    /** What is wrong with what a command says within a limit of time; it is no fault to be stopped. */
    static List<String> faults(HostileCalls.Command command, long limitMillis) {
        long start = System.nanoTime();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return System.nanoTime() - start >= limitMillis * 1_000_000;
            }
        };
        try {
            return EdgeFaults.of(command, command.spoken(watch));
        } catch (OutOfMemoryError e) {
            return new ArrayList<>(List.of("memory"));
        }
    }

    private static String brief(String text) {
        return text.length() <= 400 ? text : text.substring(0, 400) + "..";
    }
}
