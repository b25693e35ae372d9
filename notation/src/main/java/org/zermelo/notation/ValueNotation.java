package org.zermelo.notation;

import java.util.List;
import java.util.Optional;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.loopy.LoopyNames;
import org.zermelo.partizan.loopy.LoopyValue;
import org.zermelo.partizan.sum.SumPart;
import org.zermelo.partizan.sum.SumReader;

/** Reads values of games with Left and Right, such as {@code {3|1} + ^* - 2}, and relations between them. */
public final class ValueNotation {

    private static final ValueTerms TERMS = new ValueTerms();

    private static final List<String> PLAYED = List.of("after", "from", "player.left", "player.right");

    private ValueNotation() {}

    /** Whether a text begins as a value does, or names a position of a game with Left and Right. */
    public static boolean begins(Source source) {
        int end = source.text().length();
        return beginsTerm(source.text()) && playedAt(new Cursor(source, 0, end), 0) == end;
    }

    /**
     * Whether a text can be a claim about values: it begins with one, or says how two stand. A game of both players alike and a number
     * behind it, as in {@code coins(7 9 1) +6}, claim something else.
     */
    public static boolean claims(Source source) {
        return begins(source) && (TERMS.beginsItself(source.text()) || relates(source.text()));
    }

    /** Whether a sign of a relation stands within no parentheses or braces. */
    private static boolean relates(String text) {
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            depth += "({[".indexOf(sign) >= 0 ? 1 : ")}]".indexOf(sign) >= 0 ? -1 : 0;
            if (depth == 0 && ("<>=".indexOf(sign) >= 0 || text.startsWith("||", at))) {
                return true;
            }
        }
        return false;
    }

    /** The same of the text up to the words by which it is played. */
    static boolean beginsTerm(String text) {
        return TERMS.begins(text);
    }

    /** Where within no parentheses a word begins that says from where or by whom a game is played; else the cursor's end. */
    static int playedAt(Cursor cursor, int from) {
        String text = cursor.source().text();
        int depth = 0;
        int found = cursor.end();
        for (int at = from; at < cursor.end() && found == cursor.end(); at++) {
            char sign = text.charAt(at);
            depth += "({[".indexOf(sign) >= 0 ? 1 : ")}]".indexOf(sign) >= 0 ? -1 : 0;
            if (depth == 0 && Character.isLetter(sign) && (at == from || !Character.isLetter(text.charAt(at - 1)))) {
                cursor.moveTo(at);
                found = PLAYED.stream().anyMatch(cursor::takeMeaning) ? at : found;
            }
        }
        cursor.moveTo(from);
        return found;
    }

    /**
     * The value that a text names, read into an arena; empty when the text begins otherwise, so that it may name a game.
     *
     * @throws NotationException at the place that is wrong
     */
    public static Optional<Literal> read(Source source, Forms forms) {
        return begins(source) ? Optional.of(literal(source, forms)) : Optional.empty();
    }

    /** The value of a game in which both players have the same moves, a nimber; empty where it has none. */
    public static Optional<Literal> ofImpartial(Game game, Forms forms) {
        return ValueTerms.nimber(game)
                .map(nimber -> new Literal(forms.star((int) nimber.nimber()), Optional.empty(), Optional.empty()));
    }

    /**
     * The parts of the sum that a text names, none of them valued; empty when the text begins otherwise, or says how two values stand.
     *
     * @throws NotationException at the place that is wrong
     */
    public static Optional<List<SumPart>> parts(Source source) {
        if (!begins(source)) {
            return Optional.empty();
        }
        try {
            return parts(source.text(), 0, source.text().length());
        } catch (LiteralException e) {
            throw new NotationException(source, e.offset(), e.length(), e.note());
        }
    }

    /**
     * What a text says of values whose play may come back; empty if it says nothing of these.
     *
     * @throws NotationException at the place that is wrong
     */
    public static Optional<LoopyValue.Said> loopy(Source source) {
        if (!begins(source) || !LoopyNames.isLoopy(TERMS, source.text())) {
            return Optional.empty();
        }
        try {
            return Optional.of(LoopyValue.read(TERMS, source.text()));
        } catch (LiteralException e) {
            throw new NotationException(source, e.offset(), e.length(), e.note());
        }
    }

    /** The first side of a relation between two values. */
    public static Source side(Source source) {
        return Source.of(source.text().substring(0, SumReader.side(TERMS, source.text())));
    }

    /** The parts in {@code from .. to - 1} of a text. */
    static Optional<List<SumPart>> parts(String text, int from, int to) {
        return SumReader.read(TERMS, text, from, to);
    }

    private static Literal literal(Source source, Forms forms) {
        try {
            return Literal.read(forms, TERMS, source.text(), 0, source.text().length());
        } catch (LiteralException e) {
            throw new NotationException(source, e.offset(), e.length(), e.note());
        }
    }
}
