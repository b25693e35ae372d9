package org.zermelo.notation.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.text.Ideographs;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token.Kind;

/** Cuts a stretch of a text into tokens; {@code #} begins a comment. Linear in the text. */
final class Lexer {

    /** Longest first. */
    private static final List<String> SYMBOLS = List.of(
            "..", "//", "==", "!=", "<>", ">=", "<=", "+=", "-=", "*=", "/=", "&&", "||", "**", "+", "-", "*", "/", "%",
            "^", "=", "<", ">", "(", ")", "[", "]", "{", "}", ",", ";", ":", "&", "|", "!", ".");

    /** The symbols by their first character. */
    private static final Map<Character, List<String>> BY_FIRST =
            SYMBOLS.stream().collect(Collectors.groupingBy(symbol -> symbol.charAt(0)));

    /** Signs that are typed in texts, and what they mean here. */
    private static final Map<Character, String> SIGNS = Map.ofEntries(
            Map.entry('≥', ">="),
            Map.entry('≤', "<="),
            Map.entry('≠', "!="),
            Map.entry('−', "-"),
            Map.entry('–', "-"),
            Map.entry('×', "*"),
            Map.entry('·', "*"),
            Map.entry('÷', "/"),
            Map.entry('…', ".."));

    private static final String QUOTES = "\"«“„";

    private static final String CLOSING = "\"»””“";

    private final Source source;
    private final String text;
    private final int end;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private boolean newLine = true;
    private boolean apart;

    private Lexer(Source source, int from, int to) {
        this.source = source;
        this.text = source.text();
        this.at = from;
        this.end = to;
    }

    /** The tokens of {@code from .. to - 1}, with one of kind {@code END} last. */
    static List<Token> tokens(Source source, int from, int to) {
        Lexer lexer = new Lexer(source, from, to);
        while (lexer.skip()) {
            CancelScope.poll(lexer.tokens.size());
            lexer.next();
        }
        lexer.add(Kind.END, "", to, 0);
        return lexer.tokens;
    }

    private boolean skip() {
        while (at < end) {
            char c = text.charAt(at);
            if (c == '#') {
                while (at < end && text.charAt(at) != '\n') {
                    at++;
                }
            } else if (Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff') {
                newLine |= c == '\n';
                apart = true;
                at++;
            } else {
                return true;
            }
        }
        return false;
    }

    private void next() {
        char c = text.charAt(at);
        if (isDigit(c)) {
            number();
        } else if (Ideographs.is(c)) {
            ideographs();
        } else if (Character.isLetter(c)) {
            int from = at;
            while (at < end && (isNamePart(text.charAt(at)) || joins())) {
                at++;
            }
            add(Kind.NAME, text.substring(from, at), from, at - from);
            skipGenitive();
        } else if (QUOTES.indexOf(c) >= 0) {
            string(CLOSING.charAt(QUOTES.indexOf(c)));
        } else if (SIGNS.containsKey(c)) {
            add(Kind.SYMBOL, Objects.requireNonNull(SIGNS.get(c)), at, 1);
            at++;
        } else {
            symbol();
        }
    }

    /** Within a Persian word: the joiner of its pieces before a letter, or a mark on the letter before. */
    private boolean joins() {
        return PlainSigns.joins(text.charAt(at), at + 1 < end ? text.charAt(at + 1) : ' ');
    }

    private void ideographs() {
        int from = at;
        while (at < end && Ideographs.is(text.charAt(at))) {
            at++;
        }
        int offset = from;
        for (String word : Ideographs.words(text.substring(from, at))) {
            apart = true;
            add(Kind.NAME, word, offset, word.length());
            offset += word.length();
        }
        apart = true;
    }

    /** The opponent's move is the opponent's. */
    private void skipGenitive() {
        boolean apostrophe = at + 1 < end && (text.charAt(at) == '\'' || text.charAt(at) == '’');
        if (apostrophe && text.charAt(at + 1) == 's' && (at + 2 == end || !isNamePart(text.charAt(at + 2)))) {
            at += 2;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNamePart(char c) {
        return (Character.isLetterOrDigit(c) || c == '_') && !Ideographs.is(c);
    }

    private void number() {
        int from = at;
        while (at < end && isDigit(text.charAt(at))) {
            at++;
        }
        boolean decimal = at + 1 < end && text.charAt(at) == '.' && isDigit(text.charAt(at + 1));
        if (decimal) {
            at++;
            while (at < end && isDigit(text.charAt(at))) {
                at++;
            }
        }
        add(decimal ? Kind.DECIMAL : Kind.NUMBER, text.substring(from, at), from, at - from);
    }

    private void string(char closing) {
        int from = at++;
        while (at < end && text.charAt(at) != closing && "\r\n".indexOf(text.charAt(at)) < 0) {
            int letter = text.codePointAt(at);
            int length = Character.charCount(letter);
            if (Source.isHidden(letter) && letter != '\t' && !joins()) {
                throw new NotationException(
                        source,
                        at,
                        length,
                        Note.of("notation.strange-sign", "seen", text.substring(at, Math.min(end, at + length))));
            }
            at += length;
        }
        if (at >= end || text.charAt(at) != closing) {
            throw new NotationException(source, from, 1, Note.of("notation.not-closed"));
        }
        at++;
        add(Kind.STRING, text.substring(from + 1, at - 1), from, at - from);
    }

    private void symbol() {
        for (String symbol : BY_FIRST.getOrDefault(text.charAt(at), List.of())) {
            if (at + symbol.length() <= end && text.startsWith(symbol, at)) {
                add(Kind.SYMBOL, symbol, at, symbol.length());
                at += symbol.length();
                return;
            }
        }
        int length = Character.charCount(text.codePointAt(at));
        throw new NotationException(
                source,
                at,
                length,
                Note.of("notation.strange-sign", "seen", text.substring(at, Math.min(end, at + length))));
    }

    private void add(Kind kind, String value, int offset, int length) {
        tokens.add(new Token(kind, value, offset, length, newLine, apart));
        newLine = false;
        apart = false;
    }
}
