package org.zermelo.exam.wording;

/**
 * A stretch of a wording and what it was taken to mean.
 *
 * @param from where it begins in the text, in chars
 * @param to where it ends, exclusive
 * @param kind what it is about
 * @param meaning what it says, in the notation ({@code +1, *2}, {@code sum >= 77}, {@code U}, {@code min2}); empty for words that were
 *     passed over or not understood
 */
public record WordedPhrase(int from, int to, PhraseKind kind, String meaning) {

    /** What a phrase is about. */
    public enum PhraseKind {
        /** Who plays, and who moves first. */
        PLAYERS,
        /** How many heaps there are. */
        HEAPS,
        /** What a player may do. */
        MOVE,
        /** Which moves may not be made again. */
        MEMORY,
        /** When the play is over. */
        END,
        /** When the last mover went too far. */
        OVERSHOOT,
        /** Who wins. */
        WINNER,
        /** What a heap holds in the start. */
        START,
        /** The values of S. */
        RANGE,
        /** The number of a question. */
        NUMBER,
        /** What a question wants written down. */
        ASK,
        /** Which starts a question is about. */
        CLAIM,
        /** Known words that say nothing about the rules: an example, how to write the answer. */
        PASSED,
        /** Words that were not understood. */
        UNREAD
    }
}
