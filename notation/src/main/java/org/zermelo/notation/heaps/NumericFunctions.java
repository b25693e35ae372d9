package org.zermelo.notation.heaps;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;

/** Functions of number theory: {@code gcd(a, b)}, {@code xor(a, b)}, {@code sqrt(x)}, {@code digitsum(x)}, {@code divisors(x)}. */
final class NumericFunctions {

    /** Functions of two numbers or more, which are joined one after the other. */
    private static final Map<List<String>, Operator> JOINING = new LinkedHashMap<>();

    /** Functions of one number and of what stands second or is understood. */
    private static final Map<List<String>, Operator> OF_ONE = new LinkedHashMap<>();

    static {
        JOINING.put(RuleWords.GCD, Operator.GCD);
        JOINING.put(RuleWords.LCM, Operator.LCM);
        JOINING.put(RuleWords.XOR, Operator.XOR);
        JOINING.put(RuleWords.BITAND, Operator.BIT_AND);
        JOINING.put(RuleWords.BITOR, Operator.BIT_OR);
        OF_ONE.put(RuleWords.SQRT, Operator.ROOT);
        OF_ONE.put(RuleWords.ROOT, Operator.ROOT);
        OF_ONE.put(RuleWords.LOG, Operator.LOGARITHM);
        OF_ONE.put(RuleWords.DIGITSUM, Operator.DIGIT_SUM);
        OF_ONE.put(RuleWords.DIVISORS, Operator.DIVISORS);
        OF_ONE.put(RuleWords.SUMOFDIVISORS, Operator.DIVISORS);
    }

    private NumericFunctions() {}

    static boolean known(String name) {
        return RuleWords.DIGIT.contains(name)
                || find(JOINING, name).isPresent()
                || find(OF_ONE, name).isPresent();
    }

    private static Optional<Operator> find(Map<List<String>, Operator> functions, String name) {
        return functions.entrySet().stream()
                .filter(function -> function.getKey().contains(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The function behind its opening parenthesis. */
    static Expr read(String name, ExprParser parser, Tokens tokens, int mark) {
        Expr read = parser.sum();
        Optional<Operator> joining = find(JOINING, name);
        if (joining.isPresent()) {
            do {
                tokens.expectSymbol(",");
                parser.count();
                read = join(joining.get(), read, parser.sum(), tokens, mark);
            } while (tokens.peek().is(","));
            return read;
        }
        if (RuleWords.DIGIT.contains(name)) {
            tokens.expectSymbol(",");
            Expr shifted = join(Operator.POWER, Expr.of(10), parser.sum(), tokens, mark);
            read = join(Operator.DIVIDE_FLOOR, read, shifted, tokens, mark);
            return join(Operator.MODULO, read, Expr.of(10), tokens, mark);
        }
        return join(find(OF_ONE, name).orElseThrow(), read, second(name, parser, tokens), tokens, mark);
    }

    private static Expr second(String name, ExprParser parser, Tokens tokens) {
        if (RuleWords.DIVISORS.contains(name)) {
            return Expr.of(0);
        }
        if (RuleWords.SUMOFDIVISORS.contains(name)) {
            return Expr.of(1);
        }
        if (RuleWords.SQRT.contains(name)) {
            return Expr.of(2);
        }
        if (RuleWords.DIGITSUM.contains(name) && !tokens.peek().is(",")) {
            return Expr.of(10);
        }
        tokens.expectSymbol(",");
        return NumberKinds.base(parser, tokens);
    }

    private static Expr join(Operator operator, Expr left, Expr right, Tokens tokens, int mark) {
        return ConstantFolding.join(operator, left, right)
                .orElseThrow(() -> tokens.errorFrom(mark, "rule.constant-has-no-value", "seen", tokens.text(mark)));
    }
}
