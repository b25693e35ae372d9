package org.zermelo.partizan.check;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.partizan.play.DecomposingRules;

/**
 * What a check takes from a game: its moves, and what a position falls into.
 *
 * @param rules the moves
 * @param parts the positions of which a position is the sum; itself alone where it is taken whole
 * @param code a number from 0 that only this part has; -1 where none is known
 * @param <P> a position
 */
public record PlainRules<P, M>(PartizanRules<P, M> rules, Function<P, List<P>> parts, ToLongFunction<P> code) {

    /** Rules that tell what a position falls into. */
    public static <P, M> PlainRules<P, M> of(DecomposingRules<P, M> rules) {
        return new PlainRules<>(rules, rules::parts, rules::code);
    }

    /** Rules whose positions fall into these. */
    public static <P, M> PlainRules<P, M> of(PartizanRules<P, M> rules, Function<P, List<P>> parts) {
        return new PlainRules<>(rules, parts, position -> -1);
    }

    /** Rules by which both players have the same moves. */
    @SuppressWarnings("unchecked") // the components of a position are positions of the same rules
    public static <P, M> PlainRules<P, M> alike(Rules<P, M> rules) {
        return of(
                new Alike<>(rules),
                rules instanceof Decomposable<?> falling ? ((Decomposable<P>) falling)::components : List::of);
    }

    private record Alike<P, M>(Rules<P, M> rules) implements PartizanRules<P, M> {

        @Override
        public P start() {
            return rules.start();
        }

        @Override
        public List<M> moves(P at, Player mover) {
            return rules.moves(at);
        }

        @Override
        public P play(P at, Player mover, M move) {
            return rules.play(at, move);
        }

        @Override
        public Ending ending(P at, Player mover) {
            return rules.ending(at);
        }
    }
}
