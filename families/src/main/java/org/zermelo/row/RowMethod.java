package org.zermelo.row;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** A method for the margin of a {@link RowGame}; all of them stand in {@link RowMethods}. */
final class RowMethod implements Method {

    /** Rows that some methods are for, and what is said of others. */
    record Rows(String otherwise, Predicate<RowGame> are) {
        Rows and(Predicate<RowGame> also) {
            return new Rows(otherwise, are.and(also));
        }
    }

    /** What a method expects of a game that it is for. */
    interface Expectation {
        Cost of(RowGame game, Question<?, ?> question);
    }

    /** Answers a question about a game that the method is for. */
    interface Solver {
        Answer<Take> solve(String method, RowGame game, Question<RowPosition, Take> question, Watch watch);
    }

    private final String name;
    private final Rows rows;
    private final Expectation cost;
    private final Solver solver;
    private final Function<RowGame, Optional<Fit>> tooLarge;

    private RowMethod(
            String name, Rows rows, Expectation cost, Solver solver, Function<RowGame, Optional<Fit>> tooLarge) {
        this.name = name;
        this.rows = rows;
        this.cost = cost;
        this.solver = solver;
        this.tooLarge = tooLarge;
    }

    RowMethod(String name, Rows rows, Expectation cost, Solver solver) {
        this(name, rows, cost, solver, game -> Optional.empty());
    }

    /** The same method for games that are not too large for it. */
    RowMethod unless(Predicate<RowGame> large, Function<RowGame, Fit> no) {
        return new RowMethod(
                name, rows, cost, solver, game -> large.test(game) ? Optional.of(no.apply(game)) : Optional.empty());
    }

    /** The same method for rows of at most so many items. */
    RowMethod upTo(int limit, String otherwise) {
        return unless(
                game -> game.start().left() > limit,
                game -> Fit.no(otherwise, "items", game.start().left(), "limit", limit));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RowGame game)) {
            return Fit.no("row.fit.other-game");
        }
        if (question.value() != Values.margin()) {
            return Fit.no("row.fit.other-value");
        }
        if (!rows.are().test(game)) {
            return Fit.no(rows.otherwise());
        }
        return tooLarge.apply(game).orElseGet(() -> Fit.yes(cost.of(game, question), "row.fit." + name));
    }

    @Override
    @SuppressWarnings("unchecked") // fit() accepts nothing but a RowGame, whose moves are takes
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        return (Answer<M>)
                solver.solve(name, (RowGame) question.rules(), (Question<RowPosition, Take>) question, watch);
    }
}
