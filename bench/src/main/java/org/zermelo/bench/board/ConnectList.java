package org.zermelo.bench.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.zermelo.board.connect.BitboardSearch;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Games;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** The positions of Connect Four that are kept in {@code bench/c/connect.txt}, a play a line, columns 1 to 7. */
public final class ConnectList {

    private static final int CELLS = 42;
    private static final Budget BUDGET = new Budget(1L << 30, 1);

    private final Connect game = Connect.of(7, 6, 4);
    private final List<String> plays;

    private ConnectList(List<String> plays) {
        this.plays = plays;
    }

    /** The plays of a file with so many moves. */
    public static ConnectList of(Path file, int plies) throws IOException {
        return new ConnectList(Files.readAllLines(file).stream()
                .filter(line -> line.length() == plies)
                .toList());
    }

    public List<String> plays() {
        return plays;
    }

    /** The position after a play. */
    GridPosition after(String play) {
        GridPosition position = game.start();
        for (char column : play.toCharArray()) {
            position = game.play(position, String.valueOf((char) (column - '1' + 'a')));
        }
        return position;
    }

    /**
     * Solves each position with its depth, from an empty table.
     *
     * @return the sum of number times score, where a score is how many stones the winner has left before his last, and negative for a loss
     */
    public long sum() {
        long sum = 0;
        for (int i = 0; i < plays.size(); i++) {
            Question<GridPosition, String> question =
                    new Question<>(Games.from(game, after(plays.get(i))), Values.outcome(), Set.of(), BUDGET);
            Outcome outcome =
                    (Outcome) new BitboardSearch().solve(question, Watch.NONE).worth();
            sum += (i + 1) * score(outcome, plays.get(i).length());
        }
        return sum;
    }

    private static long score(Outcome outcome, int played) {
        long left = (CELLS + 2 - played - outcome.plies()) / 2;
        return switch (outcome.result()) {
            case WIN -> left;
            case LOSS -> -left;
            default -> 0;
        };
    }
}
