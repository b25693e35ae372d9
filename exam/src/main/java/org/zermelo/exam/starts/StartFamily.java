package org.zermelo.exam.starts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.large.CancelScope;
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
public record StartFamily(Ruleset rules) {

    public StartFamily {
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
    public Parameter asked() {
        return of(rules);
    }

    private List<Parameter> others() {
        return rules.parameters().stream().filter(p -> !p.equals(asked())).toList();
    }

    /** The names of the parameters in the order in which a start names their values: those of the others, and S at the end. */
    public List<String> names() {
        return Stream.concat(others().stream(), Stream.of(asked()))
                .map(Parameter::name)
                .toList();
    }

    /** The least values of the others, in the order in which a start names them. */
    public List<Long> leastOfOthers() {
        return others().stream().map(Parameter::least).toList();
    }

    /** A game by which every position of the family is played; its own start is that of the least values. */
    public RuleGame game() {
        Map<String, Long> least = new HashMap<>();
        rules.parameters().forEach(p -> least.put(p.name(), p.least()));
        List<Variable> zero = rules.variables().stream()
                .map(v -> new Variable(v.name(), v.heap(), v.least(), v.greatest(), Expr.of(v.least())))
                .toList();
        return new RuleGame(
                rules.withStarts(zero, rules.parameters(), rules.where()).bind(least));
    }

    /** The starts with S in a range that the filter admits, ascending by S, then by the others. */
    public List<Start<RulePosition>> starts(RuleGame game, long from, long to) {
        return starts(game, from, to, position -> true);
    }

    /** The same starts, only those whose position passes. */
    public List<Start<RulePosition>> starts(RuleGame game, long from, long to, Predicate<RulePosition> passes) {
        Starts starts = new Starts(game, passes);
        for (long s = from; s <= to; s++) {
            starts.add(0, s);
            if (s == Long.MAX_VALUE) {
                break;
            }
        }
        return starts.found;
    }

    /** Starts as they are found, S by S. */
    private final class Starts {
        private final List<Start<RulePosition>> found = new ArrayList<>();
        private final RuleGame game;
        private final Predicate<RulePosition> passes;
        private final Evaluation evaluation = new Evaluation(rules);
        private final List<Parameter> others = others();

        /** The values of the others and then S, as a start names them. */
        private final Long[] chosen = new Long[rules.parameters().size()];

        /** For every parameter of the rules its place among the values. */
        private final int[] places;

        private long rounds;

        Starts(RuleGame game, Predicate<RulePosition> passes) {
            this.game = game;
            this.passes = passes;
            List<Parameter> named = new ArrayList<>(others);
            named.add(asked());
            this.places = rules.parameters().stream().mapToInt(named::indexOf).toArray();
        }

        void add(int place, long s) {
            if (place < others.size()) {
                Parameter other = others.get(place);
                for (long value = other.least(); value <= other.greatest(); value++) {
                    chosen[place] = value;
                    add(place + 1, s);
                }
                return;
            }
            CancelScope.poll(++rounds);
            chosen[place] = s;
            long[] values = new long[chosen.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = chosen[places[i]];
            }
            long[] start = evaluation.start(values);
            RulePosition position = start == null ? null : game.at(start);
            if (position != null && passes.test(position)) {
                found.add(new Start<>(List.of(chosen), position));
            }
        }
    }

    /** The values of the parameters by name, from those of the others in their order and S at the end. */
    public Map<String, Long> named(List<Long> values) {
        Map<String, Long> named = new HashMap<>();
        List<Parameter> others = others();
        for (int i = 0; i < others.size(); i++) {
            named.put(others.get(i).name(), values.get(i));
        }
        named.put(asked().name(), values.get(values.size() - 1));
        return named;
    }

    /** How many values of the parameters there are in a range of S; {@code Long.MAX_VALUE} when more than fit. */
    public long count(long from, long to) {
        try {
            long count = size(from, to);
            for (Parameter other : others()) {
                count = Math.multiplyExact(count, size(other.least(), other.greatest()));
            }
            return count;
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE;
        }
    }

    private static long size(long from, long to) {
        return from > to ? 0 : Math.addExact(Math.subtractExact(to, from), 1);
    }
}
