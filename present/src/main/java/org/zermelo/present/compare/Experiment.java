package org.zermelo.present.compare;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.BadInputException;

/** Games of growing size, and the methods that are set against each other on them. */
public enum Experiment {
    /** The coin row: exhaustive search against the tables and the linear method. */
    COIN_ROW(
            List.of(4, 8, 12, 16, 20, 24, 28, 50, 100, 200, 400, 800, 1600, 3200),
            List.of(
                    "plain-search",
                    "interval-search",
                    "interval-memo",
                    "interval-guarantee",
                    "interval-halved",
                    "interval-rows",
                    "linear")) {
        @Override
        public String game(int size, long seed) {
            return "coins(" + numbers(size, 1, 100, seed) + ")";
        }
    },
    /** Robanúmeros with values of both signs: the cubic table of the text against the running extrema. */
    TAKE_ANY_MIXED(Sizes.TAKES, Sizes.TAKE_METHODS) {
        @Override
        public String game(int size, long seed) {
            return "coins(" + numbers(size, -50, 50, seed) + "; take any)";
        }
    },
    /** The same with values that all cost. */
    TAKE_ANY_NEGATIVE(Sizes.TAKES, Sizes.TAKE_METHODS) {
        @Override
        public String game(int size, long seed) {
            return "coins(" + numbers(size, -100, 0, seed) + "; take any)";
        }
    },
    /** The same with values that all gain. */
    TAKE_ANY_POSITIVE(Sizes.TAKES, Sizes.TAKE_METHODS) {
        @Override
        public String game(int size, long seed) {
            return "coins(" + numbers(size, 0, 100, seed) + "; take any)";
        }
    },
    /** Nim on more and more heaps: search, search with memory, sum without carry. */
    NIM(List.of(1, 2, 3, 4, 5, 6, 8, 12), List.of("plain-search", "memo", "nim-search", "nim-memo", "nim-xor")) {
        @Override
        public String game(int size, long seed) {
            return "nim("
                    + LongStream.range(0, size)
                            .mapToObj(i -> Long.toString(3 + i % 4))
                            .collect(Collectors.joining(", "))
                    + ")";
        }
    },
    /** Two heaps to a growing target: recursion, recursion with memory, retrograde analysis. */
    TWO_HEAPS(
            List.of(15, 20, 25, 30, 40, 60, 77, 120, 200, 300),
            List.of("plain-search", "memo", "retrograde", "sweep")) {
        @Override
        public String game(int size, long seed) {
            return "heaps(3, 4; move +1, *2; end sum >= " + size + ")";
        }
    };

    private static final class Sizes {
        private static final List<Integer> TAKES = List.of(25, 50, 100, 150, 200, 250, 300, 350, 400);
        private static final List<String> TAKE_METHODS =
                List.of("plain-search", "memo", "takes-cubic", "takes-running", "takes-tiles");
    }

    private final List<Integer> sizes;
    private final List<String> methods;

    Experiment(List<Integer> sizes, List<String> methods) {
        this.sizes = sizes;
        this.methods = methods;
    }

    /** The sizes, growing. */
    public List<Integer> sizes() {
        return sizes;
    }

    /** The methods that are of interest, in the order of the plot's legend. */
    public List<String> methods() {
        return methods;
    }

    /** The game of a size, in the notation; the same seed gives the same game. */
    public abstract String game(int size, long seed);

    /** The name in commands and addresses: {@code coin-row}. */
    public String code() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /**
     * The experiment of this name.
     *
     * @throws BadInputException when there is none
     */
    public static Experiment of(String code) {
        for (Experiment experiment : values()) {
            if (experiment.code().equals(code)) {
                return experiment;
            }
        }
        throw new BadInputException(
                "compare.no-experiment",
                "seen",
                code,
                "allowed",
                java.util.Arrays.stream(values()).map(Experiment::code).collect(Collectors.joining(", ")));
    }

    private static String numbers(int count, int least, int greatest, long seed) {
        Random random = new Random(seed * 31 + count);
        return IntStream.range(0, count)
                .mapToObj(i -> Integer.toString(least + random.nextInt(greatest - least + 1)))
                .collect(Collectors.joining(" "));
    }
}
