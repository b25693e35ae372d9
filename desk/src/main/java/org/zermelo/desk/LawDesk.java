package org.zermelo.desk;

import org.zermelo.game.RefusedException;
import org.zermelo.law.Law;
import org.zermelo.law.LawSearch;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.notation.Game;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/** Where laws are asked for. */
public final class LawDesk {

    private LawDesk() {}

    /**
     * The rules of a game, if they are declared.
     *
     * @throws RefusedException when it has none that a law could be about
     */
    public static Ruleset rules(Game game) {
        if (game.rules() instanceof RuleGame rules) {
            return rules.ruleset();
        }
        throw new RefusedException("law.rules-only", "game", game);
    }

    /**
     * A proved law of what a value says of every position.
     *
     * @param convention of the game
     * @throws RefusedException when none was found, or the rules are beyond addition and comparison
     */
    public static Law find(Ruleset rules, Convention convention, String value, Watch watch) {
        Value asked = Values.named(value, convention);
        boolean winner = asked.equals(Values.winner()) || asked.equals(Values.misereWinner());
        if (!winner && asked.fold() != Fold.MEX) {
            throw new RefusedException("method.law.value", "value", asked.name());
        }
        return watch.during(() -> LawSearch.find(rules, asked, Effort.USUAL))
                .orElseThrow(() -> LawSearch.none(rules, Effort.USUAL));
    }
}
