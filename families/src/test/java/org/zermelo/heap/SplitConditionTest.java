package org.zermelo.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;
import org.zermelo.rule.Split;

/** How the condition of a split is asked of heaps in every order. */
class SplitConditionTest {

    private static final Expr X = new Expr.Moved();

    private static Condition less(Expr left, Expr right) {
        return Condition.of(Relation.LESS, left, right);
    }

    /** Take k and break what is left so that it holds; the choice is number 0, and the heaps are numbers 1 and 2. */
    private static MoveRule split(Condition when) {
        Choice k = new Choice("k", Expr.of(1), Expr.of(3));
        NewValue take = new NewValue(NewValue.MOVED, Expr.of(Operator.SUBTRACT, X, new Expr.Chosen(0)));
        Split split = new Split(List.of(2), Split.Sizes.ANY, List.of("u", "v"), when);
        return new MoveRule(
                "s", "s", Target.ANY_HEAP, List.of(k), Condition.TRUE, List.of(take), Expr.of(0), false, split, null);
    }

    private static Expr heap(int number) {
        return new Expr.Chosen(1 + number);
    }

    @Test
    void theHeapsOfASplitMayStandInAnyOrder() {
        // u = 2 v + k, and u < x
        Expr twice = Expr.of(Operator.ADD, Expr.of(Operator.MULTIPLY, Expr.of(2), heap(1)), new Expr.Chosen(0));
        Condition when = new Condition.And(List.of(Condition.of(Relation.EQUAL, heap(0), twice), less(heap(0), X)));
        SplitCondition condition = new SplitCondition(split(when), 10, List.of(1L));
        int[] heaps = {3, 7};
        assertThat(condition.holds(heaps)).isTrue();
        assertThat(heaps).containsExactly(3, 7);
        assertThat(condition.holds(7, 3)).isTrue();
        assertThat(condition.holds(6, 3)).isFalse();
        assertThat(condition.holds(5, 11)).isFalse();
        assertThat(new SplitCondition(split(when), 10, List.of(2L)).holds(7, 3)).isFalse();
        assertThat(new SplitCondition(split(when), 12, List.of(1L)).holds(5, 11))
                .isTrue();
        SplitCondition zero = new SplitCondition(
                split(Condition.of(Relation.EQUAL, Expr.of(1), Expr.of(Operator.DIVIDE_FLOOR, heap(0), Expr.of(0)))),
                10,
                List.of(1L));
        assertThatThrownBy(() -> zero.holds(3, 7)).isInstanceOf(RefusedException.class);
    }

    @Test
    void threeHeapsAreTriedInAllSixOrders() {
        Split three = new Split(
                List.of(3),
                Split.Sizes.ANY,
                List.of("u", "v", "w"),
                new Condition.And(List.of(
                        Condition.of(Relation.EQUAL, new Expr.Chosen(0), Expr.of(2)),
                        Condition.of(Relation.EQUAL, new Expr.Chosen(1), Expr.of(3)),
                        Condition.of(Relation.EQUAL, new Expr.Chosen(2), Expr.of(1)))));
        MoveRule clause = new MoveRule(
                "s",
                "s",
                Target.ANY_HEAP,
                List.of(),
                Condition.TRUE,
                List.of(new NewValue(NewValue.MOVED, X)),
                Expr.of(0),
                false,
                three,
                null);
        SplitCondition condition = new SplitCondition(clause, 6, List.of());
        for (int[] order : new int[][] {{1, 2, 3}, {1, 3, 2}, {2, 1, 3}, {2, 3, 1}, {3, 1, 2}, {3, 2, 1}}) {
            assertThat(condition.holds(order)).isTrue();
        }
        assertThat(condition.holds(1, 1, 3)).isFalse();
    }

    @Test
    void splitConditionsAreEqualInClauseHeapAndChoices() {
        MoveRule clause = split(less(heap(0), heap(1)));
        SplitCondition one = new SplitCondition(clause, 10, List.of(1L));
        assertThat(one).isEqualTo(new SplitCondition(split(less(heap(0), heap(1))), 10, List.of(1L)));
        assertThat(one).hasSameHashCodeAs(new SplitCondition(clause, 10, List.of(1L)));
        assertThat(one).isNotEqualTo(new SplitCondition(clause, 11, List.of(1L)));
        assertThat(one).isNotEqualTo(new SplitCondition(clause, 10, List.of(2L)));
        assertThat(one).isNotEqualTo(new SplitCondition(split(less(heap(1), heap(0))), 10, List.of(1L)));
        assertThat(one).isNotEqualTo(clause);
    }
}
