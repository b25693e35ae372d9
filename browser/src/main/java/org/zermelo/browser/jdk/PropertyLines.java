package org.zermelo.browser.jdk;

import java.util.LinkedHashMap;
import java.util.Map;

/** The form of {@code Properties}: keys and values, comments, lines that go on, signs behind a backslash. */
final class PropertyLines {

    private static final int CODE_LENGTH = 4;

    private final String text;
    private int at;

    private PropertyLines(String text) {
        this.text = text;
    }

    /** The values of a text by their keys. */
    static Map<String, String> of(String text) {
        Map<String, String> found = new LinkedHashMap<>();
        PropertyLines lines = new PropertyLines(text);
        while (lines.begin()) {
            String key = lines.part(true);
            found.put(key, lines.part(false));
        }
        return found;
    }

    private char sign() {
        return at < text.length() ? text.charAt(at) : '\n';
    }

    private static boolean isBlank(char sign) {
        return sign == ' ' || sign == '\t' || sign == '\f';
    }

    private static boolean isEnd(char sign) {
        return sign == '\n' || sign == '\r';
    }

    /** Goes to the next line with a key. */
    private boolean begin() {
        while (at < text.length()) {
            if (isBlank(sign()) || isEnd(sign())) {
                at++;
            } else if (sign() == '#' || sign() == '!') {
                while (!isEnd(sign())) {
                    at++;
                }
            } else {
                return true;
            }
        }
        return false;
    }

    /** A key with what parts it from its value, or a value. */
    private String part(boolean key) {
        StringBuilder part = new StringBuilder();
        while (!isEnd(sign()) && !(key && (isBlank(sign()) || sign() == '=' || sign() == ':'))) {
            char sign = text.charAt(at++);
            if (sign != '\\') {
                part.append(sign);
            } else if (at < text.length()) {
                escaped(part);
            }
        }
        if (key) {
            skipBlanks();
            if (sign() == '=' || sign() == ':') {
                at++;
                skipBlanks();
            }
        }
        return part.toString();
    }

    private void skipBlanks() {
        while (isBlank(sign())) {
            at++;
        }
    }

    private void escaped(StringBuilder part) {
        char sign = text.charAt(at++);
        switch (sign) {
            case 'n' -> part.append('\n');
            case 't' -> part.append('\t');
            case 'r' -> part.append('\r');
            case 'f' -> part.append('\f');
            case 'u' -> {
                part.append((char) Integer.parseInt(text.substring(at, at + CODE_LENGTH), 16));
                at += CODE_LENGTH;
            }
            case '\n', '\r' -> {
                if (sign == '\r' && sign() == '\n') {
                    at++;
                }
                skipBlanks();
            }
            default -> part.append(sign);
        }
    }
}
