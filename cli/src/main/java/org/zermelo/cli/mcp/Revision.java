package org.zermelo.cli.mcp;

import java.util.Arrays;

/** A revision of the protocol, and what it has of that in which revisions differ; the newest first. */
enum Revision {
    /** Has what the one before has; arguments that do not fit are errors of the tool, as here in every revision. */
    NOVEMBER_2025("2025-11-25"),
    /** Structured content and titles; no batches any more. */
    JUNE_2025("2025-06-18"),
    /** Batches, and annotations of tools. */
    MARCH_2025("2025-03-26"),
    NOVEMBER_2024("2024-11-05");

    private final String date;

    Revision(String date) {
        this.date = date;
    }

    /** The revision that a client asks for, or the newest where that is not known. */
    static Revision agreed(String asked) {
        return Arrays.stream(values())
                .filter(one -> one.date.equals(asked))
                .findFirst()
                .orElse(NOVEMBER_2025);
    }

    /** The name in the protocol. */
    String date() {
        return date;
    }

    /** Whether a message may be a list of messages. */
    boolean hasBatches() {
        return this == MARCH_2025;
    }

    /** Whether tools tell what they touch. */
    boolean hasAnnotations() {
        return this != NOVEMBER_2024;
    }

    /** Whether results have structured content, and names have titles. */
    boolean hasStructure() {
        return this == NOVEMBER_2025 || this == JUNE_2025;
    }
}
