package org.zermelo.notation.tokens;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.text.Span;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.rule.Condition.Relation;

/** Tokens read from left to right, with the place of every error. */
public final class Tokens {

    /** Brackets within brackets. */
    private static final int DEEPEST = 100;

    private static final int LONGEST_SHOWN = 40;

    /** Letters of rules; read in about half a minute. */
    private static final int LONGEST_TEXT = 1 << 25;

    private final Source source;
    private final List<Token> tokens;
    private Token last;
    private int limit;
    private int at;
    private int depth;
    private int lineStart = -1;

    public Tokens(Source source, int from, int to) {
        this(source, source, from, to);
    }

    /**
     * Tokens of a text from which something was taken out.
     *
     * @param source what errors show
     * @param rest the same with blanks at places that are read otherwise
     */
    public Tokens(Source source, Source rest, int from, int to) {
        this.source = source;
        if (to - from > LONGEST_TEXT) {
            throw new NotationException(
                    source, from, 1, Note.of("rule.text-too-long", "seen", to - from, "allowed", LONGEST_TEXT));
        }
        this.tokens = Lexer.tokens(rest, from, to);
        this.limit = tokens.size() - 1;
        this.last = tokens.get(limit);
    }

    /** Goes on at a mark, and ends before another one. */
    public void moveTo(int from, int to) {
        Token stop = tokens.get(to);
        at = from;
        limit = to;
        last = new Token(Kind.END, "", stop.offset(), stop.length(), stop.newLine(), stop.apart());
    }

    /** Goes on at a mark, up to the end of the text. */
    public void back(int mark) {
        moveTo(mark, tokens.size() - 1);
    }

    public Source source() {
        return source;
    }

    /** Goes on at the end of the text. */
    public void whole() {
        moveTo(tokens.size() - 1, tokens.size() - 1);
    }

    public static Tokens of(String text) {
        return new Tokens(Source.of(text), 0, text.length());
    }

    public Token peek() {
        return peek(0);
    }

    public Token peek(int ahead) {
        return at + ahead >= limit ? last : tokens.get(at + ahead);
    }

    public Token take() {
        Token token = peek();
        CancelScope.poll(at);
        at = Math.min(at + 1, limit);
        return token;
    }

    /** The text of everything that is left. */
    public String takeRest() {
        int from = at;
        at = limit;
        return text(from);
    }

    /** The token that was taken last. */
    public Token previous() {
        return tokens.get(Math.max(0, at - 1));
    }

    /** One past the last character of the token that was taken last. */
    public int previousEnd() {
        return previous().offset() + previous().length();
    }

    public int mark() {
        return at;
    }

    public boolean done() {
        return peek().kind() == Kind.END;
    }

    /** Whether an expression that is not within brackets ends here, because a line does. */
    public boolean lineEnds() {
        return done() || depth == 0 && peek().newLine() && at != lineStart;
    }

    /** What comes next belongs to what is being read, even when it is the first on its line. */
    public void stayOnLine() {
        lineStart = at;
    }

    public boolean takeSymbol(String symbol) {
        if (!peek().is(symbol)) {
            return false;
        }
        take();
        return true;
    }

    public void expectSymbol(String symbol) {
        if (!takeSymbol(symbol)) {
            throw unexpected(symbol);
        }
    }

    public void open(String symbol) {
        expectSymbol(symbol);
        if (++depth > DEEPEST) {
            Token token = tokens.get(at - 1);
            throw error(token, "notation.too-deep", "allowed", DEEPEST);
        }
    }

    public void close(String symbol) {
        expectSymbol(symbol);
        depth--;
    }

    /** Whether one of these words comes next, whatever its case. */
    public boolean isWord(List<String> words) {
        return isWord(0, words);
    }

    public boolean isWord(int ahead, List<String> words) {
        Token token = peek(ahead);
        return token.kind() == Kind.NAME && words.contains(token.text().toLowerCase(Locale.ROOT));
    }

    public boolean takeWord(List<String> words) {
        if (!isWord(words)) {
            return false;
        }
        take();
        return true;
    }

    public void expectWord(List<String> words) {
        if (!takeWord(words)) {
            throw unexpected(words.get(0));
        }
    }

    public NotationException unexpected(String expected) {
        return error(peek(), "notation.expected", "seen", shown(peek()), "expected", expected);
    }

    public NotationException error(Token token, String key, Object... namesAndValues) {
        return new NotationException(source, token.offset(), token.length(), Note.of(key, namesAndValues));
    }

    public NotationException error(Token token, Note note) {
        return new NotationException(source, token.offset(), token.length(), note);
    }

    /** An error that spans from a token up to the one that comes next. */
    public NotationException errorFrom(int mark, String key, Object... namesAndValues) {
        return new NotationException(span(mark), Note.of(key, namesAndValues));
    }

    /** Where the tokens from a mark up to the next one stand. */
    public Span span(int mark) {
        Token first = tokens.get(mark);
        Token end = tokens.get(Math.max(mark, at - 1));
        return new Span(source, first.offset(), end.offset() + end.length() - first.offset());
    }

    public static String shown(Token token) {
        return token.text().length() <= LONGEST_SHOWN
                ? token.text()
                : token.text().substring(0, LONGEST_SHOWN) + "...";
    }

    /** The tokens from a mark up to the next one, as text on one line without comments. */
    public String text(int from) {
        return text(from, at);
    }

    public String text(int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            Token token = tokens.get(i);
            if (i > from && (token.apart() || token.newLine())) {
                text.append(' ');
            }
            text.append(source.text(), token.offset(), token.offset() + token.length());
        }
        return text.toString();
    }

    /** The sign of comparison that follows, taken; null when none does. */
    @Nullable
    public Relation takeRelation() {
        if (lineEnds() || peek().kind() != Kind.SYMBOL) {
            return null;
        }
        Relation relation = switch (peek().text()) {
            case "<" -> Relation.LESS;
            case "<=" -> Relation.AT_MOST;
            case "=", "==" -> Relation.EQUAL;
            case "!=", "<>" -> Relation.UNEQUAL;
            case ">=" -> Relation.AT_LEAST;
            case ">" -> Relation.GREATER;
            default -> null;
        };
        if (relation != null) {
            take();
        }
        return relation;
    }
}
