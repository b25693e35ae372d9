package org.zermelo.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;

/**
 * A game as a graph, for counting only: packed positions in canonical form where there are such, else the positions
 * themselves.
 *
 * @param <P> a position
 */
interface GameGraph<P> {

    P start();

    List<P> options(P position);

    /** Whether positions have levels that every move lowers. */
    boolean levelled();

    long level(P position);

    /** What the numbers of the positions say of how many there can be. */
    Fill fill();

    /** The size of the game, where a sample of numbers tells it. */
    default Optional<Size> sieved(Watch watch) {
        return Optional.empty();
    }

    /** The graph of a game. */
    static GameGraph<?> of(Rules<?, ?> rules) {
        return rules instanceof Packed<?> packed ? new OfPacked(packed.packed()) : plain(rules);
    }

    private static <P, M> GameGraph<P> plain(Rules<P, M> rules) {
        return new Plain<>(rules);
    }

    /** The canonical positions of a packed game. */
    record OfPacked(PackedRules rules) implements GameGraph<Long> {

        @Override
        public Long start() {
            return rules.canonical(rules.start());
        }

        @Override
        public List<Long> options(Long position) {
            long[] options = new long[rules.mostOptions()];
            int count = rules.options(position, options);
            List<Long> all = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                all.add(rules.canonical(options[i]));
            }
            return all;
        }

        @Override
        public boolean levelled() {
            return rules.levels() > 0;
        }

        @Override
        public long level(Long position) {
            return rules.level(position);
        }

        @Override
        public Fill fill() {
            return Fill.of(rules);
        }

        @Override
        public Optional<Size> sieved(Watch watch) {
            return Sieve.of(rules, watch);
        }
    }

    /** The positions of any game. */
    record Plain<P, M>(Rules<P, M> rules) implements GameGraph<P> {

        @Override
        public P start() {
            return rules.start();
        }

        @Override
        public List<P> options(P position) {
            List<P> all = new ArrayList<>();
            for (M move : rules.moves(position)) {
                CancelScope.poll(all.size());
                all.add(rules.play(position, move));
            }
            return all;
        }

        @Override
        public boolean levelled() {
            return rules instanceof Ranked<?>;
        }

        @Override
        @SuppressWarnings("unchecked")
        public long level(P position) {
            return ((Ranked<P>) rules).level(position);
        }

        @Override
        public Fill fill() {
            return new Fill(Double.POSITIVE_INFINITY, -1);
        }
    }
}
