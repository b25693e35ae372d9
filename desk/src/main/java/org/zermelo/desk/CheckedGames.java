package org.zermelo.desk;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.game.RegionPlay;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.DecidingClause;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.partizan.check.PlainRules;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.sum.SumRules;
import org.zermelo.rule.RuleGame;
import org.zermelo.value.Convention;

/** The games that the check of a certificate can value by their moves. */
final class CheckedGames {

    private static final PartizanFamilies POSITIONS = PartizanFamilies.GAMES;

    private CheckedGames() {}

    /**
     * The game that a name within a sum and its parentheses name; empty when the name is none of a game.
     *
     * @throws RefusedException when it is a game that the check cannot value
     */
    static Optional<PlainRules<?, ?>> named(String name, String inner) {
        if (POSITIONS.knows(name, inner)) {
            return Optional.of(PlainRules.of(POSITIONS.rules(name, inner, 0, inner.length())));
        }
        Notation notation = Notation.standard();
        if (notation.family(name).isEmpty()) {
            return Optional.empty();
        }
        Game game = notation.parse(name + "(" + inner + ")");
        Rules<?, ?> rules = game.rules();
        boolean endless = rules instanceof RuleGame && !rules.traits().contains(Trait.ACYCLIC);
        if (!rules.traits().contains(Trait.IMPARTIAL) || game.convention() != Convention.NORMAL || endless) {
            throw notJudged(game);
        }
        return Optional.of(PlainRules.alike(rules));
    }

    /**
     * A whole game whose players differ.
     *
     * @throws RefusedException when the check cannot value it
     */
    static PlainRules<?, ?> whole(Game game) {
        PartizanRules<?, ?> rules = Valued.partizan(game).orElseThrow(() -> notJudged(game));
        if (rules instanceof SumRules || DecidingClause.in(game).isPresent()) {
            throw notJudged(game);
        }
        return plain(rules);
    }

    private static RefusedException notJudged(Game game) {
        return new RefusedException("certificate.not-judged", "game", game);
    }

    private static <P, M> PlainRules<?, ?> plain(PartizanRules<P, M> rules) {
        if (rules instanceof DecomposingRules<P, M> decomposing) {
            return PlainRules.of(decomposing);
        }
        Optional<RegionPlay> regions = rules instanceof BoardPlay play ? RegionPlay.of(play.rules()) : Optional.empty();
        return regions.isPresent()
                ? PlainRules.of(regions.get(), regions.get()::parts)
                : PlainRules.of(rules, List::of);
    }
}
