package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.zermelo.exam.grid.ClassGrid;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.exam.sets.AnyLength;
import org.zermelo.exam.sets.Classes;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.Json;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * The classes W1 L1 W2 L2 .. of all starts of one or two heaps, as a strip or a grid. Each row is a text with one letter a
 * cell: {@code A} for W1, {@code B} for W2, ..; {@code a} for L1, {@code b} for L2, ..; a dot where nobody can make sure
 * of winning within the moves looked at; {@code #} where the play has ended.
 */
record ClassesCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("rules", "moves", "rows", "columns", "fromRow", "fromColumn");

    /** Only sets without a limit of length ask this; codes do not. */
    static final AnyLength<RulePosition> UNASKED = position -> {
        throw new IllegalStateException("asked of " + position);
    };

    private static final int MOST_CELLS = 1_100_000;
    static final int MOST_MOVES = 26;
    private static final int BEAT = 512;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Ruleset rules = closed(ExamCall.rules(params));
        int heaps = rules.variables().size();
        if (heaps > 2) {
            throw new RefusedException("web.grid-needs-two-heaps", "seen", heaps);
        }
        int fromRow = heaps == 1 ? 0 : (int) params.number("fromRow", 1, 0, 1_000_000);
        int fromColumn = (int) params.number("fromColumn", 1, 0, 1_000_000);
        int rows = heaps == 1 ? 1 : (int) params.number("rows", 80, 1, 2_000);
        int columns = (int) params.number("columns", 80, 1, 100_000);
        int moves = (int) params.number("moves", 2, 1, MOST_MOVES);
        if ((long) rows * columns > MOST_CELLS) {
            throw new RefusedException("web.grid-too-large", "seen", (long) rows * columns, "allowed", MOST_CELLS);
        }
        RuleGame game = new RuleGame(rules);
        Budget budget = new Budget(params.limits().jobBytes(), 1);
        Stretch shown = new Stretch(fromColumn, fromColumn + columns - 1L);
        List<Stretch> box = heaps == 1 ? List.of(shown) : List.of(new Stretch(fromRow, fromRow + rows - 1L), shown);
        Lookup lookup = ClassGrid.of(rules, box, budget, watch)
                .<Lookup>map(grid -> values -> letter(grid, moves, values))
                .orElseGet(() -> {
                    Classes<RulePosition, RuleMove> classes = new Classes<>(game, UNASKED, budget, watch);
                    return values -> letter(classes, game.at(values), 2 * moves);
                });
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            watch.progress((long) r * columns, (long) rows * columns);
            lines.add(line(lookup, heaps, fromRow + r, fromColumn, columns, watch));
        }
        return Reply.of(Json.object(
                "game",
                rules.text(),
                "heaps",
                heaps,
                "names",
                rules.names(),
                "fromRow",
                fromRow,
                "fromColumn",
                fromColumn,
                "moves",
                moves,
                "rows",
                lines));
    }

    /** The letter of the start with some values. */
    private interface Lookup {
        char letter(long... values);
    }

    private static String line(Lookup lookup, int heaps, long row, long fromColumn, int columns, Watch watch) {
        StringBuilder line = new StringBuilder(columns);
        for (int c = 0; c < columns; c++) {
            if (c % BEAT == 0) {
                watch.check();
            }
            long column = fromColumn + c;
            line.append(heaps == 1 ? lookup.letter(column) : lookup.letter(row, column));
        }
        return line.toString();
    }

    private static char letter(ClassGrid grid, int moves, long... values) {
        if (grid.ended(values)) {
            return '#';
        }
        int code = grid.code(values);
        return Math.abs(code) > moves ? '.' : letter(code);
    }

    private static char letter(Classes<RulePosition, RuleMove> classes, RulePosition position, int plies) {
        return classes.ended(position)
                ? '#'
                : letter(classes.fate(position, plies).code());
    }

    private static char letter(int code) {
        return code > 0 ? (char) ('A' + code - 1) : code < 0 ? (char) ('a' - code - 1) : '.';
    }

    /** The rules with every open parameter at its least value: the grid looks at all starts anyway. */
    static Ruleset closed(Ruleset rules) {
        Map<String, Long> values = new HashMap<>();
        for (Parameter parameter : rules.parameters()) {
            values.put(parameter.name(), parameter.least());
        }
        return values.isEmpty() ? rules : rules.bind(values);
    }
}
