package org.zermelo.bench.count;

import java.util.Arrays;
import java.util.BitSet;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.board.grid.Quixo;
import org.zermelo.game.PackedRules;

/**
 * Counts the positions of Quixo as boards of crosses and noughts with whose turn it is, by what stands on the board, and
 * prints running totals, the fullest boards last. The last line is the whole count, 82,497,861 on 4 x 4 as GamesmanOne's
 * finished analysis has it; the line {@code 5 crosses, 5 noughts} is 31,744,507, a figure quoted from that analysis before
 * its end.
 */
public final class QuixoCount {

    private QuixoCount() {}

    /** Counts for the side that is given, 3 or 4. Takes a bit for each position by colour and 8 bytes for each in the waves. */
    public static void run(Arguments arguments) {
        int side = arguments.number();
        int cells = side * side;
        long[][] counts = counts(Quixo.of(side).packed(), cells);
        long total = 0;
        for (int pieces = 0; pieces <= cells; pieces++) {
            for (int crosses = pieces; crosses >= 0; crosses--) {
                total += counts[crosses][pieces - crosses];
                System.out.printf("%d crosses, %d noughts: %,d%n", crosses, pieces - crosses, total);
            }
        }
    }

    private static long[][] counts(PackedRules rules, int cells) {
        int bound = Math.toIntExact(rules.bound());
        BitSet[] seen = {new BitSet(bound), new BitSet(bound)};
        long[] options = new long[rules.mostOptions()];
        int[] wave = {(int) rules.start()};
        seen[0].set(wave[0]);
        long[][] counts = new long[cells + 1][cells + 1];
        for (int turn = 0; wave.length > 0; turn ^= 1) {
            int[] next = new int[1024];
            int size = 0;
            for (int position : wave) {
                int own = pieces(position, 1);
                int other = pieces(position, 2);
                counts[turn == 0 ? own : other][turn == 0 ? other : own]++;
                int count = rules.options(position, options);
                for (int i = 0; i < count; i++) {
                    int option = (int) options[i];
                    if (!seen[turn ^ 1].get(option)) {
                        seen[turn ^ 1].set(option);
                        if (size == next.length) {
                            next = Arrays.copyOf(next, 2 * size);
                        }
                        next[size++] = option;
                    }
                }
            }
            wave = Arrays.copyOf(next, size);
        }
        return counts;
    }

    /** How often a digit stands in a number to base 3. */
    private static int pieces(int position, int digit) {
        int count = 0;
        for (int rest = position; rest > 0; rest /= 3) {
            count += rest % 3 == digit ? 1 : 0;
        }
        return count;
    }
}
