package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
public final class StageTasks implements ShardTasks {

    private final StageWork work;
    private final StageFolder folder;
    private final WorkFolder files;
    private final int shards;
    private final Workers alone;
    private final Duration saved;

    /** Tasks whose shards save what they know so often, at most. */
    StageTasks(TableName name, Path place, WorkFolder files, int shards, Duration saved) {
        this.saved = saved;
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
        return joined(name, place, shards, ToldShard.SAVED);
    }

    static StageTasks joined(TableName name, Path place, int shards, Duration saved) {
        try {
            return new StageTasks(name, place, WorkFolder.joined(place, ShardWork.about(name, shards)), shards, saved);
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

    private static String values(String stage, int shard) {
        return "values-" + stage + "-" + shard;
    }

    private Path first(String stage) {
        return files.file("first-" + stage + "-");
    }

    @Override
    public ToldShard open(String stage, int shard) {
        StageShard rows = work.shard(stage, shard, shards, folder, alone);
        return new ToldShard(rows, files, stage, shard, shards, saved, () -> store(rows, stage, shard));
    }

    private StageTally store(StageShard rows, String stage, int shard) {
        RowRange range = rows.range();
        StageValues values = new StageValues(
                range.count() * work.sides(stage),
                work.length(stage),
                row -> rows.values(row / range.count(), range.from() + row % range.count()));
        folder.write(files.file(values(stage, shard)), values);
        return StageTally.of(values);
    }

    @Override
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
        folder.writePieces(stage, whole, part, shards, first(stage));
    }

    /** Has the stage be there, after all its pieces are packed, and removes what was needed for it. */
    void finish(String stage) throws IOException {
        folder.finish(stage, first(stage));
        clear(stage);
    }

    /** Removes what is left of a stage that is solved. */
    void clear(String stage) throws IOException {
        for (String begin : List.of(ToldShard.TOLD, ToldShard.STATE, ShardedStage.WAVES, "values-", "first-")) {
            files.delete(files.begin(begin + stage + "-"));
        }
    }
}
