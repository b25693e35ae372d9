package org.zermelo.notation.text;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A text in the notation and where it came from. Lines are found by halving, so that many places of a long text are cheap to name. */
public final class Source {

    private final String name;
    private final String text;
    private final String written;

    /** Where each line begins; null until it is asked for. */
    private int @Nullable [] lineStarts;

    /**
     * A text.
     *
     * @param name a file's name, or a word such as {@code argument} or {@code standard input}
     * @param text the whole text; signs of other scripts are read as {@link PlainSigns} says
     */
    public Source(String name, String text) {
        this.name = name;
        this.written = text;
        this.text = PlainSigns.of(text);
    }

    /** A text given on the command line or by a program. */
    public static Source of(String text) {
        return new Source("argument", text);
    }

    /** A file's name, or a word such as {@code argument} or {@code standard input}. */
    public String name() {
        return name;
    }

    /** The whole text, in plain signs. */
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

    /** The line in which an offset lies, as it was written, without its end. */
    public String lineText(int offset) {
        int start = lineStarts()[line(offset) - 1];
        int end = text.indexOf('\n', start);
        return written.substring(start, end < 0 ? written.length() : end);
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
