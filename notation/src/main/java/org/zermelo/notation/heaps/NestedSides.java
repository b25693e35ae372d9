package org.zermelo.notation.heaps;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.zermelo.notation.tokens.Tokens;

/** Second sides of {@code else} that have conditions of their own: they are shown in parentheses. */
final class NestedSides {

    /** The signs that stand before tokens, by their marks. */
    private final NavigableMap<Integer, String> signs = new TreeMap<>();

    /** Adds the side of these tokens. */
    void add(int from, int to) {
        signs.merge(from, "(", String::concat);
        signs.merge(to, ")", String::concat);
    }

    /** The text of the tokens from a mark to the next one. */
    String text(Tokens tokens, int mark) {
        StringBuilder text = new StringBuilder();
        int at = mark;
        for (Map.Entry<Integer, String> sign : signs.tailMap(mark, false).entrySet()) {
            text.append(tokens.text(at, sign.getKey()));
            text.append(sign.getValue().startsWith("(") ? " " : "").append(sign.getValue());
            at = sign.getKey();
        }
        return text.append(tokens.text(at)).toString();
    }
}
