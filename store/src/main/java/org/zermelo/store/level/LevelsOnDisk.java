package org.zermelo.store.level;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.Folding;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.block.CellFile;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.NumberFile;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.WorkFolder;

/**
 * Solves a game with levels whose positions do not fit the memory: every level is a sorted file of keys and a file of
 * cells, and a batch of positions at a time meets its options by merging. Downwards the levels are found, upwards they are
 * solved; each finished level is a checkpoint. The table has the same bytes as one made in memory.
 *
 * <p>Memory is 48 bytes for each option of a batch and the buffers of the files that are open, a quarter of it for these, and nothing
 * that grows with the game: where too many files are to be read at once, they are merged in groups first. Disk is about 2 bytes a
 * position and as much again for the runs of a level.
 */
public final class LevelsOnDisk {

    private static final long BYTES_PER_OPTION = 48;
    private static final long LEAST_BYTES = 4 << 20;
    private static final int LEAST_MERGED = 4;
    private static final int MOST_MERGED = 256;

    private final PackedRules rules;
    private final TableName name;
    private final WorkFolder work;
    private final Workers workers;
    private final Watch watch;
    private final Options options;
    private final Folding[] foldings;
    /** So many files are read at once. */
    private final int mostMerged;

    private boolean swept;
    private long found;
    private long done;

    private LevelsOnDisk(
            TableName name, PackedRules rules, WorkFolder work, Budget budget, Workers workers, Watch watch) {
        this.name = name;
        this.rules = rules;
        this.work = work;
        this.workers = workers;
        this.watch = watch;
        int capacity = (int) Math.min(1 << 28, budget.bytes() / 4 * 3 / BYTES_PER_OPTION);
        this.options = new Options(rules, Math.max(capacity, rules.mostOptions()), workers.threads());
        this.foldings = new Folding[workers.threads()];
        for (int i = 0; i < foldings.length; i++) {
            foldings[i] = new Folding(rules, name.valueOf());
        }
        this.mostMerged = (int) Math.max(LEAST_MERGED, Math.min(MOST_MERGED, budget.bytes() / 4 / NumberFile.BYTES));
    }

    /**
     * Whether there is enough to work with.
     *
     * @throws RefusedException when there is not
     */
    public static void refuseTooLittle(Budget budget) {
        if (budget.bytes() < LEAST_BYTES) {
            throw new RefusedException("store.memory-too-small", "allowed", budget.bytes(), "needed", LEAST_BYTES);
        }
    }

    /** Makes the table; how many positions it has. A run that was stopped is taken up again. */
    public static long build(
            TableName name, PackedRules rules, WorkFolder work, TablePlace place, Budget budget, Watch watch) {
        try (Workers workers = new Workers(budget.threads(), watch)) {
            LevelsOnDisk solver = new LevelsOnDisk(name, rules, work, budget, workers, watch);
            solver.findLevels();
            solver.solveLevels();
            return solver.assemble(place, budget.threads());
        } catch (IOException e) {
            throw FileFailures.of(place.path(), e);
        }
    }

    private static String keys(int level) {
        return "keys-" + level;
    }

    private static String cells(int level) {
        return "cells-" + level;
    }

    /** From the start's level down: merge what came from above, then expand it. */
    private void findLevels() throws IOException {
        long start = rules.canonical(rules.start());
        int top = rules.level(start);
        for (int level = top; level >= 0; level--) {
            List<Path> runs = work.begin("run-" + level + "-");
            if (!work.has(keys(level))) {
                if (level < top && runs.isEmpty()) {
                    continue;
                }
                if (level == top) {
                    try (NumberFile.AscendingWriter writer = new NumberFile.AscendingWriter(work.part(keys(level)))) {
                        writer.add(start);
                    }
                } else {
                    merge(Merge.fewer(runs, mostMerged, this::joined), keys(level));
                }
                work.keep(keys(level));
            }
            work.delete(runs);
            if (!work.has("expanded-" + level)) {
                expand(level);
            }
        }
    }

    /** Merges runs into a file that is still to get its name. */
    private void merge(List<Path> runs, String into) throws IOException {
        try (NumberFile.AscendingWriter writer = new NumberFile.AscendingWriter(work.part(into));
                Merge<NumberFile.AscendingReader> merge = new Merge<>(runs, NumberFile.AscendingReader::new)) {
            for (; merge.has(); merge.nextKey()) {
                writer.add(merge.key());
            }
        }
    }

    /** Each group takes the place of its first run, so that a run of the program which is killed here leaves no less. */
    private List<Path> joined(List<List<Path>> groups) throws IOException {
        List<Path> joined = new ArrayList<>();
        for (List<Path> group : groups) {
            watch.check();
            String name = group.get(0).getFileName().toString();
            merge(group, name);
            work.finish(name);
            work.delete(group.subList(1, group.size()));
            joined.add(group.get(0));
        }
        return joined;
    }

    private void expand(int level) throws IOException {
        sweep(level);
        int[] batch = new int[1];
        inBatches(level, (positions, count, reached) -> {
            writeRuns(reached, level, batch[0]++);
            found += count;
            watch.progress(found, -1);
        });
        Files.createFile(work.file("expanded-" + level));
    }

    /** Deletes what a run that was stopped has left of the first level that is expanded; of later ones there is nothing yet. */
    private void sweep(int level) throws IOException {
        for (Path run : swept ? List.<Path>of() : work.begin("run-")) {
            if (run.getFileName().toString().matches("run-\\d+-" + level + "-\\d+")) {
                Files.delete(run);
            }
        }
        swept = true;
    }

    /** What is done with positions and the different options of all of them, ascending. */
    @FunctionalInterface
    private interface Batch {
        void take(long[] positions, int count, long[] reached) throws IOException;
    }

    /** Goes through a level, as many positions at a time as the memory holds the options of. */
    private void inBatches(int level, Batch body) throws IOException {
        long[] positions = new long[options.batch()];
        int ready = 0;
        try (NumberFile.AscendingReader reader = new NumberFile.AscendingReader(work.file(keys(level)))) {
            while (ready > 0 || reader.has()) {
                while (reader.has() && ready < positions.length) {
                    positions[ready++] = reader.take();
                }
                long[] reached = options.of(positions, ready, workers);
                int count = options.taken();
                body.take(positions, count, reached);
                ready -= count;
                System.arraycopy(positions, count, positions, 0, ready);
                watch.check();
            }
        }
    }

    /** One run for each level that the keys are on. */
    private void writeRuns(long[] keys, int from, int batch) throws IOException {
        KeysByLevel set = new KeysByLevel(rules, keys);
        for (KeysByLevel.Group group : set.groups()) {
            String run = run(group.level(), from, batch);
            try (NumberFile.AscendingWriter writer = new NumberFile.AscendingWriter(work.part(run))) {
                for (int place = group.from(); place < group.to(); place++) {
                    writer.add(keys[set.at(place)]);
                }
            }
            work.finish(run);
        }
    }

    private static String run(int level, int from, int batch) {
        return "run-" + level + "-" + from + "-" + batch;
    }

    /** From level 0 up: each batch of positions from the cells of its options. */
    private void solveLevels() throws IOException {
        for (int level = 0; level < rules.levels(); level++) {
            if (work.has(keys(level)) && !work.has(cells(level))) {
                solve(level);
            }
        }
    }

    private void solve(int level) throws IOException {
        long[] solved = new long[options.batch()];
        long[] mostAndCount = new long[2];
        try (CellFile.CellWriter writer = new CellFile.CellWriter(work.part(cells(level)))) {
            inBatches(level, (positions, count, needed) -> {
                fold(positions, count, needed, lookUp(needed), solved);
                for (int i = 0; i < count; i++) {
                    mostAndCount[0] = Math.max(mostAndCount[0], solved[i]);
                    writer.add(solved[i]);
                }
                mostAndCount[1] += count;
                done += count;
                watch.progress(done, -1);
            });
        }
        Files.writeString(work.part("count-" + level), EntryCounts.text(mostAndCount[1], mostAndCount[0]));
        work.keep("count-" + level);
        work.keep(cells(level));
    }

    private void fold(long[] positions, int count, long[] needed, int[] known, long[] solved) {
        int task = 512;
        workers.each((count + task - 1) / task, (number, worker) -> {
            Folding folding = foldings[worker];
            for (int i = number * task; i < Math.min(count, (number + 1) * task); i++) {
                solved[i] = folding.cell(positions[i], option -> known[Arrays.binarySearch(needed, option)]);
            }
        });
    }

    /** The cells of ascending keys, by reading the levels that they are on. */
    private int[] lookUp(long[] needed) throws IOException {
        int[] known = new int[needed.length];
        KeysByLevel set = new KeysByLevel(rules, needed);
        for (KeysByLevel.Group group : set.groups()) {
            Path file = work.file(keys(group.level()));
            try (NumberFile.AscendingReader keys = new NumberFile.AscendingReader(file);
                    CellFile.CellReader cells = new CellFile.CellReader(work.file(cells(group.level())))) {
                for (int place = group.from(); place < group.to(); place++) {
                    int i = set.at(place);
                    while (keys.has() && keys.key() < needed[i]) {
                        keys.next();
                        cells.next();
                    }
                    if (!keys.has() || keys.key() != needed[i]) {
                        throw EntryCounts.damaged(work, file);
                    }
                    known[i] = cells.peek();
                }
            }
        }
        return known;
    }

    private long assemble(TablePlace place, int threads) throws IOException {
        EntryCounts counts = EntryCounts.of(work, work.begin("count-")).notNone(work);
        place.write(name, rules, counts, () -> new LevelEntries(work, mostMerged), threads, watch);
        return counts.positions();
    }
}
