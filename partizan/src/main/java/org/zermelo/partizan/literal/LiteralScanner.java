package org.zermelo.partizan.literal;

import java.math.BigInteger;
import java.util.Optional;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;

/** Reads the smallest parts of a value: signs, counts, names. */
final class LiteralScanner {

    private static final int MOST_DIGITS = 5_000;
    private static final int LONGEST_SHOWN = 20;

    private final String text;
    private final int end;
    private int at;
    private long rounds;

    LiteralScanner(String text, int from, int end) {
        this.text = text;
        this.at = from;
        this.end = end;
    }

    int offset() {
        return at;
    }

    void moveTo(int offset) {
        at = offset;
    }

    void skip() {
        CancelScope.poll(++rounds);
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    boolean done() {
        skip();
        return at >= end;
    }

    /** The character that comes next, white space or not; 0 at the end. */
    char here() {
        return here(0);
    }

    char here(int further) {
        return at + further < end ? text.charAt(at + further) : 0;
    }

    /** Takes one of these characters if it comes at once. */
    boolean takeHere(String signs) {
        if (at < end && signs.indexOf(text.charAt(at)) >= 0) {
            at++;
            return true;
        }
        return false;
    }

    /** Takes a text if it comes next, after white space. */
    boolean take(String expected) {
        skip();
        if (at + expected.length() <= end && text.startsWith(expected, at)) {
            at += expected.length();
            return true;
        }
        return false;
    }

    /** Takes a name if it comes at once, whatever its case, and no letter follows. */
    boolean takeName(String name) {
        int stop = at + name.length();
        if (stop <= end
                && text.regionMatches(true, at, name, 0, name.length())
                && (stop == end || !Character.isLetter(text.charAt(stop)))) {
            at = stop;
            return true;
        }
        return false;
    }

    /** Takes the dot of {@code G.Cool(1)}: a letter follows it. */
    boolean method() {
        return at + 1 < end && text.charAt(at) == '.' && Character.isLetter(text.charAt(at + 1)) && takeHere(".");
    }

    /** Takes a position if one of these names and its parentheses come at once. */
    Optional<GameTerms.Term> position(GameTerms games, Forms forms) {
        int open = GameTerms.opening(text, at);
        if (open < 0 || open >= end) {
            return Optional.empty();
        }
        String name = text.substring(at, open).strip();
        int close = GameTerms.closing(text, open, end);
        if (!games.knows(name, text.substring(open + 1, close))) {
            return Optional.empty();
        }
        if (close == end) {
            throw error(open, 1, "partizan.parenthesis-not-closed");
        }
        at = close + 1;
        return Optional.of(games.read(forms, name, text, open + 1, close));
    }

    static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    /** A number without sign that comes at once; empty digits are an error. */
    BigInteger natural() {
        int from = at;
        while (at < end && digit(text.charAt(at))) {
            at++;
        }
        if (at == from) {
            throw expected("partizan.number-expected");
        }
        if (at - from > MOST_DIGITS) {
            throw error(from, at - from, "partizan.number-too-long", "digits", at - from, "allowed", MOST_DIGITS);
        }
        return new BigInteger(text.substring(from, at));
    }

    /** A number without sign and not above a bound, which comes at once. */
    int count(int most) {
        int from = at;
        BigInteger value = natural();
        if (value.bitLength() > 31 || value.intValue() > most || value.intValue() < 0) {
            throw error(from, at - from, "partizan.count-too-large", "seen", shown(from, at), "allowed", most);
        }
        return value.intValue();
    }

    /** As many of these characters as come at once. */
    int run(String signs) {
        int from = at;
        while (at < end && signs.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at - from;
    }

    LiteralException expected(String key) {
        skip();
        int stop = at;
        while (stop < end && !Character.isWhitespace(text.charAt(stop)) && stop - at < LONGEST_SHOWN) {
            stop++;
        }
        return error(at, stop - at, key, "seen", at >= end ? "" : text.substring(at, stop));
    }

    String shown(int from, int to) {
        return to - from <= LONGEST_SHOWN
                ? text.substring(from, to)
                : text.substring(from, from + LONGEST_SHOWN) + "...";
    }

    LiteralException error(int offset, int length, String key, Object... args) {
        return new LiteralException(offset, length, Note.of(key, args));
    }
}
