package org.zermelo.bench.board;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.RunTimes;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.board.connect.BitboardSearch;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Games;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Connect Four on 7 x 6 by {@link BitboardSearch}, who wins and with depth: positions after some plies of random play that nobody
 * has won, each from an empty table; processor seconds of this thread, and positions entered a second. With more threads all of it
 * is run with one thread and with these: seconds by the wall, processor seconds of the process, and positions.
 */
public final class ConnectFigures {

    private ConnectFigures() {}

    /**
     * Arguments: bytes for the table in MB; for each line the plies and the number of positions, such as {@code 12:100}; threads, 1
     * if left out.
     */
    public static void run(Arguments arguments) {
        long bytes = (long) arguments.number() << 20;
        Connect game = Connect.of(7, 6, 4);
        String[] lines = arguments.next().split(",");
        int threads = Arguments.number(arguments.next("1"));
        for (String line : lines) {
            int plies = Arguments.number(line.split(":")[0]);
            int count = Arguments.number(line.split(":")[1]);
            for (Value value : List.of(Values.winner(), Values.outcome())) {
                if (threads == 1) {
                    figures(game, plies, count, value, new Budget(bytes, 1));
                } else {
                    beside(game, plies, count, value, new Budget(bytes, threads));
                }
            }
        }
    }

    private static void beside(Connect game, int plies, int count, Value value, Budget budget) {
        Spent one = together(game, plies, count, value, new Budget(budget.bytes(), 1));
        Spent several = together(game, plies, count, value, budget);
        System.out.printf(
                "%d plies, %s: one thread %.2f s CPU %.2f s wall, %d threads %.2f s CPU %.2f s wall, wall ratio %.2f; %,d and"
                        + " %,d positions entered%n",
                plies,
                value.name(),
                one.cpu(),
                one.wall(),
                budget.threads(),
                several.cpu(),
                several.wall(),
                one.wall() / several.wall(),
                one.result(),
                several.result());
    }

    /** All positions of a line, one after the other. */
    private static Spent together(Connect game, int plies, int count, Value value, Budget budget) {
        SplittableRandom random = new SplittableRandom(7);
        return Stopwatch.inProcess(() -> {
            long nodes = 0;
            for (int i = 0; i < count; i++) {
                nodes += nodes(game, after(game, plies, random), value, budget);
            }
            return nodes;
        });
    }

    private static long nodes(Connect game, GridPosition position, Value value, Budget budget) {
        Question<GridPosition, String> question = new Question<>(Games.from(game, position), value, Set.of(), budget);
        return new BitboardSearch().solve(question, Watch.NONE).counts().nodes();
    }

    private static void figures(Connect game, int plies, int count, Value value, Budget budget) {
        SplittableRandom random = new SplittableRandom(7);
        double[] seconds = new double[count];
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            GridPosition position = after(game, plies, random);
            Spent spent = Stopwatch.onThread(() -> nodes(game, position, value, budget));
            seconds[i] = spent.cpu();
            nodes += spent.result();
        }
        RunTimes spread = RunTimes.of(seconds);
        double total = Arrays.stream(seconds).sum();
        System.out.printf(
                "%d plies, %s: median %.3f s, 9 of 10 within %.3f s, longest %.3f s; %,d positions entered, %.1f"
                        + " million a second%n",
                plies, value.name(), spread.median(), spread.within(90), spread.longest(), nodes, nodes / total / 1e6);
    }

    /** A position after so many plies that nobody has won. */
    public static GridPosition after(Connect game, int plies, SplittableRandom random) {
        while (true) {
            GridPosition position = game.start();
            int played = 0;
            for (List<String> moves = game.moves(position); played < plies && !moves.isEmpty(); played++) {
                position = game.play(position, moves.get(random.nextInt(moves.size())));
                moves = game.moves(position);
            }
            if (played == plies && !game.moves(position).isEmpty()) {
                return position;
            }
        }
    }
}
