package org.zermelo.cli.command;

import java.util.Locale;

/** What commands are for; the help lists them by it. */
public enum CommandGroup {
    /** Answers to one game. */
    SOLVE,
    /** Methods at work, and play. */
    LEARN,
    /** The tasks of the exam. */
    EXAM,
    /** Sequences, quotients, stored tables, measurements. */
    RESEARCH,
    /** Many questions, other programs, the page, the shell. */
    TOOLS;

    /** The key of its heading. */
    public String key() {
        return "cli.group." + name().toLowerCase(Locale.ROOT);
    }
}
