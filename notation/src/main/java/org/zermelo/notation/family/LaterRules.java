package org.zermelo.notation.family;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Rules from a later position that their text cannot tell.
 *
 * @param whole the rules from their own start
 */
record LaterRules<P, M>(DecomposingRules<P, M> whole, P start) implements DecomposingRules<P, M> {

    @Override
    public List<M> moves(P at, Player mover) {
        return whole.moves(at, mover);
    }

    @Override
    public P play(P at, Player mover, M move) {
        return whole.play(at, mover, move);
    }

    @Override
    public Ending ending(P at, Player mover) {
        return whole.ending(at, mover);
    }

    @Override
    public Set<Trait> traits() {
        return whole.traits();
    }

    @Override
    public List<P> parts(P at) {
        return whole.parts(at);
    }

    @Override
    public long code(P part) {
        return whole.code(part);
    }

    @Override
    public P opposite(P part) {
        return whole.opposite(part);
    }

    @Override
    public long level(P part) {
        return whole.level(part);
    }

    @Override
    public double partsForeseen(P at) {
        return whole.partsForeseen(at);
    }

    @Override
    public Optional<DecomposingRules<P, M>> from(P at) {
        return Optional.of(new LaterRules<>(whole, at));
    }

    @Override
    public PositionPicture picture(P at) {
        return whole.picture(at);
    }

    @Override
    public List<PositionPicture.Place> places(P at, M move) {
        return whole.places(at, move);
    }

    @Override
    public String toString() {
        return whole.toString();
    }
}
