package org.zermelo.notation;

/**
 * A text in the notation and where it came from.
 *
 * @param name a file's name, or a word such as {@code argument} or {@code standard input}
 * @param text the whole text
 */
public record Source(String name, String text) {

    /** A text given on the command line or by a program. */
    public static Source of(String text) {
        return new Source("argument", text);
    }

    /** The 1-based line of an offset. */
    public int line(int offset) {
        int line = 1;
        for (int i = 0; i < Math.min(offset, text.length()); i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
        return line;
    }

    /** The 1-based column of an offset, in code points. */
    public int column(int offset) {
        int at = Math.min(offset, text.length());
        int start = text.lastIndexOf('\n', at - 1) + 1;
        return text.codePointCount(start, at) + 1;
    }

    /** The text of the line in which an offset lies, without its end. */
    public String lineText(int offset) {
        int at = Math.min(offset, text.length());
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        return text.substring(start, end < 0 ? text.length() : end);
    }
}
