package org.zermelo.web.work;

import org.zermelo.present.use.Grant;

/**
 * What a server grants.
 *
 * @param bodyBytes the greatest request body
 * @param gameLetters the longest game text
 * @param jobMillis the longest run of one job
 * @param waiting jobs waiting at most, over all clients
 * @param waitingPerClient jobs of one client waiting at most
 * @param streams open progress streams at most
 * @param jobBytes memory for the tables of one job
 * @param heavyThreads threads for long jobs
 */
public record Limits(
        int bodyBytes,
        int gameLetters,
        long jobMillis,
        int waiting,
        int waitingPerClient,
        int streams,
        long jobBytes,
        int heavyThreads) {

    /** Positions of one ply that a count holds at once, for one of many who ask; about a hundred megabytes. */
    private static final int COUNTED = 500_000;

    private static final int HEAPS = 1_000_000;

    /** For one's own machine: long jobs are welcome. */
    public static Limits own() {
        int heavy = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Limits(4 << 20, 2_000_000, 300_000, 1_000, 500, 256, share(heavy), heavy);
    }

    /** For a server that strangers use. */
    public static Limits shared() {
        int heavy = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        return new Limits(1 << 20, 200_000, 20_000, 1_000, 50, 256, share(heavy), heavy);
    }

    /** What one question may take. */
    public Grant grant() {
        return new Grant(gameLetters, jobBytes, COUNTED, HEAPS);
    }

    /** The same limits with another longest run. */
    public Limits withJobMillis(long millis) {
        return new Limits(bodyBytes, gameLetters, millis, waiting, waitingPerClient, streams, jobBytes, heavyThreads);
    }

    /** Memory for cached tables: a quarter of the heap, as much as one job may use or more. */
    public static long keptBytes() {
        return Math.max(1 << 20, Runtime.getRuntime().maxMemory() / 4);
    }

    /** Half of the heap is for tables that are made; a long job may have what the quick ones leave. */
    private static long share(int heavyThreads) {
        return Math.max(1 << 20, Runtime.getRuntime().maxMemory() / 2 / (heavyThreads + 1));
    }
}
