package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.solve.work.Workers;

/** What rules say of their reach is what their moves reach. */
class ReachScanTest {

    private static List<Long> keys(KeySet keys) {
        List<Long> all = new ArrayList<>();
        int[] places = new int[KeySet.SLICE];
        for (int slice = 0; slice < keys.slices(); slice++) {
            int count = keys.slice(slice, places);
            for (int i = 0; i < count; i++) {
                all.add(keys.keyAt(slice, places[i]));
            }
        }
        return all;
    }

    private static void agree(PackedRules rules) {
        Budget budget = new Budget(1 << 26, 2);
        assertThat(ReachScan.fits(rules, budget)).isTrue();
        try (Workers workers = new Workers(2, Watch.NONE)) {
            List<Long> scanned = keys(ReachScan.keys(rules, workers, Watch.NONE));
            List<Long> explored = keys(Exploration.of(rules, false, budget, workers, Checkpoints.NONE, Watch.NONE)
                    .keys());
            assertThat(scanned).isEqualTo(explored);
        }
    }

    @Test
    void boardsThatTurnsFill() {
        agree(Mnk.of(3, 3, 3).packed());
        agree(Mnk.of(4, 3, 3).packed());
        agree(Mnk.of(3, 4, 4).packed());
        agree(Sim.of(5).packed());
    }

    @Test
    void rulesThatDoNotKnowTheirReachAreExplored() {
        assertThat(ReachScan.fits(Connect.of(4, 3, 3).packed(), new Budget(1 << 26, 1)))
                .isFalse();
    }

    /** With two in a row play ends after three moves: hardly any of the 10 million boards is in reach. */
    @Test
    void whereFewAreInReachTheyAreExplored() {
        assertThat(ReachScan.fits(Mnk.of(4, 4, 4).packed(), new Budget(1 << 28, 1)))
                .isTrue();
        assertThat(ReachScan.fits(Mnk.of(4, 4, 2).packed(), new Budget(1 << 28, 1)))
                .isFalse();
    }
}
