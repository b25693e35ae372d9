package org.zermelo.notation.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.sowing.SowingGame;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;
import org.zermelo.notation.boards.BoardParser;
import org.zermelo.notation.boards.BoardWords;
import org.zermelo.notation.boards.SizedText;
import org.zermelo.notation.known.KnownRules;
import org.zermelo.notation.sowing.SowingParser;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
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
        return isSowing(source) ? SowingParser.file(source) : KnownRules.of(game(source));
    }

    /**
     * The game of a file of the library, called by its name with numbers, if its head leaves any open.
     *
     * @param given the numbers; all of it is read
     * @throws org.zermelo.notation.text.NotationException at a number that is none
     * @throws BadInputException when the numbers do not make a game
     */
    static Optional<Rules<?, ?>> sized(Source file, Cursor given) {
        return SizedText.of(file).map(text -> KnownRules.of(sized(text.with(given))));
    }

    private static BoardGame sized(SizedText text) {
        Source closed = text.closed().source();
        try {
            return BoardGame.of(new BoardParser(closed, 0, closed.text().length()).sized(text.call()));
        } catch (NotationException wrong) {
            throw new BadInputException(wrong.note());
        }
    }

    /**
     * The game of a file of the library with these numbers.
     *
     * @throws org.zermelo.notation.text.NotationException at a number that is none
     * @throws BadInputException when the numbers do not make a game
     */
    public static Rules<?, ?> sized(String file, Cursor given) {
        return sized(Library.find(file).orElseThrow(), given).orElseThrow();
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
        Optional<SizedText.Closed> sized = SizedText.of(source).map(SizedText::closed);
        if (sized.isPresent()) {
            Source closed = sized.get().source();
            try {
                return BoardGame.of(new BoardParser(closed, 0, closed.text().length()).sized(""));
            } catch (NotationException wrong) {
                throw sized.get().asWritten(wrong);
            }
        }
        return BoardGame.of(new BoardParser(source, 0, source.text().length()).file());
    }

    /** The same rules, or those of a family that has methods of its own for them, of the inside of {@code board(...)}. */
    public static Rules<?, ?> rules(Source source, int from, int to) {
        return KnownRules.of(game(source, from, to));
    }

    /** The game of the inside of {@code board(...)}, from {@code from} to {@code to - 1}; it begins with the board's size. */
    public static BoardGame game(Source source, int from, int to) {
        return BoardGame.of(new BoardParser(source, from, to).inline());
    }
}
