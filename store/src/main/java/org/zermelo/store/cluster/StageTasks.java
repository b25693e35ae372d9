package org.zermelo.store.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.RowRange;
import org.zermelo.boards.stage.StageShard;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageFolder;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;
import org.zermelo.store.work.WorkFolder;

/**
 * What one task does for the stages of a game of men, wherever it runs. Solved stages lie in a folder that all machines see, and beside it
 * what shards of a stage tell each other, wave by wave. A task may be repeated: it writes the same files again. May be used by several
 * threads.
 *
 * <p>Memory: of a stage that one task solves all values twice; of a shard four bytes a number; of the stages below the rows that are asked
 * for, as long as there is room.
 */
public final class StageTasks {

    private final StageWork work;
    private final StageFolder folder;
    private final WorkFolder files;
    private final int shards;
    private final Workers alone;

    StageTasks(TableName name, Path place, WorkFolder files, int shards) {
        BoardGame game = (BoardGame) name.parsed().rules();
        this.work = StageWork.of(game).orElseThrow();
        this.folder = StageFolder.rowByRow(place, game.declared().toString());
        this.files = files;
        this.shards = shards;
        this.alone = new Workers(1, Watch.NONE);
    }

    /**
     * The tasks of work that was begun on another machine.
     *
     * @throws BadInputException when the folder is not there
     */
    public static StageTasks joined(TableName name, Path place, int shards) {
        try {
            return new StageTasks(name, place, WorkFolder.joined(place, ShardWork.about(name, shards)), shards);
        } catch (IOException e) {
            throw FileFailures.of(place, e);
        }
    }

    /** Solves a stage whole, or counts it where it is solved. */
    public StageTally solve(String stage) {
        StageValues values = folder.values(stage);
        if (values == null) {
            StageValues solved = work.solve(stage, folder, alone, Watch.NONE);
            folder.write(folder.file(stage), solved);
            return StageTally.of(solved);
        }
        return StageTally.of(values);
    }

    private static String told(String stage, int depth, int shard) {
        return "told-" + stage + "-" + depth + "-" + shard;
    }

    private static String values(String stage, int shard) {
        return "values-" + stage + "-" + shard;
    }

    private static String blocks(String stage, int part) {
        return "blocks-" + stage + "-" + part;
    }

    /**
     * What a shard says of a wave that it has passed on.
     *
     * @param next the least depth above at which it, or a shard that it told something, may have to pass on; {@link StageShard#NONE} when
     *     there is none
     * @param passed how many positions it has passed on so far
     * @param told bytes that it has for other shards
     */
    public record Wave(int next, long passed, long told) implements Serializable {}

    /** A shard of a stage before any wave. */
    public Shard open(String stage, int shard) {
        return new Shard(stage, shard);
    }

    /** A shard of a stage, which goes on from wave to wave and takes up the earlier ones when it has not seen them. One thread's. */
    public final class Shard {

        private final String stage;
        private final int shard;
        private final StageShard rows;
        private int passed;

        private Shard(String stage, int shard) {
            this.stage = stage;
            this.shard = shard;
            this.rows = work.shard(stage, shard, shards, folder, alone);
        }

        /** How many waves it has passed on. */
        public int passed() {
            return passed;
        }

        /**
         * Passes on the last of some waves, and those before it where it has not yet.
         *
         * @param depths of all waves so far, ascending
         */
        public Wave pass(List<Integer> depths) {
            if (!rows.hasWaves()) {
                return new Wave(StageShard.NONE, 0, 0);
            }
            int depth = -1;
            byte[][] told = new byte[0][];
            for (int i = passed; i < depths.size(); i++) {
                if (i > 0) {
                    hear(depths.get(i - 1));
                }
                depth = depths.get(i);
                told = rows.pass(depth);
                passed++;
            }
            // also where nothing is told: a file that is missing would be no silence, but a folder that is not whole
            long bytes = ToldFile.write(files, told(stage, depth, shard), told);
            return new Wave(bytes > 0 ? depth + 1 : rows.next(depth), rows.passed(), bytes);
        }

        private void hear(int depth) {
            for (int from = 0; from < shards; from++) {
                if (from != shard) {
                    Path file = files.file(told(stage, depth, from));
                    try {
                        rows.hear(depth, ToldFile.read(file, shards, shard));
                    } catch (IllegalArgumentException e) {
                        throw FileFailures.damaged(file, "block", 0);
                    }
                }
            }
        }

        /**
         * Writes the values of the rows, after all waves, and counts them.
         *
         * @param depths of all waves
         */
        public StageTally store(List<Integer> depths) {
            if (passed < depths.size()) {
                pass(depths);
            }
            if (rows.hasWaves()) {
                hear(depths.get(passed - 1));
            }
            RowRange range = rows.range();
            StageValues values = new StageValues(
                    range.count() * work.sides(stage),
                    work.length(stage),
                    row -> rows.values(row / range.count(), range.from() + row % range.count()));
            folder.write(files.file(values(stage, shard)), values);
            return StageTally.of(values);
        }
    }

    /** Packs one of as many parts of a stage as there are shards, after all have written their values. */
    public void pack(String stage, int part) {
        List<StageValues> values = IntStream.range(0, shards)
                .mapToObj(shard -> folder.read(files.file(values(stage, shard))))
                .toList();
        List<RowRange> ranges = IntStream.range(0, shards)
                .mapToObj(shard -> work.range(stage, shard, shards))
                .toList();
        StageValues whole = work.whole(stage, (side, row) -> {
            int shard = ranges.get(0).owner(row);
            RowRange range = ranges.get(shard);
            return values.get(shard).row(side * range.count() + row - range.from());
        });
        long blocks = StageFolder.blocks(whole.size());
        folder.writeBlocks(files.file(blocks(stage, part)), whole, (int) (blocks * part / shards), (int)
                (blocks * (part + 1) / shards));
    }

    /** Puts the stage together, after all parts are packed, and removes what was needed for it. */
    void join(String stage) throws IOException {
        List<Path> parts = IntStream.range(0, shards)
                .mapToObj(part -> files.file(blocks(stage, part)))
                .toList();
        folder.join(stage, work.sides(stage) * work.range(stage, 0, 1).count(), work.length(stage), parts);
        clear(stage);
    }

    /** Removes what is left of a stage that is solved. */
    void clear(String stage) throws IOException {
        for (String begin : List.of("told-", "values-", "blocks-", "wave-")) {
            files.delete(files.begin(begin + stage + "-"));
        }
    }
}
