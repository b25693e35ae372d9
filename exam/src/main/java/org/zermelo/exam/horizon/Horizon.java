package org.zermelo.exam.horizon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.game.Ending;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * Proves how far the starts of a family need to be looked at. All starts whose S is at least some value are followed at
 * once, as a box of positions, through every move and for as many plies as the question reaches, so always with the
 * strongest shrink that the moves allow. If no end can lie within those plies, or every such start has ended, none of them
 * belongs to the set.
 *
 * <p>Guards and memory are read generously: more is followed than can be played, so what is proved holds.
 */
public final class Horizon {

    /** More boxes than this are merged into one: coarser, and still right. */
    private static final int MOST_BOXES = 1_000;

    /** Up to here boxes within others are dropped; beyond, looking for them costs more than they do. */
    private static final int FEW_BOXES = 100;

    private static final long FARTHEST = 1L << 60;

    private final Ruleset rules;
    private final Parameter parameter;
    private final int plies;

    private Horizon(Ruleset rules, Parameter parameter, int plies) {
        this.rules = rules;
        this.parameter = parameter;
        this.plies = plies;
    }

    /**
     * The greatest S that may belong to a set decided within some plies; less than the least S when none can.
     *
     * @param parameter the parameter that S is; all others take any value in their ranges
     * @param plies at least 1; {@link StartSet#ANY} to ask only from where on every start has ended
     * @return empty when no bound can be proved this way
     */
    public static OptionalLong last(Ruleset rules, Parameter parameter, int plies) {
        return new Horizon(rules, parameter, plies).last();
    }

    private OptionalLong last() {
        long sure = parameter.least() - 1;
        long step = 1;
        while (!quietFrom(sure + step)) {
            sure += step;
            step *= 2;
            if (step > FARTHEST || sure > FARTHEST) {
                return OptionalLong.empty();
            }
        }
        long quiet = sure + step;
        while (quiet - sure > 1) {
            long middle = sure + (quiet - sure) / 2;
            if (quietFrom(middle)) {
                quiet = middle;
            } else {
                sure = middle;
            }
        }
        return OptionalLong.of(sure);
    }

    /** Whether it is sure that no start with S from here on belongs to the set. */
    private boolean quietFrom(long least) {
        Box start = start(least);
        if (start == null || start.over(rules)) {
            return true;
        }
        if (plies == StartSet.ANY) {
            return false;
        }
        List<Box> level = List.of(start);
        for (int ply = 0; ply < plies; ply++) {
            if (!level.stream().allMatch(this::goesOn)) {
                return false;
            }
            level = next(level);
        }
        return level.stream().allMatch(this::goesOn);
    }

    /** Whether no play can be over in the box. */
    private boolean goesOn(Box box) {
        return box.open(rules) && (rules.stuck() == Ending.TIE || SureMove.exists(rules, box));
    }

    private List<Box> next(List<Box> level) {
        Set<Box> next = new LinkedHashSet<>();
        level.forEach(box -> next.addAll(box.options(rules)));
        if (next.size() > MOST_BOXES) {
            return List.of(next.stream().reduce(Box::hull).orElseThrow());
        }
        List<Box> all = new ArrayList<>(next);
        if (all.size() <= FEW_BOXES) {
            all.removeIf(box -> next.stream().anyMatch(other -> !other.equals(box) && other.contains(box)));
        }
        return all;
    }

    /** The box of all starts with S at least this; null when there is none. */
    private @Nullable Box start(long least) {
        Map<String, Interval> ranges = new HashMap<>();
        rules.parameters().forEach(p -> ranges.put(p.name(), p.range()));
        ranges.put(parameter.name(), new Interval(least, Long.MAX_VALUE));
        Bounds bounds = Bounds.of(ranges);
        List<Interval> cells = new ArrayList<>();
        for (Variable variable : rules.variables()) {
            Interval start = bounds.value(variable.start());
            if (!start.meets(variable.range())) {
                return null;
            }
            cells.add(start.meet(variable.range()));
        }
        return new Box(cells);
    }
}
