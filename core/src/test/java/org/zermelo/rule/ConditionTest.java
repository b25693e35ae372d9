package org.zermelo.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.rule.Condition.Relation;

/** What a condition looks at. */
class ConditionTest {

    private static final Expr X = new Expr.Moved();
    private static final Expr S = new Expr.ParameterName("S");

    private static Condition less(Expr left, Expr right) {
        return Condition.of(Relation.LESS, left, right);
    }

    @Test
    void onlyParametersDecideWhatHoldsThroughoutAPlay() {
        assertThat(less(S, Expr.of(3)).onlyParameters()).isTrue();
        assertThat(less(Expr.of(2), Expr.of(3)).onlyParameters()).isFalse();
        Condition inner = less(Expr.of(2), S);
        List<Condition> parts = List.of(less(Expr.of(1), Expr.of(2)), inner);
        assertThat(List.of(new Condition.Not(inner), new Condition.And(parts), new Condition.Or(parts)))
                .allMatch(Condition::onlyParameters);
        Condition bare = less(Expr.of(1), Expr.of(2));
        List<Condition> bares = List.of(bare, bare);
        assertThat(List.of(new Condition.Not(bare), new Condition.And(bares), new Condition.Or(bares)))
                .noneMatch(Condition::onlyParameters);
        for (Expr other :
                List.of(X, new Expr.Cell(0), new Expr.Other(), new Expr.Chosen(0), Expr.total(Expr.Total.Kind.SUM))) {
            assertThat(less(S, other).onlyParameters()).as("%s", other).isFalse();
            assertThat(new Condition.Not(new Condition.Or(List.of(less(S, S), less(X, other)))).onlyParameters())
                    .isFalse();
        }
    }

    @Test
    void choicesAreCountedFromTheFirstThatIsLookedAt() {
        Condition second = less(new Expr.Chosen(1), X);
        assertThat(second.looksAtChoicesFrom(0)).isTrue();
        assertThat(second.looksAtChoicesFrom(1)).isTrue();
        assertThat(second.looksAtChoicesFrom(2)).isFalse();
        assertThat(less(S, X).looksAtChoicesFrom(0)).isFalse();
    }

    @Test
    void whatAlwaysHoldsAddsNothing() {
        Condition some = less(S, X);
        assertThat(Condition.TRUE.and(some)).isSameAs(some);
        assertThat(some.and(Condition.TRUE)).isSameAs(some);
        assertThat(some.and(some)).isEqualTo(new Condition.And(List.of(some, some)));
        assertThat(Condition.all(List.of(some))).isSameAs(some);
        assertThat(Condition.all(List.of())).isEqualTo(Condition.TRUE);
    }

    @Test
    void everyComparisonAndExpressionIsChanged() {
        Condition all = new Condition.Not(new Condition.And(
                List.of(less(S, X), new Condition.Or(List.of(less(X, Expr.of(1)))))));
        Condition bound = all.map(e -> e.equals(S) ? Expr.of(7) : e);
        assertThat(bound)
                .isEqualTo(new Condition.Not(new Condition.And(
                        List.of(less(Expr.of(7), X), new Condition.Or(List.of(less(X, Expr.of(1))))))));
        assertThat(all.mapEach(each -> Condition.TRUE))
                .isEqualTo(new Condition.Not(
                        new Condition.And(List.of(Condition.TRUE, new Condition.Or(List.of(Condition.TRUE))))));
    }
}
