package org.zermelo.present.answer;

import java.util.List;
import org.zermelo.present.words.Words;

/** An answer line by line: what a line is stands before it, and the lines below each other begin in one column. */
final class AnswerRows {

    private final Words words;
    private final int indent;
    private final StringBuilder out = new StringBuilder();

    AnswerRows(Words words) {
        this.words = words;
        this.indent = 2
                + List.of("game", "value", "board", "moves", "line", "method", "note", "why").stream()
                        .mapToInt(name -> Words.seen(words.say("answer." + name)))
                        .max()
                        .orElseThrow();
    }

    /** The column in which the lines begin. */
    int indent() {
        return indent;
    }

    /** A line, or several, of this name; without one they belong to what stands above. */
    void row(String name, String text) {
        out.append(words.lead())
                .append(pad(name.isEmpty() ? "" : words.say("answer." + name), indent))
                .append(text.replace("\n", "\n" + words.lead() + " ".repeat(indent)))
                .append('\n');
    }

    /** A text, and blanks up to a width. */
    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - Words.seen(text)));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
