package org.zermelo.partizan.play;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;

/**
 * The parts that a part takes to be valued, as the positions of a game: a move of either player leads to one of the parts that it leaves.
 * So they can be counted, or estimated by a sample, before they are valued. A part and its negative are one.
 *
 * @param <P> a part
 */
class PartsAhead<P> implements Rules<P, P> {

    private final P start;
    private final Function<P, Set<P>> options;
    private final UnaryOperator<P> opposite;
    private final Map<P, P> images = new HashMap<>();

    private PartsAhead(P start, Function<P, Set<P>> options, UnaryOperator<P> opposite) {
        this.start = start;
        this.options = options;
        this.opposite = opposite;
    }

    /** The same, where every move makes a number smaller. */
    private static final class Levelled<P> extends PartsAhead<P> implements Ranked<P> {

        private final ToLongFunction<P> levels;

        Levelled(P start, Function<P, Set<P>> options, UnaryOperator<P> opposite, ToLongFunction<P> levels) {
            super(start, options, opposite);
            this.levels = levels;
        }

        @Override
        public long level(P part) {
            return levels.applyAsLong(part);
        }
    }

    /**
     * How many parts there are: counted if they are few, else estimated from some hundred thousand options.
     *
     * @param parts the positions of which a position is the sum
     * @param opposite a part whose value is the negative of another's; that itself where none is known
     * @param levels a number that every move makes smaller; -1 where none is known
     */
    static <P, M> Size size(
            PartizanRules<P, M> rules,
            P start,
            Function<P, List<P>> parts,
            UnaryOperator<P> opposite,
            ToLongFunction<P> levels) {
        Function<P, Set<P>> options = at -> {
            Set<P> left = new LinkedHashSet<>();
            for (Player mover : Player.values()) {
                for (M move : rules.moves(at, mover)) {
                    left.addAll(parts.apply(rules.play(at, mover, move)));
                }
            }
            return left;
        };
        PartsAhead<P> game = levels.applyAsLong(start) < 0
                ? new PartsAhead<>(start, options, opposite)
                : new Levelled<>(start, options, opposite, levels);
        return SizeSample.of(game, Watch.NONE);
    }

    @Override
    public P start() {
        return start;
    }

    @Override
    public List<P> moves(P position) {
        Set<P> images = new LinkedHashSet<>();
        options.apply(position).forEach(part -> images.add(image(part)));
        return List.copyOf(images);
    }

    @Override
    public P play(P position, P part) {
        return part;
    }

    /** Of a part and its negative, that which was met first. */
    private P image(P part) {
        P known = images.get(part);
        if (known == null) {
            known = images.getOrDefault(opposite.apply(part), part);
            images.put(part, known);
        }
        return known;
    }
}
