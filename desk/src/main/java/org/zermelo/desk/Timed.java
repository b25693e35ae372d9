package org.zermelo.desk;

import java.util.Optional;
import java.util.function.Function;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Outcome;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * Answers within a time. The best method has three quarters of it. If it is not done then, or the game is too large for it, the rest
 * goes to {@link Deepening}: who wins may be near although the game is large.
 */
public final class Timed {

    /** What an answer names as its method when the deepening found it. */
    public static final String METHOD = "iterative-deepening";

    private static final double MOST_SECONDS = 1e9;
    private static final double METHODS_SHARE = 0.75;

    private final Desk desk;
    private final double seconds;
    private final Watch watch;

    /**
     * A desk with so much time for one question.
     *
     * @throws BadInputException when that is no time, or more than thirty years
     */
    public Timed(Desk desk, double seconds, Watch watch) {
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new BadInputException("timed.seconds", "seen", String.valueOf(seconds));
        }
        this.desk = desk;
        this.seconds = seconds;
        this.watch = watch;
    }

    /**
     * The answer, or only who wins and how soon, with the status {@link Answer.Status#UNFINISHED}.
     *
     * @throws RefusedException when the time is over and nobody is known to win; it says within how many plies nobody can
     */
    public Solved<?, ?> solve(Game game, Ask ask) {
        return solve(game, game.rules(), ask);
    }

    private <P, M> Solved<?, ?> solve(Game game, Rules<P, M> rules, Ask ask) {
        Deadline whole = new Deadline(watch, seconds);
        ZermeloException failure;
        try {
            return desk.solve(game, ask, new Deadline(watch, seconds * METHODS_SHARE));
        } catch (CancelledException e) {
            watch.check();
            failure = new RefusedException("timed.unfinished", "seconds", seconds);
        } catch (RefusedException e) {
            if (ask.method().isPresent()) {
                throw e;
            }
            failure = e;
        }
        Value value = ask.value().map(name -> Ask.value(name, game)).orElseGet(game::value);
        if (value.subject() != Subject.OUTCOME || value.convention() == Convention.SCORE) {
            throw failure;
        }
        Deepening<P, M> deepening = new Deepening<>(rules, value, whole);
        Optional<Outcome> won = deepening.run();
        watch.check();
        if (won.isEmpty()) {
            throw deepening.plies() == 0
                    ? failure
                    : new RefusedException("timed.nobody-within", "seconds", seconds, "plies", deepening.plies());
        }
        Answer<M> answer = Answer.<M>of(
                        value.convention(),
                        value.hasPlies() ? won.get() : Outcome.of(won.get().result()),
                        METHOD,
                        new Answer.Counts(deepening.nodes(), -1))
                .withStatus(Answer.Status.UNFINISHED);
        return new Solved<>(
                game, rules, new Question<>(rules, value, ask.parts(), ask.budget()), answer, Optional.empty());
    }

    /**
     * Any other work within the time.
     *
     * @throws RefusedException when the time is over
     */
    public <T> T within(Function<Watch, T> work) {
        Deadline deadline = new Deadline(watch, seconds);
        try {
            return deadline.during(() -> work.apply(deadline));
        } catch (CancelledException e) {
            watch.check();
            throw new RefusedException("timed.unfinished", "seconds", seconds);
        }
    }
}
