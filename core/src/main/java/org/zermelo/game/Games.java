package org.zermelo.game;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Games out of functions. */
public final class Games {

    private Games() {}

    /**
     * A game in which the player who cannot move loses: {@code Games.of(10, n -> moves of n, (n, k) -> n - k)}.
     *
     * @param moves the legal moves of a position, empty when it is ended
     * @param play the position after a move
     */
    public static <P, M> Rules<P, M> of(P start, Function<P, List<M>> moves, BiFunction<P, M, P> play) {
        return of(start, moves, play, position -> Ending.LAST_MOVER_WINS);
    }

    /** As {@link #of(Object, Function, BiFunction)}, with the ending of each position without moves. */
    public static <P, M> Rules<P, M> of(
            P start, Function<P, List<M>> moves, BiFunction<P, M, P> play, Function<P, Ending> ending) {
        return new FunctionRules<>(start, moves, play, ending);
    }

    /** The same rules from another start; of the same family when the rules are {@link Restartable}, packed when they are. */
    @SuppressWarnings("unchecked")
    public static <P, M> Rules<P, M> from(Rules<P, M> rules, P start) {
        if (rules instanceof Restartable<?, ?> restartable) {
            return ((Restartable<P, M>) restartable).from(start);
        }
        if (rules instanceof Packed<?>) {
            return PackedFrom.of(rules, (Packed<P>) rules, start);
        }
        return new LaterStart<>(rules, start);
    }

    /**
     * Whether the text of rules tells where they begin, so that it names the same game when it is read again. Where it does not,
     * the moves that led there have to be told.
     */
    public static boolean tellsStart(Rules<?, ?> rules) {
        return !(rules instanceof Restartable<?, ?> restartable) || restartable.tellsStart();
    }

    /**
     * The rules that {@link #from} was given, where it let packed rules begin elsewhere and they are not {@link Restartable}
     * themselves; any other rules are returned as they are.
     */
    public static Rules<?, ?> whole(Rules<?, ?> rules) {
        return rules instanceof PackedFrom<?, ?> part ? part.rules() : rules;
    }

    private static class FunctionRules<P, M> implements Rules<P, M> {
        private final P start;
        private final Function<P, List<M>> moves;
        private final BiFunction<P, M, P> play;
        private final Function<P, Ending> ending;

        FunctionRules(P start, Function<P, List<M>> moves, BiFunction<P, M, P> play, Function<P, Ending> ending) {
            this.start = start;
            this.moves = moves;
            this.play = play;
            this.ending = ending;
        }

        @Override
        public P start() {
            return start;
        }

        @Override
        public List<M> moves(P position) {
            return moves.apply(position);
        }

        @Override
        public P play(P position, M move) {
            return play.apply(position, move);
        }

        @Override
        public Ending ending(P position) {
            return ending.apply(position);
        }
    }
}
