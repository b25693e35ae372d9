package org.zermelo.web.api;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.CancelledException;
import org.zermelo.plan.Plan;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.answer.KeptTables;
import org.zermelo.present.play.Match;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** Guesses from the plan how much work a question is. */
final class Weights {

    private static final double LIGHT_STEPS = 1e7;

    /** General methods that do not know the number of positions expect more than this. */
    private static final double UNKNOWN_STEPS = 1e11;

    /** Planning reads the game; a longer text is not read twice. */
    private static final int LONGEST = 20_000;

    /** A line whose moves are sought among very many for longer than this is left to the job. */
    private static final long READING_NANOS = 100_000_000;

    private Weights() {}

    static Load of(Desk desk, Params params) {
        if (tooLong(params)) {
            return Load.of(Weight.UNKNOWN);
        }
        try {
            Match<?, ?> match = Matches.read(desk, params, brief());
            Ask ask = Matches.ask(params);
            Load load = ofTable(desk, match, ask);
            return load.weight() == Weight.LIGHT ? load : new Load(planned(desk, match, ask), load.shared());
        } catch (CancelledException e) {
            return Load.of(Weight.UNKNOWN);
        } catch (RuntimeException | StackOverflowError e) {
            // what fails here fails again, with its words, when the job runs
            return Load.of(Weight.LIGHT);
        }
    }

    private static Weight planned(Desk desk, Match<?, ?> match, Ask ask) {
        Plan plan = desk.plan(match.rest(), ask);
        Method method =
                ask.method().isPresent() ? desk.planner().method(ask.method().get()) : plan.best();
        return plan.entries().stream()
                .filter(entry -> entry.method().equals(method))
                .findFirst()
                .map(entry -> of(entry.fit()))
                .orElse(Weight.UNKNOWN);
    }

    /** Light where a game and its line are read and nothing is solved, so that it waits for no other question. */
    static Load ofReading(Params params) {
        return Load.of(tooLong(params) ? Weight.UNKNOWN : Weight.LIGHT);
    }

    /** Light where a table is kept that answers; else not known, and the table that is made is for others, too. */
    static Load ofTable(Desk desk, Params params) {
        if (tooLong(params)) {
            return Load.of(Weight.UNKNOWN);
        }
        try {
            return ofTable(desk, Matches.read(desk, params, brief()), Matches.ask(params));
        } catch (RuntimeException | StackOverflowError e) {
            // what fails here fails again, with its words, when the job runs
            return Load.of(Weight.UNKNOWN);
        }
    }

    /** The same for all positions of a play, whose table begins at its start. */
    static Load ofStart(Desk desk, Params params) {
        Map<String, String> start = new HashMap<>(params.values());
        start.remove("line");
        return ofTable(desk, new Params(start, params.limits()));
    }

    private static Load ofTable(Desk desk, Match<?, ?> match, Ask ask) {
        Optional<KeptTables.Key> table = desk.table(match.played(), ask);
        boolean kept = table.filter(desk::keeps).isPresent();
        return new Load(kept ? Weight.LIGHT : Weight.UNKNOWN, table.map(key -> key));
    }

    private static Watch brief() {
        long start = System.nanoTime();
        return new Watch() {
            @Override
            public boolean cancelled() {
                return System.nanoTime() - start >= READING_NANOS;
            }
        };
    }

    private static boolean tooLong(Params params) {
        return params.text("game").length() + params.text("line").length() > LONGEST;
    }

    /** Planning is light, unless some ten thousand positions are listed to learn how large the game is. */
    static Weight ofSurvey(Desk desk, Params params) {
        try {
            Match<?, ?> match = Matches.read(desk, params, brief());
            Plan plan = desk.plan(match.rest(), Matches.ask(params));
            Plan.Entry first = plan.entries().get(0);
            return first.method().rate(plan.question()) == null ? Weight.LIGHT : Weight.UNKNOWN;
        } catch (CancelledException e) {
            return Weight.UNKNOWN;
        } catch (RuntimeException | StackOverflowError e) {
            // what fails here fails again, with its words, when the job runs
            return Weight.LIGHT;
        }
    }

    private static Weight of(Fit fit) {
        if (!(fit instanceof Fit.Yes yes)) {
            return Weight.LIGHT;
        }
        double steps = yes.cost().steps();
        if (steps <= LIGHT_STEPS) {
            return Weight.LIGHT;
        }
        return steps >= UNKNOWN_STEPS && !Double.isInfinite(steps) ? Weight.UNKNOWN : Weight.HEAVY;
    }
}
