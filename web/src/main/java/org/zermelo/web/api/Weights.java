package org.zermelo.web.api;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.TableCache;
import org.zermelo.plan.Plan;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
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

    private Weights() {}

    /** What only reading the game tells, unless that takes long itself. */
    static Weight ofGame(Params params) {
        return tooLong(params) ? Weight.UNKNOWN : Weight.UNWEIGHED;
    }

    static Load of(Desk desk, Params params, Watch watch) {
        Match<?, ?> match = Request.of(desk, params, watch).match();
        Ask ask = Request.of(desk, params, watch).ask();
        Plan plan = desk.plan(match.rest(), ask);
        Load load = ofTable(desk, match, ask, plan);
        return load.weight() == Weight.LIGHT ? load : new Load(planned(desk, ask, plan), load.shared());
    }

    private static Weight planned(Desk desk, Ask ask, Plan plan) {
        Method method =
                ask.method().isPresent() ? desk.planner().method(ask.method().get()) : plan.best();
        return plan.entries().stream()
                .filter(entry -> entry.method().equals(method))
                .findFirst()
                .map(entry -> of(entry.fit()))
                .orElse(Weight.UNKNOWN);
    }

    /** Light where a cached table answers; else unknown, and other requests may use the table that is made. */
    static Load ofTable(Desk desk, Params params, Watch watch) {
        Match<?, ?> match = Request.of(desk, params, watch).match();
        Ask ask = Request.of(desk, params, watch).ask();
        return ofTable(desk, match, ask, desk.plan(match.rest(), ask));
    }

    /** The same for all positions of a play, whose table begins at its start. */
    static Load ofStart(Desk desk, Params params, Watch watch) {
        Map<String, String> start = new HashMap<>(params.values());
        start.remove("line");
        return ofTable(desk, new Params(start, params.grant()), watch);
    }

    private static Load ofTable(Desk desk, Match<?, ?> match, Ask ask, Plan plan) {
        Optional<TableCache.Key> table = desk.table(match, ask, plan);
        boolean kept = table.filter(desk::keeps).isPresent();
        return new Load(kept ? Weight.LIGHT : Weight.UNKNOWN, table.map(key -> key));
    }

    private static boolean tooLong(Params params) {
        return params.text("game").length() + params.text("line").length() > LONGEST;
    }

    /** Planning is light, unless some ten thousand positions are listed to learn how large the game is. */
    static Load ofSurvey(Desk desk, Params params, Watch watch) {
        Match<?, ?> match = Request.of(desk, params, watch).match();
        Plan plan = desk.plan(match.rest(), Request.of(desk, params, watch).ask());
        Plan.Entry first = plan.entries().get(0);
        return Load.of(first.method().rate(plan.question()) == null ? Weight.LIGHT : Weight.UNKNOWN);
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
