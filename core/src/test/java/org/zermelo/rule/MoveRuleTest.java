package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;

/** What a clause says of itself: kernels, sweeps and proofs rest on it. */
class MoveRuleTest {

    private static final Expr X = new Expr.Moved();
    private static final Expr CELL = new Expr.Cell(0);
    private static final Expr OTHER = new Expr.Other();
    private static final Expr K = new Expr.Chosen(0);
    private static final Expr S = new Expr.ParameterName("S");
    private static final Choice ONE_TO_THREE = new Choice("k", Expr.of(1), Expr.of(3));
    private static final Expr TAKEN = Expr.of(Operator.SUBTRACT, X, K);

    private static MoveRule clause(
            Target target, List<Choice> choices, Condition guard, List<NewValue> changes, Expr gain) {
        return new MoveRule("t", "t", target, choices, guard, changes, gain, false);
    }

    /** A clause for any heap. */
    private static MoveRule any(List<Choice> choices, Condition guard, Expr value) {
        return clause(Target.ANY_HEAP, choices, guard, List.of(new NewValue(NewValue.MOVED, value)), Expr.of(0));
    }

    private static Condition positive(Expr expr) {
        return Condition.of(Relation.GREATER, expr, Expr.of(0));
    }

    @Test
    void aClauseThatTakesTheChosenNumber() {
        List<Choice> one = List.of(ONE_TO_THREE);
        assertThat(any(one, Condition.TRUE, TAKEN).takesChosen()).isTrue();
        assertThat(changing(0, Expr.of(Operator.SUBTRACT, CELL, K)).takesChosen())
                .isTrue();
        // it adds, or takes another number, from another variable, for another, one of two, or besides
        assertThat(any(one, Condition.TRUE, Expr.of(Operator.ADD, X, K)).takesChosen())
                .isFalse();
        assertThat(any(one, Condition.TRUE, Expr.of(Operator.SUBTRACT, X, Expr.of(2)))
                        .takesChosen())
                .isFalse();
        assertThat(changing(1, Expr.of(Operator.SUBTRACT, CELL, K)).takesChosen())
                .isFalse();
        assertThat(changing(NewValue.OTHER, TAKEN).takesChosen()).isFalse();
        assertThat(any(List.of(), Condition.TRUE, Expr.of(Operator.SUBTRACT, X, Expr.of(2)))
                        .takesChosen())
                .isFalse();
        assertThat(any(List.of(ONE_TO_THREE, new Choice("m", K, Expr.of(3))), Condition.TRUE, TAKEN)
                        .takesChosen())
                .isFalse();
        assertThat(any(one, Condition.TRUE, K).takesChosen()).isFalse();
        NewValue taken = new NewValue(NewValue.MOVED, TAKEN);
        assertThat(clause(Target.NAMED, one, Condition.TRUE, List.of(taken, taken), Expr.of(0))
                        .takesChosen())
                .isFalse();
    }

    private static MoveRule changing(int variable, Expr value) {
        List<NewValue> changes = List.of(new NewValue(variable, value));
        return clause(Target.NAMED, List.of(ONE_TO_THREE), Condition.TRUE, changes, Expr.of(0));
    }

    /** Wherever another heap or an open number stands, it is found. */
    @Test
    void whatAClauseLooksAt() {
        assertThat(any(List.of(), Condition.TRUE, X).looksAtOther()).isFalse();
        for (MoveRule clause : speakingOf(OTHER)) {
            assertThat(clause.looksAtOther()).as("%s", clause).isTrue();
            assertThat(clause.open()).as("%s", clause).isFalse();
            assertThat(clause.seesOnlyItsHeap())
                    .as("%s", clause)
                    .isEqualTo(clause.gain().equals(OTHER));
        }
        assertThat(changing(NewValue.OTHER, X).looksAtOther()).isTrue();
        for (MoveRule clause : speakingOf(S)) {
            assertThat(clause.open()).as("%s", clause).isTrue();
            assertThat(clause.looksAtOther()).as("%s", clause).isFalse();
            assertThat(clause.seesOnlyItsHeap()).as("%s", clause).isTrue();
        }
    }

    /** Clauses that name an expression in their guard, their change, their gain, or at an end of a choice. */
    private static List<MoveRule> speakingOf(Expr expr) {
        List<NewValue> same = List.of(new NewValue(NewValue.MOVED, X));
        return List.of(
                any(List.of(), positive(expr), X),
                any(List.of(), Condition.TRUE, Expr.of(Operator.ADD, X, expr)),
                clause(Target.ANY_HEAP, List.of(), Condition.TRUE, same, expr),
                any(List.of(new Choice("k", expr, Expr.of(3))), Condition.TRUE, TAKEN),
                any(List.of(new Choice("k", Expr.of(1), expr)), Condition.TRUE, TAKEN));
    }

    @Test
    void aClauseForAnyHeapSeesOnlyThatOne() {
        assertThat(any(List.of(), Condition.TRUE, X).seesOnlyItsHeap()).isTrue();
        assertThat(any(List.of(), positive(CELL), X).seesOnlyItsHeap()).isFalse();
        assertThat(any(List.of(), positive(Expr.total(Expr.Total.Kind.SUM)), X).seesOnlyItsHeap())
                .isFalse();
        assertThat(changing(0, X).seesOnlyItsHeap()).isFalse();
        NewValue moved = new NewValue(NewValue.MOVED, X);
        assertThat(clause(Target.ANY_HEAP, List.of(), Condition.TRUE, List.of(moved, moved), Expr.of(0))
                        .seesOnlyItsHeap())
                .isFalse();
        assertThat(clause(
                                Target.ANY_HEAP,
                                List.of(),
                                Condition.TRUE,
                                List.of(new NewValue(NewValue.OTHER, X)),
                                Expr.of(0))
                        .seesOnlyItsHeap())
                .isFalse();
    }

    @Test
    void theOneVariableOfNamesAndWhoSpeaksOfNone() {
        NewValue first = new NewValue(0, Expr.of(1));
        NewValue second = new NewValue(1, Expr.of(2));
        MoveRule one = clause(Target.NAMED, List.of(), positive(X), List.of(second), Expr.of(0));
        assertThat(one.namedHeap()).isEqualTo(1);
        assertThat(one.speaksOfNoHeap()).isFalse();
        assertThat(any(List.of(), Condition.TRUE, X).namedHeap()).isEqualTo(-1);
        assertThat(any(List.of(), Condition.TRUE, X).speaksOfNoHeap()).isFalse();
        for (Expr heap : List.of(X, OTHER)) {
            MoveRule two = clause(Target.NAMED, List.of(), positive(heap), List.of(first, second), Expr.of(0));
            assertThat(two.namedHeap()).isEqualTo(-1);
            assertThat(two.speaksOfNoHeap()).isTrue();
        }
        assertThat(clause(Target.NAMED, List.of(), positive(CELL), List.of(first, second), Expr.of(0))
                        .speaksOfNoHeap())
                .isFalse();
    }

    /** What is asked before anything is chosen: the parts that name no choice, all of them where there is none to make. */
    @Test
    void theGuardBeforeChoices() {
        Condition chosen = positive(K);
        Condition heap = positive(X);
        Condition cell = positive(CELL);
        List<Choice> one = List.of(ONE_TO_THREE);
        assertThat(any(List.of(), heap.and(cell), X).guardBeforeChoices()).isEqualTo(heap.and(cell));
        assertThat(any(one, heap, TAKEN).guardBeforeChoices()).isEqualTo(heap);
        assertThat(any(one, heap.and(chosen), TAKEN).guardBeforeChoices()).isEqualTo(heap);
        assertThat(any(one, chosen, TAKEN).guardBeforeChoices()).isEqualTo(new Condition.And(List.of()));
        assertThat(any(one, new Condition.And(List.of(heap, chosen, cell)), TAKEN)
                        .guardBeforeChoices())
                .isEqualTo(new Condition.And(List.of(heap, cell)));
    }

    /** That a gain exists is asked once, however often the clause is made again. */
    @Test
    void aGainThatMayNotExistIsPartOfTheGuardOnce() {
        Expr half = Expr.of(Operator.DIVIDE_EXACT, X, Expr.of(2));
        Condition even = new Condition.Compare(Relation.EQUAL, half, half);
        List<NewValue> same = List.of(new NewValue(NewValue.MOVED, X));
        MoveRule bare = clause(Target.ANY_HEAP, List.of(), Condition.TRUE, same, half);
        assertThat(clause(Target.ANY_HEAP, List.of(), bare.guard(), same, half).guard())
                .isEqualTo(bare.guard());
        MoveRule guarded = clause(Target.ANY_HEAP, List.of(), positive(X), same, half);
        assertThat(guarded.guard()).isEqualTo(positive(X).and(even));
        assertThat(clause(Target.ANY_HEAP, List.of(), guarded.guard(), same, half)
                        .guard())
                .isEqualTo(guarded.guard());
        assertThat(clause(Target.ANY_HEAP, List.of(), positive(X), same, X).guard())
                .isEqualTo(positive(X));
    }

    @Test
    void eightChoicesAreAllowedEachOfThoseBefore() {
        List<Choice> eight = Collections.nCopies(8, ONE_TO_THREE);
        assertThat(any(eight, Condition.TRUE, X).choices()).hasSize(8);
        assertThatThrownBy(() -> any(Collections.nCopies(9, ONE_TO_THREE), Condition.TRUE, X))
                .isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> any(List.of(new Choice("k", Expr.of(1), K)), Condition.TRUE, X))
                .isInstanceOf(BadInputException.class);
    }
}
