package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.store.block.Merge;
import org.zermelo.store.level.LevelCounts;
import org.zermelo.store.table.TableHeader;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TableWriter;
import org.zermelo.store.work.WorkFolder;

/** Joins files of cells in the folder of the work, as many at once as may be open. */
final class CellMerge {

    /** What the file of all cells of a shard begins with. */
    static final String WHOLE = "whole-";

    /** What files begin with that are joined on the way. */
    static final String JOINED = "joined-";

    /** What the note begins with that says how many positions a shard has. */
    static final String COUNT = "count-";

    private static final int MOST_OPEN = 64;

    private final WorkFolder work;
    private final AtomicInteger counter = new AtomicInteger();

    CellMerge(WorkFolder work) {
        this.work = work;
    }

    /** Joins files into one of this name. */
    Path join(List<Path> files, String name) throws IOException {
        ShardEntries.join(files, work.part(name));
        work.finish(name);
        return work.file(name);
    }

    /** Joins files until there are few enough to be open at once. */
    List<Path> fewer(List<Path> files, String name) throws IOException {
        return Merge.fewer(files, MOST_OPEN, groups -> {
            List<Path> joined = new ArrayList<>();
            for (List<Path> group : groups) {
                joined.add(join(group, JOINED + name + "-" + counter.getAndIncrement()));
            }
            return joined;
        });
    }

    /** Makes the table of what all shards have written; how many positions it has. The bytes are those of a table made in memory. */
    long table(TableName name, Path file, int shards, int threads, Watch watch) throws IOException {
        List<Path> wholes = new ArrayList<>();
        List<Path> notes = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            wholes.add(work.file(WHOLE + shard));
            notes.add(work.file(COUNT + shard));
        }
        LevelCounts counts = LevelCounts.of(work, notes).notNone(work);
        PackedRules rules = name.rules();
        TableHeader header = TableHeader.of(name, counts.positions(), rules.bound(), counts.mostCell());
        try (ShardEntries entries = new ShardEntries(fewer(wholes, "all"))) {
            TableWriter.write(file, header, rules, entries, threads, watch);
        }
        return counts.positions();
    }
}
