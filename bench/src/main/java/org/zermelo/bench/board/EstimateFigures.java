package org.zermelo.bench.board;

import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Size;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * What is said of a game before it is solved beside what the finished table has: positions with the range that is given for
 * them, processor time of one thread, and the bound of the memory beside the bytes of the table.
 */
public final class EstimateFigures {

    /** Ready games and texts of rules, with levels and with cycles. */
    private static final List<String> GAMES = List.of(
            "mnk(4, 3, 3)",
            "mnk(4, 4, 4)",
            "sim(6)",
            "connect(4, 4, 4)",
            "connect(5, 4, 4)",
            "hexapawn(4, 5)",
            "hexapawn(5, 5)",
            "boxes(2, 3)",
            "count-to(1000000)",
            "quixo(4)",
            "dodgem(4)",
            "heaps(1, 1; move +1, *2; end sum >= 1000)",
            "heaps(30, 30, 30, 30; move -1, -2, -3; end sum <= 0)",
            "heaps(1, 1; move +1, +3, *2; end sum >= 700)",
            "heaps(0, 0; move +2, -3, [+1, -2]; end sum >= 400; limits 0..400)",
            "heaps(0, 0, 0; move +2, -3, +5; end sum >= 120; limits 0..60)");

    private EstimateFigures() {}

    /** Games in the notation; none for those of the documents. */
    public static void run(Arguments arguments) {
        System.out.println(
                "| game | said | range | there are | said / are | seconds said | taken | bytes said | table |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        for (String game : arguments.more() ? arguments.rest() : GAMES) {
            print(game, Notation.standard().parse(game).rules());
        }
    }

    private static void print(String game, Rules<?, ?> rules) {
        PackedRules packed = ((Packed<?>) rules).packed();
        Value value = rules.traits().contains(Trait.SCORING) ? Values.margin() : Values.outcome();
        Question<?, ?> question = Question.of(rules, value).within(new Budget(3L << 30, 1));
        Size size = SizeSample.of(rules, Watch.NONE);
        TableMethod method = packed.levels() > 0 ? new TableMethod.LevelByLevel() : new TableMethod.Backwards();
        Fit.Yes fit = (Fit.Yes) method.fit(question);
        Cost cost = method.rate(question).cost(fit.cost().order(), size);
        PackedTable[] table = new PackedTable[1];
        Stopwatch.Spent taken = Stopwatch.inProcess(() -> {
            table[0] = PackedSolver.solve(packed, value, question.budget(), Watch.NONE);
            return table[0].bytes();
        });
        double there = table[0].keys().size();
        boolean inside = size.least() <= there && there <= size.most();
        System.out.printf(
                Locale.ROOT,
                "| `%s` | %,.0f | %s%s | %,.0f | %.2f | %.2f | %.2f | %,d | %,d |%n",
                game,
                size.positions(),
                size.exact() ? "counted" : String.format(Locale.ROOT, "%,.0f to %,.0f", size.least(), size.most()),
                inside ? "" : " (missed)",
                there,
                size.positions() / there,
                cost.seconds(),
                taken.cpu(),
                fit.cost().bytes() < 0 ? cost.bytes() : fit.cost().bytes(),
                taken.result());
    }
}
