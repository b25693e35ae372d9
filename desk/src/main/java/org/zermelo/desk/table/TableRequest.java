package org.zermelo.desk.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.cluster.ClusterCost;
import org.zermelo.store.cluster.ClusterEngine;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;
import org.zermelo.value.Value;

/**
 * A game that is to be solved whole and stored.
 *
 * @param place the file, or the folder of stages or shards
 * @param form null for the one that is usual for the game
 * @param value null for the game's own
 * @param megabytes of memory, at least 1; for cells the work is then done on disk, and on a cluster each processor takes no more; null
 *     for what this machine has
 * @param threads at least 1; null for all
 * @param checkpoints of cells in memory: the time after which the state is saved again
 * @param shards into how many shards cells are cut, which makes the table a folder, or on a cluster a level or a large stage, too; without,
 *     it is a file, and on a cluster as the machines and the game want
 * @param master where the cluster is, such as {@code spark://host:7077}; null for this process alone
 */
public record TableRequest(
        Game game,
        Path place,
        @Nullable TableForm form,
        @Nullable Value value,
        @Nullable Long megabytes,
        @Nullable Integer threads,
        Duration checkpoints,
        OptionalInt shards,
        @Nullable String master) {

    /**
     * Solves and stores. A run that was stopped, at whatever moment, is taken up again.
     *
     * @throws org.zermelo.game.RefusedException when the game has no such table, or it does not fit
     * @throws org.zermelo.game.BadInputException when the place cannot be written, or another run is writing there
     */
    public Built build(Watch watch) {
        TableForm chosen = form == null ? TableForm.usual(game, value) : form;
        if (master != null) {
            return onCluster(master, chosen, watch);
        }
        if (shards.isPresent() && chosen != TableForm.CELLS) {
            throw new RefusedException("store.shards-form", "form", chosen.word());
        }
        return switch (chosen) {
            case CELLS -> TableBuilder.build(name(), place, shards, budget(), megabytes != null, checkpoints, watch);
            case DIAGRAM -> TableBuilder.buildDiagrams(TableName.ofDiagrams(game, value), place, budget(), watch);
            case STAGES -> StageBuild.build(TableName.ofStages(game, value), place, inMemory(), watch);
        };
    }

    /**
     * What the usual table of a game would take on a cluster.
     *
     * @param value null for the game's own
     * @throws RefusedException when the game has no such table
     */
    public static ClusterCost onCluster(Game game, @Nullable Value value, Watch watch) {
        TableForm form = TableForm.usual(game, value);
        if (form == TableForm.STAGES) {
            return ClusterCost.of(TableName.ofStages(game, value), form, watch);
        }
        return ClusterCost.of(value == null ? TableName.of(game) : TableName.of(game, value), TableForm.CELLS, watch);
    }

    private Built onCluster(String machines, TableForm chosen, Watch watch) {
        TableName asked = switch (chosen) {
            case CELLS -> name();
            case STAGES -> TableName.ofStages(game, value);
            case DIAGRAM -> throw new RefusedException("store.cluster-form", "form", chosen.word());
        };
        OptionalLong bytes = megabytes == null ? OptionalLong.empty() : OptionalLong.of(megabytes << 20);
        return ClusterEngine.present().build(asked, chosen, place, machines, shards, bytes, watch);
    }

    private TableName name() {
        return value == null ? TableName.of(game) : TableName.of(game, value);
    }

    /** Stages are solved in memory, of which there is no more than the machine has. */
    private Budget inMemory() {
        return new Budget(Math.min(budget().bytes(), Budget.ofThisMachine().bytes()), budget().threads());
    }

    private Budget budget() {
        Budget machine = Budget.ofThisMachine().within(megabytes);
        return threads == null ? machine : new Budget(machine.bytes(), threads);
    }
}
