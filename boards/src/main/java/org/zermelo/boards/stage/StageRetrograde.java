package org.zermelo.boards.stage;

import java.util.Optional;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Value;

/**
 * Solves a game of men stage by stage, from the fewest men up, every position of a stage whether or not a play reaches it. Time
 * O(positions x moves) on all cores; memory two bytes a position, four more in the stage that is being solved.
 */
public final class StageRetrograde implements Method {

    /** Steps of 10 ns for each position. */
    private static final double STEPS = 100;

    @Override
    public String name() {
        return "stage-retrograde";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Optional<StageWork> work = question.rules() instanceof BoardGame game ? StageWork.of(game) : Optional.empty();
        if (work.isEmpty()) {
            return Fit.no("method.stage-retrograde.no-men");
        }
        Value value = question.value();
        if (!StageWork.tells(value)) {
            return Fit.no("method.stage-retrograde.value", "value", value.name());
        }
        double all = 0;
        double held = 0;
        double largest = 0;
        for (String stage : work.get().inOrder()) {
            all += work.get().guess(stage);
            held += work.get().bytesHeld(stage);
            largest = Math.max(largest, work.get().bytesBeside(stage));
        }
        long bytes = (long) Math.min(Long.MAX_VALUE / 2, held + largest);
        Cost cost = new Cost("O(positions x moves)", all * STEPS, bytes);
        int stages = work.get().inOrder().size();
        return Fit.yes(cost, "method.stage-retrograde.fits", "stages", stages, "positions", (long) all);
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        StageWork work = StageWork.of((BoardGame) question.rules()).orElseThrow();
        StageShelf shelf = StageShelf.inMemory();
        long done = 0;
        try (Workers workers = new Workers(question.budget().threads(), watch)) {
            for (String stage : work.inOrder()) {
                StageValues values = work.solve(stage, shelf, workers, watch);
                shelf.keep(stage, values);
                done += values.size();
                watch.progress(done, -1);
            }
        }
        return Answers.of(
                question,
                position -> StageWork.code(question.value(), work.value(at(position), shelf)),
                name(),
                new Counts(done, done));
    }

    @SuppressWarnings("unchecked")
    private static AtTurn<BoardPosition> at(Object position) {
        return (AtTurn<BoardPosition>) position;
    }
}
