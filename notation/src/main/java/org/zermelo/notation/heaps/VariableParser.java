package org.zermelo.notation.heaps;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;

/** Reads variables that are no heaps, {@code var n in 0..20 = 5}, and limits of heaps, {@code limits 0..100}. */
final class VariableParser {

    /** Sets of more positions are too many to look at. */
    private static final int MOST_FORBIDDEN = 9;

    private VariableParser() {}

    static void read(Tokens tokens, StartParser start, List<Variable> variables, Map<String, Token> starts) {
        do {
            Token name = tokens.take();
            if (name.kind() != Kind.NAME) {
                throw tokens.error(name, "rule.name-expected", "seen", Tokens.shown(name));
            }
            Names.check(tokens, name, name.text(), variables);
            long[] range = {Long.MIN_VALUE, Long.MAX_VALUE};
            if (tokens.takeWord(RuleWords.IN)) {
                range = range(tokens, start);
            }
            tokens.expectSymbol("=");
            starts.put(name.text(), tokens.peek());
            variables.add(new Variable(name.text(), false, range[0], range[1], start.ranged()));
        } while (tokens.takeSymbol(","));
    }

    static void limits(Tokens tokens, StartParser start, List<Variable> variables) {
        do {
            Token name = tokens.peek();
            boolean one = name.kind() == Kind.NAME;
            if (one) {
                tokens.take();
                tokens.takeWord(RuleWords.IN);
            }
            long[] range = range(tokens, start);
            boolean found = false;
            for (int i = 0; i < variables.size(); i++) {
                Variable v = variables.get(i);
                if (one ? v.name().equals(name.text()) : v.heap()) {
                    variables.set(i, new Variable(v.name(), v.heap(), range[0], range[1], v.start()));
                    found = true;
                }
            }
            if (!found) {
                throw tokens.error(
                        name,
                        "rule.unknown-name",
                        "seen",
                        name.text(),
                        "nearest",
                        variables.get(0).name(),
                        "allowed",
                        String.join(", ", variables.stream().map(Variable::name).toList()));
            }
        } while (tokens.takeSymbol(","));
    }

    private static long[] range(Tokens tokens, StartParser start) {
        Token place = tokens.peek();
        long least = bound(tokens, start);
        tokens.expectSymbol("..");
        Token next = tokens.peek();
        boolean closed = next.kind() == Kind.NUMBER || next.is("-") || next.is("(");
        long greatest = closed ? bound(tokens, start) : Long.MAX_VALUE;
        if (least > greatest) {
            throw tokens.error(place, "rule.empty-range", "name", "", "least", least, "greatest", greatest);
        }
        return new long[] {least, greatest};
    }

    private static long bound(Tokens tokens, StartParser start) {
        Token place = tokens.peek();
        Expr expr = new ExprParser(tokens, Scope.start(new LinkedHashMap<>())).sum();
        return start.literal(expr, place);
    }

    /** The heaps may grow by this many in all. */
    static Condition stock(Tokens tokens, List<Variable> variables) {
        int mark = tokens.mark();
        Expr most = new ExprParser(tokens, Scope.start(new LinkedHashMap<>())).sum();
        for (Variable variable : variables) {
            if (variable.heap()) {
                most = ConstantFolding.join(Expr.Operator.ADD, most, variable.start())
                        .orElseThrow(
                                () -> tokens.errorFrom(mark, "rule.stock-has-no-value", "seen", tokens.text(mark)));
            }
        }
        return Condition.of(Condition.Relation.AT_MOST, Expr.total(Expr.Total.Kind.SUM), most);
    }

    /** To how many positions the opponent may forbid to move. */
    static int forbidden(Tokens tokens, StartParser start) {
        Token place = tokens.peek();
        long number = bound(tokens, start);
        if (number < 1 || number > MOST_FORBIDDEN) {
            throw tokens.error(
                    place,
                    "notation.number-out-of-range",
                    "what",
                    "rule.forbidden",
                    "seen",
                    number,
                    "least",
                    1,
                    "greatest",
                    MOST_FORBIDDEN);
        }
        return (int) number;
    }
}
