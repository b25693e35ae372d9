package org.zermelo.present.json;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one document by recursive descent: RFC 8259, with no key twice and limits on depth and on the length of a number. */
final class JsonReader {

    private static final int DEEPEST = 64;

    /** Signs of a number: reading the digits takes quadratic time. */
    private static final int LONGEST_NUMBER = 1_000;

    /** Letters of a strange word that are repeated. */
    private static final int LONGEST_WORD = 256;

    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;

    private final String text;
    private final boolean literal;
    private int at;
    private int depth;

    JsonReader(String text) {
        this(text, false);
    }

    /**
     * A reader of a text.
     *
     * @param literal whether numbers stay as they are written
     */
    JsonReader(String text, boolean literal) {
        this.text = text;
        this.literal = literal;
    }

    @Nullable
    Object document() {
        skip();
        if (at == text.length()) {
            throw new JsonException(JsonProblem.EMPTY_DOCUMENT, "", text, 0);
        }
        Object document = value();
        skip();
        if (at < text.length()) {
            int second = at;
            value();
            throw new JsonException(JsonProblem.SECOND_DOCUMENT, "", text, second);
        }
        return document;
    }

    private @Nullable Object value() {
        char first = peek();
        if (first == '{' || first == '[') {
            if (++depth > DEEPEST) {
                throw new JsonException(JsonProblem.BEYOND_LIMITS, "", text, at);
            }
            at++;
            Object value = first == '{' ? object() : array();
            depth--;
            return value;
        }
        if (first == '"') {
            return string();
        }
        return first == '-' || isDigit(first) ? number() : word();
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        skip();
        if (took('}')) {
            return object;
        }
        do {
            skip();
            int start = at;
            if (peek() != '"') {
                throw strangeSign();
            }
            String name = string();
            if (object.containsKey(name)) {
                throw new JsonException(JsonProblem.REPEATED_NAME, name, text, start);
            }
            skip();
            take(':');
            skip();
            object.put(name, value());
            skip();
        } while (took(','));
        take('}');
        return object;
    }

    private List<@Nullable Object> array() {
        List<@Nullable Object> array = new ArrayList<>();
        skip();
        if (took(']')) {
            return array;
        }
        do {
            skip();
            array.add(value());
            skip();
        } while (took(','));
        take(']');
        return array;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        at++;
        for (char c = peek(); c != '"'; c = peek()) {
            if (c < ' ') {
                throw new JsonException(JsonProblem.NOT_WELL_FORMED, "", text, at);
            }
            at++;
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        int plain = "\"\\/bfnrt".indexOf(c);
        if (plain >= 0) {
            at++;
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (c != 'u') {
            throw strangeSign();
        }
        at++;
        int code = 0;
        for (int i = 0; i < HEX_DIGITS; i++) {
            int digit = peek() < 128 ? Character.digit(peek(), HEX) : -1;
            if (digit < 0) {
                throw strangeSign();
            }
            code = code * HEX + digit;
            at++;
        }
        return (char) code;
    }

    private Object number() {
        int start = at;
        took('-');
        int leading = at;
        digits();
        if (text.charAt(leading) == '0' && at > leading + 1) {
            throw new JsonException(JsonProblem.NOT_WELL_FORMED, "", text, leading);
        }
        boolean whole = true;
        if (took('.')) {
            whole = false;
            digits();
        }
        if (took('e') || took('E')) {
            whole = false;
            if (!took('+')) {
                took('-');
            }
            digits();
        }
        if (at - start > LONGEST_NUMBER) {
            throw new JsonException(JsonProblem.BEYOND_LIMITS, "", text, start);
        }
        String number = text.substring(start, at);
        if (literal) {
            return new JsonNumber(number);
        }
        if (!whole) {
            return Double.valueOf(number);
        }
        BigInteger exact = new BigInteger(number);
        return exact.bitLength() < Long.SIZE ? (Object) exact.longValue() : exact;
    }

    private void digits() {
        if (!isDigit(peek())) {
            throw strangeSign();
        }
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
    }

    private @Nullable Object word() {
        int end = at;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        String word = text.substring(at, end);
        if (word.isEmpty()) {
            throw strangeSign();
        }
        boolean known = word.equals("true") || word.equals("false") || word.equals("null");
        if (!known) {
            String seen = word.length() > LONGEST_WORD ? word.substring(0, LONGEST_WORD) + "..." : word;
            throw new JsonException(JsonProblem.STRANGE_WORD, seen, text, at);
        }
        at = end;
        return word.equals("null") ? null : (Object) word.equals("true");
    }

    private void skip() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private void take(char expected) {
        if (peek() != expected) {
            throw strangeSign();
        }
        at++;
    }

    private boolean took(char wanted) {
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private char peek() {
        if (at == text.length()) {
            throw new JsonException(JsonProblem.ENDS_EARLY, "", text, at);
        }
        return text.charAt(at);
    }

    private JsonException strangeSign() {
        return new JsonException(JsonProblem.STRANGE_SIGN, Character.toString(text.codePointAt(at)), text, at);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
