package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/** Where the positions of rules lie, which moves each step is about, and the order in which no play comes back. */
class SweepOrderTest {

    private static final Expr A = new Expr.Cell(0);
    private static final Expr B = new Expr.Cell(1);
    private static final Expr X = new Expr.Moved();

    private static Expr plus(Expr left, long right) {
        return Expr.of(Operator.ADD, left, Expr.of(right));
    }

    private static NewValue a(long by) {
        return new NewValue(0, plus(A, by));
    }

    private static NewValue b(long by) {
        return new NewValue(1, plus(B, by));
    }

    private static MoveRule named(NewValue... changes) {
        return new MoveRule(
                "m", "m", Target.NAMED, List.of(), Condition.TRUE, List.of(changes), Expr.of(0), false, null);
    }

    private static MoveRule any(List<Choice> choices, NewValue... changes) {
        return new MoveRule(
                "m", "m", Target.ANY_HEAP, choices, Condition.TRUE, List.of(changes), Expr.of(0), false, null);
    }

    private static Ruleset rules(List<Variable> variables, List<EndRule> ends, MoveRule... moves) {
        return new Ruleset(
                "by hand",
                variables,
                List.of(),
                Condition.TRUE,
                List.of(moves),
                ends,
                Condition.TRUE,
                Ending.LAST_MOVER_WINS,
                Repeat.ALLOWED,
                0);
    }

    private static List<Variable> heaps(long... starts) {
        return Arrays.stream(starts)
                .mapToObj(start -> Variable.heap("h" + start, Expr.of(start)))
                .toList();
    }

    private static Optional<SweepOrder> order(MoveRule... moves) {
        Ruleset rules = rules(heaps(5, 6), List.of(), moves);
        return SweepOrder.of(rules, Region.of(rules));
    }

    private static Optional<SweepOrder> expected(
            List<Integer> variables, List<Boolean> rising, List<Boolean> monotone, boolean wellFounded) {
        return Optional.of(new SweepOrder(variables, rising, monotone, wellFounded));
    }

    @Test
    void theVariableThatEveryMoveLeadsOnComesFirst() {
        assertThat(order(named(b(-1), a(4)), named(a(-1))))
                .isEqualTo(expected(List.of(1, 0), List.of(false, false), List.of(true, false), true));
        assertThat(order(named(a(-1), b(4)), named(b(-1))))
                .isEqualTo(expected(List.of(0, 1), List.of(false, false), List.of(true, false), true));
        // the rise of the second never decides, for the first always falls
        assertThat(order(named(a(-1), b(4))))
                .isEqualTo(expected(List.of(0, 1), List.of(false, true), List.of(true, true), true));
        assertThat(order(named(a(1)), named(a(-1)))).isEmpty();
        assertThat(order(named(a(1), b(-1)), named(a(-1), b(1)))).isEmpty();
    }

    @Test
    void aPlayEndsWhereNoVariableGoesOnForEver() {
        assertThat(order(named(a(1))))
                .isEqualTo(expected(List.of(1, 0), List.of(true, true), List.of(true, true), false));
        // a rises for ever, but b falls each time
        assertThat(order(named(a(1), b(-1))))
                .isEqualTo(expected(List.of(1, 0), List.of(false, true), List.of(true, true), true));
        Ruleset bounded = rules(
                List.of(new Variable("a", true, 0, 20, Expr.of(5)), new Variable("b", true, 0, 9, Expr.of(6))),
                List.of(),
                named(a(1)),
                named(b(1)));
        assertThat(SweepOrder.of(bounded, Region.of(bounded)))
                .isEqualTo(expected(List.of(0, 1), List.of(true, true), List.of(true, true), true));
    }

    /** A choice of 0 or 1, by which a heap falls or rises, or stays. */
    private static MoveRule perhaps(Operator operator, NewValue... others) {
        List<NewValue> changes = new ArrayList<>(List.of(others));
        changes.add(new NewValue(0, Expr.of(operator, A, new Expr.Chosen(0))));
        Choice k = new Choice("k", Expr.of(0), Expr.of(1));
        return new MoveRule("m", "m", Target.NAMED, List.of(k), Condition.TRUE, changes, Expr.of(0), false, null);
    }

    /** A heap that may stay leads on with the others that change, and does not decide instead of them. */
    @Test
    void aHeapThatMayStayDoesNotDecide() {
        assertThat(order(perhaps(Operator.SUBTRACT)))
                .isEqualTo(expected(List.of(0, 1), List.of(false, true), List.of(true, true), true));
        assertThat(order(perhaps(Operator.SUBTRACT, b(1)), named(b(-1)))).isEmpty();
        assertThat(order(perhaps(Operator.SUBTRACT, b(-1)), named(b(-1))))
                .isEqualTo(expected(List.of(0, 1), List.of(false, false), List.of(true, true), true));
        List<Variable> bounded =
                List.of(new Variable("a", true, 0, 20, Expr.of(5)), new Variable("b", true, 0, 9, Expr.of(6)));
        Ruleset rising = rules(bounded, List.of(), perhaps(Operator.ADD, b(1)), named(b(-1)));
        assertThat(SweepOrder.of(rising, Region.of(rising))).isEmpty();
        Ruleset decided = rules(bounded, List.of(), named(a(1), b(1)), named(b(-1)));
        assertThat(SweepOrder.of(decided, Region.of(decided)))
                .isEqualTo(expected(List.of(0, 1), List.of(true, false), List.of(true, false), true));
        Ruleset together = rules(bounded, List.of(), perhaps(Operator.ADD, b(1)));
        assertThat(SweepOrder.of(together, Region.of(together)))
                .isEqualTo(expected(List.of(0, 1), List.of(true, true), List.of(true, true), true));
        assertThat(Region.of(rules(heaps(5, 6), List.of(), perhaps(Operator.SUBTRACT)))
                        .inner())
                .containsExactly(new Interval(0, 5), Interval.of(6));
        assertThat(Region.of(rules(heaps(5, 6), List.of(), perhaps(Operator.ADD)))
                        .inner())
                .containsExactly(new Interval(5, Long.MAX_VALUE), Interval.of(6));
    }

    @Test
    void aRegionHoldsWhatMovesReachAndEndsCutOff() {
        Ruleset down = rules(heaps(5, 6), List.of(), named(a(-1)));
        assertThat(Region.of(down).inner()).containsExactly(new Interval(0, 5), Interval.of(6));
        assertThat(Region.of(down).outer()).isEqualTo(Region.of(down).inner());
        assertThat(Region.of(down).outerSize()).isEqualTo(6);
        assertThat(Region.of(down).finite()).isTrue();
        EndRule early = new EndRule(Condition.of(Relation.AT_MOST, A, Expr.of(2)), Ending.LAST_MOVER_WINS);
        Region cut = Region.of(rules(heaps(5, 6), List.of(early), named(a(-2))));
        assertThat(cut.inner()).containsExactly(new Interval(3, 5), Interval.of(6));
        assertThat(cut.outer()).containsExactly(new Interval(1, 5), Interval.of(6));
        EndRule late = new EndRule(Condition.of(Relation.AT_LEAST, A, Expr.of(9)), Ending.LAST_MOVER_WINS);
        Region up = Region.of(rules(heaps(5, 6), List.of(late), named(a(3))));
        assertThat(up.inner()).containsExactly(new Interval(5, 8), Interval.of(6));
        assertThat(up.outer()).containsExactly(new Interval(5, 11), Interval.of(6));
        Region endless = Region.of(rules(heaps(5, 6), List.of(), named(a(3)), named(b(-1))));
        assertThat(endless.finite()).isFalse();
        assertThat(endless.inner().get(0).least()).isEqualTo(5);
        assertThat(endless.inner().get(1)).isEqualTo(new Interval(0, 6));
        Ruleset open = rules(
                List.of(Variable.heap("a", new Expr.ParameterName("S")), Variable.heap("b", Expr.of(1))),
                List.of(),
                named(a(-1)));
        Ruleset within = new Ruleset(
                open.text(),
                open.variables(),
                List.of(new Parameter("S", 4, 7)),
                open.where(),
                open.moves(),
                open.ends(),
                open.result(),
                open.stuck(),
                open.repeat(),
                0);
        assertThat(Region.of(within).outer()).containsExactly(new Interval(0, 7), Interval.of(1));
    }

    /** What must hold after a move bounds where moves lead; a start may be beyond. */
    @Test
    void theResultBoundsMovesAndNotTheStart() {
        Ruleset free = rules(heaps(5, 6), List.of(), named(a(1)));
        Ruleset asked = new Ruleset(
                free.text(),
                free.variables(),
                free.parameters(),
                free.where(),
                free.moves(),
                free.ends(),
                Condition.of(Relation.AT_MOST, A, Expr.of(8)),
                free.stuck(),
                free.repeat(),
                0);
        assertThat(Region.of(asked).inner().get(0)).isEqualTo(new Interval(5, 8));
        Ruleset beyond = new Ruleset(
                free.text(),
                heaps(12, 6),
                free.parameters(),
                free.where(),
                List.of(named(a(-1))),
                free.ends(),
                Condition.of(Relation.AT_MOST, A, Expr.of(8)),
                free.stuck(),
                free.repeat(),
                0);
        assertThat(Region.of(beyond).inner().get(0)).isEqualTo(new Interval(0, 12));
    }

    @Test
    void stepsGoOverHeapsAndTheOthersThatTheyLookAt() {
        NewValue take = new NewValue(NewValue.MOVED, plus(X, -1));
        NewValue give = new NewValue(NewValue.OTHER, plus(new Expr.Other(), 1));
        List<Variable> variables = List.of(
                Variable.heap("a", Expr.of(3)),
                new Variable("turn", false, 0, 1, Expr.of(0)),
                Variable.heap("c", Expr.of(4)),
                Variable.heap("d", Expr.of(5)));
        Ruleset rules = rules(variables, List.of(), any(List.of(), take), any(List.of(), take, give), named(b(1)));
        List<Step> steps = Step.all(rules);
        assertThat(steps).hasSize(3 + 3 * 2 + 1);
        assertThat(steps.subList(0, 3))
                .extracting(Step::rule, Step::heap, Step::other)
                .containsExactly(triple(0, 0, -1), triple(0, 2, -1), triple(0, 3, -1));
        assertThat(steps.subList(3, 9))
                .extracting(Step::rule, Step::heap, Step::other)
                .containsExactly(
                        triple(1, 0, 2),
                        triple(1, 0, 3),
                        triple(1, 2, 0),
                        triple(1, 2, 3),
                        triple(1, 3, 0),
                        triple(1, 3, 2));
        Step last = steps.get(8);
        assertThat(last.variable(take)).isEqualTo(3);
        assertThat(last.variable(give)).isEqualTo(2);
        assertThat(last.variable(b(1))).isEqualTo(1);
        assertThat(steps.get(9).rule()).isEqualTo(2);
        assertThat(steps.get(9).other()).isEqualTo(-1);
    }

    private static Tuple triple(int rule, int heap, int other) {
        return Tuple.tuple(rule, heap, other);
    }

    @Test
    void optionsAreCountedFromAbove() {
        NewValue take = new NewValue(NewValue.MOVED, Expr.of(Operator.SUBTRACT, X, new Expr.Chosen(0)));
        Choice three = new Choice("k", Expr.of(1), Expr.of(3));
        Choice none = new Choice("j", Expr.of(3), Expr.of(1));
        Ruleset rules = rules(
                heaps(5, 6),
                List.of(),
                any(List.of(three), take),
                any(List.of(three, three), take),
                any(List.of(none), take));
        assertThat(Step.mostOptions(rules, Region.of(rules))).isEqualTo(2 * (3 + 9 + 1));
        assertThat(Step.listable(rules, Region.of(rules))).isTrue();
        for (long most : new long[] {MoveMaker.MOST_MOVES, MoveMaker.MOST_MOVES + 1}) {
            Choice many = new Choice("k", Expr.of(1), Expr.of(most));
            Ruleset wide = rules(heaps(5), List.of(), any(List.of(many), take));
            assertThat(Step.listable(wide, Region.of(wide))).isEqualTo(most == MoveMaker.MOST_MOVES);
        }
    }

    @Test
    void aSplitIsIntoFewHeapsOfWhichFewHaveNames() {
        List<String> names = List.of("a", "b", "c", "d", "e");
        Split split = new Split(List.of(3, 1, 3, 0, 7), Split.Sizes.ANY, names.subList(0, 4), Condition.TRUE);
        assertThat(split.counts()).containsExactly(0, 1, 3, 7);
        assertThat(split.conditional()).isFalse();
        assertThat(new Split(List.of(2), Split.Sizes.ANY, List.of(), Condition.FALSE).conditional())
                .isTrue();
        for (List<Integer> counts : List.of(List.<Integer>of(), List.of(-1, 2), List.of(2, 8))) {
            assertThatThrownBy(() -> new Split(counts, Split.Sizes.ANY, List.of(), Condition.TRUE))
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("rule.split-count");
        }
        assertThatCode(() -> new Split(List.of(2), Split.Sizes.ANY, names.subList(0, 4), Condition.TRUE))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> new Split(List.of(2), Split.Sizes.ANY, names, Condition.TRUE))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("rule.split-names");
    }
}
