package org.zermelo.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.packed.Folding;

/**
 * The work of one shard, step by step, wherever it runs. A shard owns every S-th stretch of 2^14 numbers. Its levels lie
 * in a folder that all machines see; between shards only {@link Shipment}s move. For each level, from the start's down:
 * {@link #merge}, {@link #expand} on every shard, then {@link #receive}; and from 0 up: {@link #ask} on every shard, {@link
 * #answer}, {@link #solve}. A step may be repeated: it writes the same files again.
 *
 * <p>Memory: the positions of one level of one shard and their options.
 */
public final class ShardWork {

    private static final int STRETCH = 14;

    private final TableName name;
    private final PackedRules rules;
    private final WorkFolder work;
    private final int shards;
    private final long[] options;

    /**
     * Work on a table in a folder beside it.
     *
     * @throws org.zermelo.game.BadInputException when the folder holds the work on another table
     */
    public ShardWork(TableName name, Path table, int shards) {
        this.name = name;
        this.rules = name.rules();
        this.shards = shards;
        this.options = new long[rules.mostOptions()];
        try {
            this.work = WorkFolder.open(
                    table, name.game() + "\n" + name.value() + "\n" + name.convention() + "\n" + shards + " shards\n");
        } catch (IOException e) {
            throw Failures.of(table, e);
        }
    }

    /** The level of the start, the highest. */
    public int topLevel() {
        return rules.level(rules.canonical(rules.start()));
    }

    private int shard(long key) {
        return (int) ((key >>> STRETCH) % shards);
    }

    private String keys(int level, int shard) {
        return "keys-" + level + "-" + shard;
    }

    private String cells(int level, int shard) {
        return "cells-" + level + "-" + shard;
    }

    /** Whether a step for all shards was finished before; it need not be done again. */
    public boolean finished(String step, int level) {
        return work.has(step + "-" + level);
    }

    /** Notes that a step was finished on all shards. */
    public void finish(String step, int level) {
        try {
            Files.writeString(work.file(step + "-" + level), "");
        } catch (IOException e) {
            throw Failures.of(work.file(step), e);
        }
    }

    /** Makes the keys of a level out of all that was received for it; how many there are. */
    public long merge(int level, int shard) {
        try {
            List<Path> runs = work.begin("run-" + level + "-" + shard + "-");
            long start = rules.canonical(rules.start());
            boolean first = level == topLevel() && shard(start) == shard;
            long count;
            try (NumberFile.Writer writer = new NumberFile.Writer(work.part(keys(level, shard)));
                    Merge merge = new Merge(runs)) {
                if (first) {
                    writer.add(start);
                }
                while (merge.has()) {
                    writer.add(merge.next());
                }
                count = writer.count();
            }
            work.finish(keys(level, shard));
            return count;
        } catch (IOException e) {
            throw Failures.of(work.file(keys(level, shard)), e);
        }
    }

    private long[] read(int level, int shard) throws IOException {
        long[] all = new long[1024];
        int count = 0;
        try (NumberFile.Reader reader = new NumberFile.Reader(work.file(keys(level, shard)))) {
            while (reader.has()) {
                if (count == all.length) {
                    all = Arrays.copyOf(all, 2 * count);
                }
                all[count++] = reader.next();
            }
        }
        return Arrays.copyOf(all, count);
    }

    /** The different canonical options of positions, ascending. */
    private long[] needed(long[] positions) {
        long[] all = new long[Math.max(1024, positions.length * 2)];
        int count = 0;
        for (long position : positions) {
            int n = rules.options(position, options);
            if (count + n > all.length) {
                all = Arrays.copyOf(all, (int) Math.min(Integer.MAX_VALUE - 8, 2L * (count + n)));
            }
            for (int i = 0; i < n; i++) {
                all[count++] = rules.canonical(options[i]);
            }
        }
        Arrays.sort(all, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || all[i] != all[i - 1]) {
                all[kept++] = all[i];
            }
        }
        return Arrays.copyOf(all, kept);
    }

    /** The options of a level's positions, for the shards and levels that they are on. */
    public List<Shipment> expand(int level, int shard) {
        return ship(level, shard);
    }

    /** The options of a level's positions again, to learn their cells. */
    public List<Shipment> ask(int level, int shard) {
        return ship(level, shard);
    }

    private List<Shipment> ship(int level, int shard) {
        try {
            SortedMap<Long, Numbers> parts = new TreeMap<>();
            for (long key : needed(read(level, shard))) {
                long place = (long) rules.level(key) << 32 | shard(key);
                parts.computeIfAbsent(place, p -> new Numbers()).add(key);
            }
            List<Shipment> shipments = new ArrayList<>();
            parts.forEach((place, numbers) -> shipments.add(
                    new Shipment((int) (long) place, shard, (int) (place >>> 32), Blocks.pack(numbers.toArray()))));
            return shipments;
        } catch (IOException e) {
            throw Failures.of(work.file(keys(level, shard)), e);
        }
    }

    /** Keeps what other shards found at one level; {@code level} is the level that was expanded. */
    public void receive(int level, int shard, Iterable<Shipment> found) {
        try {
            for (Shipment shipment : found) {
                String run = "run-" + shipment.level() + "-" + shard + "-" + level + "-" + shipment.from();
                try (NumberFile.Writer writer = new NumberFile.Writer(work.part(run))) {
                    for (long key : Blocks.unpack(shipment.block())) {
                        writer.add(key);
                    }
                }
                work.finish(run);
            }
        } catch (IOException e) {
            throw Failures.of(work.file("run"), e);
        }
    }

    /** The cells of the keys that another shard asked for. */
    public Shipment answer(int shard, Shipment question) {
        long[] wanted = Blocks.unpack(question.block());
        long[] answers = new long[wanted.length];
        try (NumberFile.Reader keys = new NumberFile.Reader(work.file(keys(question.level(), shard)));
                CellFile.Reader cells = new CellFile.Reader(work.file(cells(question.level(), shard)))) {
            long total = 0;
            for (int i = 0; i < wanted.length; i++) {
                while (keys.peek() < wanted[i]) {
                    keys.next();
                    cells.next();
                }
                total += cells.peek();
                answers[i] = total;
            }
            return new Shipment(question.from(), shard, question.level(), Blocks.pack(answers));
        } catch (IOException e) {
            throw Failures.of(work.file(cells(question.level(), shard)), e);
        }
    }

    /** Solves a level of a shard from the answers of all shards. */
    public void solve(int level, int shard, Iterable<Shipment> answers) {
        try {
            long[] positions = read(level, shard);
            long[] needed = needed(positions);
            int[] known = known(needed, answers);
            Folding folding = new Folding(rules, name.valueOf());
            long most = 0;
            try (CellFile.Writer writer = new CellFile.Writer(work.part(cells(level, shard)))) {
                for (long position : positions) {
                    long cell = folding.cell(position, option -> known[Arrays.binarySearch(needed, option)]);
                    most = Math.max(most, cell);
                    writer.add(cell);
                }
            }
            String count = "count-" + level + "-" + shard;
            Files.writeString(work.part(count), positions.length + " " + most);
            work.finish(count);
            work.finish(cells(level, shard));
        } catch (IOException e) {
            throw Failures.of(work.file(cells(level, shard)), e);
        }
    }

    /** Puts the answers beside the keys, which every shard has answered in ascending order. */
    private int[] known(long[] needed, Iterable<Shipment> answers) {
        SortedMap<Long, long[]> byPlace = new TreeMap<>();
        for (Shipment answer : answers) {
            byPlace.put((long) answer.level() << 32 | answer.from(), Blocks.unpack(answer.block()));
        }
        SortedMap<Long, Integer> used = new TreeMap<>();
        int[] known = new int[needed.length];
        for (int i = 0; i < needed.length; i++) {
            long place = (long) rules.level(needed[i]) << 32 | shard(needed[i]);
            long[] totals = byPlace.get(place);
            int at = used.merge(place, 1, Integer::sum) - 1;
            if (totals == null || at >= totals.length) {
                throw new IllegalStateException("no answer for " + needed[i]);
            }
            known[i] = (int) (at == 0 ? totals[0] : totals[at] - totals[at - 1]);
        }
        return known;
    }

    /**
     * Makes the table of all levels of all shards and removes the folder; how many positions it has. The bytes are those
     * of a table made in memory.
     */
    public long assemble(Path file, int threads, Watch watch) {
        try {
            long positions = 0;
            long most = 0;
            for (Path count : work.begin("count-")) {
                String[] numbers = Files.readString(count).split(" ");
                positions += Long.parseLong(numbers[0]);
                most = Math.max(most, Long.parseLong(numbers[1]));
            }
            TableHeader header = TableHeader.of(name, positions, rules.bound(), most);
            try (LevelEntries entries = new LevelEntries(work)) {
                TableWriter.write(file, header, rules, entries, threads, watch);
            }
            work.remove();
            return positions;
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }
}
