package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.Folding;
import org.zermelo.store.build.Built;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableCut;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.WorkFolder;

/**
 * The work of one shard, step by step, wherever it runs. A shard owns every S-th stretch of 2^14 numbers. Its levels lie
 * in a folder that all machines see; between shards only {@link Shipment}s move. For each level, from the start's down:
 * {@link #expand} on every shard, then {@link #receive}; and from 0 up: {@link #solve}, which answers all shards that expanded to
 * that level, then {@link #keep}. In the end {@link #merge}. A step may be repeated: it writes the same files again. Several threads
 * may use the same object.
 *
 * <p>Memory: what one level of one shard has and received.
 */
public final class ShardWork implements AutoCloseable {

    /** With the number of the form of these files: work that another version has begun is other work. */
    private static final String SHARDS = " shards, form 2\n";

    private final TableName name;
    private final PackedRules rules;
    private final WorkFolder work;
    private final int shards;
    private final TablePlace table;
    private final CellMerge merge;
    private final Parcels received;
    private final Parcels answered;

    private interface Opening {
        WorkFolder open(Path table, String about) throws IOException;
    }

    /**
     * Work on a table in a folder beside it.
     *
     * @param table the folder of the table itself
     * @throws org.zermelo.game.BadInputException when another process is at it, or a folder holds something else
     */
    public ShardWork(TableName name, Path table, int shards) {
        this(name, TablePlace.of(name, table, OptionalInt.of(shards)), WorkFolder::claim);
    }

    private ShardWork(TableName name, TablePlace table, Opening opening) {
        this.name = name;
        this.rules = name.rules();
        if (rules.levels() == 0) {
            throw new IllegalArgumentException("a game without levels: " + name.game());
        }
        this.table = table;
        this.shards = table.shards();
        try {
            this.work = opening.open(table.path(), about(name, shards));
        } catch (IOException e) {
            throw FileFailures.of(table.path(), e);
        }
        this.merge = new CellMerge(work);
        this.received = new Parcels(work, "received", topLevel() + 1);
        this.answered = new Parcels(work, "answers", 0);
    }

    /**
     * The same work on another machine than that where it was begun, which finds it in the folder that both see.
     *
     * @throws org.zermelo.game.BadInputException when the folder is not there
     */
    public static ShardWork joined(TableName name, Path table, int shards) {
        return new ShardWork(name, new TablePlace(table, shards), WorkFolder::joined);
    }

    /** Lets others at the work. What was finished stays; a folder without anything goes. */
    @Override
    public void close() {
        try {
            work.close();
        } catch (IOException e) {
            throw FileFailures.of(work.file(""), e);
        }
    }

    /** What the work on a table in so many shards says that it is about. */
    static String about(TableName name, int shards) {
        return name.lines() + shards + SHARDS;
    }

    /** Into how many shards the work beside a table was cut by a run that was stopped; empty where none was. */
    public static OptionalInt begun(TableName name, Path table) {
        try {
            return WorkFolder.begun(table)
                    .filter(about -> about.startsWith(name.lines()) && about.endsWith(SHARDS))
                    .map(about -> about.substring(name.lines().length(), about.length() - SHARDS.length()))
                    .filter(shards -> shards.matches("[1-9]\\d{0,5}"))
                    .map(shards -> OptionalInt.of(Integer.parseInt(shards)))
                    .orElse(OptionalInt.empty());
        } catch (IOException e) {
            throw FileFailures.of(table, e);
        }
    }

    /** The level of the start, the highest. */
    public int topLevel() {
        return rules.level(rules.canonical(rules.start()));
    }

    private static String place(String what, int level, int shard) {
        return what + "-" + level + "-" + shard;
    }

    /** Whether a step for all shards was finished before; it need not be done again. */
    public boolean finished(String step, int level) {
        return work.has(step + "-" + level);
    }

    /** Notes that a step was finished on all shards; what only that step needed is deleted. */
    public void finish(String step, int level) {
        try {
            Files.writeString(work.file(step + "-" + level), "");
            if (step.equals("solved")) {
                answered.delete(level);
                received.delete(level);
            }
        } catch (IOException e) {
            throw FileFailures.of(work.file(step), e);
        }
    }

    /** Makes the keys of a level out of all that was received for it, and lists their options for their owners. */
    public List<Shipment> expand(int level, int shard) {
        try {
            Chunks.ChunkWriter keys = new Chunks.ChunkWriter();
            TreeMap<Integer, Places> byLevel = new TreeMap<>();
            long[] options = new long[rules.mostOptions()];
            merged(level, shard).each((stretch, places, count) -> {
                keys.add(stretch, places, count);
                for (int i = 0; i < count; i++) {
                    int n = rules.options(stretch << Chunks.SHIFT | places[i], options);
                    collect(options, n, byLevel);
                }
            });
            Parcels.write(work, place("keys", level, shard), keys.toBytes());
            List<Shipment> shipments = new ArrayList<>();
            shipments.add(nothing(level, shard));
            byLevel.forEach((to, numbers) -> shipments.addAll(ship(to, shard, numbers)));
            return shipments;
        } catch (IOException e) {
            throw FileFailures.of(work.file(place("keys", level, shard)), e);
        }
    }

    /** What a shard has for itself, so that its next step is done also where nobody has anything for it. */
    private static Shipment nothing(int level, int shard) {
        return new Shipment(shard, shard, level, new byte[0]);
    }

    private Places merged(int level, int shard) throws IOException {
        Places merged = new Places(rules.bound());
        long start = rules.canonical(rules.start());
        if (level == topLevel() && (start >>> Chunks.SHIFT) % shards == shard) {
            merged.add(start);
        }
        for (Parcels.Parcel parcel : received.of(level, shard)) {
            try (Chunks.ChunkReader reader = new Chunks.ChunkReader(parcel.block())) {
                for (; reader.has(); reader.next()) {
                    for (int i = 0; i < reader.count; i++) {
                        merged.add(reader.stretch << Chunks.SHIFT | reader.places[i]);
                    }
                }
            }
        }
        return merged;
    }

    private void collect(long[] options, int count, TreeMap<Integer, Places> byLevel) {
        int last = -1;
        Places numbers = null;
        for (int i = 0; i < count; i++) {
            long key = rules.canonical(options[i]);
            int level = rules.level(key);
            if (numbers == null || level != last) {
                last = level;
                numbers = byLevel.computeIfAbsent(level, l -> new Places(rules.bound()));
            }
            numbers.add(key);
        }
    }

    private List<Shipment> ship(int level, int from, Places numbers) {
        Chunks.ChunkWriter[] writers = new Chunks.ChunkWriter[shards];
        numbers.each((stretch, places, count) -> {
            int to = (int) (stretch % shards);
            if (writers[to] == null) {
                writers[to] = new Chunks.ChunkWriter();
            }
            writers[to].add(stretch, places, count);
        });
        List<Shipment> shipments = new ArrayList<>();
        for (int to = 0; to < shards; to++) {
            if (writers[to] != null) {
                shipments.add(new Shipment(to, from, level, writers[to].toBytes()));
            }
        }
        return shipments;
    }

    /** Keeps the options that other shards found; {@code level} is the level that was expanded. */
    public void receive(int level, int shard, Iterable<Shipment> found) {
        received.keep(level, shard, found);
    }

    /** Keeps the answers of other shards; {@code level} is the level that was solved. */
    public void keep(int level, int shard, Iterable<Shipment> answers) {
        answered.keep(level, shard, answers);
    }

    /** Solves a level of a shard from the answers that it kept, and answers all who have options on it. */
    public List<Shipment> solve(int level, int shard) {
        String file = place("cells", level, shard);
        try {
            KnownCells known = known(level, shard);
            KnownCells solved = KnownCells.below(rules.bound());
            Folding folding = new Folding(rules, name.valueOf());
            Chunks.ChunkWriter writer = new Chunks.ChunkWriter();
            long most = 0;
            long count = 0;
            try (Chunks.ChunkReader keys =
                    new Chunks.ChunkReader(Files.readAllBytes(work.file(place("keys", level, shard))))) {
                for (; keys.has(); keys.next()) {
                    for (int i = 0; i < keys.count; i++) {
                        long cell = folding.cell(keys.stretch << Chunks.SHIFT | keys.places[i], known::cell);
                        most = Math.max(most, cell);
                        keys.cells[i] = Math.toIntExact(cell);
                    }
                    count += keys.count;
                    writer.add(keys.stretch, keys.places, keys.cells, keys.count);
                    solved.add(keys);
                }
            }
            Parcels.write(
                    work,
                    place("level", level, shard),
                    EntryCounts.text(count, most).getBytes(StandardCharsets.UTF_8));
            Parcels.write(work, file, writer.toBytes());
            List<Shipment> answers = new ArrayList<>();
            answers.add(nothing(level, shard));
            for (Parcels.Parcel parcel : received.of(level, shard)) {
                answers.add(new Shipment(parcel.from(), shard, parcel.level(), answered(parcel.block(), solved)));
            }
            return answers;
        } catch (IOException e) {
            throw FileFailures.of(work.file(file), e);
        }
    }

    private KnownCells known(int level, int shard) throws IOException {
        KnownCells known = KnownCells.below(rules.bound());
        for (Parcels.Parcel parcel : answered.of(level, shard)) {
            try (Chunks.ChunkReader reader = new Chunks.ChunkReader(parcel.block())) {
                for (; reader.has(); reader.next()) {
                    known.add(reader);
                }
            }
        }
        return known;
    }

    /** The same numbers with their cells. */
    private static byte[] answered(byte[] question, KnownCells solved) throws IOException {
        Chunks.ChunkWriter writer = new Chunks.ChunkWriter();
        try (Chunks.ChunkReader reader = new Chunks.ChunkReader(question)) {
            for (; reader.has(); reader.next()) {
                for (int i = 0; i < reader.count; i++) {
                    reader.cells[i] = solved.cell(reader.stretch << Chunks.SHIFT | reader.places[i]);
                }
                writer.add(reader.stretch, reader.places, reader.cells, reader.count);
            }
        }
        return writer.toBytes();
    }

    /** Puts the cells of all levels of a shard together, as a shard of the table. */
    public void merge(int shard) {
        try {
            List<Path> cells = new ArrayList<>();
            List<Path> notes = new ArrayList<>();
            for (int level = 0; level <= topLevel(); level++) {
                cells.add(work.file(place("cells", level, shard)));
                notes.add(work.file(place("level", level, shard)));
            }
            EntryCounts counts = EntryCounts.of(work, notes);
            try (ShardEntries entries = new ShardEntries(merge.fewer(cells, "shard-" + shard))) {
                table.writeShard(name, new TableCut(rules, shard, shards), counts, entries, 1, Watch.NONE);
            }
        } catch (IOException e) {
            throw FileFailures.of(table.path(), e);
        }
    }

    /** Lists the shards, which makes them a table, and removes what was needed for it. */
    public Built assemble() {
        try {
            long positions = table.finish(name);
            work.remove();
            return new Built(positions, table.bytes(), true, work.begun());
        } catch (IOException e) {
            throw FileFailures.of(table.path(), e);
        }
    }
}
