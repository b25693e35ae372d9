package org.zermelo.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;

/**
 * A proof that infinitely many positions can be reached: from some reachable position on, a clause can be used again and
 * again. It only changes variables without bound, its condition keeps holding, and no end ever does.
 *
 * <p>Sought from the start outwards, over some hundred positions. Where a clause adds a number, whole runs of it are gone at
 * once, up to where an end may hold. What is not found is not disproved. O(positions x moves) of that sample.
 *
 * @param from the position
 * @param step the clause, for one heap
 */
public record EndlessGrowth(RulePosition from, Step step) {

    private static final int MOST_POSITIONS = 300;

    /** A position with more options is not gone on from. */
    private static final int MOST_OPTIONS = 200;

    private static final int MOST_STEPS = 64;

    /** Values up to here are gone on from by runs of less than twice 2^61, which pass no {@code long}. */
    private static final double FARTHEST = Long.MAX_VALUE / 4.0;

    private static final int LARGEST_SHIFT = 61;

    /** What is to be told of it. */
    public Note note() {
        return Note.of(
                "rule.grows-for-ever", "position", from, "move", step.clause().text());
    }

    /** The proof for a game; empty when none was found. */
    public static Optional<EndlessGrowth> of(RuleGame game) {
        boolean bounded = game.region().inner().stream().allMatch(Interval::bounded);
        return bounded ? Optional.empty() : new GrowthSearch(game).run();
    }

    /** A step that takes each variable that it changes further from 0 in one direction. */
    private record Growing(Step step, List<Choice> least) {

        Bounds aim(Bounds bounds) {
            return bounds.aimed(step.heap(), step.other(), least);
        }
    }

    private static final class GrowthSearch {
        private final RuleGame game;
        private final Ruleset rules;
        private final Condition ended;
        private final List<Growing> steps = new ArrayList<>();
        private final Deque<RulePosition> waiting = new ArrayDeque<>();
        private final Set<RulePosition> seen = new HashSet<>();

        GrowthSearch(RuleGame game) {
            this.game = game;
            this.rules = game.ruleset();
            this.ended =
                    new Condition.Or(rules.ends().stream().map(EndRule::when).toList());
            for (Step step : game.steps()) {
                boolean again =
                        !step.clause().once() && !step.clause().changes().isEmpty();
                if (again && steps.size() < MOST_STEPS && exists(step)) {
                    List<Choice> least = step.clause().choices().stream()
                            .map(choice -> new Choice(choice.name(), choice.from(), choice.from()))
                            .toList();
                    steps.add(new Growing(step, least));
                }
            }
        }

        /** Whether the new values exist wherever the clause may be used. */
        private static boolean exists(Step step) {
            return step.clause().changes().stream().noneMatch(change -> divides(change.value()))
                    && step.clause().choices().stream().noneMatch(c -> divides(c.from()) || divides(c.to()));
        }

        private static boolean divides(Expr expr) {
            return expr.any(e -> e instanceof Expr.Arithmetic a
                    && (a.operator() == Expr.Operator.DIVIDE_EXACT
                            || a.operator() == Expr.Operator.DIVIDE_FLOOR
                            || a.operator() == Expr.Operator.DIVIDE_CEIL
                            || a.operator() == Expr.Operator.MODULO));
        }

        Optional<EndlessGrowth> run() {
            add(game.start());
            while (!steps.isEmpty() && !waiting.isEmpty()) {
                CancelScope.check();
                RulePosition position = waiting.remove();
                if (over(position)) {
                    continue;
                }
                for (Growing growing : steps) {
                    if (forEver(position, List.of(growing))) {
                        return Optional.of(new EndlessGrowth(position, growing.step()));
                    }
                }
                steps.forEach(growing -> along(position, growing));
                onwards(position);
            }
            return Optional.empty();
        }

        private void add(RulePosition position) {
            if (seen.size() < MOST_POSITIONS && seen.add(position)) {
                waiting.add(position);
            }
        }

        private boolean over(RulePosition position) {
            try {
                return game.over(position);
            } catch (RefusedException e) {
                return true;
            }
        }

        /** The positions after each move, where they are not too many. */
        private void onwards(RulePosition position) {
            if (Step.mostOptions(box(position, Growth.NONE, 0), game.steps()) <= MOST_OPTIONS) {
                try {
                    game.eachOption(position, this::add);
                } catch (RefusedException e) {
                    // a number passes its bounds here: nothing is gone on from
                }
            }
        }

        /** Whether steps of different clauses can be made for ever, in turn with others: one more than may be forbidden. */
        private boolean forEver(RulePosition position, List<Growing> together) {
            if (together.size() > rules.repeat().banned()) {
                return lasts(position, together);
            }
            return steps.stream()
                    .filter(other -> together.stream()
                            .noneMatch(one -> one.step().rule() == other.step().rule()))
                    .anyMatch(other -> forEver(
                            position,
                            Stream.concat(together.stream(), Stream.of(other)).toList()));
        }

        private boolean lasts(RulePosition position, List<Growing> together) {
            Optional<Growth> growth = growth(position, together);
            return growth.isPresent() && lasts(box(position, growth.get(), Long.MAX_VALUE), together, growth.get());
        }

        /** Whether all of these steps exist everywhere in a box, and no end. */
        private boolean lasts(Bounds box, List<Growing> together, Growth growth) {
            if (!box.never(ended)) {
                return false;
            }
            for (Growing growing : together) {
                Bounds aimed = growing.aim(box);
                boolean fine = aimed.always(growing.step().clause().guard())
                        && aimed.always(rules.result())
                        && offers(growing, aimed)
                        && growing.step().clause().changes().stream()
                                .allMatch(change -> growth.of(growing.step().variable(change))
                                        == direction(aimed, growing.step(), change));
                if (!fine) {
                    return false;
                }
            }
            return true;
        }

        /** Whether the least number is always there to be chosen, among no more than a position may have moves. */
        private static boolean offers(Growing growing, Bounds aimed) {
            return growing.step().clause().choices().stream().allMatch(choice -> {
                Interval from = aimed.value(choice.from());
                Interval to = aimed.value(choice.to());
                return to.least() >= from.greatest() && (double) to.greatest() - from.least() < MoveMaker.MOST_MOVES;
            });
        }

        /** In which direction these steps take variables from a position; empty when they do not agree, or one has a bound. */
        private Optional<Growth> growth(RulePosition position, List<Growing> together) {
            int[] directions = new int[position.size()];
            for (Growing growing : together) {
                Bounds aimed = growing.aim(box(position, Growth.NONE, 0));
                for (NewValue change : growing.step().clause().changes()) {
                    int number = growing.step().variable(change);
                    Variable variable = rules.variables().get(number);
                    int direction = direction(aimed, growing.step(), change);
                    boolean free = direction > 0
                            ? variable.greatest() == Long.MAX_VALUE
                            : direction < 0 && variable.least() == Long.MIN_VALUE;
                    if (!free || directions[number] == -direction) {
                        return Optional.empty();
                    }
                    directions[number] = direction;
                }
            }
            return Optional.of(new Growth(directions));
        }

        private static int direction(Bounds aimed, Step step, NewValue change) {
            Interval delta = new Deltas(aimed, step.variable(change)).of(change.value());
            return delta.least() > 0 ? 1 : delta.greatest() < 0 ? -1 : 0;
        }

        /** Goes along a step that always adds the same, as far as it surely can be made; nearly to where an end may hold. */
        private void along(RulePosition position, Growing growing) {
            List<NewValue> changes = growing.step().clause().changes();
            Optional<Growth> growth = growth(position, List.of(growing));
            if (changes.size() != 1 || growth.isEmpty() || rules.repeat() != Repeat.ALLOWED) {
                return;
            }
            int variable = growing.step().variable(changes.get(0));
            if (Math.abs((double) position.value(variable)) > FARTHEST) {
                return;
            }
            long far = 0;
            for (int shift = LARGEST_SHIFT; shift >= 0; shift--) {
                long further = far + (1L << shift);
                if (lasts(box(position, growth.get(), further), List.of(growing), growth.get())) {
                    far = further;
                }
            }
            Bounds aimed = growing.aim(box(position, growth.get(), far));
            Interval by = new Deltas(aimed, variable).of(changes.get(0).value());
            if (by.single() && far >= Math.abs(by.least())) {
                long[] values = position.values();
                values[variable] += far / Math.abs(by.least()) * by.least();
                add(RulePosition.remembering(values, position.spent(), position.opponentLast(), position.ownLast()));
            }
        }

        /** All positions that differ from one by so much at most, in the directions of a growth. */
        private Bounds box(RulePosition position, Growth growth, long far) {
            Interval[] box = new Interval[position.size()];
            for (int i = 0; i < box.length; i++) {
                long value = position.value(i);
                int direction = growth.of(i);
                boolean noBound = far == Long.MAX_VALUE;
                long least = direction >= 0 ? value : noBound ? Long.MIN_VALUE : value - far;
                long greatest = direction <= 0 ? value : noBound ? Long.MAX_VALUE : value + far;
                box[i] = new Interval(least, greatest);
            }
            return new Bounds(box, rules.heaps());
        }
    }

    /** For each variable 1 or -1 where it goes up or down, else 0. */
    private record Growth(int[] directions) {
        static final Growth NONE = new Growth(new int[0]);

        int of(int variable) {
            return variable < directions.length ? directions[variable] : 0;
        }
    }
}
