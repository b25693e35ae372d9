package org.zermelo.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.zermelo.bench.Stopwatch.Spent;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;

/**
 * Lists the options of the same kind of positions, met in random plays, by the kernel that a text makes and by the one written by
 * hand, by turns. It prints positions a processor second of each, and the text's as a share of the other's.
 */
final class BoardFigures {

    private record Pair(String hand, String text) {}

    private static final List<Pair> PAIRS = List.of(
            new Pair("mnk(3, 3, 3)", "board(3x3; moves place; end line of 3; stuck draws)"),
            new Pair("mnk(4, 4, 4)", "board(4x4; moves place; end line of 4; stuck draws)"),
            new Pair("connect(5, 4, 4)", "board(4x5; moves drop; end line of 4; stuck draws)"),
            new Pair("quixo(3)", "board(3x3; moves push; end line of 3 other loses, line of 3)"),
            new Pair("sim(6)", "@sim"),
            new Pair("boxes(3, 2)", "board(edges 2x3; moves place *; score boxes; again box)"));

    private static final int POSITIONS = 20_000;
    private static final int MOST_PLIES = 200;

    private BoardFigures() {}

    /** The number of rounds, then names of hand-written games; all of them without any. */
    static void run(Arguments arguments) {
        int rounds = arguments.number();
        List<String> names = arguments.rest();
        for (Pair pair : PAIRS) {
            if (names.isEmpty() || names.contains(pair.hand)) {
                figures(pair, rounds);
            }
        }
    }

    private static void figures(Pair pair, int rounds) {
        PackedRules[] kernels = {kernel(pair.hand), kernel(pair.text)};
        long[][] positions = {sample(kernels[0]), sample(kernels[1])};
        Spent[] least = {Spent.NEVER, Spent.NEVER};
        for (int round = 0; round < 2 * rounds; round++) {
            int which = round % 2;
            least[which] = least[which].or(Stopwatch.onThread(() -> options(kernels[which], positions[which])));
        }
        double[] each = {POSITIONS / least[0].cpu() / 1e6, POSITIONS / least[1].cpu() / 1e6};
        System.out.printf(
                Locale.ROOT,
                "%s: by hand %.1f million positions a CPU second (%.2f options each), from its text %.1f (%.2f), ratio %.2f%n",
                pair.hand,
                each[0],
                (double) least[0].result() / POSITIONS,
                each[1],
                (double) least[1].result() / POSITIONS,
                each[1] / each[0]);
    }

    private static PackedRules kernel(String game) {
        return ((Packed<?>) Notation.standard().parse(game).rules()).packed();
    }

    private static long options(PackedRules kernel, long[] positions) {
        long[] options = new long[kernel.mostOptions()];
        long count = 0;
        for (long position : positions) {
            count += kernel.options(position, options);
        }
        return count;
    }

    /** What random plays meet, with their ends. */
    private static long[] sample(PackedRules kernel) {
        Random random = new Random(1);
        List<Long> met = new ArrayList<>();
        long[] options = new long[kernel.mostOptions()];
        while (met.size() < POSITIONS) {
            long position = kernel.start();
            int count = -1;
            for (int ply = 0; ply < MOST_PLIES && count != 0; ply++) {
                met.add(position);
                count = kernel.options(position, options);
                position = count == 0 ? position : options[random.nextInt(count)];
            }
        }
        return met.stream().limit(POSITIONS).mapToLong(Long::longValue).toArray();
    }
}
