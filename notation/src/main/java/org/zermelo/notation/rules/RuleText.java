package org.zermelo.notation.rules;

import org.zermelo.game.Rules;
import org.zermelo.notation.Cursor;
import org.zermelo.notation.Source;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Reads rules as text: rule files, and the inside of {@code heaps(...)}. The rules may leave parameters open; only
 * {@link #game} insists that they are bound.
 */
public final class RuleText {

    private RuleText() {}

    /** The rules of a text, which is either {@code heaps(...)} or a rule file. */
    public static Ruleset ruleset(String text) {
        return ruleset(Source.of(text));
    }

    /**
     * The rules of a text, which is either {@code heaps(...)} or a rule file.
     *
     * @throws org.zermelo.notation.NotationException at the place that is wrong
     */
    public static Ruleset ruleset(Source source) {
        return parse(source).rules();
    }

    static RuleParser.Parsed parse(Source source) {
        String text = source.text();
        Cursor cursor = new Cursor(source, 0, text.length());
        boolean inline =
                HeapsFamily.NAMES.contains(cursor.word().toLowerCase(java.util.Locale.ROOT)) && cursor.take("(");
        if (!inline) {
            return new RuleParser(source, 0, text.length()).file();
        }
        int close = text.lastIndexOf(')');
        if (close < cursor.offset() || !new Cursor(source, close + 1, text.length()).done()) {
            throw cursor.error(cursor.offset() - 1, 1, "notation.not-closed");
        }
        return new RuleParser(source, cursor.offset(), close).inline();
    }

    /** The game of the inside of {@code heaps(...)}, from {@code from} to {@code to - 1}. */
    static Rules<RulePosition, RuleMove> game(Source source, int from, int to) {
        return game(source, new RuleParser(source, from, to).inline());
    }

    /**
     * The game of a text.
     *
     * @throws org.zermelo.notation.NotationException when a parameter is open, at the place where it is declared
     */
    public static RuleGame game(Source source) {
        return game(source, parse(source));
    }

    private static RuleGame game(Source source, RuleParser.Parsed parsed) {
        if (!parsed.rules().closed()) {
            String name = parsed.rules().parameters().get(0).name();
            Token place = parsed.parameters().get(name);
            throw new Cursor(source, 0, source.text().length())
                    .error(place.offset(), place.length(), "rule.open-parameter", "name", name);
        }
        return new RuleGame(parsed.rules());
    }
}
