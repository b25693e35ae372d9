package org.zermelo.solve.trace;

import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.rule.RuleGame;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * The codes of one or two heaps in stages, as a class fills them in on the board: all of +1, then of -1, of +2, of -2, a row of the
 * table at a time. Only rows near the start are shown, so a task of an exam fits at its own size.
 */
final class StageTracer implements Tracer {

    private static final int MOST = 5_000;

    @Override
    public String method() {
        return "stages";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value.subject() == Subject.OUTCOME
                && value.hasPlies()
                && rules instanceof RuleGame game
                && game.ruleset().variables().size() <= 2
                && rules.traits().contains(Trait.ACYCLIC)
                && !game.moves(game.start()).isEmpty();
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        PositionList<?, ?> list = new PositionList<>(rules, MOST);
        return new StageRun(list, list.ends(value), value).trace(method());
    }
}
