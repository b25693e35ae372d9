package org.zermelo.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Rules whose players differ, with the player to move as a part of the position. */
record TurnRules<P, M>(PartizanRules<P, M> rules, AtTurn<P> start) implements Rules<AtTurn<P>, M>, Turned<P, M> {

    @Override
    public PartizanRules<P, M> withoutTurn() {
        return rules;
    }

    @Override
    public List<M> moves(AtTurn<P> at) {
        return rules.moves(at.position(), at.mover());
    }

    @Override
    public AtTurn<P> play(AtTurn<P> at, M move) {
        return new AtTurn<>(
                rules.play(at.position(), at.mover(), move), at.mover().other());
    }

    @Override
    public Ending ending(AtTurn<P> at) {
        return rules.ending(at.position(), at.mover());
    }

    @Override
    public Set<Trait> traits() {
        EnumSet<Trait> traits = EnumSet.of(Trait.PARTIZAN);
        traits.addAll(rules.traits());
        return traits;
    }

    @Override
    public String toString() {
        return rules + (start.mover() == Player.LEFT ? " (Left first)" : " (Right first)");
    }
}
