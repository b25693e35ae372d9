package org.zermelo.notation.text;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A text in the notation and where it came from. Lines are found by halving, so that many places of a long text are cheap to name. */
public final class Source {

    private final String name;
    private final String text;

    /** Where each line begins; null until it is asked for. */
    private int @Nullable [] lineStarts;

    /**
     * A text.
     *
     * @param name a file's name, or a word such as {@code argument} or {@code standard input}
     * @param text the whole text; its brackets, commas, digits and other signs of full width are read as those of ASCII
     */
    public Source(String name, String text) {
        this.name = name;
        this.text = Ideographs.plain(text);
    }

    /** A text given on the command line or by a program. */
    public static Source of(String text) {
        return new Source("argument", text);
    }

    /** A file's name, or a word such as {@code argument} or {@code standard input}. */
    public String name() {
        return name;
    }

    /** The whole text. */
    public String text() {
        return text;
    }

    /** The 1-based line of an offset. */
    public int line(int offset) {
        int found = Arrays.binarySearch(lineStarts(), Math.min(offset, text.length()));
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The 1-based column of an offset, in code points. */
    public int column(int offset) {
        int at = Math.min(offset, text.length());
        return text.codePointCount(lineStarts()[line(at) - 1], at) + 1;
    }

    /** The text of the line in which an offset lies, without its end. */
    public String lineText(int offset) {
        int start = lineStarts()[line(offset) - 1];
        int end = text.indexOf('\n', start);
        return text.substring(start, end < 0 ? text.length() : end);
    }

    private int[] lineStarts() {
        int[] starts = lineStarts;
        if (starts == null) {
            IntStream behindEnds = IntStream.range(0, text.length())
                    .filter(i -> text.charAt(i) == '\n')
                    .map(i -> i + 1);
            starts = IntStream.concat(IntStream.of(0), behindEnds).toArray();
            lineStarts = starts;
        }
        return starts;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Source source && name.equals(source.name) && text.equals(source.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, text);
    }

    @Override
    public String toString() {
        return name;
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
