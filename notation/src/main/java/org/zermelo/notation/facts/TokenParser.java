package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.zermelo.board.graph.GraphGame;
import org.zermelo.board.token.TokenGame;
import org.zermelo.board.token.TokenRules;
import org.zermelo.board.token.TokenRules.TokenClause;
import org.zermelo.board.token.TokenRules.TokenFact;
import org.zermelo.notation.heaps.ExprParser;
import org.zermelo.notation.heaps.RuleWords;
import org.zermelo.notation.heaps.Scope;
import org.zermelo.notation.heaps.SectionWords;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/** Reads {@code go if x != theirs; end mine = theirs}: the clauses and ends of tokens on a graph, as in rules of heaps. */
public final class TokenParser extends ClauseParser {

    private static final List<String> GO = InputWords.of("going.go");
    private static final List<String> STAY = InputWords.of("going.stay");

    private final FactNames<TokenFact> names;
    private final List<TokenClause> clauses = new ArrayList<>();
    private boolean once;

    private TokenParser(Tokens tokens, FactNames<TokenFact> names) {
        super(tokens, names.variables(), "token.section");
        this.names = names;
    }

    /**
     * The game of what stands behind the graph.
     *
     * @param text how the graph is written
     * @param second where the second player's token stands, from 1; 0 for one token
     */
    public static TokenGame game(String text, GraphGame graph, int second, Source source, int from, int to) {
        FactNames<TokenFact> names = new FactNames<>(words(second > 0), false);
        return new TokenParser(new Tokens(source, from, to), names).read(text, graph, second);
    }

    private TokenGame read(String text, GraphGame graph, int second) {
        String parts = parts();
        List<Predicate<Predicate<Expr>>> formulas = new ArrayList<>();
        for (TokenClause clause : clauses) {
            formulas.add(clause.guard()::any);
            formulas.add(clause.gain()::any);
        }
        endings.rules().forEach(end -> formulas.add(end.when()::any));
        TokenRules rules = new TokenRules(
                names.used(formulas, TokenFact.UNUSED),
                clauses,
                endings.rules(),
                endings.stuck(),
                once,
                turns.told() || second > 0);
        return new TokenGame("token(" + text + parts + ")", rules, graph, second);
    }

    @Override
    Scope scope() {
        return names.upTo(TokenFact.COUNT);
    }

    @Override
    boolean moves() {
        return !clauses.isEmpty();
    }

    @Override
    boolean own(SectionWords kind) {
        once |= kind == SectionWords.ONCE;
        return kind == SectionWords.ONCE;
    }

    @Override
    void clause(int player) {
        int least = 0;
        int most = 0;
        if (tokens.takeWord(GO)) {
            int mark = tokens.mark();
            boolean counted = tokens.peek().kind() == Token.Kind.NUMBER;
            least = counted ? edges() : 1;
            most = counted && tokens.takeSymbol("..") ? edges() : least;
            if (most < least) {
                throw tokens.errorFrom(mark, "rule.empty-range", "name", "", "least", least, "greatest", most);
            }
        } else if (!tokens.takeWord(STAY)) {
            throw tokens.unexpected("go, stay");
        }
        Scope scope = names.upTo(TokenFact.CHOSEN);
        Condition guard = Condition.TRUE;
        Expr gain = Expr.of(0);
        for (boolean more = true; more; ) {
            if (tokens.takeWord(RuleWords.IF)) {
                guard = guard.and(new ExprParser(tokens, scope).condition());
            } else if (tokens.takeWord(RuleWords.GAIN)) {
                gain = new ExprParser(tokens, scope).sum();
            } else {
                more = false;
            }
        }
        clauses.add(new TokenClause(least, most, guard, gain, player));
    }

    private int edges() {
        Token token = tokens.peek();
        boolean fits = token.kind() == Token.Kind.NUMBER && token.text().matches("[1-9]\\d{0,2}");
        if (!fits) {
            throw tokens.unexpected("1..3");
        }
        return Integer.parseInt(tokens.take().text());
    }

    /** Two tokens have names for each player's; one token is a. */
    private static Map<TokenFact, List<String>> words(boolean two) {
        Map<TokenFact, List<String>> words = new EnumMap<>(TokenFact.class);
        words.put(TokenFact.FIRST, List.of("a"));
        if (two) {
            words.put(TokenFact.SECOND, List.of("b"));
            words.put(TokenFact.MINE, InputWords.of("taken.mine"));
            words.put(TokenFact.THEIRS, InputWords.of("taken.theirs"));
            words.put(TokenFact.GAP, InputWords.of("going.gap"));
        }
        words.put(TokenFact.COUNT, InputWords.of("stretch.count"));
        words.put(TokenFact.CHOSEN, RuleWords.MOVED);
        return words;
    }
}
