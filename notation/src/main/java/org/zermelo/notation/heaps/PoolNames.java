package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.zermelo.notation.text.InputWords;
import org.zermelo.row.pool.PoolRules.PoolFact;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;

/** The names that formulas of a pool may use, in every language, in the order in which more and more places may use them. */
final class PoolNames {

    private static final Map<PoolFact, List<String>> WORDS = words();

    private final List<PoolFact> facts = new ArrayList<>();
    private final List<Variable> variables = new ArrayList<>();

    /** All names: behind the one heap that stands for the numbers taken, each fact by all of its words. */
    PoolNames() {
        WORDS.forEach((fact, words) -> words.forEach(word -> {
            boolean heap = facts.isEmpty();
            facts.add(fact);
            variables.add(
                    heap
                            ? Variable.heap(word, Expr.of(0))
                            : new Variable(word, false, Long.MIN_VALUE, Long.MAX_VALUE, Expr.of(0)));
        }));
    }

    List<Variable> variables() {
        return variables;
    }

    /** The names up to those of a fact. */
    Scope upTo(PoolFact fact) {
        return Scope.position(variables.subList(0, facts.lastIndexOf(fact) + 1), List.of());
    }

    /** Whether a number in a formula stands for a fact. */
    Predicate<Expr> speaksOf(PoolFact fact) {
        return expr ->
                expr instanceof Expr.Cell cell && cell.variable() < facts.size() && facts.get(cell.variable()) == fact;
    }

    /** The facts, of which only those are kept whose variables are spoken of. */
    List<PoolFact> used(Iterable<Predicate<Predicate<Expr>>> formulas) {
        Set<Integer> cells = new HashSet<>();
        // a search that never ends early sees all
        formulas.forEach(formula -> formula.test(expr -> {
            if (expr instanceof Expr.Cell cell) {
                cells.add(cell.variable());
            }
            return false;
        }));
        return IntStream.range(0, facts.size())
                .mapToObj(i -> cells.contains(i) ? facts.get(i) : PoolFact.UNUSED)
                .toList();
    }

    private static Map<PoolFact, List<String>> words() {
        Map<PoolFact, List<String>> words = new EnumMap<>(PoolFact.class);
        for (PoolFact fact : EnumSet.range(PoolFact.LAST, PoolFact.OTHER)) {
            words.put(
                    fact,
                    switch (fact) {
                        case COUNT -> InputWords.of("stretch.count");
                        case XOR -> RuleWords.XOR;
                        case GCD -> RuleWords.GCD;
                        case CHOSEN -> RuleWords.MOVED;
                        default -> InputWords.of("taken." + fact.name().toLowerCase(Locale.ROOT));
                    });
        }
        return words;
    }
}
