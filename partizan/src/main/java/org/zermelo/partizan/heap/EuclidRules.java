package org.zermelo.partizan.heap;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;

/**
 * Partizan Euclid: from {@code (p, q)} Left goes to {@code (q, p mod q)}, Right to {@code (q, q - p mod q)}; nobody moves when
 * {@code q} divides {@code p} (McKay and Nowakowski 2012).
 */
record EuclidRules(Pair start) implements DecomposingRules<EuclidRules.Pair, EuclidRules.Pair> {

    /** Two numbers, the second positive. */
    record Pair(int p, int q) {
        @Override
        public String toString() {
            return "(" + p + "," + q + ")";
        }
    }

    @Override
    public List<Pair> moves(Pair at, Player mover) {
        int rest = at.p() % at.q();
        return rest == 0 ? List.of() : List.of(new Pair(at.q(), mover == Player.LEFT ? rest : at.q() - rest));
    }

    @Override
    public Pair play(Pair at, Player mover, Pair move) {
        return move;
    }

    @Override
    public List<Pair> parts(Pair at) {
        return at.p() % at.q() == 0 ? List.of() : List.of(at);
    }

    @Override
    public PositionPicture picture(Pair at) {
        return new PositionPicture.Heaps(List.of(at.p(), at.q()));
    }

    @Override
    public List<PositionPicture.Place> places(Pair at, Pair move) {
        return List.of(PositionPicture.Place.of(0, move.p(), 1, move.q()));
    }

    @Override
    public Optional<DecomposingRules<Pair, Pair>> from(Pair position) {
        return Optional.of(new EuclidRules(position));
    }

    @Override
    public String toString() {
        return "partizan-euclid" + start;
    }
}
