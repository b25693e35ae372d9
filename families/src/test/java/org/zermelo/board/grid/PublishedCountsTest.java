package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Values;

/** Counts that other solvers have found, and agreement with the simple methods where nothing is published. */
class PublishedCountsTest {

    private static PackedTable solve(PackedRules rules) {
        return PackedSolver.solve(rules, Values.outcome(), new Budget(1L << 30, 2), Watch.NONE);
    }

    /** Positions by class (draw, win, loss, tie) and depth, each canonical one counted for all that it stands for. */
    private static long[][] counts(PackedTable table) {
        long[][] counts = new long[4][64];
        int[] places = new int[KeySet.SLICE];
        KeySet keys = table.keys();
        for (int slice = 0; slice < keys.slices(); slice++) {
            int count = keys.slice(slice, places);
            for (int i = 0; i < count; i++) {
                long key = keys.keyAt(slice, places[i]);
                int cell = table.cells().get(keys.rank(key));
                counts[cell & 3][cell >> 2] += table.rules().classSize(key);
            }
        }
        return counts;
    }

    private static long sum(long[] counts) {
        return Arrays.stream(counts).sum();
    }

    private static Outcome start(PackedTable table) {
        return (Outcome) Values.outcome().worth(table.code(table.rules().start()));
    }

    /** GamesmanClassic and GamesmanOne, tic-tac-toe: 5,478 positions and their depths; 765 up to symmetry. */
    @Test
    void ticTacToe() {
        TernaryBoard board = new TernaryBoard(9, TernaryBoard.gridSymmetries(3, 3));
        for (boolean symmetric : new boolean[] {false, true}) {
            PackedTable table = solve(new LineKernel(board, Lines.inRow(3, 3, 3), true, symmetric));
            assertThat(table.keys().size()).isEqualTo(symmetric ? 765 : 5478);
            long[][] counts = counts(table);
            assertThat(counts[1]).startsWith(0, 2358, 0, 356, 0, 122, 0);
            assertThat(counts[2]).startsWith(942, 0, 508, 0, 124, 0);
            assertThat(counts[3]).startsWith(16, 80, 200, 200, 264, 136, 138, 24, 9, 1);
            assertThat(start(table)).isEqualTo(new Outcome(Result.TIE, 9));
        }
    }

    /** GamesmanOne's anchor for 3 x 4 with 3 in a row: 111,973 positions, won in 7. */
    @Test
    void threeByFour() {
        PackedTable table = solve(Mnk.of(4, 3, 3).packed());
        long[][] counts = counts(table);
        assertThat(sum(counts[1])).isEqualTo(64_738);
        assertThat(sum(counts[2])).isEqualTo(44_175);
        assertThat(sum(counts[3])).isEqualTo(3_060);
        assertThat(start(table)).isEqualTo(new Outcome(Result.WIN, 7));
    }

    /** Boards of 15 and 16 cells, as two other programs of different make count them. */
    @Test
    void largerBoards() {
        PackedTable threes = solve(Mnk.of(5, 3, 3).packed());
        long[][] counts = counts(threes);
        assertThat(sum(counts[1])).isEqualTo(1_261_643);
        assertThat(sum(counts[2])).isEqualTo(1_018_153);
        assertThat(sum(counts[3])).isEqualTo(6_872);
        assertThat(start(threes)).isEqualTo(new Outcome(Result.WIN, 7));
        PackedTable fours = solve(Mnk.of(5, 3, 4).packed());
        assertThat(fours.keys().size()).isEqualTo(3_414_564);
        assertThat(start(fours).result()).isEqualTo(Result.TIE);
        PackedTable square = solve(Mnk.of(4, 4, 3).packed());
        assertThat(square.keys().size()).isEqualTo(6_036_001);
        assertThat(start(square)).isEqualTo(new Outcome(Result.WIN, 5));
    }

    /** GamesmanClassic: 2,230,702 positions, 508,462 lost, the first player loses in 15. */
    @Test
    void sim() {
        PackedTable table = solve(Sim.of(6).packed());
        assertThat(table.keys().size()).isEqualTo(2_230_702);
        assertThat(sum(counts(table)[2])).isEqualTo(508_462);
        assertThat(start(table)).isEqualTo(new Outcome(Result.LOSS, 15));
    }

    /** 9,722,011 = 2,730,266 + 960,556 + 6,031,189; the wider symmetric table gives the same counts. */
    @Test
    void fourByFour() {
        TernaryBoard board = new TernaryBoard(16, TernaryBoard.gridSymmetries(4, 4));
        PackedTable table = solve(new LineKernel(board, Lines.inRow(4, 4, 4), true, true));
        long[][] counts = counts(table);
        assertThat(sum(counts[1])).isEqualTo(2_730_266);
        assertThat(sum(counts[2])).isEqualTo(960_556);
        assertThat(sum(counts[3])).isEqualTo(6_031_189);
        assertThat(start(table)).isEqualTo(new Outcome(Result.TIE, 16));
    }

    @Test
    void smallQuixoAgreesWithTheSimpleMethod() {
        Quixo quixo = Quixo.of(3);
        PackedTable table = solve(quixo.packed());
        assertThat(sum(counts(table)[1])).isEqualTo(10_126);
        assertThat(sum(counts(table)[2])).isEqualTo(5_895);
        assertThat(new Retrograde()
                        .solve(Question.of(quixo, Values.outcome()), Watch.NONE)
                        .worth())
                .isEqualTo(start(table))
                .isEqualTo(new Outcome(Result.WIN, 7));
    }

    @Test
    void boardsWithoutSymmetriesAgreeWithTheSimpleMethod() {
        for (int m = 1; m <= 3; m++) {
            for (int n = 1; n <= 3; n++) {
                for (int k = 1; k <= Math.max(m, n); k++) {
                    Mnk game = Mnk.of(m, n, k);
                    assertThat(new MemoSearch()
                                    .solve(Question.of(game, Values.outcome()), Watch.NONE)
                                    .worth())
                            .as(game.toString())
                            .isEqualTo(start(solve(game.packed())));
                }
            }
        }
    }
}
