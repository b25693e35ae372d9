package org.zermelo.game;

import java.util.List;
import java.util.Set;

/** Rules that begin at another of their positions. Their text does not tell where. */
class LaterStart<P, M> implements Rules<P, M>, Restartable<P, M> {

    private final Rules<P, M> rules;
    private final P start;

    LaterStart(Rules<P, M> rules, P start) {
        this.rules = rules;
        this.start = start;
    }

    /** The rules of which these are a part. */
    Rules<P, M> rules() {
        return rules;
    }

    @Override
    public P start() {
        return start;
    }

    @Override
    public List<M> moves(P position) {
        return rules.moves(position);
    }

    @Override
    public P play(P position, M move) {
        return rules.play(position, move);
    }

    @Override
    public long gain(P position, M move) {
        return rules.gain(position, move);
    }

    @Override
    public long gainOfBoth(P position, M move) {
        return rules.gainOfBoth(position, move);
    }

    @Override
    public Ending ending(P position) {
        return rules.ending(position);
    }

    @Override
    public Set<Trait> traits() {
        return rules.traits();
    }

    @Override
    public Rules<P, M> from(P position) {
        return new LaterStart<>(rules, position);
    }

    @Override
    public boolean tellsStart() {
        return false;
    }

    @Override
    public String toString() {
        return rules + " from " + start;
    }
}
