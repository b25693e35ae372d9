package org.zermelo.bench.board;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Cores;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Solves games one after another with one thread and with two, by turns, and prints the least processor time of the
 * process, the least wall time, positions, and bytes of the table. With other work on the machine only the processor time
 * and the ratio of the wall times say something, the latter beside that of two threads that only spin.
 */
public final class EngineFigures {

    private EngineFigures() {}

    /** The number of rounds, then games in the notation. */
    public static void run(Arguments arguments) {
        int rounds = arguments.number();
        for (String text : arguments.rest()) {
            Game game = Notation.standard().parse(text);
            boolean scoring = game.rules().traits().contains(Trait.SCORING);
            for (Value value : scoring ? List.of(Values.margin()) : List.of(Values.outcome(), Values.winner())) {
                figures(game, value, rounds);
            }
        }
    }

    private static void figures(Game game, Value value, int rounds) {
        PackedRules rules = ((Packed<?>) game.rules()).packed();
        Spent[] least = {Spent.NEVER, Spent.NEVER};
        double before = Cores.gain();
        long positions = 0;
        @Nullable PackedTable[] table = new PackedTable[1];
        for (int round = 0; round < 2 * rounds; round++) {
            int threads = 1 + round % 2;
            least[threads - 1] = least[threads - 1].or(Stopwatch.inProcess(() -> {
                PackedTable made = PackedSolver.solve(rules, value, new Budget(1L << 30, threads), Watch.NONE);
                table[0] = made;
                return made.bytes();
            }));
            positions =
                    round == 0 ? Analysis.of(Objects.requireNonNull(table[0])).positions() : positions;
            table[0] = null;
        }
        System.out.printf(
                Locale.ROOT,
                "%s %s: %,d positions, %.2f bits each; one thread %.2f s CPU %.2f s wall, two %.2f s CPU %.2f s wall, wall"
                        + " ratio %.2f (spinning threads before and after %.2f %.2f), %.1f million a CPU second%n",
                game,
                value.name(),
                positions,
                least[1].result() * 8.0 / positions,
                least[0].cpu(),
                least[0].wall(),
                least[1].cpu(),
                least[1].wall(),
                least[0].wall() / least[1].wall(),
                before,
                Cores.gain(),
                positions / least[0].cpu() / 1e6);
    }
}
