package org.zermelo.partizan.literal;

import java.util.List;
import java.util.regex.Pattern;
import org.zermelo.game.PartizanRules;
import org.zermelo.partizan.form.Forms;

/** Names that stand for positions of games within a value, such as {@code domineering(2x2)}. */
public interface GameTerms {

    /** Names of values, behind which a minus is no part of a game's name: {@code v-domineering(2x2)}. */
    Pattern VALUE_LESS = Pattern.compile("(?i)(?:v+|up|down|star|on|off|over|under|upon|dud)-");

    /** No names. */
    GameTerms NONE = new GameTerms() {
        @Override
        public boolean knows(String name, String inner) {
            return false;
        }

        @Override
        public Term read(Forms forms, String name, String text, int from, int to) {
            throw new IllegalArgumentException(name);
        }
    };

    /**
     * A position's value and what its moves lead to.
     *
     * @param form the value
     * @param lefts Left's moves
     * @param rights Right's moves
     * @param parts the different parts that the position falls into
     */
    record Term(int form, List<Move> lefts, List<Move> rights, List<Part> parts) {
        /** A term that does not fall apart. */
        public Term(int form, List<Move> lefts, List<Move> rights) {
            this(form, lefts, rights, List.of());
        }

        /** The value of a game whose moves are not told here; it is played as the value is. */
        public static Term ofValue(int form) {
            return new Term(form, List.of(), List.of());
        }

        /** Whether the moves are told: a game without any is worth 0. */
        boolean tellsMoves() {
            return form == Forms.ZERO || !lefts.isEmpty() || !rights.isEmpty();
        }

        /**
         * A move by its text.
         *
         * @param form the form it leads to
         * @param part the part in which it is made, or one of those alike, from 0; -1 where that is not known
         */
        public record Move(String move, int form, int part) {}

        /** The value of one of so many parts that are alike. */
        public record Part(int form, int count) {}
    }

    /** Whether a name with this text in its parentheses is a position here. */
    boolean knows(String name, String inner);

    /** Whether a text begins with the name of a position here, perhaps within parentheses. */
    default boolean begins(String text) {
        int at = 0;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '(')) {
            at++;
        }
        int open = opening(text, at);
        return open >= 0
                && knows(
                        text.substring(at, open).strip(), text.substring(open + 1, closing(text, open, text.length())));
    }

    /** Whether a name is that of a game whose play may come back to a position, so that it has no form. */
    default boolean isEndless(String name) {
        return false;
    }

    /**
     * The rules of such a position in {@code from .. to - 1} of a text.
     *
     * @throws LiteralException at the place that is wrong
     */
    default PartizanRules<?, ?> endless(String name, String text, int from, int to) {
        throw new IllegalArgumentException(name);
    }

    /** Where the parenthesis behind a name opens that begins at a place; -1 if no name and parenthesis stand there. */
    static int opening(String text, int from) {
        int at = from;
        while (at < text.length() && (Character.isLetter(text.charAt(at)) || at > from && text.charAt(at) == '-')) {
            at++;
        }
        if (at == from || VALUE_LESS.matcher(text).region(from, at).lookingAt()) {
            return -1;
        }
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() && text.charAt(at) == '(' ? at : -1;
    }

    /** Where a parenthesis closes again; the end if it does not. */
    static int closing(String text, int open, int end) {
        int depth = 0;
        for (int at = open; at < end; at++) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            if (depth == 0) {
                return at;
            }
        }
        return end;
    }

    /**
     * The position in {@code from .. to - 1} of a text.
     *
     * @throws LiteralException at the place that is wrong
     */
    Term read(Forms forms, String name, String text, int from, int to);
}
