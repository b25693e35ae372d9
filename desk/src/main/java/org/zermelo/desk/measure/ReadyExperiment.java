package org.zermelo.desk.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.desk.measure.Experiments.Range;
import org.zermelo.game.BadInputException;

/** The experiments that have a name: those of the source texts and their kin. The command and the page run the same ones. */
public enum ReadyExperiment {
    /** The coin row: plain recursion and recursion with memory against the tables and the linear method. */
    COINS(
            TextSizes.GAINS,
            List.of(8, 12, 16, 20, 24, 50, 100, 200, 400, 800, 1600, 3200),
            List.of(
                    "interval-search",
                    "interval-memo",
                    "interval-guarantee",
                    "interval-halved",
                    "interval-rows",
                    "interval-rolling",
                    "linear")) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.rows("coins", "", methods, ranges, sizes);
        }
    },
    /** Rows from which any number may be taken: the cubic table of the text against the running extrema and the tiles. */
    TAKE_ANY(
            List.of(new Range(-50, 50)),
            List.of(100, 200, 400, 800, 1600, 3200),
            List.of("takes-cubic", "takes-running", "takes-tiles")) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.rows("coins(; take any)", "; take any", methods, ranges, sizes);
        }
    },
    /** The text's experiment: its cubic program on three distributions. */
    ROBANUMEROS(TextSizes.THREE, TextSizes.LENGTHS, List.of("takes-cubic")) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.rows("robanumeros", "; take any", methods, ranges, sizes);
        }
    },
    /** The three parts of that program apart. */
    ROBANUMEROS_PARTS(List.of(new Range(-50, 50)), TextSizes.LENGTHS, List.of()) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.parts("robanumeros " + ranges.get(0), ranges.get(0), sizes);
        }
    },
    /** Nim on more and more heaps: search, search with memory, sum without carry. */
    NIM(List.of(), List.of(1, 2, 3, 4, 5, 6), List.of("plain-search", "nim-search", "nim-memo", "sprague-grundy")) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.nim("nim", methods, sizes);
        }
    },
    /** Two heaps to a growing target: recursion, a dictionary, an array filled from the end, retrograde analysis, sweeps. */
    TWO_HEAPS(
            List.of(),
            List.of(15, 20, 25, 30, 40, 60, 77, 120, 200, 300),
            List.of("plain-search", "memo", "array", "retrograde", "level-sweep", "compiled-sweep")) {
        @Override
        Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods) {
            return all.games("two-heaps", "target", Experiments::twoHeaps, methods, sizes);
        }
    };

    /** The texts' lengths and ranges. */
    private static final class TextSizes {
        private static final List<Range> GAINS = List.of(new Range(0, 100));
        private static final List<Range> THREE = List.of(new Range(-50, 50), new Range(-100, 0), new Range(0, 100));
        private static final List<Integer> LENGTHS = List.of(100, 200, 300, 400);
    }

    private final List<Range> ranges;
    private final List<Integer> sizes;
    private final List<String> methods;

    ReadyExperiment(List<Range> ranges, List<Integer> sizes, List<String> methods) {
        this.ranges = ranges;
        this.sizes = sizes;
        this.methods = methods;
    }

    abstract Experiment make(Experiments all, List<Range> ranges, List<Integer> sizes, List<String> methods);

    /** Makes it; an empty list stands for the experiment's own values, sizes or methods. */
    public Experiment of(Experiments all, List<Range> values, List<Integer> lengths, List<String> named) {
        return make(
                all,
                values.isEmpty() ? ranges : values,
                lengths.isEmpty() ? sizes : lengths.stream().sorted().distinct().toList(),
                named.isEmpty() ? methods : named);
    }

    /** The methods that are set against each other, in the order of the plot's legend; empty where parts are timed. */
    public List<String> methods() {
        return methods;
    }

    /** The ranges that values are drawn from; empty when it draws none. */
    public List<Range> ranges() {
        return ranges;
    }

    /** The name in commands and addresses: {@code two-heaps}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The experiment that a text names: by its code, or by a game without numbers, such as {@code coins(; take any)}. */
    public static Optional<ReadyExperiment> named(String text) {
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "").replace('ú', 'u');
        return switch (plain) {
            case "coins()" -> Optional.of(COINS);
            case "coins(;takeany)" -> Optional.of(TAKE_ANY);
            case "nim()" -> Optional.of(NIM);
            default ->
                Arrays.stream(values())
                        .filter(each -> each.code().equals(plain))
                        .findFirst();
        };
    }

    /**
     * The experiment of this name.
     *
     * @throws BadInputException when there is none
     */
    public static ReadyExperiment of(String text) {
        return named(text)
                .orElseThrow(() -> new BadInputException(
                        "measure.no-experiment",
                        "seen",
                        text,
                        "allowed",
                        Arrays.stream(values()).map(ReadyExperiment::code).collect(Collectors.joining(", "))));
    }
}
