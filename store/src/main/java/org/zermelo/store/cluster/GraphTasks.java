package org.zermelo.store.cluster;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;
import org.zermelo.store.level.LevelCounts;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;
import org.zermelo.store.wave.Cell;
import org.zermelo.store.work.WorkFolder;

/** What one task does for a game whose play may come to a position again: a shard of all its numbers, wave by wave. */
public final class GraphTasks implements ShardTasks {

    private final TableName name;
    private final WorkFolder files;
    private final int shards;

    GraphTasks(TableName name, WorkFolder files, int shards) {
        this.name = name;
        this.files = files;
        this.shards = shards;
    }

    /**
     * The tasks of work that was begun on another machine.
     *
     * @throws org.zermelo.game.BadInputException when the folder is not there
     */
    public static GraphTasks joined(TableName name, Path table, int shards) {
        try {
            WorkFolder files = WorkFolder.joined(ResultFile.place(table), ShardWork.about(name, shards));
            return new GraphTasks(name, files, shards);
        } catch (IOException e) {
            throw FileFailures.of(table, e);
        }
    }

    @Override
    public ToldShard open(String stage, int shard) {
        GraphNumbers numbers = new GraphNumbers(name.rules(), shards);
        GraphShard waves = new GraphShard(numbers, name.valueOf(), shard);
        return new ToldShard(waves, files, stage, shard, shards, () -> store(numbers, waves.known(), shard));
    }

    private StageTally store(GraphNumbers numbers, Places known, int shard) {
        String whole = CellMerge.WHOLE + shard;
        try {
            long[] counts;
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(files.part(whole)), 1 << 16)) {
                counts = write(numbers, known, out);
            }
            files.finish(whole);
            StageTally tally = new StageTally(counts[1], counts[0] + counts[3], counts[2], 0);
            new LevelCounts(tally.positions(), counts[4]).write(files, CellMerge.COUNT + shard);
            return tally;
        } catch (IOException e) {
            throw FileFailures.of(files.file(whole), e);
        }
    }

    @Override
    public void pack(String stage, int part) {
        // the command packs the table, whose blocks follow from how many positions there are
    }

    /** Writes all positions with their cells, ascending; how many there are of each class, and last the largest cell. */
    static long[] write(GraphNumbers numbers, Places known, OutputStream out) throws IOException {
        long[] counts = new long[5];
        Chunks.ChunkWriter writer = new Chunks.ChunkWriter();
        char[] within = new char[Chunks.STRETCH];
        char[] places = new char[Chunks.STRETCH];
        int[] cells = new int[Chunks.STRETCH];
        int used = 0;
        long at = -1;
        for (Places.Stretch stretch : known.stretches()) {
            int count = stretch.fill(within);
            for (int i = 0; i < count; i++) {
                long position = numbers.position(stretch.first() | within[i]);
                if (position >>> Chunks.SHIFT != at) {
                    flush(writer, at, places, cells, used, out);
                    used = 0;
                    at = position >>> Chunks.SHIFT;
                }
                places[used] = (char) (position & Chunks.STRETCH - 1);
                cells[used] = (int) Cell.stored(stretch.cells[i]);
                counts[cells[used] & 3]++;
                counts[4] = Math.max(counts[4], cells[used++]);
            }
        }
        flush(writer, at, places, cells, used, out);
        return counts;
    }

    private static void flush(
            Chunks.ChunkWriter writer, long stretch, char[] places, int[] cells, int used, OutputStream out)
            throws IOException {
        if (used > 0) {
            writer.add(stretch, places, cells, used);
            writer.passTo(out);
        }
    }
}
