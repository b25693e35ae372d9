package org.zermelo.cli.play;

import java.util.List;
import org.jline.reader.CompletingParsedLine;

/**
 * A line as one word, for a move may hold blanks, quotes and backslashes.
 *
 * @param line what is typed
 * @param cursor where the cursor stands in it
 */
record WholeLine(String line, int cursor) implements CompletingParsedLine {

    @Override
    public String word() {
        return line;
    }

    @Override
    public int wordCursor() {
        return cursor;
    }

    @Override
    public int wordIndex() {
        return 0;
    }

    @Override
    public List<String> words() {
        return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        return candidate;
    }

    @Override
    public int rawWordCursor() {
        return cursor;
    }

    @Override
    public int rawWordLength() {
        return line.length();
    }
}
