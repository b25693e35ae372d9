package org.zermelo.exam;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.BadInputException;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * The starts that rules with open parameters give: one for every value of S, or for every pair of K and S.
 *
 * @param rules rules with at least one open parameter; S is the parameter of that name, else the last
 */
record Family(Ruleset rules) {

    Family {
        if (rules.parameters().isEmpty()) {
            throw new BadInputException("exam.no-parameter", "game", rules.text());
        }
        long unbounded = rules.parameters().stream().filter(p -> !p.bounded()).count();
        if (unbounded > 1 || unbounded == 1 && of(rules).bounded()) {
            throw new BadInputException("exam.several-unbounded", "game", rules.text());
        }
    }

    private static Parameter of(Ruleset rules) {
        return rules.parameters().stream()
                .filter(p -> p.name().equals("S"))
                .findFirst()
                .orElseGet(() -> rules.parameters().get(rules.parameters().size() - 1));
    }

    /** The parameter that the questions ask for. */
    Parameter asked() {
        return of(rules);
    }

    private List<Parameter> others() {
        return rules.parameters().stream().filter(p -> !p.equals(asked())).toList();
    }

    /** A game by which every position of the family is played; its own start is that of the least values. */
    RuleGame game() {
        Map<String, Long> least = new HashMap<>();
        rules.parameters().forEach(p -> least.put(p.name(), p.least()));
        List<Variable> zero = rules.variables().stream()
                .map(v -> new Variable(v.name(), v.heap(), v.least(), v.greatest(), Expr.of(v.least())))
                .toList();
        return new RuleGame(
                Rebuilt.starts(rules, zero, rules.parameters(), rules.where()).bind(least));
    }

    /** The starts with S in a range that the filter admits, ascending by S, then by the others. */
    List<Start<RulePosition>> starts(RuleGame game, long from, long to) {
        List<Start<RulePosition>> starts = new ArrayList<>();
        Evaluation evaluation = new Evaluation(rules);
        for (long s = from; s <= to; s++) {
            add(starts, game, evaluation, others(), new ArrayList<>(), s);
            if (s == Long.MAX_VALUE) {
                break;
            }
        }
        return starts;
    }

    private void add(
            List<Start<RulePosition>> starts,
            RuleGame game,
            Evaluation evaluation,
            List<Parameter> open,
            List<Long> chosen,
            long s) {
        if (open.isEmpty()) {
            List<Long> values = new ArrayList<>(chosen);
            values.add(s);
            long[] position = evaluation.start(named(values));
            if (position != null) {
                starts.add(new Start<>(values, game.at(position)));
            }
            return;
        }
        for (long value = open.get(0).least(); value <= open.get(0).greatest(); value++) {
            chosen.add(value);
            add(starts, game, evaluation, open.subList(1, open.size()), chosen, s);
            chosen.remove(chosen.size() - 1);
        }
    }

    /** The values of the parameters by name, from those of the others in their order and S at the end. */
    Map<String, Long> named(List<Long> values) {
        Map<String, Long> named = new HashMap<>();
        List<Parameter> others = others();
        for (int i = 0; i < others.size(); i++) {
            named.put(others.get(i).name(), values.get(i));
        }
        named.put(asked().name(), values.get(values.size() - 1));
        return named;
    }

    /** How many values of the parameters there are in a range of S; {@code Long.MAX_VALUE} when more than fit. */
    long count(long from, long to) {
        long count = Math.max(0, to - from + 1);
        for (Parameter other : others()) {
            try {
                count = Math.multiplyExact(count, Math.max(0, other.greatest() - other.least() + 1));
            } catch (ArithmeticException e) {
                return Long.MAX_VALUE;
            }
        }
        return count;
    }
}
