package org.zermelo.notation.family;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.notation.text.InputWords;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.EndlessRules;
import org.zermelo.partizan.sum.SumRules;

/** A position of a game with Left and Right by name, such as {@code clobber(xo|ox)}, played from there by turns. */
public record PositionGame<P, M>(DecomposingRules<P, M> withoutTurn, AtTurn<P> start)
        implements Rules<AtTurn<P>, M>, Turned<P, M>, Restartable<AtTurn<P>, M> {

    /** What is written behind a game in which Right moves first. */
    private static final String RIGHT_FIRST = InputWords.of("player.right").get(0) + " "
            + InputWords.of("player.first").get(0);

    /** The game in which Left moves first. */
    public static <P, M> PositionGame<P, M> of(DecomposingRules<P, M> rules) {
        return new PositionGame<>(rules, new AtTurn<>(rules.start(), Player.LEFT));
    }

    @Override
    public List<M> moves(AtTurn<P> at) {
        return withoutTurn.moves(at.position(), at.mover());
    }

    @Override
    public AtTurn<P> play(AtTurn<P> at, M move) {
        return new AtTurn<>(
                withoutTurn.play(at.position(), at.mover(), move), at.mover().other());
    }

    @Override
    public Ending ending(AtTurn<P> at) {
        return withoutTurn.ending(at.position(), at.mover());
    }

    @Override
    public Set<Trait> traits() {
        DecomposingRules<P, M> whole = withoutTurn instanceof LaterRules<P, M> later ? later.whole() : withoutTurn;
        boolean endless = whole instanceof EndlessRules || whole instanceof SumRules sum && sum.isEndless();
        return endless ? EnumSet.of(Trait.PARTIZAN) : EnumSet.of(Trait.PARTIZAN, Trait.ACYCLIC);
    }

    @Override
    public PositionGame<P, M> from(AtTurn<P> at) {
        if (at.position().equals(withoutTurn.start())) {
            return new PositionGame<>(withoutTurn, at);
        }
        DecomposingRules<P, M> rules =
                withoutTurn.from(at.position()).orElseGet(() -> new LaterRules<>(withoutTurn, at.position()));
        return new PositionGame<>(rules, at);
    }

    @Override
    public boolean tellsStart() {
        return !(withoutTurn instanceof LaterRules);
    }

    @Override
    public String toString() {
        return withoutTurn + (start.mover() == Player.LEFT ? "" : " " + RIGHT_FIRST);
    }
}
