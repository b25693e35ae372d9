package org.zermelo.desk;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/**
 * Answers about many positions of one game, each asked once: the worth and every move with its worth. Where the best
 * method makes a table of all positions that are reached from the start, it is made once for all of them.
 */
public final class Evaluator<P, M> {

    private final Planner planner;
    private final Question<P, M> question;
    private final Optional<String> method;
    private final Watch watch;
    private final Supplier<Optional<SolvedTable<P>>> maker;
    private final Map<P, Answer<M>> known = new HashMap<>();
    private final Map<String, Method> remembering = new HashMap<>();
    private @Nullable Optional<SolvedTable<P>> table;

    /** An evaluator of what the value says about the positions that are reached from the rules' start. */
    public Evaluator(Desk desk, Rules<P, M> rules, Value value, Watch watch) {
        this(desk, Question.of(rules, value), Optional.empty(), watch);
    }

    private Evaluator(Desk desk, Question<P, M> question, Optional<String> method, Watch watch) {
        this(desk.planner(), question, method, () -> SolvedTable.of(desk.planner(), question, watch), watch);
    }

    /**
     * An evaluator of a question, by the best method or the one of a name.
     *
     * @param maker where the table comes from that the best method makes
     */
    Evaluator(
            Planner planner,
            Question<P, M> question,
            Optional<String> method,
            Supplier<Optional<SolvedTable<P>>> maker,
            Watch watch) {
        this.planner = planner;
        this.question = question;
        this.method = method;
        this.maker = maker;
        this.watch = watch;
    }

    /** The rules. */
    public Rules<P, M> rules() {
        return question.rules();
    }

    /** The answer at a position, without line and reason. */
    public Answer<M> at(P position) {
        Answer<M> answer = known.get(position);
        if (answer == null) {
            watch.check();
            answer = ask(position, EnumSet.of(Part.MOVES, Part.ALL_WORTHS));
            known.put(position, answer);
        }
        return answer;
    }

    /** The whole answer at a position. */
    public Answer<M> wholly(P position) {
        return ask(position, EnumSet.allOf(Part.class));
    }

    /** The steps that a position with its moves is expected to take; 0 where all stand in a table, or where nothing fits. */
    public double steps(P position) {
        if (method.isPresent() || table().isPresent()) {
            return 0;
        }
        Question<P, M> here = here(position, EnumSet.of(Part.MOVES));
        return planner.plan(here).entries().get(0).fit() instanceof Fit.Yes yes
                ? yes.cost().steps()
                : 0;
    }

    /** The answer at a position with these parts. */
    public Answer<M> ask(P position, EnumSet<Part> parts) {
        Question<P, M> here = here(position, parts);
        if (method.isPresent()) {
            return planner.solve(here, method.get(), watch);
        }
        if (table().isPresent()) {
            return table().get().answer(here);
        }
        Method best = planner.method(here, watch);
        return Planner.exactly(remembering.computeIfAbsent(best.name(), name -> best.remembering()), here, watch);
    }

    /**
     * What a legal move is worth to the mover. Where the answer lists the moves that win and no others, those that it leaves out are judged
     * by the position that they lead to.
     *
     * @throws RefusedException when the method tells nothing of it
     */
    public Worth worth(P position, Answer<M> answer, M move) {
        return answer.moves().stream()
                .filter(option -> option.move().toString().equals(move.toString()))
                .findFirst()
                .map(Answer.MoveWorth::worth)
                .orElseGet(() -> unlisted(
                        answer,
                        ask(rules().play(position, move), EnumSet.noneOf(Part.class))
                                .worth()));
    }

    private static Worth unlisted(Answer<?> before, Worth after) {
        if (after instanceof Nimber) {
            return after;
        }
        if (after instanceof Outcome left && left.sign() != 0) {
            return Outcome.of(left.sign() > 0 ? Outcome.Result.LOSS : Outcome.Result.WIN);
        }
        throw new RefusedException("play.no-moves-known", "method", before.method());
    }

    private Question<P, M> here(P position, EnumSet<Part> parts) {
        return new Question<>(Games.from(rules(), position), question.value(), parts, question.budget());
    }

    private Optional<SolvedTable<P>> table() {
        if (table == null) {
            table = maker.get();
        }
        return table;
    }
}
