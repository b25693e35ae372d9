package org.zermelo.present.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.zermelo.game.Place;
import org.zermelo.game.ZermeloException;
import org.zermelo.phrase.Phrase;
import org.zermelo.phrase.Speech;

/**
 * The words of one language for the notes of the lower modules and for the program's own phrases.
 *
 * <p>All words of a language stand in one file, {@code words/en.properties} for English, in groups by the first part of
 * their keys. A phrase that a language lacks is said in English. How phrases are written: {@link Phrase}.
 */
public final class Words implements Speech {

    private static final Map<Language, Words> ALL = new ConcurrentHashMap<>();

    /** Before the keys of what is said otherwise on a page. */
    private static final String PAGE = "onpage.";

    static final char FROM_RIGHT_APART = '\u2067';
    private static final String FROM_LEFT = "\u200e";
    private static final String FROM_RIGHT = "\u200f";
    private static final char FIRST_MARK = '\u0300';
    private static final char WIDE = '\u2e80';
    private static final char LAST_WIDE = '\u9fff';
    private static final char FULL_WIDTH = '\uff01';
    private static final char LAST_FULL_WIDTH = '\uff60';

    private final Language language;
    /** Before the keys of sets that are named by the players who win, not by won and lost. */
    private static final String PLAYERS = "players.";

    /** What stands before the keys of phrases that take the place of others. */
    private final List<String> ways;

    private Words(Language language, List<String> ways) {
        this.language = language;
        this.ways = ways;
    }

    /** The words of a language. */
    public static Words in(Language language) {
        return ALL.computeIfAbsent(language, one -> new Words(one, List.of()));
    }

    /**
     * The same words for a page. What to do is said as it is done there: {@code onpage.plan.too-big} takes the place of {@code
     * plan.too-big}, which names options of the command.
     */
    public Words onPage() {
        return also(PAGE);
    }

    /** The same words with the sets of exam questions named by the players who win. */
    public Words namingPlayers() {
        return also(PLAYERS);
    }

    private Words also(String way) {
        return ways.contains(way)
                ? this
                : new Words(
                        language, Stream.concat(ways.stream(), Stream.of(way)).toList());
    }

    /**
     * A value, a move or a game within a line. In a language from right to left it keeps its own direction, so that {@code +6} is
     * not shown as 6+: it stands between the signs FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which have no width. Prose whose
     * parts are all set apart has no letter of its own to tell its direction; the first of them tells it.
     */
    @Override
    public String apart(String value) {
        if (value.isEmpty() || !fromRight()) {
            return value;
        }
        int first = value.codePoints().filter(Character::isLetter).findFirst().orElse(' ');
        return (turns(Character.toString(first)) ? FROM_RIGHT_APART : FIRST_STRONG) + value + POP;
    }

    /** Whether lines run from right to left. */
    public boolean fromRight() {
        return language.direction().equals("rtl");
    }

    /** A mark without width for the begin of a line that may not begin with a letter, so that it runs as its language does. */
    public String lead() {
        return fromRight() ? FROM_RIGHT : "";
    }

    /**
     * The texts of a row of a table, of which the first stands left in every language: a table of numbers is read alike in all.
     * Unchanged where none has letters that run from right to left.
     */
    public static List<String> fromLeft(List<String> cells) {
        if (cells.stream().noneMatch(Words::turns)) {
            return cells;
        }
        List<String> row = new ArrayList<>(cells.stream()
                .map(cell -> turns(cell) ? FIRST_STRONG + cell + POP : cell)
                .toList());
        row.set(0, FROM_LEFT + row.get(0));
        return row;
    }

    /** Whether a text has letters that run from right to left. */
    public static boolean turns(String text) {
        return text.chars()
                .anyMatch(c -> c >= '\u0590' && c <= '\u08ff'
                        || c >= '\ufb1d' && c <= '\ufeff' && (c <= '\ufdff' || c >= '\ufe70'));
    }

    /** A number of prose in the digits of the language, which its phrase {@code amount.digits} has from 0 to 9. */
    @Override
    public String figures(String number) {
        String digits = say("amount.digits");
        return digits.startsWith("0")
                ? number
                : number.chars()
                        .map(c -> c >= '0' && c <= '9' ? digits.charAt(c - '0') : c)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
    }

    /** How many columns a text takes on a screen: signs of Chinese and forms of full width take two, marks and joiners none. */
    public static int seen(String text) {
        return text.chars().map(Words::columns).sum();
    }

    private static int columns(int c) {
        if (c < FIRST_MARK) {
            return 1;
        }
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            default -> c >= WIDE && c <= LAST_WIDE || c >= FULL_WIDTH && c <= LAST_FULL_WIDTH ? 2 : 1;
        };
    }

    /** Sentences one behind the other, parted as the language parts them. */
    public String sentences(List<String> texts) {
        return joined("general.sentences", texts);
    }

    /** Parts of one sentence that have commas of their own, side by side; empty for none. */
    public String clauses(List<String> texts) {
        return joined("general.clauses", texts);
    }

    /** What stands between two sentences: a blank, or nothing. */
    public String gap() {
        return say("general.sentences", "first", "", "last", "");
    }

    private String joined(String key, List<String> texts) {
        return texts.stream()
                .reduce((first, last) -> say(key, "first", first, "last", last))
                .orElse("");
    }

    /** The language of these words. */
    public Language language() {
        return language;
    }

    /** What an exception has to say, led by its place when it has one. */
    public String say(ZermeloException failure) {
        String text = say(Visible.shortened(failure.note()));
        return failure.place().map(at -> shown(at) + ": " + text).orElse(text);
    }

    private String shown(Place at) {
        String where = switch (at.sourceName()) {
            case "argument" -> say("general.argument");
            case "game" -> say("general.game-field");
            default -> Visible.escaped(at.sourceName());
        };
        return where + ":" + at.line() + ":" + at.column();
    }

    /** The phrase under a key, unfilled; empty when neither this language nor English has it. */
    @Override
    public Optional<String> phrase(String key) {
        Optional<String> own = Stream.concat(ways.stream(), Stream.of(""))
                .map(way -> Optional.ofNullable(group(way + key).get(way + key)))
                .flatMap(Optional::stream)
                .findFirst();
        return own.isPresent() || language == Language.EN ? own : new Words(Language.EN, ways).phrase(key);
    }

    @Override
    public int form(long count, int forms) {
        return language.form(count, forms);
    }

    @Override
    public String visible(String text) {
        return Visible.escaped(text);
    }

    /** All phrases of one group, unfilled; where this language lacks one, the English. */
    public Map<String, String> phrases(String group) {
        Map<String, String> phrases = new TreeMap<>(
                language == Language.EN ? Map.of() : in(Language.EN).phrases(group));
        phrases.putAll(group(group + "."));
        return phrases;
    }

    /** Whether this language itself has the phrase. */
    public boolean has(String key) {
        return group(key).containsKey(key);
    }

    private Map<String, String> group(String key) {
        return language.file().groupOf(key);
    }
}
