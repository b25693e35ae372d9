package org.zermelo.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Random;
import java.util.TreeMap;

/** How late hostile work ends after its limit of time: every family, method and command with sizes that are too much. */
public final class WatchdogFigures {

    private static final long LATE_MILLIS = 400;
    private static final long LOST_MILLIS = 120_000;

    private WatchdogFigures() {}

    /**
     * Who is late is named with what it did.
     *
     * @param limit the limit in milliseconds
     */
    public static void run(long seed, int first, int count, long limit) throws IOException, InterruptedException {
        Watchdog watchdog = new Watchdog(limit, LATE_MILLIS, LOST_MILLIS);
        TreeMap<Long, Integer> byLateness = new TreeMap<>();
        TreeMap<String, Integer> byResult = new TreeMap<>();
        long latest = 0;
        long longest = 0;
        int stopped = 0;
        var folder = Files.createTempDirectory("watchdog");
        for (int i = first; i < first + count; i++) {
            Random random = new Random(seed * 1_000_003 + i);
            HostileGames games = new HostileGames(HostileGames.SIZES, random);
            HostileCalls.Call call = new HostileCalls(games, random, folder).next(i);
            Watchdog.Ended ended = watchdog.run(call);
            latest = Math.max(latest, ended.late());
            longest = Math.max(longest, ended.worked());
            stopped += ended.late() > 0 ? 1 : 0;
            byLateness.merge(ended.late() == 0 ? -1 : ended.worked() / 100 * 100, 1, Integer::sum);
            String result = ended.result() == null ? "lost" : ended.result();
            byResult.merge(result.length() > 20 ? result.substring(0, 20) : result, 1, Integer::sum);
            boolean wrong = result.equals("4") || result.startsWith("500") || result.equals("memory");
            if (!ended.stack().isEmpty() || wrong) {
                String shown = call.toString();
                System.out.printf(
                        "%d: %s after %d ms, %d of work after the limit: %s%n%s%n",
                        i,
                        result,
                        ended.millis(),
                        ended.worked(),
                        shown.length() > 200 ? shown.substring(0, 200) + ".." : shown,
                        ended.stack());
            }
            if (ended.result() == null) {
                System.out.println("given up; go on from " + (i + 1));
                System.exit(1);
            }
        }
        System.out.println("calls " + count + ", stopped " + stopped + "; ms after the limit: latest " + latest
                + ", most work " + longest);
        System.out.println("results " + byResult);
        System.out.println("milliseconds of work after the limit (-1: done before) " + byLateness);
    }
}
