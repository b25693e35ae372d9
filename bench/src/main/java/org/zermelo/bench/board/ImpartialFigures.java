package org.zermelo.bench.board;

import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.board.chomp.Bar;
import org.zermelo.board.chomp.Bite;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.split.CellSet;
import org.zermelo.board.split.Cram;
import org.zermelo.board.split.Removal;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * The figures of boards of impartial games: {@code cram ROWS COLUMNS}, {@code cram-moves ROWS COLUMNS} with the nimber of
 * every move, {@code chomp ROWS COLUMNS}. The first run has no warm-up, as a command has none.
 */
public final class ImpartialFigures {

    private static final int MORE_RUNS = 5;

    private ImpartialFigures() {}

    /** Runs one part on one board. */
    public static void run(Arguments arguments) {
        String part = arguments.next();
        int rows = arguments.number();
        int columns = arguments.number();
        String name = part + " " + rows + " " + columns;
        Stopwatch watch = new Stopwatch(System.out);
        watch.cpu(name + ", first run", 0, 1, () -> run(part, rows, columns));
        watch.cpu(name + ", later runs", 0, MORE_RUNS, () -> run(part, rows, columns));
    }

    private static long run(String part, int rows, int columns) {
        return switch (part) {
            case "cram" -> cram(rows, columns, false);
            case "cram-moves" -> cram(rows, columns, true);
            case "chomp" -> chomp(rows, columns);
            default -> throw new Arguments.BadException("There is no part '" + part + "'.");
        };
    }

    private static long cram(int rows, int columns, boolean moves) {
        Cram cram = Cram.of(rows, columns);
        Nimbers<CellSet, Removal> nimbers = cram.nimbers(Budget.ofThisMachine(), Watch.NONE);
        long nimber = nimbers.nimber(cram.start());
        if (moves) {
            for (Removal move : cram.moves(cram.start())) {
                nimbers.nimber(cram.play(cram.start(), move));
            }
        }
        return nimber;
    }

    private static long chomp(int rows, int columns) {
        Chomp chomp = Chomp.of(rows, columns);
        Nimbers<Bar, Bite> nimbers = chomp.nimbers(Budget.ofThisMachine(), Watch.NONE);
        return nimbers.nimber(chomp.start());
    }
}
