package org.zermelo.store.level;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.Folding;
import org.zermelo.solve.packed.Workers;
import org.zermelo.store.block.CellFile;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.NumberFile;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.TableHeader;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TableWriter;
import org.zermelo.store.work.WorkFolder;

/**
 * Solves a game with levels whose positions do not fit the memory: every level is a sorted file of keys and a file of
 * cells, and a batch of positions at a time meets its options by merging. Downwards the levels are found, upwards they are
 * solved; each finished level is a checkpoint. The table has the same bytes as one made in memory.
 *
 * <p>Memory is 40 bytes for each option of a batch, and nothing that grows with the game; disk is about 2 bytes a position
 * and as much again for the runs of a level.
 */
public final class LevelsOnDisk {

    private static final long BYTES_PER_OPTION = 40;
    private static final long LEAST_BYTES = 4 << 20;

    private final PackedRules rules;
    private final TableName name;
    private final WorkFolder work;
    private final Workers workers;
    private final Watch watch;
    private final Options options;
    private final Folding[] foldings;
    private long found;
    private long done;

    private LevelsOnDisk(
            TableName name, PackedRules rules, WorkFolder work, Budget budget, Workers workers, Watch watch) {
        this.name = name;
        this.rules = rules;
        this.work = work;
        this.workers = workers;
        this.watch = watch;
        int capacity = (int) Math.min(1 << 28, budget.bytes() / BYTES_PER_OPTION);
        this.options = new Options(rules, Math.max(capacity, rules.mostOptions()), workers.threads());
        this.foldings = new Folding[workers.threads()];
        for (int i = 0; i < foldings.length; i++) {
            foldings[i] = new Folding(rules, name.valueOf());
        }
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
            TableName name, PackedRules rules, WorkFolder work, Path file, Budget budget, Watch watch) {
        try (Workers workers = new Workers(budget.threads(), watch)) {
            LevelsOnDisk solver = new LevelsOnDisk(name, rules, work, budget, workers, watch);
            solver.findLevels();
            solver.solveLevels();
            return solver.assemble(file, budget.threads());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
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
            if (!work.has(keys(level))) {
                List<Path> runs = work.begin("run-" + level + "-");
                if (level < top && runs.isEmpty()) {
                    continue;
                }
                try (NumberFile.Writer writer = new NumberFile.Writer(work.part(keys(level)));
                        Merge<NumberFile.Reader> merge = new Merge<>(runs, NumberFile.Reader::new)) {
                    if (level == top) {
                        writer.add(start);
                    }
                    for (; merge.has(); merge.nextKey()) {
                        writer.add(merge.key());
                    }
                }
                work.finish(keys(level));
            }
            work.delete(work.begin("run-" + level + "-"));
            if (!work.has("expanded-" + level)) {
                expand(level);
            }
        }
    }

    private void expand(int level) throws IOException {
        for (Path run : work.begin("run-")) {
            if (run.getFileName().toString().matches("run-\\d+-" + level + "-\\d+")) {
                Files.delete(run);
            }
        }
        long[] positions = new long[options.batch()];
        int batch = 0;
        try (NumberFile.Reader reader = new NumberFile.Reader(work.file(keys(level)))) {
            while (reader.has()) {
                int count = fill(reader, positions);
                writeRuns(options.of(positions, count, workers), level, batch++);
                found += count;
                watch.check();
                watch.progress(found, -1);
            }
        }
        Files.createFile(work.file("expanded-" + level));
    }

    private static int fill(NumberFile.Reader reader, long[] positions) throws IOException {
        int count = 0;
        while (reader.has() && count < positions.length) {
            positions[count++] = reader.take();
        }
        return count;
    }

    /** One run for each level that the keys are on. */
    private void writeRuns(long[] keys, int from, int batch) throws IOException {
        SortedMap<Integer, NumberFile.Writer> writers = new TreeMap<>();
        try {
            for (long key : keys) {
                int level = rules.level(key);
                NumberFile.Writer writer = writers.get(level);
                if (writer == null) {
                    writer = new NumberFile.Writer(work.part(run(level, from, batch)));
                    writers.put(level, writer);
                }
                writer.add(key);
            }
        } finally {
            for (NumberFile.Writer writer : writers.values()) {
                writer.close();
            }
        }
        for (int level : writers.keySet()) {
            work.finish(run(level, from, batch));
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
        long[] positions = new long[options.batch()];
        long[] solved = new long[positions.length];
        long most = 0;
        long count = 0;
        try (NumberFile.Reader reader = new NumberFile.Reader(work.file(keys(level)));
                CellFile.Writer writer = new CellFile.Writer(work.part(cells(level)))) {
            while (reader.has()) {
                int batch = fill(reader, positions);
                long[] needed = options.of(positions, batch, workers);
                int[] known = lookUp(needed);
                fold(positions, batch, needed, known, solved);
                for (int i = 0; i < batch; i++) {
                    most = Math.max(most, solved[i]);
                    writer.add(solved[i]);
                }
                count += batch;
                done += batch;
                watch.check();
                watch.progress(done, -1);
            }
        }
        Files.writeString(work.part("count-" + level), LevelCounts.text(count, most));
        work.finish("count-" + level);
        work.finish(cells(level));
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
        SortedMap<Integer, Integer> levels = new TreeMap<>();
        for (long key : needed) {
            levels.merge(rules.level(key), 1, Integer::sum);
        }
        for (int level : levels.keySet()) {
            int left = Objects.requireNonNull(levels.get(level));
            try (NumberFile.Reader keys = new NumberFile.Reader(work.file(keys(level)));
                    CellFile.Reader cells = new CellFile.Reader(work.file(cells(level)))) {
                for (int i = 0; i < needed.length && left > 0; i++) {
                    if (rules.level(needed[i]) != level) {
                        continue;
                    }
                    while (keys.key() < needed[i]) {
                        keys.next();
                        cells.next();
                    }
                    known[i] = cells.peek();
                    left--;
                }
            }
        }
        return known;
    }

    private long assemble(Path file, int threads) throws IOException {
        LevelCounts counts = LevelCounts.of(work);
        TableHeader header = TableHeader.of(name, counts.positions(), rules.bound(), counts.mostCell());
        try (LevelEntries entries = new LevelEntries(work)) {
            TableWriter.write(file, header, rules, entries, threads, watch);
        }
        return counts.positions();
    }
}
