package org.zermelo.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.value.Convention;

/**
 * Reads games. The outer grammar; each family reads what stands between its own parentheses:
 *
 * <pre>
 * game = ["misere"] term { "+" term } [ "after" move { "~" move } ]
 * term = ( family "(" arguments ")" | "@" file [ "(" name "=" number { "," name "=" number } ")" ] ) [ "from" position ]
 *      | "(" term { "+" term } ")"
 * </pre>
 *
 * A whole text may also be a rule file.
 */
public final class Notation {

    /** Parentheses around sums within each other. */
    private static final int DEEPEST = 100;

    private final List<Family> families;
    private final List<Joiner> joiners;

    /** A notation with these families and ways to add. */
    public Notation(List<Family> families, List<Joiner> joiners) {
        this.families = List.copyOf(families);
        this.joiners = List.copyOf(joiners);
    }

    /** Everything that the library can read. */
    public static Notation standard() {
        return new Notation(Families.all(), Families.joiners());
    }

    /** The families, in the order in which the docs list them. */
    public List<Family> families() {
        return families;
    }

    /** The game that a text names. */
    public Game parse(String text) {
        return parse(Source.of(text));
    }

    /**
     * The game that a text names.
     *
     * @throws NotationException at the place that is wrong
     */
    public Game parse(Source source) {
        if (RuleText.isFile(source)) {
            return game(source, RuleText.game(source));
        }
        Cursor cursor = new Cursor(source, 0, source.text().length());
        boolean misere = takesMisere(cursor);
        int from = cursor.skip().offset();
        Rules<?, ?> rules = sum(cursor, 0);
        boolean played = cursor.takeWord("after") || cursor.takeWord("после");
        int moves = cursor.offset();
        if (played) {
            cursor.takeAll();
        }
        refuseBehind(cursor);
        cursor.finish();
        if (misere && rules.traits().contains(Trait.SCORING)) {
            throw cursor.error(from, cursor.offset() - from, "notation.misere-of-score", "game", rules);
        }
        if (misere && declaredMisere(rules)) {
            throw cursor.error(from, cursor.offset() - from, "notation.misere-twice", "game", rules);
        }
        Game game = misere ? new Game(source, rules, Convention.MISERE) : game(source, rules);
        if (played) {
            cursor.moveTo(moves);
            return Replay.read(cursor, game);
        }
        return game;
    }

    /** Whether rules that break heaps say of themselves that the last mover loses. */
    private static boolean declaredMisere(Rules<?, ?> rules) {
        return rules instanceof HeapGame game && game.rules() instanceof RuleHeaps heaps && heaps.misere();
    }

    private static boolean takesMisere(Cursor cursor) {
        return cursor.takeWord("misere") || cursor.takeWord("misère") || cursor.takeWord("мизер");
    }

    private static void refuseBehind(Cursor cursor) {
        int from = cursor.skip().offset();
        if (takesMisere(cursor)) {
            String game = cursor.source().text().substring(0, from).strip();
            throw cursor.error(from, cursor.offset() - from, "notation.misere-behind", "game", game);
        }
    }

    private static Game game(Source source, Rules<?, ?> rules) {
        boolean scoring = rules.traits().contains(Trait.SCORING);
        if (declaredMisere(rules)) {
            return new Game(source, rules, Convention.MISERE);
        }
        return new Game(source, rules, scoring ? Convention.SCORE : Convention.NORMAL);
    }

    /** The game in words of a command line, whose outer parentheses may be missing: {@code coins 7 9 1}. */
    public Game parseWords(List<String> words) {
        String text = String.join(" ", words).trim();
        Cursor cursor = new Cursor(Source.of(text), 0, text.length());
        Optional<Family> family = family(cursor.word());
        if (family.isPresent() && cursor.peek() != '(') {
            return parse(text.substring(0, cursor.offset()).trim() + "("
                    + text.substring(cursor.offset()).trim() + ")");
        }
        return parse(text);
    }

    private Rules<?, ?> sum(Cursor cursor, int depth) {
        int from = cursor.skip().offset();
        List<Rules<?, ?>> terms = new ArrayList<>();
        do {
            terms.add(term(cursor, depth));
        } while (cursor.take("+"));
        if (terms.size() == 1) {
            return terms.get(0);
        }
        if (terms.stream().anyMatch(Notation::declaredMisere)) {
            throw cursor.error(from, cursor.offset() - from, "notation.misere-term", "terms", terms);
        }
        for (Joiner joiner : joiners) {
            Optional<Rules<?, ?>> sum = joiner.join(terms);
            if (sum.isPresent()) {
                return sum.get();
            }
        }
        throw cursor.error(from, cursor.offset() - from, "notation.sum-mixed", "terms", terms);
    }

    private Rules<?, ?> term(Cursor cursor, int depth) {
        if (cursor.take("(")) {
            if (depth == DEEPEST) {
                throw cursor.error(cursor.offset() - 1, 1, "notation.too-deep", "allowed", DEEPEST);
            }
            Rules<?, ?> inner = sum(cursor, depth + 1);
            cursor.expect(")");
            return inner;
        }
        if (cursor.take("@")) {
            return begun(cursor, RuleText.referenced(cursor));
        }
        int from = cursor.skip().offset();
        String name = cursor.word();
        if (name.isEmpty()) {
            throw cursor.expected(
                    "notation.game-expected",
                    families.isEmpty() ? "" : families.get(0).example());
        }
        Family family = family(name).orElseThrow(() -> unknown(cursor, from, name));
        cursor.expect("(");
        int open = cursor.offset() - 1;
        int close = close(cursor, open);
        Rules<?, ?> rules = parse(family, new Cursor(cursor.source(), open + 1, close));
        cursor.moveTo(close + 1);
        return begun(cursor, rules);
    }

    /** The rules from the position that follows them, if one does. */
    private static Rules<?, ?> begun(Cursor cursor, Rules<?, ?> rules) {
        int word = cursor.skip().offset();
        return cursor.takeWord("from") || cursor.takeWord("от") ? Replay.readStart(cursor, word, rules) : rules;
    }

    private static Rules<?, ?> parse(Family family, Cursor arguments) {
        Rules<?, ?> rules = family.parse(arguments);
        arguments.finish();
        return rules;
    }

    private static int close(Cursor cursor, int open) {
        String text = cursor.source().text();
        int depth = 0;
        for (int i = open; i < cursor.end(); i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw cursor.error(open, 1, "notation.not-closed");
    }

    private Optional<Family> family(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return families.stream()
                .filter(f -> f.name().equals(wanted) || f.aliases().contains(wanted))
                .findFirst();
    }

    private NotationException unknown(Cursor cursor, int from, String name) {
        String nearest = Distance.nearest(
                name, families.stream().flatMap(f -> Stream.concat(Stream.of(f.name()), f.aliases().stream())));
        return cursor.error(from, name.length(), "notation.unknown-family", "seen", name, "nearest", nearest);
    }
}
