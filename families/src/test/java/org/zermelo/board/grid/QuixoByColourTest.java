package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Values;

/**
 * Quixo counted as GamesmanOne counts: a position is a board of crosses and noughts and whose turn it is, so that most
 * boards that the mover can see are counted twice. Its analysis of 3 x 3, run by us: 32,027 positions, by depth as below.
 */
class QuixoByColourTest {

    @Test
    void threeByThree() {
        PackedRules rules = Quixo.of(3).packed();
        PackedTable table = PackedSolver.solve(rules, Values.outcome(), new Budget(1 << 26, 1), Watch.NONE);
        BitSet[] seen = {new BitSet(), new BitSet()};
        explore(rules, seen);
        long[] wins = new long[9];
        long[] losses = new long[9];
        for (BitSet turn : seen) {
            turn.stream().forEach(key -> {
                int cell = table.cells().get(table.keys().rank(rules.canonical(key)));
                ((cell & 3) == 1 ? wins : losses)[cell >> 2]++;
            });
        }
        assertThat(wins).containsExactly(5080, 13_426, 0, 1204, 0, 496, 0, 41, 0);
        assertThat(losses).containsExactly(6690, 20, 3644, 0, 1288, 0, 130, 0, 8);
        assertThat(seen[0].cardinality() + seen[1].cardinality()).isEqualTo(32_027);
        seen[0].or(seen[1]);
        assertThat(seen[0].cardinality()).isEqualTo(16_021);
    }

    /** Marks what can be reached; the mover's view of a position, in one set for each turn. */
    private static void explore(PackedRules rules, BitSet[] seen) {
        long[] options = new long[rules.mostOptions()];
        long[] stack = new long[1 << 17];
        int size = 0;
        seen[0].set((int) rules.start());
        stack[size++] = rules.start() * 2;
        while (size > 0) {
            long top = stack[--size];
            int next = (int) (top & 1) ^ 1;
            int count = rules.options(top >> 1, options);
            for (int i = 0; i < count; i++) {
                if (!seen[next].get((int) options[i])) {
                    seen[next].set((int) options[i]);
                    stack[size++] = options[i] * 2 + next;
                }
            }
        }
    }
}
