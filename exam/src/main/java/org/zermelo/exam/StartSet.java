package org.zermelo.exam;

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

    /**
     * The plies that decide whether a start belongs to the set: no end that lies further away matters. {@link #ANY} when
     * the whole game matters.
     */
    int plies();

    /** W_n: P wins by his n-th own move whatever V does, and cannot make sure of it sooner. */
    record Won(int moves) implements StartSet {
        public Won {
            requirePositive(moves);
        }

        @Override
        public int plies() {
            return 2 * moves - 1;
        }

        @Override
        public String toString() {
            return "W" + moves;
        }
    }

    /** L_n: V wins by his n-th own move at the latest whatever P does, and cannot make sure of it sooner. */
    record Lost(int moves) implements StartSet {
        public Lost {
            requirePositive(moves);
        }

        @Override
        public int plies() {
            return 2 * moves;
        }

        @Override
        public String toString() {
            return "L" + moves;
        }
    }

    /** U: some move of P lets V win at once, by a winning move or because P has overshot. */
    record Unlucky() implements StartSet {
        @Override
        public int plies() {
            return 2;
        }

        @Override
        public String toString() {
            return "U";
        }
    }

    /** Wany: P has a winning strategy, however long. */
    record WonAtAll() implements StartSet {
        @Override
        public int plies() {
            return ANY;
        }

        @Override
        public String toString() {
            return "Wany";
        }
    }

    /** Lany: V has a winning strategy, however long. */
    record LostAtAll() implements StartSet {
        @Override
        public int plies() {
            return ANY;
        }

        @Override
        public String toString() {
            return "Lany";
        }
    }

    /** coop_n: with both players' help somebody makes a winning move as the n-th of the play, and none before it ends it. */
    record Together(int plies) implements StartSet {
        public Together {
            requirePositive(plies);
        }

        @Override
        public String toString() {
            return "coop" + plies;
        }
    }

    /** Both sets. */
    record Both(StartSet first, StartSet second) implements StartSet {
        @Override
        public int plies() {
            return deeper(first, second);
        }

        @Override
        public String toString() {
            return first + "&" + second;
        }
    }

    /** At least one of the sets. */
    record Either(StartSet first, StartSet second) implements StartSet {
        @Override
        public int plies() {
            return deeper(first, second);
        }

        @Override
        public String toString() {
            return first + "|" + second;
        }
    }

    /** The first set without the second. */
    record Without(StartSet first, StartSet second) implements StartSet {
        @Override
        public int plies() {
            return deeper(first, second);
        }

        @Override
        public String toString() {
            return first + "-" + second;
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

    private static int deeper(StartSet a, StartSet b) {
        return a.plies() == ANY || b.plies() == ANY ? ANY : Math.max(a.plies(), b.plies());
    }

    private static void requirePositive(int moves) {
        if (moves < 1) {
            throw new IllegalArgumentException("at least 1, not " + moves);
        }
    }
}
