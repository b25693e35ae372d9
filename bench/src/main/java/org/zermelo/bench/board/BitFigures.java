package org.zermelo.bench.board;

import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Bits that whole tables take for each position before symmetry, keys and values together. */
public final class BitFigures {

    private static final List<String> GAMES = List.of(
            "mnk(4, 4, 4)",
            "sim(6)",
            "quixo(4)",
            "heaps(1, 1; move +1, *2; end sum >= 1000)",
            "tictactoe()",
            "mnk(4, 3, 3)",
            "connect(4, 4, 4)",
            "connect(5, 4, 4)",
            "hexapawn(4, 4)",
            "hexapawn(4, 5)",
            "hexapawn(5, 5)",
            "dodgem(3)",
            "dodgem(4)",
            "sim(5)",
            "quixo(3)",
            "boxes(2, 2)",
            "count-to(10)");

    private BitFigures() {}

    /** Games in the notation; those of the documents without any. */
    public static void run(Arguments arguments) {
        System.out.println("| game | positions | with depth, or points | who wins |");
        System.out.println("|---|---|---|---|");
        for (String game : arguments.more() ? arguments.rest() : GAMES) {
            Rules<?, ?> rules = Notation.standard().parse(game).rules();
            PackedRules packed = ((Packed<?>) rules).packed();
            boolean scoring = rules.traits().contains(Trait.SCORING);
            PackedTable whole = table(packed, scoring ? Values.margin() : Values.outcome());
            long positions = Analysis.of(whole).positions();
            System.out.printf(
                    Locale.ROOT,
                    "| `%s` | %,d | %.2f | %s |%n",
                    game,
                    positions,
                    bits(whole, positions),
                    scoring ? "" : String.format(Locale.ROOT, "%.2f", bits(table(packed, Values.winner()), positions)));
        }
    }

    private static PackedTable table(PackedRules rules, Value value) {
        return PackedSolver.solve(rules, value, new Budget(1L << 30, 1), Watch.NONE);
    }

    private static double bits(PackedTable table, long positions) {
        return table.bytes() * 8.0 / positions;
    }
}
