package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.solve.Watch;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.Entries;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableCut;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.WorkFolder;
import org.zermelo.value.Coding;

/** What one task does for a game whose play may come to a position again: a shard of all its numbers, wave by wave. */
public final class GraphTasks implements ShardTasks {

    private final TableName name;
    private final WorkFolder files;
    private final TablePlace place;
    private final Duration saved;

    private GraphTasks(TableName name, WorkFolder files, TablePlace place, Duration saved) {
        this.saved = saved;
        this.name = name;
        this.files = files;
        this.place = place;
    }

    /**
     * The tasks of work that was begun on another machine.
     *
     * @throws org.zermelo.game.BadInputException when the folder is not there
     */
    public static GraphTasks joined(TableName name, Path table, int shards) {
        return joined(name, table, shards, ToldShard.SAVED);
    }

    static GraphTasks joined(TableName name, Path table, int shards, Duration saved) {
        try {
            WorkFolder files = WorkFolder.joined(table, ShardWork.about(name, shards));
            return new GraphTasks(name, files, new TablePlace(table, shards), saved);
        } catch (IOException e) {
            throw FileFailures.of(table, e);
        }
    }

    @Override
    public ToldShard open(String stage, int shard) {
        GraphNumbers numbers = new GraphNumbers(name.rules(), place.shards());
        GraphWaves waves = GraphWaves.of(numbers, name.valueOf(), shard);
        return new ToldShard(
                waves, files, stage, shard, place.shards(), saved, () -> store(numbers, waves.known(), shard));
    }

    private StageTally store(GraphNumbers numbers, Places known, int shard) {
        long[] classes = new long[4];
        long most = 0;
        for (Entries counted = entries(numbers, known); counted.next(); ) {
            classes[kind(counted.cell())]++;
            most = Math.max(most, counted.cell());
        }
        StageTally tally = new StageTally(classes[1], classes[0] + classes[3], classes[2], 0);
        try {
            place.writeShard(
                    name,
                    new TableCut(numbers.rules(), shard, place.shards()),
                    new EntryCounts(tally.positions(), most),
                    entries(numbers, known),
                    1,
                    Watch.NONE);
        } catch (IOException e) {
            throw FileFailures.of(place.path(), e);
        }
        return tally;
    }

    private int kind(int cell) {
        // margins 0, -1, 1, -2, 2, .. are 0, 1, 2, 3, 4, ..
        return name.valueOf().coding() == Coding.OUTCOME ? cell & 3 : cell == 0 ? 0 : 1 + (cell & 1);
    }

    @Override
    public void pack(String stage, int part) {
        // a shard of the table is packed when it is stored
    }

    /** All positions of a shard with their cells. */
    static Entries entries(GraphNumbers numbers, Places known) {
        Iterator<Places.Stretch> stretches = known.stretches().iterator();
        return new Entries() {
            private final char[] places = new char[Chunks.STRETCH];
            private Places.@Nullable Stretch stretch;
            private int count;
            private int at;

            @Override
            public boolean next() {
                at++;
                while (at >= count) {
                    if (!stretches.hasNext()) {
                        return false;
                    }
                    stretch = stretches.next();
                    count = stretch.fill(places);
                    at = 0;
                }
                return true;
            }

            private Places.Stretch here() {
                return Objects.requireNonNull(stretch);
            }

            @Override
            public long key() {
                return numbers.position(here().first() | places[at]);
            }

            @Override
            public int cell() {
                return here().cells[at];
            }
        };
    }
}
