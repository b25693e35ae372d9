package org.zermelo.notation.rules;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.compile.CompiledMoves;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.notation.boards.BoardParser;
import org.zermelo.notation.boards.BoardWords;
import org.zermelo.notation.boards.SizedText;
import org.zermelo.notation.heaps.RuleParser;
import org.zermelo.notation.heaps.SectionWords;
import org.zermelo.notation.sowing.OtherSize;
import org.zermelo.notation.sowing.SowingParser;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.diagnosis.Diagnosis;
import org.zermelo.rule.forbid.ForbiddingGame;

/**
 * Reads rules as text: rule files, and the inside of {@code heaps(...)}. The rules may leave parameters open; only
 * {@link #game} insists that they are bound.
 */
public final class RuleText {

    private static final Pattern INLINE = Pattern.compile("(?isU)\\s*" + InputWords.group("rules") + "\\s*\\(.*");

    private static final Pattern REFERENCE = Pattern.compile("\\s*(@[^(\\s]+)\\s*(?:\\((.*)\\))?\\s*", Pattern.DOTALL);

    /** The words that begin rules on one line, the canonical one first. */
    public static final List<String> NAMES = InputWords.of("rules");

    private RuleText() {}

    /** The rules of a text, which is {@code heaps(...)}, a reference such as {@code @two-heaps}, or a rule file. */
    public static Ruleset ruleset(String text) {
        return ruleset(Source.of(text));
    }

    /**
     * The rules of a text, which is {@code heaps(...)}, a reference such as {@code @two-heaps}, or a rule file.
     *
     * @throws org.zermelo.notation.text.NotationException at the place that is wrong
     */
    public static Ruleset ruleset(Source source) {
        return parse(source).rules();
    }

    /**
     * The rules of a text about every size, such as {@code heaps(S; move +1, *2; end S >= N)}: in an end, S is what the heap holds, and
     * the letter N, which nothing declares, is a number from 1 on that the rules leave open.
     *
     * @throws NotationException at the place that is wrong
     */
    public static Ruleset ofEverySize(Source source) {
        return OpenLetters.read(source);
    }

    /** Whether a text is a rule file: its first word begins a section, and no parenthesis follows. */
    public static boolean isFile(Source source) {
        Cursor cursor = new Cursor(source, 0, source.text().length());
        String word = cursor.word().toLowerCase(Locale.ROOT);
        boolean section = SectionWords.isWord(word)
                || BoardWords.means(word, BoardParser.SECTIONS)
                || BoardWords.means(word, SowingParser.SECTIONS);
        return !word.isEmpty() && section && cursor.peek() != '(';
    }

    private static RuleParser.Parsed parse(Source source) {
        String text = source.text();
        Cursor cursor = new Cursor(source, 0, text.length());
        if (BoardRuleText.isBoard(source)) {
            throw cursor.expected("board.no-heaps", "");
        }
        if (cursor.take("@")) {
            Source file = reference(cursor);
            cursor.finish();
            return new RuleParser(file, 0, file.text().length()).file();
        }
        boolean inline = NAMES.contains(cursor.word().toLowerCase(Locale.ROOT)) && cursor.take("(");
        if (!inline) {
            return new RuleParser(source, 0, text.length()).file();
        }
        int close = text.lastIndexOf(')');
        if (close < cursor.offset() || !new Cursor(source, close + 1, text.length()).done()) {
            throw cursor.error(cursor.offset() - 1, 1, "notation.not-closed");
        }
        return new RuleParser(source, cursor.offset(), close).inline();
    }

    /** The rules of a reference such as {@code two-heaps(S = 17)}, of which the {@code @} is already read. */
    public static Rules<?, ?> referenced(Cursor cursor) {
        int from = cursor.offset() - 1;
        Optional<Rules<?, ?>> sized = sized(cursor, from);
        if (sized.isPresent()) {
            return sized.get();
        }
        Source file = reference(cursor);
        if (BoardRuleText.isBoard(file)) {
            return BoardRuleText.rules(file);
        }
        RuleParser.Parsed parsed = new RuleParser(file, 0, file.text().length()).file();
        if (!parsed.rules().closed()) {
            String name = parsed.rules().parameters().get(0).name();
            throw cursor.error(from, cursor.offset() - from, "rule.open-parameter", "name", name);
        }
        return checked(file, parsed);
    }

    /**
     * The game of a file of the library whose head leaves numbers open, called by its name, such as {@code breakthrough(6, 3)}; empty,
     * with nothing taken, for others.
     *
     * @throws NotationException at numbers that make no game
     */
    public static Optional<Rules<?, ?>> called(Cursor cursor) {
        return sized(cursor, cursor.skip().offset());
    }

    /** The game of a file whose head leaves numbers open, such as {@code dodgem(4)}; empty, with nothing taken, for others. */
    private static Optional<Rules<?, ?>> sized(Cursor cursor, int from) {
        int name = cursor.offset();
        Optional<Source> file = Library.find(cursor.word().toLowerCase(Locale.ROOT))
                .filter(text -> SizedText.of(text).isPresent());
        if (file.isEmpty()) {
            cursor.moveTo(name);
            return Optional.empty();
        }
        boolean called = cursor.take("(");
        int open = cursor.offset();
        if (called) {
            cursor.upTo(")");
        }
        Cursor given = new Cursor(cursor.source(), open, cursor.offset());
        if (called) {
            cursor.expect(")");
        }
        try {
            return BoardRuleText.sized(file.get(), given);
        } catch (NotationException placed) {
            throw placed;
        } catch (BadInputException wrong) {
            throw new NotationException(cursor.source(), from, cursor.offset() - from, wrong.note());
        }
    }

    /** The file that a name and its bindings mean; the bindings become its last lines. */
    private static Source reference(Cursor cursor) {
        int from = cursor.offset();
        String name = cursor.word();
        Source file = Library.find(name).orElseThrow(() -> unknownFile(cursor, from, name));
        if (!cursor.take("(")) {
            return file;
        }
        String bindings = cursor.upTo(")");
        cursor.expect(")");
        return BoardRuleText.isSowing(file) ? OtherSize.of(file, bindings) : withBindings(file, bindings);
    }

    /** A rule file with values for its parameters, such as {@code S = 17, K = 3}. */
    public static Source withBindings(Source file, String bindings) {
        return new Source(file.name(), file.text() + "\n;" + bindings.replace(',', ';'));
    }

    /** A game whose rules leave parameters open, with values for them: by its name in the library, as a clause, or as a rule file. */
    public static Source closing(Source open, String bindings) {
        String text = open.text();
        Matcher reference = REFERENCE.matcher(text);
        if (reference.matches()) {
            String earlier = reference.group(2) == null ? "" : reference.group(2) + ", ";
            return Source.of(reference.group(1) + "(" + earlier + bindings + ")");
        }
        if (INLINE.matcher(text).matches()) {
            int close = text.lastIndexOf(')');
            return Source.of(text.substring(0, close) + "; " + bindings.replace(",", ";") + text.substring(close));
        }
        return withBindings(open, bindings);
    }

    private static NotationException unknownFile(Cursor cursor, int from, String name) {
        String nearest = Distance.nearest(name, Library.names().stream());
        return cursor.error(from, name.length(), "rule.unknown-file", "seen", name, "nearest", nearest);
    }

    /** The game of the inside of {@code heaps(...)}, from {@code from} to {@code to - 1}. */
    public static Rules<?, ?> game(Source source, int from, int to) {
        return game(source, new RuleParser(source, from, to).inline());
    }

    /**
     * The game of a text.
     *
     * @throws org.zermelo.notation.text.NotationException when a parameter is open, at the place where it is declared
     */
    public static Rules<?, ?> game(Source source) {
        return BoardRuleText.isBoard(source) ? BoardRuleText.rules(source) : game(source, parse(source));
    }

    private static Rules<?, ?> game(Source source, RuleParser.Parsed parsed) {
        if (!parsed.rules().closed()) {
            String name = parsed.rules().parameters().get(0).name();
            Token place = Objects.requireNonNull(parsed.parameters().get(name));
            throw new Cursor(source, 0, source.text().length())
                    .error(place.offset(), place.length(), "rule.open-parameter", "name", name);
        }
        return checked(source, parsed);
    }

    /** Refuses a game that is proved to have no end, at the move that can be made for ever. */
    private static Rules<?, ?> checked(Source source, RuleParser.Parsed parsed) {
        try {
            parsed.rules().startValues();
        } catch (BadInputException outside) {
            Token place = parsed.starts().get(outside.note().args().get("name"));
            if (place == null) {
                throw outside;
            }
            throw new NotationException(source, place.offset(), place.length(), outside.note());
        }
        if (parsed.rules().splits()) {
            return broken(parsed.rules());
        }
        if (parsed.rules().forbidden() > 0) {
            return new ForbiddingGame(parsed.rules());
        }
        RuleGame game = RuleGame.of(parsed.rules(), new CompiledMoves());
        OptionalInt endless = Diagnosis.endlessClause(game);
        if (endless.isPresent()) {
            int[] place = parsed.moves().get(endless.getAsInt());
            throw new NotationException(source, place[0], place[1] - place[0], Note.of("rule.never-ends"));
        }
        return game;
    }

    /** Rules that break heaps, as a game on any number of them. */
    private static HeapGame broken(Ruleset rules) {
        return new HeapGame(RuleHeaps.components(rules, new CompiledMoves()), HeapPosition.of(rules.startValues()));
    }
}
