package org.zermelo.solve.keys;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongToIntFunction;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.work.Workers;

/**
 * The keys of a set by level, in two bytes a key: within each slice the places are grouped by level into runs, and the runs
 * of a level are found by a list.
 */
public final class LevelOrder {

    /** The places of a slice, by level and within it ascending. */
    private final char[][] places;
    /** The levels that a slice has, ascending. */
    private final int[][] levels;
    /** Where the run of each of those levels begins; one more than levels, the last being the end. */
    private final int[][] begins;

    /** The levels that some key has, ascending. */
    private final int[] present;

    private final int[] firstRun;
    private final int[] runSlice;
    private final int[] runIndex;

    /** Orders by the levels of the rules. */
    public LevelOrder(PackedRules rules, KeySet keys, Workers workers) {
        this(rules.levels(), rules::level, keys, workers);
    }

    /** Orders by anything that is below a number. */
    public LevelOrder(int all, LongToIntFunction level, KeySet keys, Workers workers) {
        int slices = keys.slices();
        this.places = new char[slices][];
        this.levels = new int[slices][];
        this.begins = new int[slices][];
        Grouping[] groupings = new Grouping[workers.threads()];
        workers.each(slices, (slice, worker) -> {
            if (groupings[worker] == null) {
                groupings[worker] = new Grouping();
            }
            group(groupings[worker], all, level, keys, slice);
        });
        this.present = present(all);
        this.firstRun = new int[present.length + 1];
        int runs = countRuns();
        this.runSlice = new int[runs];
        this.runIndex = new int[runs];
        listRuns();
    }

    /** Buffers for one slice at a time. */
    private static final class Grouping {
        final int[] place = new int[KeySet.SLICE];
        final int[] level = new int[KeySet.SLICE];
    }

    private void group(Grouping buffers, int all, LongToIntFunction of, KeySet keys, int slice) {
        int n = keys.slice(slice, buffers.place);
        int least = Integer.MAX_VALUE;
        int most = -1;
        for (int i = 0; i < n; i++) {
            int level = of.applyAsInt(keys.keyAt(slice, buffers.place[i]));
            if (level < 0 || level >= all) {
                throw new IllegalStateException("the game has " + all + " levels, but a position is on " + level);
            }
            buffers.level[i] = level;
            least = Math.min(least, level);
            most = Math.max(most, level);
        }
        if (n == 0) {
            places[slice] = new char[0];
            levels[slice] = new int[0];
            begins[slice] = new int[1];
        } else if (most - least < 4 * KeySet.SLICE) {
            groupByCounting(buffers, slice, n, least, most);
        } else {
            groupBySorting(buffers, slice, n);
        }
    }

    private void groupByCounting(Grouping buffers, int slice, int n, int least, int most) {
        int[] count = new int[most - least + 2];
        for (int i = 0; i < n; i++) {
            count[buffers.level[i] - least + 1]++;
        }
        int present = 0;
        for (int l = 0; l <= most - least; l++) {
            present += count[l + 1] > 0 ? 1 : 0;
            count[l + 1] += count[l];
        }
        int[] slotLevels = new int[present];
        int[] slotBegins = new int[present + 1];
        int at = 0;
        for (int l = 0; l <= most - least; l++) {
            if (count[l + 1] > count[l]) {
                slotLevels[at] = least + l;
                slotBegins[at++] = count[l];
            }
        }
        slotBegins[at] = n;
        char[] ordered = new char[n];
        for (int i = 0; i < n; i++) {
            ordered[count[buffers.level[i] - least]++] = (char) buffers.place[i];
        }
        places[slice] = ordered;
        levels[slice] = slotLevels;
        begins[slice] = slotBegins;
    }

    private void groupBySorting(Grouping buffers, int slice, int n) {
        long[] pairs = new long[n];
        for (int i = 0; i < n; i++) {
            pairs[i] = (long) buffers.level[i] << 16 | buffers.place[i];
        }
        Arrays.sort(pairs);
        char[] ordered = new char[n];
        int[] slotLevels = new int[n];
        int[] slotBegins = new int[n + 1];
        int present = 0;
        for (int i = 0; i < n; i++) {
            ordered[i] = (char) pairs[i];
            int level = (int) (pairs[i] >>> 16);
            if (i == 0 || level != slotLevels[present - 1]) {
                slotLevels[present] = level;
                slotBegins[present++] = i;
            }
        }
        slotBegins[present] = n;
        places[slice] = ordered;
        levels[slice] = Arrays.copyOf(slotLevels, present);
        begins[slice] = Arrays.copyOf(slotBegins, present + 1);
    }

    /** The levels that occur: a game may have very many of which hardly any is reached. */
    private int[] present(int all) {
        long runs = Arrays.stream(levels).mapToLong(slice -> slice.length).sum();
        if (all > 4 * runs) {
            return Arrays.stream(levels)
                    .flatMapToInt(Arrays::stream)
                    .sorted()
                    .distinct()
                    .toArray();
        }
        BitSet found = new BitSet(all);
        for (int[] slice : levels) {
            for (int level : slice) {
                found.set(level);
            }
        }
        return found.stream().toArray();
    }

    /** The place of a level among those that occur. */
    private int index(int level) {
        // where all levels occur, its place is its number
        return level < present.length && present[level] == level ? level : Arrays.binarySearch(present, level);
    }

    private int countRuns() {
        for (int[] slice : levels) {
            for (int level : slice) {
                firstRun[index(level) + 1]++;
            }
        }
        for (int i = 1; i < firstRun.length; i++) {
            firstRun[i] += firstRun[i - 1];
        }
        return firstRun[firstRun.length - 1];
    }

    private void listRuns() {
        int[] next = firstRun.clone();
        for (int slice = 0; slice < levels.length; slice++) {
            for (int i = 0; i < levels[slice].length; i++) {
                int run = next[index(levels[slice][i])]++;
                runSlice[run] = slice;
                runIndex[run] = i;
            }
        }
    }

    /** How many levels occur. */
    public int levels() {
        return present.length;
    }

    /** The level at a place among those that occur, ascending. */
    public int level(int index) {
        return present[index];
    }

    public int firstRun(int index) {
        return firstRun[index];
    }

    public int endRun(int index) {
        return firstRun[index + 1];
    }

    public int slice(int run) {
        return runSlice[run];
    }

    /** The places of the run's slice; the run's own are from {@link #begin} to {@link #end}. */
    public char[] places(int run) {
        return places[runSlice[run]];
    }

    public int begin(int run) {
        return begins[runSlice[run]][runIndex[run]];
    }

    public int end(int run) {
        return begins[runSlice[run]][runIndex[run] + 1];
    }

    /** The number of keys on the level at a place. */
    public long size(int index) {
        long size = 0;
        for (int run = firstRun(index); run < endRun(index); run++) {
            size += end(run) - begin(run);
        }
        return size;
    }
}
