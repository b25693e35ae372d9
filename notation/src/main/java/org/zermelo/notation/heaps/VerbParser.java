package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Expr.Operator;
import org.zermelo.rule.MoveRule.Choice;

/** Moves in words: {@code take 1..3}, {@code take 1 or 2}, {@code take any}, {@code add 5}, {@code double}, {@code multiply by 3}. */
final class VerbParser {

    static final List<List<String>> VERBS = List.of(
            RuleWords.TAKE,
            RuleWords.ADD,
            RuleWords.DOUBLE,
            RuleWords.TRIPLE,
            RuleWords.MULTIPLY,
            RuleWords.DIVIDE,
            RuleWords.INCREASE,
            RuleWords.DECREASE);

    private final Tokens tokens;
    private final Scope scope;
    private final MoveParser clause;

    VerbParser(Tokens tokens, Scope scope, MoveParser clause) {
        this.tokens = tokens;
        this.scope = scope;
        this.clause = clause;
    }

    /** Whether a verb comes next. */
    static boolean starts(Tokens tokens) {
        return startsAt(tokens, 0);
    }

    /** Whether a verb stands so many tokens ahead. */
    static boolean startsAt(Tokens tokens, int ahead) {
        return VERBS.stream().anyMatch(words -> tokens.isWord(ahead, words));
    }

    private static boolean isAmountVerb(Tokens tokens, int ahead) {
        return amount(tokens, ahead) >= 0;
    }

    /** How many tokens ahead the amount stands that belongs to a verb at a place; -1 where there is no verb that has one. */
    static int amount(Tokens tokens, int ahead) {
        if (tokens.isWord(ahead, RuleWords.TAKE) || tokens.isWord(ahead, RuleWords.ADD)) {
            return ahead + 1;
        }
        boolean changes = tokens.isWord(ahead, RuleWords.INCREASE) || tokens.isWord(ahead, RuleWords.DECREASE);
        return changes && tokens.isWord(ahead + 1, RuleWords.BY) ? ahead + 2 : -1;
    }

    /** Whether the amount after a verb is a choice: a range, a set, alternatives or {@code any}. */
    static boolean choosesUnnamed(Tokens tokens, int from) {
        if (tokens.isWord(from, RuleWords.ANY) || tokens.peek(from).is("{") || NumberKinds.at(tokens, from)) {
            return true;
        }
        int depth = 0;
        for (int i = from; ; i++) {
            Token token = tokens.peek(i);
            depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
            if (depth == 0 && i > from && listedAt(tokens, i)) {
                return true;
            }
            boolean stops = token.kind() == Kind.END || token.is(",") || token.is(";") || token.newLine();
            if (stops && depth <= 0
                    || tokens.isWord(i, RuleWords.IF)
                    || tokens.isWord(i, RuleWords.FOR)
                    || tokens.isWord(i, RuleWords.THEN)
                    || i > from && isAmountVerb(tokens, i)) {
                return false;
            }
            if (depth == 0 && (token.is("..") || i > from && tokens.isWord(i, RuleWords.OR))) {
                return true;
            }
            if (stops && token.kind() == Kind.END) {
                return false;
            }
        }
    }

    /**
     * Whether a comma goes on with a list of amounts, {@code take 1, 2, 3} or {@code take 3..8, 15}: a bare number is not a
     * move. A condition behind it might be meant of the last alone.
     */
    private static boolean listedAt(Tokens tokens, int comma) {
        int next = comma
                + (tokens.peek(comma + 2).is("..") && tokens.peek(comma + 3).kind() == Kind.NUMBER ? 4 : 2);
        Token behind = tokens.peek(next);
        return tokens.peek(comma).is(",")
                && tokens.peek(comma + 1).kind() == Kind.NUMBER
                && (behind.kind() == Kind.END
                        || behind.is(",")
                        || behind.is(";")
                        || behind.newLine()
                        || tokens.isWord(next, RuleWords.OR));
    }

    /** The word that a mistyped one is nearest to, for a hint. */
    static String nearest(Token token) {
        return Distance.nearest(token.text(), InputWords.of("verbs").stream());
    }

    /** The new value of the variable {@code self}. */
    Expr value(Expr self) {
        if (tokens.takeWord(RuleWords.TAKE)) {
            return amount(self, Operator.SUBTRACT, "-");
        }
        if (tokens.takeWord(RuleWords.ADD)) {
            return amount(self, Operator.ADD, "+");
        }
        if (tokens.takeWord(RuleWords.DOUBLE)) {
            clause.verb("*2");
            return Expr.of(Operator.MULTIPLY, self, Expr.of(2));
        }
        if (tokens.takeWord(RuleWords.TRIPLE)) {
            clause.verb("*3");
            return Expr.of(Operator.MULTIPLY, self, Expr.of(3));
        }
        if (tokens.takeWord(RuleWords.MULTIPLY)) {
            return times(self, "*", RuleWords.BY);
        }
        if (tokens.takeWord(RuleWords.DIVIDE)) {
            return times(self, "/", RuleWords.BY);
        }
        boolean grows = tokens.takeWord(RuleWords.INCREASE);
        if (!grows) {
            tokens.expectWord(RuleWords.DECREASE);
        }
        if (tokens.takeWord(RuleWords.BY)) {
            return amount(self, grows ? Operator.ADD : Operator.SUBTRACT, grows ? "+" : "-");
        }
        return times(self, grows ? "*" : "/", RuleWords.IN);
    }

    /** {@code multiply by 3}, {@code increase 3 times}, {@code divide by 2 rounded down}. */
    private Expr times(Expr self, String sign, List<String> preposition) {
        tokens.expectWord(preposition);
        int mark = tokens.mark();
        Expr value = new ExprParser(tokens, scope).times(self, sign);
        clause.verb(sign + tokens.text(mark));
        tokens.takeWord(RuleWords.TIMES);
        return value;
    }

    private Expr amount(Expr self, Operator operator, String sign) {
        int mark = tokens.mark();
        Expr by;
        if (tokens.peek().kind() == Kind.NAME && tokens.isWord(1, RuleWords.IN)) {
            String name = tokens.take().text();
            tokens.take();
            clause.choice(name);
            by = chosen(name);
            clause.verb(sign + name);
        } else if (operator == Operator.SUBTRACT && tokens.isWord(1, RuleWords.IF) && isChosen(tokens.peek())) {
            String name = tokens.take().text();
            clause.addChoice(new Choice(name, Expr.of(1), self));
            by = chosen(name);
            clause.verb(sign + name);
        } else if (choosesUnnamed(tokens, 0)) {
            String name = clause.nextUnnamed();
            unnamed(self, name);
            by = chosen(name);
            clause.verb(sign + name);
        } else {
            by = new ExprParser(tokens, scope).sum();
            String text = tokens.text(mark);
            clause.verb(sign + (by instanceof Expr.Arithmetic ? "(" + text + ")" : text));
        }
        return Expr.of(operator, self, by);
    }

    /** Whether {@code take k if ..} lets k be chosen: nothing else has the name, and no range stands behind. */
    private boolean isChosen(Token name) {
        return name.kind() == Kind.NAME && clause.isFree(name.text());
    }

    private Expr chosen(String name) {
        return new Expr.Chosen(scope.choices().indexOf(name));
    }

    private void unnamed(Expr self, String name) {
        Token first = tokens.peek();
        if (NumberKinds.at(tokens, 0)) {
            clause.addChoice(new Choice(name, Expr.of(1), NumberKinds.most(tokens, self)));
            clause.when(new NumberKinds(tokens, new ExprParser(tokens, scope)).read(chosen(name), self));
        } else if (tokens.takeWord(RuleWords.ANY)) {
            clause.addChoice(new Choice(name, Expr.of(1), self));
        } else if (first.is("{")) {
            clause.choice(name);
        } else {
            ExprParser parser = new ExprParser(tokens, scope);
            List<Choice> set = new ArrayList<>();
            do {
                int mark = tokens.mark();
                Expr from = parser.sum();
                Expr to = tokens.peek().is("..") ? Names.upTo(tokens, parser, from, mark) : from;
                set.add(new Choice(name, from, to));
            } while (tokens.takeWord(RuleWords.OR) || listedAt(tokens, 0) && tokens.takeSymbol(","));
            if (set.size() == 1) {
                clause.addChoice(set.get(0));
                return;
            }
            clause.fromSet(name, set, first);
        }
    }
}
