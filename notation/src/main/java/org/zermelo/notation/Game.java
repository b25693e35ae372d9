package org.zermelo.notation;

import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.RuleGame;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * A game as it was written.
 *
 * @param source the text
 * @param rules what may be played
 * @param convention which rule decides an ended play
 */
public record Game(Source source, Rules<?, ?> rules, Convention convention) {

    /**
     * What is asked when nothing is said: points, misère outcome, nimber or outcome with depth. Declared rules whose plays
     * are not proved to end have no nimber.
     */
    public Value value() {
        if (convention == Convention.SCORE) {
            return Values.margin();
        }
        if (convention == Convention.MISERE) {
            return Values.misere();
        }
        boolean endless = rules instanceof RuleGame && !rules.traits().contains(Trait.ACYCLIC);
        return rules.traits().contains(Trait.IMPARTIAL) && !endless ? Values.nimber() : Values.outcome();
    }

    /** The game in canonical notation. */
    @Override
    public String toString() {
        return (convention == Convention.MISERE ? "misere " : "") + rules;
    }
}
