package org.zermelo.desk.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.measure.Contestant.Outcome;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.plan.Plan;
import org.zermelo.row.Row;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Method;
import org.zermelo.solve.Watch;

/** The experiments of the source texts, and any game's methods against each other. */
public final class Experiments {

    /** Heaps in the order in which the Nim experiment adds them: the text's 5, 3, 6, then its 2, and on. */
    private static final int[] HEAPS = {5, 3, 6, 2, 7, 4, 9, 8, 11, 10};

    private final Desk desk;
    private final Ask ask;
    private final long seed;

    /**
     * Experiments on random rows drawn with this seed.
     *
     * @param budget the memory and the threads that a method may plan with
     */
    public Experiments(Desk desk, Budget budget, long seed) {
        this.desk = desk;
        this.ask = Ask.everything().withParts(Set.of()).withBudget(budget);
        this.seed = seed;
    }

    /**
     * A range that values are drawn from, both ends included.
     *
     * @param least the least value
     * @param greatest the greatest value
     */
    public record Range(long least, long greatest) {

        /**
         * The range that a text such as {@code -50..50} names.
         *
         * @throws BadInputException when it names none
         */
        public static Range of(String text) {
            String[] ends = text.trim().split("\\.\\.", -1);
            try {
                Range range = new Range(Long.parseLong(ends[0].trim()), Long.parseLong(ends[ends.length - 1].trim()));
                if (ends.length == 2 && range.least <= range.greatest && range.greatest - range.least > -1) {
                    return range;
                }
            } catch (NumberFormatException e) {
                // said below, like a range without two ends
            }
            throw new BadInputException("measure.range", "seen", text);
        }

        long[] draw(int count, long seed) {
            Random random = new Random(seed * 1_000_003 + count);
            return IntStream.range(0, count)
                    .mapToLong(i -> least + (long) (random.nextDouble() * (greatest - least + 1)))
                    .toArray();
        }

        /** As {@link #of} reads it. */
        public String text() {
            return least + ".." + greatest;
        }

        @Override
        public String toString() {
            return "[" + least + "," + greatest + "]";
        }
    }

    /** Methods on rows of growing length whose values come from each of the ranges. */
    public Experiment rows(
            String title, String clauses, List<String> methods, List<Range> ranges, List<Integer> sizes) {
        List<Contestant> contestants = new ArrayList<>();
        for (String method : methods) {
            for (Range range : ranges) {
                String label = ranges.size() > 1 ? method + " " + range : method;
                contestants.add(new Contestant(
                        label, range.toString(), size -> run(row(range.draw(size, seed), clauses), method)));
            }
        }
        return new Experiment(title, "n", sizes, contestants);
    }

    /** The three parts of the cubic method apart: the sums, the margins, the line. */
    public Experiment parts(String title, Range range, List<Integer> sizes) {
        return new Experiment(
                title,
                "n",
                sizes,
                List.of(
                        new Contestant("sums S", title, size -> {
                            CubicTakes takes = new CubicTakes(range.draw(size, seed));
                            return watch -> {
                                takes.sums();
                                return new Outcome((long) size * (size + 1) / 2, null);
                            };
                        }),
                        new Contestant("margins P", title, size -> {
                            CubicTakes takes = new CubicTakes(range.draw(size, seed));
                            takes.sums();
                            return watch -> {
                                takes.margins(watch);
                                return new Outcome((long) CubicTakes.options(size), null);
                            };
                        }),
                        new Contestant("line", title, size -> {
                            CubicTakes takes = new CubicTakes(range.draw(size, seed));
                            takes.sums();
                            takes.margins(Watch.NONE);
                            return watch -> new Outcome(takes.play().count(), null);
                        })));
    }

    /** Methods on Nim with more and more heaps. */
    public Experiment nim(String title, List<String> methods, List<Integer> sizes) {
        return games(title, "heaps", Experiments::nim, methods, sizes);
    }

    /** Methods on a game that grows. */
    public Experiment games(
            String title, String unit, IntFunction<String> text, List<String> methods, List<Integer> sizes) {
        return new Experiment(
                title,
                unit,
                sizes,
                methods.stream()
                        .map(method -> new Contestant(method, title, size -> run(parse(text.apply(size)), method)))
                        .toList());
    }

    /** The game of the Nim experiment with so many heaps. */
    public static String nim(int heaps) {
        return IntStream.range(0, heaps)
                .mapToObj(i -> Integer.toString(HEAPS[i % HEAPS.length]))
                .collect(Collectors.joining(", ", "nim(", ")"));
    }

    /** The game of the two-heaps experiment with this target. */
    public static String twoHeaps(int target) {
        return "heaps(3, 4; move +1, *2; end sum >= " + target + ")";
    }

    /** Methods on one game. */
    public Experiment game(Game game, List<String> methods) {
        return new Experiment(
                game.toString(),
                "game",
                List.of(1),
                methods.stream()
                        .map(method -> new Contestant(method, "game", size -> run(game, method)))
                        .toList());
    }

    /** The methods that can answer the question about this game, best first. */
    public List<String> fitting(Game game) {
        Plan plan = desk.plan(game, ask);
        if (plan.usable().isEmpty()) {
            throw plan.refusal();
        }
        return plan.usable().stream().map(Method::name).toList();
    }

    private Contestant.Run run(Game game, String method) {
        Ask asked = ask.withMethod(method);
        return watch -> {
            Answer<?> answer = desk.solve(game, asked, watch).answer();
            return new Outcome(answer.counts().nodes(), answer.worth());
        };
    }

    private Game row(long[] values, String clauses) {
        String text = Row.owning(values).toString();
        return parse(text.substring(0, text.length() - 1) + clauses + ")");
    }

    private Game parse(String text) {
        return desk.notation().parse(text);
    }
}
