package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.Note;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.value.CanonicalForm;

/** Cuts a text such as {@code domineering(2x3) + clobber(xo|ox) - 1} into its parts, none of which is valued. */
public final class SumReader {

    /** So many parts a sum has at most, copies counted. */
    private static final int MOST_PARTS = 40;

    /** Parentheses within each other. */
    private static final int DEEPEST = 200;

    private static final PartizanFamilies GAMES = PartizanFamilies.GAMES;
    private static final Pattern COPIES = Pattern.compile("(\\d{1,9})\\s*[.·](?!\\d)\\s*");
    private static final Pattern POWER = Pattern.compile("[\\^v↑↓]<\\d+>");

    private final GameTerms terms;
    private final String text;
    private final Forms forms = new Forms();
    private final List<SumPart> parts = new ArrayList<>();
    private boolean relation;
    private int depth;
    private int end;

    private SumReader(GameTerms terms, String text) {
        this.terms = terms;
        this.end = text.length();
        this.text = text;
    }

    /**
     * The parts in {@code from .. to - 1} of a text; empty if the text says how two values stand.
     *
     * @param terms names that are read as values where they name no position of a game with Left and Right
     * @throws LiteralException at the place that is wrong
     */
    public static Optional<List<SumPart>> read(GameTerms terms, String text, int from, int to) {
        SumReader reader = new SumReader(terms, text);
        reader.sum(from, to, false);
        return reader.relation ? Optional.empty() : Optional.of(List.copyOf(reader.parts));
    }

    /** Where the first side of a relation ends: at its sign, or with the text. */
    public static int side(GameTerms terms, String text) {
        SumReader reader = new SumReader(terms, text);
        reader.sum(0, text.length(), false);
        return reader.end;
    }

    private void sum(int from, int to, boolean negative) {
        if (++depth > DEEPEST) {
            throw new LiteralException(from, 1, Note.of("partizan.text-too-deep", "allowed", DEEPEST));
        }
        terms(from, to, negative);
        depth--;
    }

    private void terms(int from, int to, boolean negative) {
        int at = from;
        boolean minus = negative;
        while (!relation) {
            int start = skip(at, to);
            int stop = end(start, to);
            term(start, stop, minus);
            if (stop == to) {
                return;
            }
            char sign = text.charAt(stop);
            if (sign != '+' && sign != '-' && sign != '−') {
                relation = true;
                end = stop;
                return;
            }
            minus = negative ^ sign != '+';
            at = stop + 1;
        }
    }

    private int skip(int from, int to) {
        int at = from;
        while (at < to && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private boolean signed(int at, int to) {
        return at < to && "+-−±".indexOf(text.charAt(at)) >= 0;
    }

    /** Where the term that begins at a place ends: at a sign between terms, at a relation, or with the text. */
    private int end(int start, int to) {
        int at = start;
        while (signed(at, to)) {
            at = skip(at + 1, to);
        }
        int depth = 0;
        while (at < to) {
            char sign = text.charAt(at);
            Matcher copies = COPIES.matcher(text).region(at, to);
            Matcher power = POWER.matcher(text).region(at, to);
            if (depth == 0 && (sign == ':' || copies.lookingAt())) {
                at = sign == ':' ? skip(at + 1, to) : copies.end();
                while (signed(at, to)) {
                    at = skip(at + 1, to);
                }
            } else if (power.lookingAt()) {
                at = power.end();
            } else if (Character.isLetter(sign)) {
                at = name(at, to);
            } else if (depth == 0 && "+-−=<>|‖".indexOf(sign) >= 0) {
                return at;
            } else {
                depth += "({[".indexOf(sign) >= 0 ? 1 : ")}]".indexOf(sign) >= 0 ? -1 : 0;
                at++;
            }
        }
        return to;
    }

    /** One past a letter, or past a name with its position. */
    private int name(int at, int to) {
        int open = GameTerms.opening(text, at);
        if (open < 0 || open >= to) {
            return at + 1;
        }
        return Math.min(to, GameTerms.closing(text, open, to) + 1);
    }

    private void term(int from, int to, boolean negative) {
        int at = from;
        boolean minus = negative;
        while (at < to && (text.charAt(at) == '-' || text.charAt(at) == '−') && !isOfNumber(at + 1, to)) {
            minus = !minus;
            at = skip(at + 1, to);
        }
        Matcher copies = COPIES.matcher(text).region(at, to);
        int behind = copies.lookingAt() ? copies.end() : at;
        int open = GameTerms.opening(text, behind);
        boolean position = open >= 0
                && open < to
                && skip(GameTerms.closing(text, open, to) + 1, to) >= to
                && GAMES.knows(text.substring(behind, open).strip(), inner(open, to));
        if (position) {
            position(behind, open, to, behind > at ? Long.parseLong(copies.group(1)) : 1, minus);
        } else if (at < to && text.charAt(at) == '(' && skip(closing(at, to) + 1, to) >= to) {
            sum(at + 1, closing(at, to), minus);
        } else {
            Literal literal = Literal.read(forms, terms, text, at, to);
            add(at, to, 1, SumPart.of(minus, value(text.substring(at, to).strip(), literal)));
        }
    }

    /** Whether a sign before this place is that of a number: {@code -1v} is -1 and a down, not the negative of {@code 1v}. */
    private boolean isOfNumber(int at, int to) {
        return at < to
                && Character.isDigit(text.charAt(at))
                && !COPIES.matcher(text).region(at, to).lookingAt();
    }

    /** A value with its options as they were written, each once. */
    private FormRules value(String written, Literal literal) {
        CanonicalForm form = CanonicalForm.of(forms, literal.form());
        return literal.written()
                .map(options -> new FormRules(written, form, forms(options.lefts()), forms(options.rights())))
                .orElseGet(() -> FormRules.of(written, form));
    }

    private List<CanonicalForm> forms(List<Literal.Option> options) {
        return options.stream()
                .map(option -> CanonicalForm.of(forms, option.form()))
                .distinct()
                .toList();
    }

    private int closing(int open, int to) {
        int close = GameTerms.closing(text, open, to);
        if (close == to) {
            throw new LiteralException(open, 1, Note.of("partizan.parenthesis-not-closed"));
        }
        return close;
    }

    private String inner(int open, int to) {
        return text.substring(open + 1, GameTerms.closing(text, open, to));
    }

    private void position(int from, int open, int to, long count, boolean negative) {
        int close = closing(open, to);
        int behind = skip(close + 1, to);
        if (behind < to) {
            throw new LiteralException(
                    behind, to - behind, Note.of("partizan.unexpected", "seen", text.substring(behind, to)));
        }
        String name = text.substring(from, open).strip();
        add(from, to, count, SumPart.of(negative, GAMES.rules(name, text, open + 1, close)));
    }

    private void add(int from, int to, long count, SumPart part) {
        if (parts.size() + count > MOST_PARTS) {
            throw new LiteralException(
                    from, Math.max(1, to - from), Note.of("partizan.sum-parts", "allowed", MOST_PARTS));
        }
        for (long k = 0; k < count; k++) {
            parts.add(part);
        }
    }
}
