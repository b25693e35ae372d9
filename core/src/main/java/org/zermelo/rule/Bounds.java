package org.zermelo.rule;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.zermelo.rule.MoveRule.Choice;

/**
 * What expressions and conditions can be when every variable lies in an interval. Sound, never too narrow: an expression is
 * joined from {@linkplain Interval intervals that hold its parts}, as if its parts had nothing to do with each other.
 */
public final class Bounds {

    private final Interval[] box;
    private final int[] heaps;
    private final Map<String, Interval> parameters;
    private final Interval[] chosen = new Interval[MoveRule.MOST_CHOICES];
    private final ExprBounds values = new ExprBounds();
    private final Certainties certainties = new Certainties();
    private int moved = -1;
    private int other = -1;

    private Bounds(Interval[] box, int[] heaps, Map<String, Interval> parameters) {
        this.box = box.clone();
        this.heaps = heaps;
        this.parameters = parameters;
    }

    /** Bounds over a box, one interval for each variable; {@code heaps} are the numbers of the heaps. */
    public Bounds(Interval[] box, int[] heaps) {
        this(box, heaps, Map.of());
    }

    /** Bounds over all that variables may be. */
    static Bounds of(List<Variable> variables) {
        return new Bounds(
                variables.stream()
                        .map(variable -> new Interval(variable.least(), variable.greatest()))
                        .toArray(Interval[]::new),
                IntStream.range(0, variables.size())
                        .filter(i -> variables.get(i).heap())
                        .toArray());
    }

    /** Bounds over parameters alone, for expressions that look at no variable. */
    public static Bounds of(Map<String, Interval> parameters) {
        return new Bounds(new Interval[0], new int[0], Map.copyOf(parameters));
    }

    /** The same box with parameters in some ranges; of others nothing is known. */
    public Bounds with(Map<String, Interval> ranges) {
        return new Bounds(box, heaps, Map.copyOf(ranges));
    }

    /** The same box, seen by a move that changes one heap and looks at another (-1 for none). */
    public Bounds aimed(int movedHeap, int otherHeap, List<Choice> choices) {
        Bounds aimed = new Bounds(box, heaps, parameters);
        aimed.moved = movedHeap;
        aimed.other = otherHeap;
        for (int i = 0; i < choices.size(); i++) {
            long from = aimed.value(choices.get(i).from()).least();
            long to = aimed.value(choices.get(i).to()).greatest();
            aimed.chosen[i] = new Interval(Math.min(from, to), to);
        }
        return aimed;
    }

    /** The same with another interval for one variable. */
    public Bounds with(int variable, Interval interval) {
        Bounds changed = new Bounds(box, heaps, parameters);
        changed.box[variable] = interval;
        changed.moved = moved;
        changed.other = other;
        System.arraycopy(chosen, 0, changed.chosen, 0, chosen.length);
        return changed;
    }

    /** The numbers of the heaps. */
    public int[] heaps() {
        return heaps.clone();
    }

    /** The interval of a variable. */
    public Interval variable(int variable) {
        return box[variable];
    }

    /** Everything that an expression can be. */
    public Interval value(Expr expr) {
        return expr.fold(values);
    }

    private final class ExprBounds implements Expr.ExprCases<Interval> {

        @Override
        public Interval literal(Expr.Literal literal) {
            return Interval.of(literal.value());
        }

        @Override
        public Interval cell(Expr.Cell cell) {
            return box[cell.variable()];
        }

        @Override
        public Interval moved() {
            return moved < 0 ? Interval.ALL : box[moved];
        }

        @Override
        public Interval other() {
            return other < 0 ? Interval.ALL : box[other];
        }

        @Override
        public Interval parameter(Expr.ParameterName parameter) {
            return parameters.getOrDefault(parameter.name(), Interval.ALL);
        }

        @Override
        public Interval chosen(Expr.Chosen choice) {
            return chosen[choice.choice()];
        }

        @Override
        public Interval total(Expr.Total total) {
            Interval all = box[heaps[0]];
            for (int i = 1; i < heaps.length; i++) {
                all = all.join(total.kind().operator(), box[heaps[i]]);
            }
            return all;
        }

        @Override
        public Interval arithmetic(Expr.Arithmetic a) {
            return value(a.left()).join(a.operator(), value(a.right()));
        }

        @Override
        public Interval absolute(Expr.Absolute absolute) {
            return value(absolute.of()).absolute();
        }

        @Override
        public Interval either(Expr.Either either) {
            return switch (holds(either.when())) {
                case ALWAYS -> value(either.then());
                case NEVER -> value(either.otherwise());
                case PERHAPS -> value(either.then()).hull(value(either.otherwise()));
            };
        }
    }

    /** The variable that an expression names, as this move sees it; -1 when it is none. */
    public int variableOf(Expr expr) {
        if (expr instanceof Expr.Cell c) {
            return c.variable();
        }
        return expr instanceof Expr.Moved ? moved : expr instanceof Expr.Other ? other : -1;
    }

    /** Whether a condition holds everywhere in the box. */
    public boolean always(Condition condition) {
        return holds(condition) == Certainty.ALWAYS;
    }

    /** Whether a condition holds nowhere in the box. */
    public boolean never(Condition condition) {
        return holds(condition) == Certainty.NEVER;
    }

    /** Where a condition holds; {@link Certainty#PERHAPS} does not say that it holds anywhere or fails anywhere. */
    public Certainty holds(Condition condition) {
        return condition.fold(certainties);
    }

    private final class Certainties implements Condition.ConditionCases<Certainty> {

        /** An exact division may have no value, and then a comparison does not hold. */
        @Override
        public Certainty compare(Condition.Compare c) {
            Certainty certainty = Bounds.compare(c.relation(), value(c.left()), value(c.right()));
            return certainty == Certainty.ALWAYS && c.partial() ? Certainty.PERHAPS : certainty;
        }

        @Override
        public Certainty and(Condition.And and) {
            return all(and.parts(), Certainty.NEVER);
        }

        @Override
        public Certainty or(Condition.Or or) {
            return all(or.parts(), Certainty.ALWAYS);
        }

        @Override
        public Certainty not(Condition.Not not) {
            return holds(not.part()).not();
        }

        /** One part that {@code decides} is enough; the opposite needs all of them. */
        private Certainty all(List<Condition> parts, Certainty decides) {
            Certainty all = decides.not();
            for (Condition part : parts) {
                Certainty certainty = holds(part);
                if (certainty == decides) {
                    return decides;
                }
                if (certainty == Certainty.PERHAPS) {
                    all = Certainty.PERHAPS;
                }
            }
            return all;
        }
    }

    private static Certainty compare(Condition.Relation relation, Interval left, Interval right) {
        return switch (relation) {
            case LESS -> Certainty.of(left.greatest() < right.least(), left.least() >= right.greatest());
            case AT_MOST -> Certainty.of(left.greatest() <= right.least(), left.least() > right.greatest());
            case EQUAL -> Certainty.of(left.single() && left.equals(right), !left.meets(right));
            case UNEQUAL -> Certainty.of(!left.meets(right), left.single() && left.equals(right));
            case AT_LEAST -> Certainty.of(left.least() >= right.greatest(), left.greatest() < right.least());
            case GREATER -> Certainty.of(left.least() > right.greatest(), left.greatest() <= right.least());
        };
    }

    /** The greatest value of a variable above which every position of the box is ended. */
    public long lastOpen(Condition ended, int variable) {
        // no value lies beyond the greatest, so that it guesses nothing
        return lastOpen(ended, variable, box[variable].greatest());
    }

    /** The same; quick when the answer is near the guess: O(log of the distance) instead of O(log of the range). */
    public long lastOpen(Condition ended, int variable, long guess) {
        Interval range = box[variable];
        if (!ends(ended, variable, range.greatest(), range.greatest())) {
            return range.greatest();
        }
        long open = range.least();
        long closed = range.greatest();
        long near = guess;
        for (long step = 1; closed - open > 1 || closed - open < 0; step <<= 1) {
            // growing steps away from the guess, until one leaves what is still possible, or the longs; then halves
            long middle = near > open && near < closed ? near : (open & closed) + ((open ^ closed) >> 1);
            if (ends(ended, variable, middle, range.greatest())) {
                closed = middle;
                near = middle - step;
            } else {
                open = middle;
                near = middle + step;
            }
        }
        return open;
    }

    /** The least value of a variable below which every position of the box is ended. */
    public long firstOpen(Condition ended, int variable) {
        Interval range = box[variable];
        if (!ends(ended, variable, range.least(), range.least())) {
            return range.least();
        }
        long closed = range.least();
        long open = range.greatest();
        while (open - closed > 1 || open - closed < 0) {
            long middle = (open & closed) + ((open ^ closed) >> 1);
            if (ends(ended, variable, range.least(), middle)) {
                closed = middle;
            } else {
                open = middle;
            }
        }
        return open;
    }

    private boolean ends(Condition ended, int variable, long from, long to) {
        return with(variable, new Interval(from, to)).always(ended);
    }
}
