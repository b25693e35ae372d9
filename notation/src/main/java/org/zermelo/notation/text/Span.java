package org.zermelo.notation.text;

import org.zermelo.game.Place;

/**
 * A part of a text.
 *
 * @param offset where it begins, in {@code 0 .. text length}
 * @param length how many characters it has; the end of the text counts as one
 */
public record Span(Source source, int offset, int length) implements Place {

    public Span {
        length = Math.max(1, length);
    }

    @Override
    public String sourceName() {
        return source.name();
    }

    @Override
    public int line() {
        return source.line(offset);
    }

    @Override
    public int column() {
        return source.column(offset);
    }

    @Override
    public String lineText() {
        return source.lineText(offset);
    }
}
