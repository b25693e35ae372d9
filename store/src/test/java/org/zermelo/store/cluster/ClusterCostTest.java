package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/** What a table takes on a cluster is told for each kind of game. */
class ClusterCostTest {

    private static ClusterCost cost(String text) {
        Game game = Notation.standard().parse(text);
        TableForm form = TableForm.usual(game, null);
        return ClusterCost.of(
                form == TableForm.STAGES ? TableName.ofStages(game, null) : TableName.of(game), form, Watch.NONE);
    }

    @Test
    void byLevelsMoreShardsSaveMemory() {
        ClusterCost cost = cost("tictactoe()");
        assertThat(cost.positions()).isCloseTo(5478, within(600.0));
        assertThat(cost.byLevels()).isTrue();
        assertThat(cost.shards(cost.memory() / 10)).isEqualTo(10);
        assertThat(cost.seconds(1)).isGreaterThan(cost.seconds(2));
    }

    /** Measured: 5,170,021 positions, 18 s and 90 MB at eight shards. */
    @Test
    void byWavesAsMeasured() {
        ClusterCost cost = cost("quixo(4)");
        assertThat(cost.positions()).isBetween(4e6, 8e6);
        assertThat(cost.seconds()).isBetween(10.0, 30.0);
        assertThat(cost.moved()).isBetween(60e6, 150e6);
        assertThat(cost.fits(2, cost.memory(2))).isCloseTo(cost.positions(), within(1.0));
    }

    @Test
    void byStagesOfMen() {
        ClusterCost cost = cost("@six-mens-morris");
        assertThat(cost.positions()).isBetween(3.0e6, 3.2e6);
        assertThat(cost.byLevels()).isFalse();
    }

    @Test
    void whatDoesNotFitIsRefused() {
        ClusterCost cost = cost("dodgem(4)");
        long bytes = (long) cost.memory(3);
        cost.refuseWhatCannotFit(4, bytes);
        assertThatThrownBy(() -> cost.refuseWhatCannotFit(2, bytes))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("Too large for the cluster: about ");
    }
}
