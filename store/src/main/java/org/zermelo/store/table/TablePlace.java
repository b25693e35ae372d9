package org.zermelo.store.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.file.ResultFolder;
import org.zermelo.store.table.Entries.EntrySource;

/**
 * Where a table of cells goes.
 *
 * @param path a file, or a folder
 * @param shards how many shards the folder has; 0 for a file
 */
public record TablePlace(Path path, int shards) {

    /**
     * A place for a table.
     *
     * @param shards without, it is a file
     * @throws BadInputException when it cannot be written, or a folder holds something else
     */
    public static TablePlace of(TableName name, Path named, OptionalInt shards) {
        if (shards.isEmpty()) {
            return new TablePlace(ResultFile.place(named), 0);
        }
        ResultFolder.refuseOther(named, file -> file.equals(ShardList.FILE) || file.endsWith(ShardList.ENDING));
        if (ShardList.in(named) && !ShardList.read(named).name().equals(name)) {
            throw ResultFolder.other(named);
        }
        return new TablePlace(named, shards.getAsInt());
    }

    /**
     * Writes a whole table. Of a folder one shard after the other, each of which goes through all entries.
     *
     * @param counts those of all entries
     */
    public void write(
            TableName name, PackedRules rules, EntryCounts counts, EntrySource source, int threads, Watch watch)
            throws IOException {
        if (shards == 0) {
            try (Entries all = source.open()) {
                TableWriter.write(path, name, TableCut.whole(rules), counts, all, threads, watch);
            }
            return;
        }
        EntryCounts[] own = new EntryCounts[shards];
        Arrays.fill(own, new EntryCounts(0, 0));
        try (Entries all = source.open()) {
            TableCut cut = new TableCut(rules, 0, shards);
            while (all.next()) {
                int shard = cut.owner(all.key());
                own[shard] = own[shard].with(all.cell());
            }
        }
        for (int shard = 0; shard < shards; shard++) {
            TableCut cut = new TableCut(rules, shard, shards);
            try (Entries all = source.open()) {
                writeShard(name, cut, own[shard], Entries.of(cut, all), threads, watch);
            }
        }
        finish(name);
    }

    /** Writes a shard of a folder, which may be done side by side, and again. */
    public void writeShard(TableName name, TableCut cut, EntryCounts counts, Entries entries, int threads, Watch watch)
            throws IOException {
        Files.createDirectories(path);
        TableWriter.write(ShardList.file(path, cut.shard()), name, cut, counts, entries, threads, watch);
    }

    /**
     * Lists all shards when they are written: that makes the folder a table. How many positions it has.
     *
     * @throws BadInputException when one is not there, or another table's
     */
    public long finish(TableName name) {
        List<ShardList.ShardNote> notes = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            Path file = ShardList.file(path, shard);
            try (TableBytes bytes = TableBytes.open(file)) {
                notes.add(bytes.note(name, shard, shards));
            } catch (IOException e) {
                throw FileFailures.of(file, e);
            }
        }
        ShardList list = new ShardList(name, notes);
        list.write(path);
        try {
            // of a table that was cut into more
            for (int shard = shards; Files.deleteIfExists(ShardList.file(path, shard)); shard++) {}
        } catch (IOException e) {
            throw FileFailures.of(path, e);
        }
        return list.positions();
    }

    /** How many bytes the table takes, once it is written. */
    public long bytes() throws IOException {
        if (shards == 0) {
            return Files.size(path);
        }
        return Files.size(path.resolve(ShardList.FILE))
                + ShardList.read(path).shards().stream()
                        .mapToLong(ShardList.ShardNote::bytes)
                        .sum();
    }
}
