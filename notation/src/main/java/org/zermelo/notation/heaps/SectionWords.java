package org.zermelo.notation.heaps;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.tokens.Tokens;

/** The words that begin a section of the rules. */
public enum SectionWords {
    TITLE,
    HEAPS,
    VARIABLES,
    /** Begins with the name of a parameter instead of a word. */
    PARAMETERS(List.of()),
    WHERE,
    MOVES,
    ENDS,
    WINS,
    OVERSHOOT,
    STUCK,
    REPEAT,
    FORBID,
    ONCE,
    RESULT,
    STOCK,
    LIMITS;

    private final List<String> words;

    SectionWords() {
        this.words = InputWords.of("section." + name().toLowerCase(Locale.ROOT));
    }

    SectionWords(List<String> words) {
        this.words = words;
    }

    public List<String> words() {
        return words;
    }

    /** Refuses a list without anything in it: whoever writes its word means something. */
    void refuseEmpty(Tokens tokens, int from, int to) {
        boolean list = this == MOVES || this == ONCE || this == VARIABLES || this == LIMITS;
        if (list && from == to) {
            throw tokens.errorFrom(from - 1, "rule.empty-part", "part", tokens.text(from - 1, from));
        }
    }

    /** Whether its reader keeps what the rules tell again of it. */
    boolean keepsItsText() {
        return this == TITLE || this == HEAPS || this == PARAMETERS;
    }

    /** Refuses what is said a second time, where only one of both could hold. */
    void refuseSecond(Tokens tokens, Set<SectionWords> before) {
        boolean one = this == STUCK || this == FORBID;
        if (!before.add(this) && one) {
            throw tokens.error(
                    tokens.peek(), "board.section-twice", "seen", tokens.peek().text());
        }
    }

    /** Whether a word in lower case begins a section. */
    public static boolean isWord(String word) {
        return Arrays.stream(values()).anyMatch(section -> section.words.contains(word));
    }

    /** The section that begins here. */
    public static Optional<SectionWords> at(Tokens tokens) {
        for (SectionWords section : values()) {
            if (tokens.isWord(section.words)) {
                return Optional.of(section);
            }
        }
        return Optional.empty();
    }
}
