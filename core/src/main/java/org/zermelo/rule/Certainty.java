package org.zermelo.rule;

/** What is known of a condition over many positions. */
public enum Certainty {
    /** It holds in each of them. */
    ALWAYS,
    /** It holds in none of them. */
    NEVER,
    /** Nothing is known. */
    PERHAPS;

    static Certainty of(boolean always, boolean never) {
        return always ? ALWAYS : never ? NEVER : PERHAPS;
    }

    Certainty not() {
        return this == ALWAYS ? NEVER : this == NEVER ? ALWAYS : PERHAPS;
    }
}
