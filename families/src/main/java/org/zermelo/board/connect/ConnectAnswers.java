package org.zermelo.board.connect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Ending;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Convention;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Reason;

/**
 * Whole answers about connect-k from scores. That a move is best takes one search with an empty window, its score takes several;
 * so the line is found by the former, and the scores of moves that are not best are searched only where they are wanted.
 */
final class ConnectAnswers {

    private final Connect game;
    private final ColumnBoard board;
    private final Scores search;
    /** Whether scores are 1, 0 and -1 only: who wins, and not how soon. */
    private final boolean signs;

    private final Map<GridPosition, Integer> known = new HashMap<>();

    ConnectAnswers(Connect game, Scores search, boolean signs) {
        this.game = game;
        this.board = game.columnBoard().orElseThrow();
        this.search = search;
        this.signs = signs;
    }

    /** @param all whether moves that are not best have their whole worth, or only its sign */
    Answer<String> answer(GridPosition start, Set<Part> parts, boolean all, String method) {
        long before = search.nodes();
        int score = score(start);
        Outcome worth = outcome(start, score, !signs);
        Answer<String> answer = Answer.of(Convention.NORMAL, worth, method, new Counts(0, 0));
        if (parts.contains(Part.MOVES)) {
            answer = answer.withMoves(moves(start, score, all));
        }
        if (parts.contains(Part.LINE)) {
            answer = answer.withLine(line(start, score), Optional.empty());
        }
        if (parts.contains(Part.REASON)) {
            answer = answer.withReason(reason(start, score, all));
        }
        // in the end: moves, line and reason are searched too
        return answer.withCounts(new Counts(search.nodes() - before, search.remembered()));
    }

    private int score(GridPosition position) {
        return score(position, signs);
    }

    /** The score of a position, or its sign. */
    private int score(GridPosition position, boolean sign) {
        Integer score = known.get(position);
        if (score != null) {
            return sign ? Integer.signum(score) : score;
        }
        int free = free(position);
        if (ended(position)) {
            // the last stone of the winner lies: one more than the score of a loss in two plies
            return sign ? -1 : -((free + 2) / 2);
        }
        long key = game.columnKey(position);
        if (sign) {
            return search.score(key, -1, 1);
        }
        score = search.score(key, -(free / 2), (free + 1) / 2);
        known.put(position, score);
        return score;
    }

    private boolean ended(GridPosition position) {
        long key = game.columnKey(position);
        return board.hasRow(board.stones(key) ^ board.own(key));
    }

    private int free(GridPosition position) {
        return board.size() - Long.bitCount(board.stones(game.columnKey(position)));
    }

    /** The outcome that a score of a position says. */
    private Outcome outcome(GridPosition position, int score, boolean depth) {
        Result result = score > 0 ? Result.WIN : score < 0 ? Result.LOSS : Result.TIE;
        if (!depth) {
            return Outcome.of(result);
        }
        int free = free(position);
        if (score == 0) {
            return new Outcome(result, free);
        }
        // a win takes an odd number of plies, a loss an even one
        int most = free + 2 - 2 * Math.abs(score);
        return new Outcome(result, (most & 1) == (score > 0 ? 1 : 0) ? most : most - 1);
    }

    /** Whether a move keeps the score of the position in which it is made. */
    private boolean keeps(int score, GridPosition after) {
        return signs && score < 0 || ended(after) || search.bound(game.columnKey(after), 1 - score) <= -score;
    }

    /** The first best move; null when the play has ended. */
    private @Nullable String best(GridPosition position, int score) {
        for (String move : game.moves(position)) {
            if (keeps(score, game.play(position, move))) {
                return move;
            }
        }
        return null;
    }

    private List<MoveWorth<String>> moves(GridPosition start, int score, boolean all) {
        record Scored(int score, MoveWorth<String> move) {}
        List<Scored> scored = new ArrayList<>();
        for (String move : game.moves(start)) {
            GridPosition after = game.play(start, move);
            boolean best = keeps(score, after);
            int next = best ? -score : score(after, signs || !all);
            Outcome left = outcome(after, next, !signs && (best || all));
            scored.add(new Scored(-next, new MoveWorth<>(move, before(left), best)));
        }
        scored.sort(Comparator.<Scored>comparingInt(s -> s.move().best() ? 1 : 0)
                .thenComparingInt(Scored::score)
                .reversed());
        return scored.stream().map(Scored::move).toList();
    }

    /** What a move is worth to the mover when the position after it is worth this to the opponent. */
    private static Outcome before(Outcome left) {
        Result result =
                left.result() == Result.WIN ? Result.LOSS : left.result() == Result.LOSS ? Result.WIN : left.result();
        return new Outcome(result, left.hasPlies() ? left.plies() + 1 : -1);
    }

    private List<String> line(GridPosition start, int score) {
        List<String> line = new ArrayList<>();
        GridPosition position = start;
        int here = score;
        String move = best(position, here);
        while (move != null) {
            line.add(move);
            position = game.play(position, move);
            here = -here;
            move = best(position, here);
        }
        return List.copyOf(line);
    }

    private Reason reason(GridPosition start, int score, boolean all) {
        List<String> moves = game.moves(start);
        if (moves.isEmpty()) {
            return new Reason.Ended(ended(start) ? Ending.LAST_MOVER_WINS : Ending.TIE);
        }
        if (score >= 0) {
            String best = Objects.requireNonNull(best(start, score));
            Outcome next = outcome(game.play(start, best), -score, !signs);
            return score > 0 ? new Reason.Witness(best, next) : new Reason.Holds(best, next);
        }
        List<Reason.Reply> replies = new ArrayList<>();
        for (String move : moves) {
            GridPosition after = game.play(start, move);
            boolean best = keeps(score, after);
            boolean depth = !signs && (best || all);
            int next = best ? -score : score(after, !depth);
            replies.add(new Reason.Reply(move, best(after, next), outcome(after, next, depth)));
        }
        return new Reason.Refutation(replies, moves.size());
    }
}
