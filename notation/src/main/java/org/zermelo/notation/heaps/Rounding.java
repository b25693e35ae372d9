package org.zermelo.notation.heaps;

import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Expr.Operator;

/** How a division rounds: {@code / 2 floor}, {@code / 2 rounded up}, {@code // 2}. */
final class Rounding {

    private Rounding() {}

    /**
     * Takes the words about rounding after a division, if there are any; {@code //} rounds down by itself, {@code /} must
     * leave no remainder.
     */
    static Operator after(String symbol, Tokens tokens) {
        boolean said = !tokens.lineEnds() && tokens.takeWord(RuleWords.ROUNDED);
        if (!tokens.lineEnds()) {
            if (tokens.takeWord(RuleWords.FLOOR)) {
                return Operator.DIVIDE_FLOOR;
            }
            if (tokens.takeWord(RuleWords.CEIL)) {
                return Operator.DIVIDE_CEIL;
            }
            if (tokens.takeWord(RuleWords.EXACT)) {
                return Operator.DIVIDE_EXACT;
            }
        }
        if (said) {
            throw tokens.unexpected("down");
        }
        return symbol.equals("//") ? Operator.DIVIDE_FLOOR : Operator.DIVIDE_EXACT;
    }
}
