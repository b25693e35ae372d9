package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.zermelo.notation.heaps.Scope;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;

/**
 * The names that formulas of a game may use, in every language, in the order in which more and more places may use them.
 *
 * @param <F> what a name may stand for
 */
final class FactNames<F> {

    private final List<F> facts = new ArrayList<>();
    private final List<Variable> variables = new ArrayList<>();

    /**
     * All names.
     *
     * @param words the words of each fact, in that order
     * @param heap whether the first name is the one heap, by which totals have their words
     */
    FactNames(Map<F, List<String>> words, boolean heap) {
        words.forEach((fact, all) -> all.forEach(word -> {
            boolean first = heap && facts.isEmpty();
            facts.add(fact);
            variables.add(
                    first
                            ? Variable.heap(word, Expr.of(0))
                            : new Variable(word, false, Long.MIN_VALUE, Long.MAX_VALUE, Expr.of(0)));
        }));
    }

    List<Variable> variables() {
        return variables;
    }

    /** The names up to those of a fact. */
    Scope upTo(F fact) {
        return Scope.position(variables.subList(0, facts.lastIndexOf(fact) + 1), List.of());
    }

    /** Whether a number in a formula stands for a fact. */
    Predicate<Expr> speaksOf(F fact) {
        return expr -> expr instanceof Expr.Cell cell
                && cell.variable() < facts.size()
                && facts.get(cell.variable()).equals(fact);
    }

    /** The facts, of which only those are kept whose variables are spoken of. */
    List<F> used(Iterable<Predicate<Predicate<Expr>>> formulas, F unused) {
        Set<Integer> cells = new HashSet<>();
        for (Predicate<Predicate<Expr>> formula : formulas) {
            boolean ended = formula.test(expr -> {
                if (expr instanceof Expr.Cell cell) {
                    cells.add(cell.variable());
                }
                return false;
            });
            assert !ended : "a search that never ends early sees all";
        }
        return IntStream.range(0, facts.size())
                .mapToObj(i -> cells.contains(i) ? facts.get(i) : unused)
                .toList();
    }
}
