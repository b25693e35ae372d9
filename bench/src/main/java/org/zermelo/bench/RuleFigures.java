package org.zermelo.bench;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.compile.SweepTable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;

/**
 * Two families of one heap, in one run: nine moves from any start below 65,535, and a shrinking game from any start up to
 * 1,000,000. Each round reads the rules from their text, compiles them, and fills the table of all positions; or answers how
 * many starts are won, however long the play. Prints the first round, with what the virtual machine loads and compiles in
 * it, and the least of the later ones: processor time of the process, and wall time.
 */
final class RuleFigures {

    private static final String NINE_MOVES =
            "heaps(S in 1..65534; move +1, +2, +3, +5, +8, *2, *3, *4, *5; end sum >= 65535)";

    private static final String SHRINKING = "heaps(S in 1..1000000; move -3, -7, /3 floor; end sum <= 19)";

    private RuleFigures() {}

    /** The number of rounds, at least 2. */
    static void run(Arguments arguments) {
        int rounds = arguments.number();
        run("nine moves, table", rounds, () -> table(NINE_MOVES));
        run("nine moves, how many are won", rounds, () -> won(NINE_MOVES));
        run("shrinking, table", rounds, () -> table(SHRINKING));
        run("shrinking, how many are won", rounds, () -> won(SHRINKING));
    }

    private static long table(String text) {
        return SweepTable.of(RuleText.ruleset(text)).cells();
    }

    private static long won(String text) {
        Ruleset rules = RuleText.ruleset(text);
        Part part = new Part(ExamQuestion.of("1", "Wany", "count"), rules);
        return Examiner.standard().answer(part).answer().get(0);
    }

    private static void run(String name, int rounds, LongSupplier work) {
        Spent first = Stopwatch.inProcess(work);
        Spent least = Spent.NEVER;
        for (int round = 1; round < rounds; round++) {
            least = least.or(Stopwatch.inProcess(work));
        }
        System.out.printf(
                Locale.ROOT,
                "%-30s %,9d   first %6.3f s CPU %6.3f s wall   later %6.3f s CPU %6.3f s wall%n",
                name,
                first.result(),
                first.cpu(),
                first.wall(),
                least.cpu(),
                least.wall());
    }
}
