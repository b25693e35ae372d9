package org.zermelo.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Answer.Score;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Outcome;
import org.zermelo.value.Reason;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Worth;

/** Builds a whole answer once the code of every position can be asked for. */
public final class Answers {

    /** The method's name in answers that nothing was computed for: a stored table was asked. */
    public static final String LOOK_UP = "table";

    /** A main line longer than this is cut; families with longer plays build their own. */
    private static final int LONGEST_LINE = 1_000_000;

    private static final int MOST_REPLIES = 1_000;

    private Answers() {}

    /**
     * The answer to a question by a method that knows all codes: worth, moves best first, the main line (first best move
     * each time) and the general reason.
     */
    public static <P, M> Answer<M> of(Question<P, M> question, Oracle<P> oracle, String method, Counts counts) {
        Rules<P, M> rules = question.rules();
        Value value = question.value();
        P start = rules.start();
        Answer<M> answer = Answer.of(value.convention(), value.worth(oracle.code(start)), method, counts);
        if (question.parts().isEmpty()) {
            return answer;
        }
        // a start may have a million moves: they are listed and weighed once
        List<M> listed = rules.moves(start);
        List<Coded<M>> coded = coded(question, oracle, start, listed);
        M best = coded.isEmpty() ? null : coded.get(0).move();
        if (question.asks(Part.MOVES)) {
            answer = answer.withMoves(worths(value, coded));
        }
        if (question.asks(Part.LINE)) {
            List<M> line = line(question, oracle, start, best);
            answer = answer.withLine(line, score(rules, line));
        }
        if (question.asks(Part.REASON)) {
            answer = answer.withReason(reason(question, oracle, start, listed, best));
        }
        return answer;
    }

    private record Coded<M>(M move, long code) {}

    /** Every move of a position with its worth to the mover, best first; equally good moves keep the rules' order. */
    public static <P, M> List<MoveWorth<M>> moves(Question<P, M> question, Oracle<P> oracle, P position) {
        List<M> listed = question.rules().moves(position);
        return worths(question.value(), coded(question, oracle, position, listed));
    }

    private static <P, M> List<Coded<M>> coded(Question<P, M> question, Oracle<P> oracle, P position, List<M> listed) {
        List<Coded<M>> coded = new ArrayList<>(listed.size());
        for (M move : listed) {
            CancelScope.check();
            coded.add(new Coded<>(move, along(question, oracle, position, move)));
        }
        Comparator<Coded<M>> bestFirst = question.value().fold() == Fold.MEX
                ? Comparator.comparingLong(Coded<M>::code)
                : Comparator.comparingLong(Coded<M>::code).reversed();
        coded.sort(bestFirst);
        return coded;
    }

    private static <M> List<MoveWorth<M>> worths(Value value, List<Coded<M>> coded) {
        if (coded.isEmpty()) {
            return List.of();
        }
        long best = value.fold() == Fold.MEX ? 0 : coded.get(0).code();
        return coded.stream()
                .map(c -> new MoveWorth<>(c.move(), value.worth(c.code()), c.code() == best))
                .toList();
    }

    /** What a move is worth to the mover, as a code. */
    public static <P, M> long along(Question<P, M> question, Oracle<P> oracle, P position, M move) {
        Rules<P, M> rules = question.rules();
        return question.value().along(oracle.code(rules.play(position, move)), rules.gain(position, move));
    }

    /** The first best move of a position; null when the play has ended. */
    public static <P, M> @Nullable M bestMove(Question<P, M> question, Oracle<P> oracle, P position) {
        boolean mex = question.value().fold() == Fold.MEX;
        M best = null;
        long bestCode = 0;
        for (M move : question.rules().moves(position)) {
            CancelScope.check();
            long code = along(question, oracle, position, move);
            if (best == null || (mex ? code < bestCode : code > bestCode)) {
                best = move;
                bestCode = code;
            }
        }
        return best;
    }

    /** A line of best moves, of which the first is known; null when the play has ended. */
    private static <P, M> List<M> line(Question<P, M> question, Oracle<P> oracle, P start, @Nullable M first) {
        List<M> line = new ArrayList<>();
        Set<P> seen = new HashSet<>();
        P position = start;
        M move = first;
        while (move != null && line.size() < LONGEST_LINE && seen.add(position)) {
            CancelScope.check();
            line.add(move);
            position = question.rules().play(position, move);
            move = bestMove(question, oracle, position);
        }
        return List.copyOf(line);
    }

    private static <P, M> Optional<Score> score(Rules<P, M> rules, List<M> line) {
        if (!rules.traits().contains(Trait.SCORING)) {
            return Optional.empty();
        }
        long[] totals = new long[2];
        P position = rules.start();
        for (int i = 0; i < line.size(); i++) {
            long both = rules.gainOfBoth(position, line.get(i));
            totals[i & 1] = Math.addExact(totals[i & 1], Math.addExact(both, rules.gain(position, line.get(i))));
            totals[1 - (i & 1)] = Math.addExact(totals[1 - (i & 1)], both);
            position = rules.play(position, line.get(i));
        }
        return Optional.of(new Score(totals[0], totals[1]));
    }

    /** The general reason for a position's worth: ended, mex, witness, refutation, or a move that holds the draw. */
    public static <P, M> Reason reason(Question<P, M> question, Oracle<P> oracle, P position) {
        List<M> moves = question.rules().moves(position);
        return reason(question, oracle, position, moves, bestMove(question, oracle, position));
    }

    private static <P, M> Reason reason(
            Question<P, M> question, Oracle<P> oracle, P position, List<M> moves, @Nullable M found) {
        Rules<P, M> rules = question.rules();
        Value value = question.value();
        if (moves.isEmpty()) {
            return new Reason.Ended(rules.ending(position));
        }
        if (value.fold() == Fold.MEX) {
            TreeSet<Long> options = new TreeSet<>();
            for (M move : moves) {
                CancelScope.check();
                options.add(along(question, oracle, position, move));
            }
            return new Reason.Mex(options, oracle.code(position));
        }
        Worth worth = value.worth(oracle.code(position));
        M best = Objects.requireNonNull(found);
        Worth next = value.worth(oracle.code(rules.play(position, best)));
        if (worth.sign() > 0) {
            return new Reason.Witness(best, next);
        }
        if (worth.sign() == 0 && worth instanceof Outcome) {
            return new Reason.Holds(best, next);
        }
        List<Reason.Reply> replies = new ArrayList<>();
        for (M move : moves.subList(0, Math.min(MOST_REPLIES, moves.size()))) {
            P after = rules.play(position, move);
            replies.add(new Reason.Reply(move, bestMove(question, oracle, after), value.worth(oracle.code(after))));
        }
        return new Reason.Refutation(replies, moves.size());
    }
}
