package org.zermelo.exam.sets;

import java.util.function.Predicate;

/**
 * A set of starts that an exam question asks for, named as the players see it: P moves first, V second. Written
 * {@code W2}, {@code L1}, {@code U}, {@code Wany}, {@code coop3}, and joined by {@code &} (both), {@code |} (either) and
 * {@code -} (the first without the second), from left to right: {@code L2&U}, {@code U-L1}.
 *
 * <p>Positions that have ended are never starts.
 */
public sealed interface StartSet {

    /** The number that {@link #plies} gives for sets without a limit of length. */
    int ANY = -1;

    /** A set counts so many moves of the winner at most. Deeper ones are asked of no exam; the limit keeps the recursion shallow. */
    int MOST_MOVES = 500;

    /**
     * The plies that decide whether a start belongs to the set: no end that lies further away matters. {@link #ANY} when
     * the whole game matters.
     */
    int plies();

    /** Whether something belongs to the set, when it is told to which sets with names of their own it belongs. */
    boolean holds(Predicate<Basic> in);

    /** Whether a set with a name of its own, out of which this one is joined, is wanted. */
    boolean any(Predicate<Basic> wanted);

    /** A set with a name of its own. */
    sealed interface Basic extends StartSet {

        /** The answer for this kind of set. */
        <R> R fold(Cases<R> cases);

        @Override
        default boolean holds(Predicate<Basic> in) {
            return in.test(this);
        }

        @Override
        default boolean any(Predicate<Basic> wanted) {
            return wanted.test(this);
        }
    }

    /** One answer for each kind of set with a name of its own. */
    interface Cases<R> {
        R won(Won won);

        R lost(Lost lost);

        R unlucky();

        R wonAtAll();

        R lostAtAll();

        R together(Together together);
    }

    /** W_n: P wins by his n-th own move whatever V does, and cannot make sure of it sooner. */
    record Won(int moves) implements Basic {
        public Won {
            requirePositive(moves);
        }

        @Override
        public int plies() {
            return 2 * moves - 1;
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.won(this);
        }

        @Override
        public String toString() {
            return "W" + moves;
        }
    }

    /** L_n: V wins by his n-th own move at the latest whatever P does, and cannot make sure of it sooner. */
    record Lost(int moves) implements Basic {
        public Lost {
            requirePositive(moves);
        }

        @Override
        public int plies() {
            return 2 * moves;
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.lost(this);
        }

        @Override
        public String toString() {
            return "L" + moves;
        }
    }

    /** U: some move of P lets V win at once, by a winning move or because P has overshot. */
    record Unlucky() implements Basic {
        @Override
        public int plies() {
            return 2;
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.unlucky();
        }

        @Override
        public String toString() {
            return "U";
        }
    }

    /** Wany: P has a winning strategy, however long. */
    record WonAtAll() implements Basic {
        @Override
        public int plies() {
            return ANY;
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.wonAtAll();
        }

        @Override
        public String toString() {
            return "Wany";
        }
    }

    /** Lany: V has a winning strategy, however long. */
    record LostAtAll() implements Basic {
        @Override
        public int plies() {
            return ANY;
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.lostAtAll();
        }

        @Override
        public String toString() {
            return "Lany";
        }
    }

    /** coop_n: with both players' help somebody makes a winning move as the n-th of the play, and none before it ends it. */
    record Together(int plies) implements Basic {
        public Together {
            requirePositive(plies);
        }

        @Override
        public <R> R fold(Cases<R> cases) {
            return cases.together(this);
        }

        @Override
        public String toString() {
            return "coop" + plies;
        }
    }

    /** Two sets joined. */
    record Joined(StartSet first, Join how, StartSet second) implements StartSet {
        @Override
        public int plies() {
            int here = first.plies();
            int there = second.plies();
            return here == ANY || there == ANY ? ANY : Math.max(here, there);
        }

        @Override
        public boolean holds(Predicate<Basic> in) {
            return switch (how) {
                case BOTH -> first.holds(in) && second.holds(in);
                case EITHER -> first.holds(in) || second.holds(in);
                case WITHOUT -> first.holds(in) && !second.holds(in);
            };
        }

        @Override
        public boolean any(Predicate<Basic> wanted) {
            return first.any(wanted) || second.any(wanted);
        }

        @Override
        public String toString() {
            return first + how.sign() + second;
        }
    }

    /** How sets are joined. */
    enum Join {
        /** Both sets. */
        BOTH("&"),
        /** At least one of the sets. */
        EITHER("|"),
        /** The first set without the second. */
        WITHOUT("-");

        private final String sign;

        Join(String sign) {
            this.sign = sign;
        }

        /** What stands between the two. */
        public String sign() {
            return sign;
        }
    }

    /**
     * The set that a text names.
     *
     * @throws org.zermelo.game.BadInputException when it names none
     */
    static StartSet parse(String text) {
        return StartSetReader.read(text);
    }

    private static void requirePositive(int moves) {
        if (moves < 1) {
            throw new IllegalArgumentException("at least 1, not " + moves);
        }
    }
}
