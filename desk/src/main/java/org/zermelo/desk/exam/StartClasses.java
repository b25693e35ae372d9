package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.exam.grid.ClassGrid;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.exam.sets.AnyLength;
import org.zermelo.exam.sets.Classes;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Asks for the classes W1 L1 W2 L2 .. of all starts of one or two heaps, as a strip or a grid.
 *
 * @param rules rules over one or two heaps; parameters that are open stand at their least value, since all starts are looked at
 * @param rows the values of the first heap of two; with one heap a single row
 * @param columns the values of the only heap, or of the second
 * @param moves how many of the winner's moves are looked ahead, 1 .. {@link #MOST_MOVES}
 */
public record StartClasses(Ruleset rules, Stretch rows, Stretch columns, int moves) {

    /** The letters are those of an alphabet. */
    public static final int MOST_MOVES = 26;

    private static final int MOST_CELLS = 1_100_000;
    private static final int BEAT = 512;

    /** Only sets without a limit of length ask this; codes do not. */
    private static final AnyLength<RulePosition> UNASKED = position -> {
        throw new IllegalStateException("asked of " + position);
    };

    /**
     * The same question of rules without open parameters.
     *
     * @throws RefusedException when there are more than two heaps, or too many starts
     */
    public StartClasses {
        rules = closed(rules);
        int heaps = rules.variables().size();
        if (heaps > 2) {
            throw new RefusedException("web.grid-needs-two-heaps", "seen", heaps);
        }
        rows = heaps == 1 ? new Stretch(0, 0) : rows;
        long cells = Math.multiplyExact(length(rows), length(columns));
        if (cells > MOST_CELLS) {
            throw new RefusedException("web.grid-too-large", "seen", cells, "allowed", MOST_CELLS);
        }
    }

    private static long length(Stretch stretch) {
        return stretch.to() - stretch.from() + 1;
    }

    /** The number of heaps: 1 or 2. */
    public int heaps() {
        return rules.variables().size();
    }

    /**
     * A text a row, with one letter a start: {@code A} for W1, {@code B} for W2, ..; {@code a} for L1, {@code b} for L2, ..; a dot
     * where nobody can make sure of winning within the moves looked at; {@code #} where the play has ended. Time O(starts) where the
     * rules allow a table, else a search for each.
     */
    public List<String> letters(Budget budget, Watch watch) {
        Lookup lookup = lookup(budget, watch);
        List<String> lines = new ArrayList<>();
        for (long row = rows.from(); row <= rows.to(); row++) {
            watch.progress((row - rows.from()) * length(columns), length(rows) * length(columns));
            lines.add(line(lookup, row, watch));
        }
        return lines;
    }

    /** The letter of the start with some values. */
    private interface Lookup {
        char letter(long... values);
    }

    private Lookup lookup(Budget budget, Watch watch) {
        List<Stretch> box = heaps() == 1 ? List.of(columns) : List.of(rows, columns);
        return ClassGrid.of(rules, box, budget, watch)
                .<Lookup>map(grid -> values -> letter(grid, values))
                .orElseGet(() -> {
                    RuleGame game = new RuleGame(rules);
                    Classes<RulePosition, RuleMove> classes = new Classes<>(game, UNASKED, budget, watch);
                    return values -> letter(classes, game.at(values));
                });
    }

    private String line(Lookup lookup, long row, Watch watch) {
        StringBuilder line = new StringBuilder((int) length(columns));
        for (long column = columns.from(); column <= columns.to(); column++) {
            if (line.length() % BEAT == 0) {
                watch.check();
            }
            line.append(heaps() == 1 ? lookup.letter(column) : lookup.letter(row, column));
        }
        return line.toString();
    }

    private char letter(ClassGrid grid, long... values) {
        if (grid.ended(values)) {
            return '#';
        }
        int code = grid.code(values);
        return Math.abs(code) > moves ? '.' : letter(code);
    }

    private char letter(Classes<RulePosition, RuleMove> classes, RulePosition position) {
        return classes.ended(position)
                ? '#'
                : letter(classes.fate(position, 2 * moves).code());
    }

    private static char letter(int code) {
        return code > 0 ? (char) ('A' + code - 1) : code < 0 ? (char) ('a' - code - 1) : '.';
    }

    private static Ruleset closed(Ruleset rules) {
        Map<String, Long> values = new HashMap<>();
        for (Parameter parameter : rules.parameters()) {
            values.put(parameter.name(), parameter.least());
        }
        return values.isEmpty() ? rules : rules.bind(values);
    }

    /**
     * Why one start is in its class.
     *
     * @param position the start as text
     * @param ended whether the play has ended there
     * @param code its class: +1 for W1, -1 for L1, +2, -2, ..; 0 where nobody can make sure of winning so soon
     * @param options what each move leads to
     */
    public record Start(String position, boolean ended, int code, List<Option> options) {}

    /**
     * A move from a start.
     *
     * @param position what it leads to
     * @param ends whether it ends the play
     * @param won whether it ends the play with a win of the mover
     * @param code the class of what it leads to
     */
    public record Option(String move, String position, boolean ends, boolean won, int code) {}

    /**
     * The class of one start with those of its options.
     *
     * @param text the start's values, as the rules read a position
     */
    public static Start start(Ruleset rules, String text, int moves, Budget budget, Watch watch) {
        RuleGame game = new RuleGame(closed(rules));
        RulePosition position = game.position(text);
        Classes<RulePosition, RuleMove> classes = new Classes<>(game, UNASKED, budget, watch);
        List<Option> options = classes.moves(position, 2 * moves).stream()
                .map(move -> new Option(
                        move.move().toString(),
                        game.text(move.next()),
                        move.ends(),
                        move.endsWon(),
                        move.fate().code()))
                .toList();
        return new Start(
                game.text(position),
                classes.ended(position),
                classes.fate(position, 2 * moves).code(),
                options);
    }
}
