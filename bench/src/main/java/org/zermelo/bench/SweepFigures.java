package org.zermelo.bench;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.compile.ArraySweep;
import org.zermelo.compile.SweepTable;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Two heaps, +1 and *2, up to a target, in one run: the compiled rules with one thread and with two, the same sweep
 * written by hand, who wins alone, and, up to a target of 2,000, the interpreter. Prints the least of several rounds, by
 * turns: processor time of the process and wall time. The arrays are taken once and cleared by the runtime in each
 * round, as a single question has them.
 */
final class SweepFigures {

    /** The interpreter takes seconds for a million positions. */
    private static final int LARGEST_INTERPRETED = 2_000;

    private SweepFigures() {}

    /** The target, the number of rounds, and perhaps {@code table} to leave out what is written by hand. */
    static void run(Arguments arguments) {
        int target = arguments.number();
        int rounds = arguments.number();
        boolean byHand = !arguments.more();
        String range = " in 1.." + (target - 1);
        Ruleset rules =
                RuleText.ruleset("heaps(K" + range + ", S" + range + "; move +1, *2; end sum >= " + target + ")");
        Row[] rows = {
            new Row("compiled, one thread", () -> fill(rules, Values.outcome(), 1)),
            new Row("compiled, two threads", () -> fill(rules, Values.outcome(), 2)),
            new Row("who wins, one thread", () -> fill(rules, Values.winner(), 1)),
            new Row("who wins, two threads", () -> fill(rules, Values.winner(), 2)),
            new Row("by hand, one thread", () -> new HandSweep(target).fill()),
            new Row("interpreter, one thread", () -> interpret(target))
        };
        int all = byHand ? target <= LARGEST_INTERPRETED ? 6 : 5 : 4;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < all; i++) {
                rows[i].run();
            }
        }
        for (int i = 0; i < all; i++) {
            rows[i].print();
        }
    }

    private static long fill(Ruleset rules, Value value, int threads) {
        return SweepTable.of(rules, value, new Budget(1L << 31, threads), Watch.NONE)
                .cells();
    }

    /** The same table by the interpreter, from (1, 1). */
    private static long interpret(int target) {
        RuleGame game = new RuleGame(RuleText.ruleset("heaps(1, 1; move +1, *2; end sum >= " + target + ")"));
        return new ArraySweep()
                .solve(Question.of(game, Values.outcome()).only().within(new Budget(1L << 31, 1)), Watch.NONE)
                .counts()
                .nodes();
    }

    private static final class Row {
        private final String name;
        private final LongSupplier work;
        private Spent least = Spent.NEVER;

        Row(String name, LongSupplier work) {
            this.name = name;
            this.work = work;
        }

        void run() {
            least = least.or(Stopwatch.inProcess(work));
        }

        void print() {
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %,14d cells %8.3f s CPU %8.3f s wall%n",
                    name,
                    least.result(),
                    least.cpu(),
                    least.wall());
        }
    }
}
