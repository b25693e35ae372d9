package org.zermelo.bench.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Kernels that texts make beside those written by hand, by turns, as rows of a table: processor seconds for the options of the same
 * kind of positions, met in random plays, and for a table of all positions by one thread, and the bits of that table.
 */
public final class BoardFigures {

    private record Pair(String hand, String text) {}

    private static final List<Pair> PAIRS = List.of(
            new Pair("mnk(3, 3, 3)", "board(3x3; moves place; end line of 3; stuck draws)"),
            new Pair("mnk(5, 3, 3)", "board(3x5; moves place; end line of 3; stuck draws)"),
            new Pair("mnk(4, 4, 4)", "board(4x4; moves place; end line of 4; stuck draws)"),
            new Pair("connect(4, 4, 4)", "board(4x4; moves drop; end line of 4; stuck draws)"),
            new Pair("connect(5, 4, 4)", "board(4x5; moves drop; end line of 4; stuck draws)"),
            new Pair("quixo(3)", "board(3x3; moves push; end line of 3 other loses, line of 3)"),
            new Pair("sim(6)", "@sim"));

    private static final int POSITIONS = 20_000;
    private static final int MOST_PLIES = 200;
    private static final int TABLES = 5;
    private static final Budget BUDGET = new Budget(1L << 30, 1);

    private BoardFigures() {}

    /** The number of rounds that list options, then names of hand-written games; all of them without any. */
    public static void run(Arguments arguments) {
        int rounds = arguments.number();
        List<String> names = arguments.rest();
        System.out.println("| game | options of a position | M positions a CPU s: by hand | from its text | ratio"
                + " | question | Mbit: by hand | from its text | CPU s: by hand | from its text | ratio |");
        System.out.println("|---|--:|--:|--:|--:|---|--:|--:|--:|--:|--:|");
        for (Pair pair : PAIRS) {
            if (names.isEmpty() || names.contains(pair.hand)) {
                Rules<?, ?>[] both = {rules(pair.hand), rules(pair.text)};
                System.out.println("| `" + pair.hand + "` | " + options(both, rounds) + " | " + tables(both) + " |");
            }
        }
    }

    private static Rules<?, ?> rules(String game) {
        return Notation.standard().parse(game).rules();
    }

    private static PackedRules[] kernels(Rules<?, ?>[] games) {
        return Stream.of(games).map(game -> ((Packed<?>) game).packed()).toArray(PackedRules[]::new);
    }

    private static String options(Rules<?, ?>[] games, int rounds) {
        PackedRules[] kernels = kernels(games);
        long[][] positions = {sample(kernels[0]), sample(kernels[1])};
        Spent[] least = byTurns(rounds, which -> Stopwatch.onThread(() -> options(kernels[which], positions[which])));
        return String.format(
                Locale.ROOT,
                "%.2f | %.1f | %.1f | %.2f",
                (double) least[0].result() / POSITIONS,
                POSITIONS / least[0].cpu() / 1e6,
                POSITIONS / least[1].cpu() / 1e6,
                least[0].cpu() / least[1].cpu());
    }

    private static String tables(Rules<?, ?>[] games) {
        PackedRules[] kernels = kernels(games);
        Value value = games[0].traits().contains(Trait.SCORING) ? Values.margin() : Values.outcome();
        Spent[] least = byTurns(
                TABLES,
                which -> Stopwatch.onThread(() -> PackedSolver.solve(kernels[which], value, BUDGET, Watch.NONE)
                        .bytes()));
        return String.format(
                Locale.ROOT,
                "%s | %.2f | %.2f | %.3f | %.3f | %.2f",
                value.name(),
                least[0].result() * 8 / 1e6,
                least[1].result() * 8 / 1e6,
                least[0].cpu(),
                least[1].cpu(),
                least[1].cpu() / least[0].cpu());
    }

    /** The least of the runs of each. */
    private static Spent[] byTurns(int rounds, IntFunction<Spent> run) {
        Spent[] least = {Spent.NEVER, Spent.NEVER};
        for (int round = 0; round < 2 * rounds; round++) {
            least[round % 2] = least[round % 2].or(run.apply(round % 2));
        }
        return least;
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
