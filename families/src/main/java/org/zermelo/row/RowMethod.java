package org.zermelo.row;

import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** What the methods of rows share: they answer for the margin of a {@link RowGame}. */
abstract class RowMethod implements Method {

    private final String name;

    RowMethod(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RowGame game)) {
            return Fit.no("row.fit.other-game");
        }
        return question.value() == Values.margin() ? fit(game, question) : Fit.no("row.fit.other-value");
    }

    abstract Fit fit(RowGame game, Question<?, ?> question);

    @Override
    public final <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        @SuppressWarnings("unchecked") // fit() accepts nothing but a RowGame, whose moves are takes
        Answer<M> answer = (Answer<M>) solveRow((Question<RowPosition, Take>) question, watch);
        return answer;
    }

    abstract Answer<Take> solveRow(Question<RowPosition, Take> question, Watch watch);

    static RowGame game(Question<RowPosition, Take> question) {
        return (RowGame) question.rules();
    }
}
