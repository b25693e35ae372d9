package org.zermelo.exam.program;

/** Collects the lines of a program. */
final class CodeLines {

    private final StringBuilder text = new StringBuilder();

    /** Adds a line, indented by so many steps of four columns. */
    CodeLines add(int indent, String line) {
        if (!line.isEmpty()) {
            text.append("    ".repeat(indent)).append(line);
        }
        text.append('\n');
        return this;
    }

    /** Adds whole lines as they are. */
    CodeLines text(String lines) {
        text.append(lines);
        return this;
    }

    /** Adds an empty line. */
    CodeLines gap() {
        return add(0, "");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
