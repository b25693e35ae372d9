package org.zermelo.rule.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Frame;

/** What is called a contradiction never holds, and what is told by one expression is found. */
class ConjunctionTest {

    private static final Expr X = new Expr.Cell(0);
    private static final long[] NUMBERS = {
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        Long.MIN_VALUE + 2,
        -1,
        0,
        1,
        2,
        Long.MAX_VALUE - 2,
        Long.MAX_VALUE - 1,
        Long.MAX_VALUE
    };

    private static boolean contradicts(Condition... parts) {
        return Conjunction.contradicts(new Condition.And(List.of(parts)), Bounds.of(Map.of()));
    }

    private static Condition x(Relation relation, long to) {
        return Condition.of(relation, X, Expr.of(to));
    }

    @Test
    void rangesThatDoNotMeetAreFound() {
        assertThat(contradicts(x(Relation.EQUAL, 10), x(Relation.GREATER, 10))).isTrue();
        assertThat(contradicts(x(Relation.EQUAL, 10), x(Relation.AT_LEAST, 10))).isFalse();
        assertThat(contradicts(x(Relation.LESS, 5), x(Relation.AT_LEAST, 5))).isTrue();
        assertThat(contradicts(x(Relation.AT_MOST, 5), x(Relation.AT_LEAST, 5))).isFalse();
        assertThat(contradicts(x(Relation.EQUAL, 1), new Condition.And(List.of(x(Relation.EQUAL, 2)))))
                .isTrue();
        assertThat(contradicts(x(Relation.EQUAL, 1), new Condition.Or(List.of(x(Relation.EQUAL, 2)))))
                .isFalse();
        assertThat(contradicts(x(Relation.EQUAL, 1), Condition.of(Relation.EQUAL, new Expr.Cell(1), Expr.of(2))))
                .isFalse();
    }

    @Test
    void whatContradictsHoldsNowhere() {
        Random random = new Random(14);
        int found = 0;
        for (int i = 0; i < 20_000; i++) {
            List<Condition> parts = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                Relation relation = Relation.values()[random.nextInt(Relation.values().length)];
                parts.add(x(relation, NUMBERS[random.nextInt(NUMBERS.length)]));
            }
            Condition all = new Condition.And(parts);
            if (!Conjunction.contradicts(all, Bounds.of(Map.of()))) {
                continue;
            }
            found++;
            for (long number : NUMBERS) {
                assertThat(new Frame(new int[] {0}, new long[] {number}).holds(all))
                        .as("%s at %d", all, number)
                        .isFalse();
            }
        }
        assertThat(found).isGreaterThan(1_000);
    }
}
