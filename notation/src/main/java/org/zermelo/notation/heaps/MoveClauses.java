package org.zermelo.notation.heaps;

import java.util.List;
import java.util.Set;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Variable;

/** Reads single parts of rules, for programs that hold the parts apart: move clauses, conditions. */
public final class MoveClauses {

    /** A section that begins with one of these, or with a verb, can only hold moves, and needs no word that says so. */
    private static final Set<String> SIGNS = Set.of("+", "-", "*", "/", "[", "=", "//", "^");

    /** A name with one of these behind it is that of a variable that a move changes. */
    private static final Set<String> CHANGES = Set.of(":", "+=", "-=", "*=", "/=");

    private final Scope scope;

    private MoveClauses(Scope scope) {
        this.scope = scope;
    }

    /** Whether a move comes next: by its sign, a verb, or what it changes, as in {@code a -= 1}, {@code x: -2}, {@code larger: =0}. */
    static boolean begin(Tokens tokens) {
        Token sign = tokens.peek(1);
        return VerbParser.starts(tokens)
                || SplitParser.starts(tokens)
                || SIGNS.contains(tokens.peek().text())
                || tokens.peek().kind() == Kind.NAME && sign.kind() == Kind.SYMBOL && CHANGES.contains(sign.text());
    }

    /** A reader for rules with these variables and the names of these parameters. */
    public static MoveClauses of(List<Variable> variables, Set<String> parameters) {
        return new MoveClauses(Scope.position(variables, parameters));
    }

    /**
     * The rules of one move clause, such as {@code +1 if x%2==0}, {@code /2 floor}, {@code h1:+3} or {@code [-3,0]}.
     *
     * @throws org.zermelo.notation.text.NotationException at the place that is wrong
     */
    public List<MoveRule> moves(String text) {
        return moves(Source.of(text));
    }

    /** The rules of one move clause of a named source. */
    public List<MoveRule> moves(Source source) {
        Tokens tokens = new Tokens(source, 0, source.text().length());
        List<MoveRule> moves = new MoveParser(tokens, scope).clause();
        finish(tokens);
        return moves;
    }

    /** A condition over the parameters or the position. */
    public Condition condition(String text) {
        Tokens tokens = Tokens.of(text);
        Condition condition = new ExprParser(tokens, scope).condition();
        finish(tokens);
        return condition;
    }

    /** When a play is over, such as {@code sum>=77} or {@code a*a+b*b>=169}; it must look at what moves change. */
    public Condition end(String text) {
        Tokens tokens = Tokens.of(text);
        Condition condition = new ExprParser(tokens, scope).inPlay();
        finish(tokens);
        return condition;
    }

    /** A condition over the position after a move, in which {@code x} is the heap that was changed. */
    public Condition result(String text) {
        Tokens tokens = Tokens.of(text);
        Condition condition = new ExprParser(tokens, scope.move(List.of())).condition();
        finish(tokens);
        return condition;
    }

    private static void finish(Tokens tokens) {
        if (!tokens.done()) {
            throw Names.surplus(tokens, "");
        }
    }
}
