package org.zermelo.present.words;

/**
 * Characters that a terminal or a page does not show as letters: controls, format characters such as marks of the direction of
 * writing, separators of lines, and halves of surrogate pairs. A message repeats none of them raw, since they would hide or turn what
 * stands around them.
 */
public final class Visible {

    private Visible() {}

    /** The text with such characters as {@code \\u202e}, a line's end as {@code \\n}. */
    public static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(letter -> {
            if (letter == '\n') {
                out.append("\\n");
            } else if (isHidden(letter)) {
                for (char half : Character.toChars(letter)) {
                    out.append(escape(half));
                }
            } else {
                out.appendCodePoint(letter);
            }
        });
        return out.toString();
    }

    /** One character as JSON and Java write it, {@code \\u202e}. */
    public static String escape(char c) {
        return String.format("\\u%04x", (int) c);
    }

    /** Whether a code point is not shown as a letter or a sign. */
    public static boolean isHidden(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
