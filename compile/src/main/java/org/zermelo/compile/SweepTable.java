package org.zermelo.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.compile.Kernel.DepthException;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Region;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Coding;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/**
 * Outcome and depth of every position that some rules can come to, from every start that their open parameters allow.
 * The rules are compiled and swept once, in an order in which all options of a position come before it. Time O(positions
 * x moves); two bytes a position, four when a play can be longer than 32,766 plies. Where only the winner is asked, two bits a
 * position, or a byte while the table takes no more than 64 MiB.
 *
 * <p>Only for rules with such an order and with finitely many positions; {@link #fits} tells. Cyclic games are solved by
 * retrograde analysis instead.
 */
public final class SweepTable {

    static final long BYTES_PER_ROW = 8;

    /** With more clauses the code of a sweep would pass what a method of the virtual machine may hold. */
    static final int MOST_CLAUSES = 1_000;

    /** Tables of who wins that take no more bytes have a byte a position: two bits take 1.35 times as long to fill. */
    private static final long ROOMY = 1L << 26;

    private final Layout layout;
    private final CellForm form;
    private final Value value;
    private final Object cells;
    private final RuleGame game;

    private SweepTable(Layout layout, CellForm form, Value value, Object cells, RuleGame game) {
        this.layout = layout;
        this.form = form;
        this.value = value;
        this.cells = cells;
        this.game = game;
    }

    /** Whether a table of these rules can be made, however large. Cheap. */
    public static boolean fits(Ruleset rules) {
        return layout(rules).isPresent();
    }

    /** Where the cells of the rules' positions lie; empty when no table can be made. */
    private static Optional<Layout> layout(Ruleset rules) {
        return swept(rules) ? Layout.of(rules, Region.of(rules)) : Optional.empty();
    }

    /** The same from the start of a game. */
    static Optional<Layout> layout(RuleGame game) {
        return swept(game.ruleset()) ? Layout.of(game) : Optional.empty();
    }

    private static boolean swept(Ruleset rules) {
        return !rules.parametersBeyondStart() && !scored(rules) && clauses(rules) <= MOST_CLAUSES;
    }

    /** The cells that a table is first filled with. O(blocks), as {@link SweepSize#of}. */
    static CellForm cells(Layout layout, Value value, Budget budget) {
        Ruleset rules = layout.rules;
        boolean ties = rules.stuck() == Ending.TIE
                || rules.ends().stream().map(EndRule::how).anyMatch(how -> how == Ending.TIE);
        if (value.coding() != Coding.WINNER) {
            return new CellForm(Short.SIZE, ties);
        }
        CellForm roomy = new CellForm(Byte.SIZE, ties);
        long bytes = SweepSize.of(layout, roomy.each()).bytes(roomy);
        return bytes <= Math.min(ROOMY, budget.bytes()) ? roomy : new CellForm(CellForm.TINY, ties);
    }

    /** Whether a sweep answers questions of this value. */
    static boolean covers(Value value) {
        return value.subject() == Subject.OUTCOME;
    }

    /** The clauses, each once for every heap that it can move. */
    static long clauses(Ruleset rules) {
        int heaps = rules.heaps().length;
        return rules.moves().stream()
                .mapToLong(move -> move.target() == MoveRule.Target.NAMED ? 1 : heaps)
                .sum();
    }

    private static boolean scored(Ruleset rules) {
        return rules.stuck() == Ending.SCORED || rules.ends().stream().anyMatch(end -> end.how() == Ending.SCORED);
    }

    /** The table by the rules' own ending; see {@link #of(Ruleset, Value, Budget, Watch)}. */
    public static SweepTable of(Ruleset rules) {
        return of(rules, Values.outcome(), Budget.ofThisMachine(), Watch.NONE);
    }

    /**
     * Compiles the rules and fills the table.
     *
     * @param value outcome, misère outcome, or the winner alone
     * @throws RefusedException when there is no order to sweep in, or the table does not fit the budget
     * @throws ArithmeticException when a new value passes a {@code long} or a divisor is 0 in some position
     */
    public static SweepTable of(Ruleset rules, Value value, Budget budget, Watch watch) {
        return of(layout(rules), value, budget, watch);
    }

    /** The same from the start of a game. */
    static SweepTable of(RuleGame game, Value value, Budget budget, Watch watch) {
        return of(layout(game), value, budget, watch);
    }

    private static SweepTable of(Optional<Layout> possible, Value value, Budget budget, Watch watch) {
        Layout layout = possible.filter(l -> covers(value))
                .orElseThrow(() -> new RefusedException("method.compiled-sweep.no-order"));
        CellForm first = cells(layout, value, budget);
        layout.measure(first.each());
        try {
            return fill(layout, first, value, budget, watch);
        } catch (DepthException e) {
            return fill(layout, first.wide(), value, budget, watch);
        }
    }

    private static SweepTable fill(Layout layout, CellForm form, Value value, Budget budget, Watch watch) {
        long bytes = bytes(layout, form);
        if (bytes > budget.bytes() || !layout.fits()) {
            throw new RefusedException(Note.of("method.compiled-sweep.too-big")
                    .with("needed", bytes)
                    .with("allowed", budget.bytes())
                    .with("cells", layout.cells()));
        }
        Kernel kernel = KernelWriter.compile(layout, form, value);
        Object cells = form.array((int) layout.cells());
        new Sweeper(layout, kernel, cells, watch).run(budget.threads());
        return new SweepTable(layout, form, value, cells, anyGame(layout.rules));
    }

    private static RuleGame anyGame(Ruleset rules) {
        Map<String, Long> least = new HashMap<>();
        for (Parameter parameter : rules.parameters()) {
            least.put(parameter.name(), parameter.least());
        }
        return RuleGame.unstarted(rules.bind(least));
    }

    private static long bytes(Layout layout, CellForm form) {
        return form.bytes(layout.cells()) + layout.rows().length * BYTES_PER_ROW;
    }

    /**
     * The code of a position under the table's value.
     *
     * @throws IllegalArgumentException when the position is neither ended nor in the table's reach
     */
    public long code(RulePosition position) {
        int cell = layout.cell(position);
        boolean open = cell >= 0 && layout.clean();
        if (!open && game.over(position)) {
            return value.ended(game.ending(position));
        }
        if (cell < 0) {
            throw new IllegalArgumentException("not within the table: " + position);
        }
        return form.code(value, form.get(cells, cell));
    }

    /**
     * Whether the play goes on: the position has not ended and has a move. Only for tables with depths, and rules by which
     * nobody is deemed to have moved where there is no move.
     *
     * @throws IllegalArgumentException when the position is neither ended nor in the table's reach
     */
    public boolean goesOn(RulePosition position) {
        boolean open = layout.clean() && layout.cell(position) >= 0;
        return (open || !game.over(position)) && code(position) != value.ended(layout.rules.stuck());
    }

    /** What the position with these values and no memory is worth. */
    public Worth worth(long... values) {
        return value.worth(code(game.at(values)));
    }

    /** How many cells were filled. */
    public long cells() {
        return layout.cells();
    }

    /** The memory of the table, in bytes. */
    public long bytes() {
        return bytes(layout, form);
    }

    /** The rules' game, without a start. */
    RuleGame game() {
        return game;
    }

    /** The order in which the variables were swept, outermost first. */
    public List<Integer> order() {
        return layout.order.variables();
    }
}
