package org.zermelo.compile;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Deltas;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Region;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.SweepOrder;

/**
 * Where the cell of each position lies. The variables are taken in sweep order; all but the last make the number of a row,
 * the last runs along it, and a row ends where all that follow are ended. What the rules remember selects a plane, each a
 * whole set of rows.
 */
final class Layout {

    /** One more than the greatest index of a cell. */
    static final long MOST_CELLS = Integer.MAX_VALUE - 64;

    private static final long MOST_ROWS = 1L << 26;

    private static final int MOST_PLANES = 1 << 12;

    final Ruleset rules;
    final Region region;
    final SweepOrder order;
    final int[] variables;
    final int[] least;
    final int[] greatest;
    final int spentBits;
    final int lasts;
    final int owns;
    private int @Nullable [] rows;
    private int @Nullable [] rowEnds;
    private boolean clean = true;
    private long planeCells = -1;

    private Layout(Ruleset rules, Region region, SweepOrder order) {
        this.rules = rules;
        this.region = region;
        this.order = order;
        this.variables = order.variables().stream().mapToInt(i -> i).toArray();
        this.least = new int[variables.length];
        this.greatest = new int[variables.length];
        for (int place = 0; place < variables.length; place++) {
            Interval inner = region.inner().get(variables[place]);
            least[place] = (int) inner.least();
            greatest[place] = (int) inner.greatest();
        }
        this.spentBits = (int) rules.moves().stream().filter(MoveRule::once).count();
        int identities = rules.moves().size() + 1;
        this.lasts = rules.repeat().remembered() > 0 ? identities : 1;
        this.owns = rules.repeat().remembered() > 1 ? identities : 1;
    }

    /** The layout of some rules within a region; empty when no table of them can be swept by nested loops. */
    static Optional<Layout> of(Ruleset rules, Region region) {
        return of(rules, region, () -> SweepOrder.of(rules, region));
    }

    /** The same from the start of a game. */
    static Optional<Layout> of(RuleGame game) {
        return of(game.ruleset(), game.region(), game::order);
    }

    private static Optional<Layout> of(Ruleset rules, Region region, Supplier<Optional<SweepOrder>> found) {
        boolean ints = region.inner().stream()
                .allMatch(i -> i.least() > Integer.MIN_VALUE / 4 && i.greatest() < Integer.MAX_VALUE / 4);
        boolean remembers = rules.repeat() == Repeat.ALLOWED
                || rules.moves().stream().allMatch(m -> m.choices().isEmpty());
        // compiled loops cannot be stopped: those over more numbers than moves may be are left to the interpreter
        if (!ints || !remembers || !Step.listable(rules, region)) {
            return Optional.empty();
        }
        Optional<Layout> layout = found.get().map(order -> new Layout(rules, region, order));
        return layout.filter(l -> l.prefixes() <= MOST_ROWS && l.spentBits <= 12 && l.planes() <= MOST_PLANES);
    }

    int last() {
        return variables.length - 1;
    }

    int planes() {
        return (1 << spentBits) * owns * lasts;
    }

    double prefixes() {
        double count = 1;
        for (int place = 0; place < last(); place++) {
            count *= size(place);
        }
        return count;
    }

    int size(int place) {
        return greatest[place] - least[place] + 1;
    }

    /**
     * Finds where the rows end. O(rows x log of their length).
     *
     * @param each row starts at a multiple of this, so that rows share no byte; a power of two
     */
    void measure(int each) {
        int count = (int) prefixes();
        int[] starts = new int[count];
        int[] ends = new int[count];
        List<Condition> conditions = rules.ends().stream().map(EndRule::when).toList();
        Condition ended = new Condition.Or(conditions);
        Interval[] box = region.inner().toArray(Interval[]::new);
        long cells = 0;
        long guess = greatest[last()];
        for (int row = 0; row < count; row++) {
            int rest = row;
            for (int place = last() - 1; place >= 0; place--) {
                box[variables[place]] = Interval.of(least[place] + rest % size(place));
                rest /= size(place);
            }
            Interval whole = new Interval(least[last()], greatest[last()]);
            box[variables[last()]] = whole;
            Bounds bounds = new Bounds(box, rules.heaps());
            long end = bounds.always(ended) ? whole.least() - 1 : bounds.lastOpen(ended, variables[last()], guess);
            guess = end;
            starts[row] = (int) (cells - whole.least());
            ends[row] = (int) end;
            cells += end - whole.least() + each & -each;
            if (end >= whole.least() && clean && !conditions.isEmpty()) {
                box[variables[last()]] = new Interval(whole.least(), end);
                clean = new Bounds(box, rules.heaps()).never(ended);
            }
            if (cells > MOST_CELLS) {
                break;
            }
        }
        rows = starts;
        rowEnds = ends;
        planeCells = cells;
    }

    /** Whether the rows hold no ended position. */
    boolean clean() {
        return clean;
    }

    long planeCells() {
        return planeCells;
    }

    long cells() {
        return planeCells * planes();
    }

    boolean fits() {
        return cells() <= MOST_CELLS;
    }

    int[] rows() {
        return Objects.requireNonNull(rows);
    }

    int[] rowEnds() {
        return Objects.requireNonNull(rowEnds);
    }

    /** Whether a step always leads to the cell that a sweep fills just before: the one next to it in its row. */
    boolean leadsToPrevious(Step step) {
        int along = variables[last()];
        List<NewValue> changes = step.clause().changes();
        if (planes() > 1 || changes.size() != 1 || step.variable(changes.get(0)) != along) {
            return false;
        }
        Bounds bounds = new Bounds(region.inner().toArray(Interval[]::new), rules.heaps())
                .aimed(step.heap(), step.other(), step.clause().choices());
        long onwards = order.rising().get(last()) ? 1 : -1;
        return new Deltas(bounds, along).of(changes.get(0).value()).equals(Interval.of(onwards));
    }

    /** The cell of a position that is not ended; -1 when the table has none. */
    int cell(RulePosition position) {
        long row = 0;
        for (int place = 0; place <= last(); place++) {
            long value = position.value(variables[place]);
            if (value < least[place] || value > greatest[place]) {
                return -1;
            }
            row = place < last() ? row * size(place) + value - least[place] : row;
        }
        long along = position.value(variables[last()]);
        if (along > rowEnds()[(int) row]) {
            return -1;
        }
        long own = owns > 1 ? position.ownLast() + 1 : 0;
        long last = lasts > 1 ? position.opponentLast() + 1 : 0;
        long plane = (position.spent() * owns + own) * lasts + last;
        return (int) (plane * planeCells + rows()[(int) row] + along);
    }
}
