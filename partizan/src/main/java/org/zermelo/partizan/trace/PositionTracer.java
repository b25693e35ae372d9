package org.zermelo.partizan.trace;

import org.zermelo.game.Rules;
import org.zermelo.game.Turned;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/** Shows something of a position of a game with Left and Right, in normal play. */
abstract class PositionTracer implements Tracer {

    @Override
    public final boolean fits(Rules<?, ?> rules, Value value) {
        return value.convention() == Convention.NORMAL
                && rules instanceof Turned<?, ?> turned
                && turned.withoutTurn() instanceof DecomposingRules<?, ?>;
    }

    @Override
    public final Trace trace(Rules<?, ?> rules, Value value) {
        return trace((DecomposingRules<?, ?>) ((Turned<?, ?>) rules).withoutTurn());
    }

    /**
     * The start, step by step.
     *
     * @throws org.zermelo.game.RefusedException also when the game has too many positions
     */
    abstract <P, M> Trace trace(DecomposingRules<P, M> rules);
}
