package org.zermelo.desk;

import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.DecidingClause;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.loopy.LoopyValue;
import org.zermelo.partizan.loopy.LoopyValue.ClaimedRelation;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;

/**
 * What a text names whose play may come back: a stopper, or a game with two sides.
 *
 * @param text the text as it was written
 * @param value what is known of it; of a claimed relation, of the difference of its sides
 * @param claim the relation that was claimed, if one was
 */
public record LoopyValued(String text, LoopyValue value, Optional<ClaimedRelation> claim) {

    /** Whether the claim holds. */
    public boolean holds() {
        return claim.filter(said -> said.claimed() == said.relation()).isPresent();
    }

    /**
     * What a text says; empty if it says nothing of play that may come back.
     *
     * @throws RefusedException when a game has no sides that are found, or is too large
     */
    public static Optional<LoopyValued> judge(Source source, Watch watch) {
        return CancelScope.during(watch::cancelled, () -> ValueNotation.loopy(source))
                .map(said -> new LoopyValued(source.text().strip(), said.value(), said.claim()));
    }

    /** The same of a text that claims nothing. */
    public static Optional<LoopyValued> solve(Source source, Watch watch) {
        return judge(source, watch).map(valued -> {
            if (valued.claim().isPresent()) {
                throw new BadInputException("partizan.relation", "seen", valued.text());
            }
            return valued;
        });
    }

    /** The same of a text that claims how two values stand. */
    public static Optional<LoopyValued> why(Source source, Watch watch) {
        return judge(source, watch).map(valued -> {
            if (valued.claim().isEmpty()) {
                throw new BadInputException("partizan.no-relation", "seen", valued.text());
            }
            return valued;
        });
    }

    /**
     * The value of a game whose players may differ; empty if its play cannot come back to a position.
     *
     * @throws RefusedException when it is not decided by the last move, or its stoppers are too large
     */
    public static Optional<LoopyValued> of(Game game, Watch watch) {
        if (game.convention() != Convention.NORMAL
                || !(game.rules() instanceof Turned<?, ?> turned)
                || game.rules().traits().contains(Trait.IMPARTIAL)
                || game.rules().traits().contains(Trait.ACYCLIC)
                || DecidingClause.in(game).isPresent()) {
            return Optional.empty();
        }
        return CancelScope.during(watch::cancelled, () -> endless(turned.withoutTurn()))
                .map(value -> new LoopyValued(game.toString(), value, Optional.empty()));
    }

    /** Of too many positions nobody tells before they are valued whether play comes back to one of them. */
    private static Optional<LoopyValue> endless(PartizanRules<?, ?> rules) {
        try {
            return LoopyValue.of(rules);
        } catch (RefusedException e) {
            if (e.note().key().equals("partizan.loopy-positions")) {
                return Optional.empty();
            }
            throw e;
        }
    }
}
