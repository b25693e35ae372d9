package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;

/**
 * Reads numbers and conditions:
 *
 * <pre>
 * condition  = all { "or" all }          all   = negated { "and" negated }        negated = ["not"] relation
 * relation   = sum { ("&lt;" | "&lt;=" | "=" | "!=" | "&gt;=" | "&gt;") sum } | sum "in" set | sum "divides" sum
 *            | sum "is" ({@linkplain NumberKinds kind} | "even" | "odd" | "divisible by" sum)
 * sum        = added { ("xor" | "bitand" | "bitor") added }
 * added      = product { ("+" | "-") product }
 * product    = power { ("*" | "/" | "//" | "%" | "mod") power ["floor" | "ceil" | "exact"] }
 * power      = atom ["^" power]          atom  = number | name | "(" condition ")" | "-" power | function "(" .. ")"
 * </pre>
 */
public final class ExprParser {

    /** Operators in one expression; more would nest too deeply to be worked with. */
    private static final int MOST_OPERATORS = 500;

    private final Tokens tokens;
    private final Scope scope;
    private int operators;
    /** Where a number begins that is rounded as a whole. */
    private int roundedFrom = -1;

    public ExprParser(Tokens tokens, Scope scope) {
        this.tokens = tokens;
        this.scope = scope;
    }

    public Condition condition() {
        int mark = tokens.mark();
        Object parsed = anyOf();
        if (parsed instanceof Condition condition) {
            return condition;
        }
        throw tokens.errorFrom(mark, "rule.condition-expected", "seen", tokens.text(mark));
    }

    /**
     * A condition on positions of a play. One that looks at parameters alone never changes in a play; it is what comes of writing S for
     * the heap that holds S stones in the start.
     */
    Condition inPlay() {
        int mark = tokens.mark();
        Condition condition = condition();
        if (condition.onlyParameters()) {
            throw tokens.errorFrom(mark, "rule.only-parameters", "seen", tokens.text(mark));
        }
        return condition;
    }

    /** A number without relations. */
    public Expr sum() {
        int mark = tokens.mark();
        return number(mark, sumOrCondition(null));
    }

    /** A number that a function rounds: of literals, too, the last quotient need not come out even. */
    Expr sumToRound() {
        roundedFrom = tokens.mark();
        return sum();
    }

    /** A number of which the left end is already known: {@code +1} after {@code x}. */
    Expr after(Expr left) {
        tokens.stayOnLine();
        int mark = tokens.mark();
        return number(mark, sumOrCondition(left));
    }

    /** {@code left * 3} or {@code left / 2 floor}, of which the sign is already read. */
    Expr times(Expr left, String sign) {
        return times(left, sign, tokens.mark());
    }

    private Expr times(Expr left, String sign, int mark) {
        return switch (sign) {
            case "*" -> fold(Operator.MULTIPLY, left, factor(), mark);
            case "%" -> {
                Expr divisor = factor();
                refuseZero(divisor, mark);
                yield fold(Operator.MODULO, left, divisor, mark);
            }
            default -> quotient(sign, left, mark);
        };
    }

    private Expr number(int mark, Object parsed) {
        if (parsed instanceof Expr expr) {
            return expr;
        }
        throw tokens.errorFrom(mark, "rule.number-expected", "seen", tokens.text(mark));
    }

    private Condition truth(int mark, Object parsed) {
        if (parsed instanceof Condition condition) {
            return condition;
        }
        throw tokens.errorFrom(mark, "rule.condition-expected", "seen", tokens.text(mark));
    }

    private boolean takes(List<String> words, String... symbols) {
        if (tokens.lineEnds()) {
            return false;
        }
        for (String symbol : symbols) {
            if (tokens.takeSymbol(symbol)) {
                return true;
            }
        }
        return tokens.takeWord(words);
    }

    private Object anyOf() {
        int mark = tokens.mark();
        Object first = allOf();
        List<Condition> parts = new ArrayList<>();
        while (takes(RuleWords.OR, "||", "|")) {
            if (parts.isEmpty()) {
                parts.add(truth(mark, first));
            }
            count();
            int next = tokens.mark();
            parts.add(truth(next, allOf()));
        }
        return parts.isEmpty() ? first : new Condition.Or(parts);
    }

    private Object allOf() {
        int mark = tokens.mark();
        Object first = negated();
        List<Condition> parts = new ArrayList<>();
        while (takes(RuleWords.AND, "&&", "&")) {
            if (parts.isEmpty()) {
                parts.add(truth(mark, first));
            }
            count();
            int next = tokens.mark();
            parts.add(truth(next, negated()));
        }
        return parts.isEmpty() ? first : new Condition.And(parts);
    }

    private Object negated() {
        int nots = 0;
        while (tokens.takeWord(RuleWords.NOT) || tokens.takeSymbol("!")) {
            count();
            nots++;
        }
        if (nots == 0) {
            return relation();
        }
        int mark = tokens.mark();
        Condition part = truth(mark, relation());
        return nots % 2 == 1 ? new Condition.Not(part) : part;
    }

    private Object relation() {
        int mark = tokens.mark();
        Object first = sumOrCondition(null);
        if (!(first instanceof Expr left)) {
            return first;
        }
        if (takes(RuleWords.IN)) {
            return in(left);
        }
        if (takes(RuleWords.DIVIDES)) {
            refuseZero(left, mark);
            return NumberKinds.divides(left, sum());
        }
        if (tokens.isWord(RuleWords.IS)
                || NumberKinds.at(tokens, 0) && !tokens.lineEnds()
                || tokens.isWord(RuleWords.EVEN)
                || tokens.isWord(RuleWords.ODD)
                || tokens.isWord(RuleWords.DIVISIBLE)) {
            return new NumberKinds(tokens, this).is(left);
        }
        List<Condition> parts = new ArrayList<>();
        Relation relation;
        while ((relation = tokens.takeRelation()) != null) {
            count();
            int next = tokens.mark();
            Expr right = number(next, sumOrCondition(null));
            parts.add(Condition.of(relation, left, right));
            left = right;
        }
        return switch (parts.size()) {
            case 0 -> number(mark, first);
            case 1 -> parts.get(0);
            default -> new Condition.And(parts);
        };
    }

    /** After {@code k in}: a range {@code 1..3} or a set <code>{1, 3, 4}</code>. */
    private Condition in(Expr left) {
        if (tokens.peek().is("{")) {
            List<Condition> parts = new ArrayList<>();
            for (Expr element : set()) {
                parts.add(Condition.of(Relation.EQUAL, left, element));
            }
            return new Condition.Or(parts);
        }
        int mark = tokens.mark();
        Expr from = sum();
        Expr to = Names.upTo(tokens, this, from, mark);
        return Condition.of(Relation.AT_LEAST, left, from).and(Condition.of(Relation.AT_MOST, left, to));
    }

    /** A number that something is divided by. */
    Expr divisor() {
        int mark = tokens.mark();
        Expr divisor = sum();
        refuseZero(divisor, mark);
        return divisor;
    }

    List<Expr> set() {
        tokens.open("{");
        List<Expr> elements = new ArrayList<>();
        do {
            count();
            elements.add(sum());
        } while (tokens.takeSymbol(","));
        tokens.close("}");
        return elements;
    }

    private Object sumOrCondition(@Nullable Expr start) {
        int mark = tokens.mark();
        Object first = added(start);
        for (Operator operator = bits(); operator != null; operator = bits()) {
            count();
            int next = tokens.mark();
            Expr left = number(mark, first);
            first = fold(operator, left, number(next, added(null)), mark);
        }
        return first;
    }

    /** Takes the word of an operator on bits. */
    private @Nullable Operator bits() {
        return takes(RuleWords.XOR)
                ? Operator.XOR
                : takes(RuleWords.BITAND) ? Operator.BIT_AND : takes(RuleWords.BITOR) ? Operator.BIT_OR : null;
    }

    private Object added(@Nullable Expr start) {
        int mark = tokens.mark();
        Object first = productOrCondition(start);
        while (!tokens.lineEnds() && (tokens.peek().is("+") || tokens.peek().is("-"))) {
            Operator operator = tokens.take().text().equals("+") ? Operator.ADD : Operator.SUBTRACT;
            count();
            int next = tokens.mark();
            Expr left = number(mark, first);
            Expr right = number(next, productOrCondition(null));
            first = fold(operator, left, right, mark);
        }
        return first;
    }

    private Object productOrCondition(@Nullable Expr start) {
        int mark = tokens.mark();
        Object first = powerOrCondition(start);
        while (!tokens.lineEnds() && (isProduct(tokens.peek()) || tokens.isWord(RuleWords.MOD))) {
            String symbol = takes(RuleWords.MOD) ? "%" : tokens.take().text();
            count();
            first = times(number(mark, first), symbol, mark);
        }
        return first;
    }

    private void refuseZero(Expr divisor, int mark) {
        if (divisor instanceof Expr.Literal l && l.value() == 0) {
            throw tokens.errorFrom(mark, "rule.division-by-literal-zero", "seen", tokens.text(mark));
        }
    }

    private static boolean isProduct(Token token) {
        return token.is("*") || token.is("/") || token.is("//") || token.is("%");
    }

    private Expr factor() {
        int mark = tokens.mark();
        return number(mark, powerOrCondition(null));
    }

    /** After a sign of division: {@code 1.5} divides as {@code * 2 / 3}; a word about rounding may follow. */
    private Expr quotient(String symbol, Expr left, int mark) {
        Expr numerator = left;
        Expr divisor;
        int divisorMark = tokens.mark();
        if (tokens.peek().kind() == Kind.DECIMAL) {
            Fraction fraction = Fraction.of(tokens, tokens.take());
            numerator = fold(Operator.MULTIPLY, left, Expr.of(fraction.below()), mark);
            divisor = Expr.of(fraction.above());
        } else {
            divisor = factor();
        }
        refuseZero(divisor, divisorMark);
        Operator rounding = Rounding.after(symbol, tokens);
        boolean roundedLater = rounding == Operator.DIVIDE_EXACT
                && mark == roundedFrom
                && tokens.peek().is(")");
        return roundedLater ? Expr.of(rounding, numerator, divisor) : fold(rounding, numerator, divisor, mark);
    }

    private Object powerOrCondition(@Nullable Expr start) {
        int mark = tokens.mark();
        Object base = start != null ? start : atom();
        if (tokens.lineEnds() || !(tokens.peek().is("^") || tokens.peek().is("**"))) {
            return base;
        }
        tokens.take();
        count();
        int next = tokens.mark();
        Expr exponent = number(next, powerOrCondition(null));
        return fold(Operator.POWER, number(mark, base), exponent, mark);
    }

    private Object atom() {
        Token token = tokens.peek();
        if (token.is("(")) {
            tokens.open("(");
            Object inner = anyOf();
            tokens.close(")");
            return inner;
        }
        if (token.is("-") || token.is("+")) {
            tokens.take();
            count();
            int mark = tokens.mark();
            Expr of = number(mark, powerOrCondition(null));
            return token.is("+") ? of : fold(Operator.SUBTRACT, Expr.of(0), of, mark);
        }
        return switch (token.kind()) {
            case NUMBER -> literal();
            case NAME -> name();
            case DECIMAL -> throw tokens.error(token, "rule.whole-number-expected", "seen", Tokens.shown(token));
            default -> throw tokens.unexpected("a number or a name");
        };
    }

    /** A number; a name that touches it is multiplied: {@code 2S}. */
    private Expr literal() {
        Token token = tokens.take();
        long value;
        try {
            value = Long.parseLong(token.text());
        } catch (NumberFormatException e) {
            throw tokens.error(token, "notation.number-too-large", "seen", Tokens.shown(token));
        }
        Token next = tokens.peek();
        if (next.kind() == Kind.NAME && !next.apart() && !next.newLine()) {
            count();
            int mark = tokens.mark();
            return fold(Operator.MULTIPLY, Expr.of(value), number(mark, name()), mark);
        }
        return Expr.of(value);
    }

    private Object name() {
        Token token = tokens.take();
        String lower = token.text().toLowerCase(Locale.ROOT);
        if (tokens.peek().is("(") && Functions.known(lower)) {
            return Functions.read(lower, this, tokens);
        }
        Expr expr = scope.name(token.text(), tokens, token);
        if (expr == null) {
            throw scope.unknown(token, tokens);
        }
        return expr;
    }

    /** One more operator; a tree of more would be too deep to be worked with. */
    void count() {
        if (++operators > MOST_OPERATORS) {
            throw tokens.error(tokens.peek(), "rule.expression-too-long", "allowed", MOST_OPERATORS);
        }
    }

    /** Joins two numbers; what is made of literals is computed at once. */
    private Expr fold(Operator operator, Expr left, Expr right, int mark) {
        return ConstantFolding.join(operator, left, right)
                .orElseThrow(() -> tokens.errorFrom(mark, "rule.constant-has-no-value", "seen", tokens.text(mark)));
    }
}
