package org.zermelo.notation.rules;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;

/** Reads board games as text: files, and the inside of {@code board(...)}. */
public final class BoardRuleText {

    /** Where a section begins. */
    private static final Pattern SECTION =
            Pattern.compile("(?:^|[;\\n])\\s*([\\p{L}]+)(?=\\s|$)", Pattern.UNICODE_CHARACTER_CLASS);

    private BoardRuleText() {}

    /** Whether a text, or the file that it names by {@code @}, has a section that only board games have. */
    public static boolean isBoard(Source source) {
        return isSowing(source)
                || has(source, List.of("board", "cylinder", "torus", "hex", "points", "strip", "edges"));
    }

    /** Whether a text, or the file that it names by {@code @}, has a section that only sowing games have. */
    public static boolean isSowing(Source source) {
        return has(source, List.of("pits"));
    }

    private static boolean has(Source source, List<String> words) {
        Cursor cursor = new Cursor(source, 0, source.text().length());
        if (cursor.take("@")) {
            return Library.find(cursor.word()).filter(file -> has(file, words)).isPresent();
        }
        Matcher sections = SECTION.matcher(source.text());
        while (sections.find()) {
            if (BoardWords.means(sections.group(1).toLowerCase(Locale.ROOT), words)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The game of a file, of pieces or of seeds.
     *
     * @throws org.zermelo.notation.text.NotationException at the place that is wrong
     */
    public static Rules<?, ?> rules(Source source) {
        return isSowing(source) ? SowingParser.file(source) : game(source);
    }

    /** The sowing game of the inside of {@code sowing(...)}, from {@code from} to {@code to - 1}; it begins with the pits. */
    public static SowingGame sowing(Source source, int from, int to) {
        return SowingParser.inline(source, from, to);
    }

    /**
     * The game of a file.
     *
     * @throws org.zermelo.notation.text.NotationException at the place that is wrong
     */
    public static BoardGame game(Source source) {
        return BoardGame.of(new BoardParser(source, 0, source.text().length()).file());
    }

    /** The game of the inside of {@code board(...)}, from {@code from} to {@code to - 1}; it begins with the board's size. */
    public static BoardGame game(Source source, int from, int to) {
        return BoardGame.of(new BoardParser(source, from, to).inline());
    }
}
