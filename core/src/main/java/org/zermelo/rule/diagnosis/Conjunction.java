package org.zermelo.rule.diagnosis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Compare;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;

/**
 * What the parts of a condition say together of one expression, which {@link Bounds} sees one by one: {@code x = 10 and
 * x > 10} never holds.
 */
final class Conjunction {

    private Conjunction() {}

    /** Whether some expression is compared with numbers in ways that exclude each other. False says nothing. */
    static boolean contradicts(Condition condition, Bounds bounds) {
        Map<Expr, Interval> ranges = new HashMap<>();
        for (Compare part : comparisons(condition)) {
            Interval right = bounds.value(part.right());
            if (part.partial() || !right.single()) {
                continue;
            }
            Optional<Interval> range = range(part.relation(), right.least());
            if (range.isPresent()) {
                Interval known = ranges.getOrDefault(part.left(), Interval.ALL);
                if (!known.meets(range.get())) {
                    return true;
                }
                ranges.put(part.left(), known.meet(range.get()));
            }
        }
        return false;
    }

    private static List<Compare> comparisons(Condition condition) {
        List<Compare> all = new ArrayList<>();
        if (condition instanceof Compare compare) {
            all.add(compare);
        } else if (condition instanceof Condition.And and) {
            and.parts().forEach(part -> all.addAll(comparisons(part)));
        }
        return all;
    }

    /** Where a number lies that stands in a relation to another; empty where that is no interval. */
    private static Optional<Interval> range(Condition.Relation relation, long to) {
        long below = Interval.ALL.least();
        long above = Interval.ALL.greatest();
        boolean edge = to <= below + 1 || to >= above - 1;
        return edge
                ? Optional.empty()
                : switch (relation) {
                    case LESS -> Optional.of(new Interval(below, to - 1));
                    case AT_MOST -> Optional.of(new Interval(below, to));
                    case EQUAL -> Optional.of(Interval.of(to));
                    case AT_LEAST -> Optional.of(new Interval(to, above));
                    case GREATER -> Optional.of(new Interval(to + 1, above));
                    case UNEQUAL -> Optional.empty();
                };
    }
}
