package org.zermelo.present.words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.Note;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.notation.text.Source;
import org.zermelo.value.Worth;

/**
 * Characters that a terminal or a page does not show as letters: controls, format characters such as marks of the direction of
 * writing, separators of lines, and halves of surrogate pairs. A message repeats none of them raw, since they would hide or turn what
 * stands around them.
 */
public final class Visible {

    /** An error repeats so much of a long input, enough to know it by. */
    private static final int LONGEST = 300;

    private Visible() {}

    /** A note whose texts fit a sentence: of a longer one its beginning, and dots. Numbers and short values stay what they are. */
    public static Note shortened(Note note) {
        Map<String, Object> args = new LinkedHashMap<>();
        note.args().forEach((name, value) -> args.put(name, shortened(value)));
        return new Note(note.key(), args);
    }

    private static Object shortened(Object value) {
        if (value instanceof Number || value instanceof Enum<?> || value instanceof Note || value instanceof Worth) {
            return value;
        }
        if (value instanceof List<?> items) {
            return shortened(items);
        }
        String text = value.toString();
        if (text.length() <= LONGEST) {
            return value;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return text.substring(0, end) + "...";
    }

    private static List<Object> shortened(List<?> items) {
        List<Object> kept = new ArrayList<>();
        int letters = 0;
        for (Object item : items) {
            if (letters > LONGEST) {
                kept.add("...");
                break;
            }
            Object shorter = shortened(item);
            kept.add(shorter);
            letters += shorter.toString().length();
        }
        return kept;
    }

    /** The text with such characters as {@code \\u202e}, a line's end as {@code \\n}. The joiner within a
     * Persian word stays, and so do the signs around what a phrase set apart. */
    public static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        BitSet pairs = text.indexOf(Words.POP) < 0 ? new BitSet() : pairs(text);
        int before = ' ';
        for (int at = 0; at < text.length(); at += Character.charCount(before)) {
            int letter = text.codePointAt(at);
            int next = at + 1 < text.length() ? text.codePointAt(at + 1) : ' ';
            if (letter == '\n') {
                out.append("\\n");
            } else if (isHidden(letter)
                    && !pairs.get(at)
                    && !(Character.isLetter(before) && PlainSigns.joins(letter, next))) {
                for (char half : Character.toChars(letter)) {
                    out.append(escape(half));
                }
            } else {
                out.appendCodePoint(letter);
            }
            before = letter;
        }
        return out.toString();
    }

    /** Where what a phrase set apart begins and ends: within another phrase it stays so. */
    private static BitSet pairs(String text) {
        BitSet pairs = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) == Words.FIRST_STRONG || text.charAt(at) == Words.FROM_RIGHT_APART) {
                open.push(at);
            } else if (text.charAt(at) == Words.POP && !open.isEmpty()) {
                pairs.set(open.pop());
                pairs.set(at);
            }
        }
        return pairs;
    }

    /** One character as JSON and Java write it, {@code \\u202e}. */
    public static String escape(char c) {
        return String.format("\\u%04x", (int) c);
    }

    /** Whether a code point is not shown as a letter or a sign. */
    public static boolean isHidden(int letter) {
        return Source.isHidden(letter);
    }
}
