package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Parameter;

/**
 * Reads the heaps of the start and the ranges of the parameters:
 *
 * <pre>
 * start = item { [","] item }     item = [name "="] sum ["in" sum ".." [sum] | "from" sum "to" sum | relation sum] | sum relation name [relation sum]
 * </pre>
 */
final class StartParser {

    /** A parameter of which nothing is said holds at least this. */
    private static final long LEAST = 1;

    /** A heap: its name, empty when it has none, what it holds in the start, and how that was written. */
    record Heap(Token place, String name, Expr start, String text) {}

    private final Tokens tokens;
    private final Map<String, Long> names = new LinkedHashMap<>();
    private final Map<String, Parameter> ranges = new LinkedHashMap<>();
    private final Map<String, Token> places = new LinkedHashMap<>();

    StartParser(Tokens tokens) {
        this.tokens = tokens;
    }

    /** The heaps up to the end of the section. */
    List<Heap> heaps(BooleanSupplier sectionEnds) {
        List<Heap> heaps = new ArrayList<>();
        while (!sectionEnds.getAsBoolean()) {
            heaps.add(heap());
            tokens.takeSymbol(",");
        }
        return heaps;
    }

    private Heap heap() {
        int mark = tokens.mark();
        Token place = tokens.peek();
        String name = "";
        if (place.kind() == Kind.NAME && tokens.peek(1).is("=")) {
            name = tokens.take().text();
            tokens.take();
        }
        Expr start = ranged();
        return new Heap(place, name, start, tokens.text(mark));
    }

    /** A number with an optional range of the parameter that it is. */
    Expr ranged() {
        Token place = tokens.peek();
        Expr first = expression();
        if (tokens.lineEnds()) {
            return first;
        }
        if (first instanceof Expr.ParameterName p) {
            places.putIfAbsent(p.name(), place);
            if (tokens.takeWord(RuleWords.IN)) {
                range(p.name());
            } else if (tokens.takeWord(RuleWords.FROM)) {
                fromTo(p.name());
            } else {
                bound(p, false);
            }
            return first;
        }
        Relation relation = tokens.takeRelation();
        if (relation == null) {
            return first;
        }
        Token parameterPlace = tokens.peek();
        Expr second = expression();
        if (!(second instanceof Expr.ParameterName p)) {
            throw tokens.error(parameterPlace, "rule.parameter-expected", "seen", Tokens.shown(parameterPlace));
        }
        places.putIfAbsent(p.name(), parameterPlace);
        limit(p.name(), turned(relation), literal(first, place), place);
        bound(p, true);
        return second;
    }

    private Expr expression() {
        Token place = tokens.peek();
        Expr expr = new ExprParser(tokens, Scope.start(names)).sum();
        if (names.size() > Names.MOST_VARIABLES) {
            throw tokens.error(place, "rule.too-many-parameters", "allowed", Names.MOST_VARIABLES);
        }
        names.keySet().forEach(name -> places.putIfAbsent(name, place));
        return expr;
    }

    private void range(String name) {
        Token place = tokens.peek();
        long least = literal(expression(), place);
        tokens.expectSymbol("..");
        Token next = tokens.peek();
        boolean closed = !tokens.lineEnds() && (next.kind() == Kind.NUMBER || next.is("(") || next.is("-"));
        long greatest = closed ? literal(expression(), next) : Long.MAX_VALUE;
        set(name, least, greatest, place);
    }

    /** {@code 1 to 69}, the range as a task words it. */
    private void fromTo(String name) {
        Token place = tokens.peek();
        long least = literal(expression(), place);
        tokens.expectWord(RuleWords.TO);
        Token next = tokens.peek();
        set(name, least, literal(expression(), next), place);
    }

    private void bound(Expr.ParameterName parameter, boolean started) {
        Token place = tokens.peek();
        Relation relation = tokens.takeRelation();
        if (relation != null) {
            Token limit = tokens.peek();
            limit(parameter.name(), relation, literal(expression(), limit), limit);
            Parameter range = Objects.requireNonNull(ranges.get(parameter.name()));
            set(parameter.name(), range.least(), range.greatest(), place);
        } else if (started) {
            Parameter range = Objects.requireNonNull(ranges.get(parameter.name()));
            set(parameter.name(), range.least(), range.greatest(), place);
        }
    }

    /** Narrows a parameter's range by {@code name relation limit}. */
    private void limit(String name, Relation relation, long limit, Token place) {
        boolean beyond = limit == (relation == Relation.LESS ? Long.MIN_VALUE : Long.MAX_VALUE);
        if (beyond && (relation == Relation.LESS || relation == Relation.GREATER)) {
            throw tokens.error(
                    place, "notation.number-too-large", "seen", (relation == Relation.LESS ? "< " : "> ") + limit);
        }
        Parameter range = ranges.getOrDefault(name, new Parameter(name, Math.min(LEAST, limit), Long.MAX_VALUE));
        long least = range.least();
        long greatest = range.greatest();
        switch (relation) {
            case LESS -> greatest = limit - 1;
            case AT_MOST -> greatest = limit;
            case EQUAL -> {
                least = limit;
                greatest = limit;
            }
            case AT_LEAST -> least = limit;
            case GREATER -> least = limit + 1;
            default -> throw tokens.unexpected("in, <, <=, =, >= or >");
        }
        ranges.put(name, new Parameter(name, least, greatest));
    }

    private static Relation turned(Relation relation) {
        return switch (relation) {
            case LESS -> Relation.GREATER;
            case AT_MOST -> Relation.AT_LEAST;
            case AT_LEAST -> Relation.AT_MOST;
            case GREATER -> Relation.LESS;
            default -> relation;
        };
    }

    private void set(String name, long least, long greatest, Token place) {
        if (least > greatest) {
            throw tokens.error(place, "rule.empty-range", "name", name, "least", least, "greatest", greatest);
        }
        ranges.put(name, new Parameter(name, least, greatest));
    }

    long literal(Expr expr, Token place) {
        if (expr instanceof Expr.Literal l) {
            return l.value();
        }
        throw tokens.error(place, "notation.number-expected", "seen", Tokens.shown(place), "expected", "");
    }

    /** Whether a name is a parameter. */
    boolean knows(String name) {
        return names.containsKey(name);
    }

    /** The parameters in the order in which they were found. */
    List<Parameter> parameters() {
        return names.keySet().stream()
                .map(name -> ranges.getOrDefault(name, new Parameter(name, LEAST, Long.MAX_VALUE)))
                .toList();
    }

    /** Where each parameter was found first. */
    Map<String, Token> places() {
        return places;
    }
}
