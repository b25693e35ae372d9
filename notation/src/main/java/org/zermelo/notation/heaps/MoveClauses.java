package org.zermelo.notation.heaps;

import java.util.List;
import java.util.Set;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Variable;

/** Reads single parts of rules, for programs that hold the parts apart: move clauses, conditions. */
public final class MoveClauses {

    private final Scope scope;

    private MoveClauses(Scope scope) {
        this.scope = scope;
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
