package org.zermelo.solve.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Quixo;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Tables keep what they hold however they are packed. */
class CellPackingTest {

    @Test
    void digitsComeBack() {
        Random random = new Random(3);
        for (int base : new int[] {2, 3, 4, 5, 6, 7, 9, 10, 15, 16, 17, 40, 41, 100, 255, 256}) {
            for (int size : new int[] {1, 7, 65_536, 65_537, 200_003}) {
                Digits digits = new Digits(base, size);
                int[] written = random.ints(size, 0, base).toArray();
                for (int i = 0; i < size; i++) {
                    digits.put(i, written[i]);
                }
                for (int i = 0; i < size; i++) {
                    assertThat(digits.get(i)).isEqualTo(written[i]);
                }
                assertThat(digits.bytes())
                        .isBetween(Digits.bytesFor(base, size), Digits.bytesFor(base, size) + 2L * Digits.chunks(size));
            }
        }
    }

    /** Of every word of 16 bits each digit is read right, in every base. */
    @Test
    void allWordsOfAllBases() {
        for (int base = 2; base <= Digits.MOST_BASE; base++) {
            int perWord = (int) (Math.log(1 << 16) / Math.log(base) + 1e-9);
            Digits digits = new Digits(base, (long) perWord << 16);
            for (int word = 0, at = 0; word < Math.pow(base, perWord); word++) {
                for (int i = 0, rest = word; i < perWord; i++, rest /= base) {
                    digits.put(at++, rest % base);
                }
            }
            for (int word = 0, at = 0; word < Math.pow(base, perWord); word++) {
                for (int i = 0, rest = word; i < perWord; i++, rest /= base) {
                    if (digits.get(at++) != rest % base) {
                        throw new AssertionError("base " + base + ", digit " + (at - 1));
                    }
                }
            }
        }
    }

    private static PackedTable solve(PackedRules rules, Value value, int threads) {
        return PackedSolver.solve(rules, value, new Budget(1L << 30, threads), Watch.NONE);
    }

    /** Every number under the bound is asked: those in reach have the class of the table with depth, the others none. */
    private static double bitsOf(Packed<?> game, int threads) {
        return Math.max(bitsOf(game, Values.outcome(), threads), bitsOf(game, Values.misere(), threads));
    }

    private static double bitsOf(Packed<?> game, Value value, int threads) {
        PackedRules rules = game.packed();
        PackedTable who = solve(rules, value.withoutPlies(), threads);
        PackedTable when = solve(rules, value, threads);
        assertThat(who.keys().size()).isEqualTo(when.keys().size());
        for (long key = 0; key < rules.bound(); key++) {
            int there = when.keys().rank(key);
            int rank = who.keys().rank(key);
            if (rank < 0 != there < 0
                    || rank >= 0 && who.cells().get(rank) != (when.cells().get(there) & 3)) {
                throw new AssertionError(game + " differs at " + key);
            }
        }
        Analysis packed = Analysis.of(who);
        Analysis plain = Analysis.of(when);
        assertThat(packed.positions()).isEqualTo(plain.positions());
        assertThat(packed.byLevel()).isEqualTo(plain.byLevel());
        return who.bytes() * 8.0 / packed.positions();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void boardsThatKnowTheirReachNeedLessThanTwoBits(int threads) {
        assertThat(bitsOf(Mnk.of(3, 3, 3), threads)).isLessThan(2);
        assertThat(bitsOf(Mnk.of(4, 3, 4), threads)).isLessThan(2);
        assertThat(bitsOf(Sim.of(5), threads)).isLessThan(2);
    }

    /** Without knowledge of reach: symmetric Quixo beside a bitmap, columns with gravity among the numbers or beside it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void otherBoards(int threads) {
        assertThat(bitsOf(Quixo.of(3), threads)).isPositive();
        assertThat(bitsOf(Connect.of(3, 4, 3), threads)).isPositive();
    }

    @Test
    void whatIsNotReachedIsRefused() {
        PackedTable table = solve(Mnk.of(3, 3, 3).packed(), Values.winner(), 1);
        // two crosses and no nought; three of each in rows
        assertThatThrownBy(() -> table.code(1 + 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.code(1 + 3 + 9 + 2 * (27 + 81 + 243)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
