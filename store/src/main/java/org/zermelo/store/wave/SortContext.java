package org.zermelo.store.wave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.block.Merge;
import org.zermelo.store.block.RunFile;
import org.zermelo.store.work.Journal;

/**
 * The shared context of retrograde analysis on disk: rules, journal, threads and memory. Half of the memory holds
 * entries that wait to be sorted, a quarter the runs that are merged, and the rest batches of positions.
 */
final class SortContext implements AutoCloseable {

    /** Work on a task that reads and writes files. */
    @FunctionalInterface
    interface Body {
        void run(int task, int worker) throws IOException;
    }

    /** Positions that a worker takes at a time. */
    private static final int TASK = 512;

    private static final int MOST_MERGED = 256;
    private static final int LEAST_MERGED = 4;

    final PackedRules rules;
    final Journal journal;
    final Watch watch;
    private final Workers workers;
    private final RunBuffer[] buffers;
    private final int mostMerged;
    private final long[] keys;
    private final long[] numbers;

    SortContext(PackedRules rules, Journal journal, Budget budget, Watch watch) {
        this.rules = rules;
        this.journal = journal;
        this.watch = watch;
        this.workers = new Workers(budget.threads(), watch);
        this.buffers = new RunBuffer[budget.threads()];
        int waiting = (int) Math.min(1 << 26, budget.bytes() / 2 / budget.threads() / RunBuffer.BYTES);
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = new RunBuffer(Math.max(64, waiting));
        }
        long merged = budget.bytes() / 4 / budget.threads() / RunFile.BYTES;
        this.mostMerged = (int) Math.max(LEAST_MERGED, Math.min(MOST_MERGED, merged));
        int batch = (int) Math.max(TASK, Math.min(1 << 16, budget.bytes() / 16 / RunBuffer.BYTES));
        this.keys = new long[batch];
        this.numbers = new long[batch];
    }

    /** How many threads there are. */
    int threads() {
        return workers.threads();
    }

    /** Runs tasks on all threads. */
    void each(int count, Body body) throws IOException {
        try {
            workers.each(count, (task, worker) -> {
                try {
                    body.run(task, worker);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    /** What is done with each entry of a run. */
    @FunctionalInterface
    interface RunVisitor {
        /** The number that takes the place of the entry's. */
        long visit(long key, long number, int worker) throws IOException;
    }

    /** Visits all entries of a run, many at a time on all threads; the writer gets the keys with the new numbers, in order. */
    void visit(Path run, RunVisitor visitor, RunFile.KeyRunWriter writer) throws IOException {
        try (RunFile.KeyRunReader reader = new RunFile.KeyRunReader(run, 0)) {
            while (reader.has()) {
                int count = batch(reader);
                visit(count, visitor);
                for (int i = 0; i < count; i++) {
                    writer.add(keys[i], numbers[i]);
                }
            }
        }
    }

    /** The same where the numbers are of no further use. */
    void visit(Path run, RunVisitor visitor) throws IOException {
        try (RunFile.KeyRunReader reader = new RunFile.KeyRunReader(run, 0)) {
            while (reader.has()) {
                visit(batch(reader), visitor);
            }
        }
    }

    private int batch(RunFile.KeyRunReader reader) throws IOException {
        int count = 0;
        while (reader.has() && count < keys.length) {
            keys[count] = reader.key();
            numbers[count++] = reader.number();
            reader.next();
        }
        return count;
    }

    private void visit(int count, RunVisitor visitor) throws IOException {
        each((count + TASK - 1) / TASK, (task, worker) -> {
            for (int i = task * TASK; i < Math.min(count, (task + 1) * TASK); i++) {
                numbers[i] = visitor.visit(keys[i], numbers[i], worker);
            }
        });
    }

    /** Sorts what the threads add, as runs on disk. One sorter is in use at a time, for all share the buffers. */
    final class Sorter {
        private final Together together;
        private final List<Path> runs = new ArrayList<>();

        Sorter(Together together) {
            this.together = together;
        }

        void add(long key, long number, int worker) throws IOException {
            RunBuffer buffer = buffers[worker];
            buffer.add(key, number);
            if (buffer.isFull()) {
                write(buffer);
            }
        }

        private void write(RunBuffer buffer) throws IOException {
            Path run = journal.freshFile();
            buffer.write(run, together);
            synchronized (runs) {
                runs.add(run);
            }
        }

        /** All that was added, as few enough runs for {@link RunMerge}. */
        List<Path> runs() throws IOException {
            each(buffers.length, (task, worker) -> {
                if (!buffers[task].isEmpty()) {
                    write(buffers[task]);
                }
            });
            return Merge.fewer(runs, mostMerged, groups -> joined(groups, together));
        }
    }

    private List<Path> joined(List<List<Path>> groups, Together together) throws IOException {
        Path[] merged = new Path[groups.size()];
        each(merged.length, (task, worker) -> {
            merged[task] = merge(groups.get(task), together);
            for (Path run : groups.get(task)) {
                Files.delete(run);
            }
        });
        return List.of(merged);
    }

    /** One run of several. */
    Path merge(List<Path> runs, Together together) throws IOException {
        Path file = journal.freshFile();
        try (RunMerge merge = new RunMerge(runs, together, 0);
                RunFile.KeyRunWriter writer = new RunFile.KeyRunWriter(file)) {
            for (; merge.has(); merge.next()) {
                writer.add(merge.key(), merge.number());
            }
        }
        return file;
    }

    @Override
    public void close() {
        workers.close();
    }
}
