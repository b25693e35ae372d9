package org.zermelo.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.heap.RuleHeaps;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.notation.family.Families;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.family.FamilyIndex;
import org.zermelo.notation.family.FamilyNames;
import org.zermelo.notation.family.Joiner;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.value.Convention;

/**
 * Reads games. The outer grammar; each family reads what stands between its own parentheses:
 *
 * <pre>
 * game = ["misere"] term { "+" term } [ ( "Left" | "Right" ) "first" ] [ "after" move { "~" move } ]
 * term = ( family [ "(" arguments ")" ] | "@" file [ "(" name "=" number { "," name "=" number } ")" ] ) [ "from" position ]
 *      | "(" term { "+" term } ")"
 * </pre>
 *
 * A whole text may also be a rule file. A family may be called by its names in every language ({@link FamilyNames}); only those that
 * are whole games stand without arguments.
 */
public final class Notation {

    /** Parentheses around sums within each other. */
    private static final int DEEPEST = 100;

    private final FamilyIndex<Family> families;
    private final List<Joiner> joiners;

    /** A notation with these families and ways to add. */
    public Notation(List<Family> families, List<Joiner> joiners) {
        this.families = new FamilyIndex<>(families);
        this.joiners = List.copyOf(joiners);
    }

    /** Everything that the library can read. */
    public static Notation standard() {
        return new Notation(Families.all(), Families.joiners());
    }

    /** The families, in the order in which the docs list them. */
    public List<Family> families() {
        return families.families();
    }

    /** The family of this name, in any language. */
    public Optional<Family> family(String name) {
        return families.of(name).map(FamilyIndex.Named::family);
    }

    /** Everything that a family is called, in the notation and in every language. */
    public List<String> namesOf(Family family) {
        return families.names(family);
    }

    /** The family whose name is nearest to a text; empty where none is near. */
    public Optional<Family> nearest(String text) {
        return families.nearestTo(text).map(FamilyIndex.Named::family);
    }

    /** The game that a family's name alone stands for: the one that is meant where the name is a whole game, else the family's example. */
    public Optional<String> standing(String name) {
        return families.of(name)
                .map(named -> named.whole() == null
                        ? named.family().example()
                        : named.family().name() + "(" + named.whole() + ")");
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
        if (isRuleFile(source)) {
            return game(source, RuleText.game(source));
        }
        Cursor cursor = new Cursor(source, 0, source.text().length());
        boolean misere = takesMisere(cursor);
        int from = cursor.skip().offset();
        Optional<Rules<?, ?>> parts = PositionSum.take(cursor);
        Rules<?, ?> rules = FirstMover.take(cursor, from, parts.isPresent() ? parts.get() : sum(cursor, 0));
        boolean played = cursor.takeMeaning("after");
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

    /** Whether a text is a rule file and no game whose name begins as one. */
    public boolean isRuleFile(Source source) {
        return RuleText.isFile(source) && !isNamed(source);
    }

    /** Whether the word that begins a title begins a family's name here: {@code game of divisors(12)}. */
    private boolean isNamed(Source source) {
        Cursor cursor = new Cursor(source, 0, source.text().length());
        return source.text().strip().indexOf('\n') < 0 && families.take(cursor).isPresent() && cursor.peek() == '(';
    }

    /** Whether rules that break heaps say of themselves that the last mover loses. */
    private static boolean declaredMisere(Rules<?, ?> rules) {
        return rules instanceof HeapGame game && game.rules() instanceof RuleHeaps heaps && heaps.misere();
    }

    private static boolean takesMisere(Cursor cursor) {
        return cursor.takeMeaning("misere");
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
        Optional<FamilyIndex.Named<Family>> named = families.take(cursor);
        boolean bare = named.isPresent() && cursor.peek() != '(';
        if (bare && (named.get().whole() == null || isArgument(cursor.peek()))) {
            return parse(text.substring(0, cursor.offset()).trim() + "("
                    + text.substring(cursor.offset()).trim() + ")");
        }
        return parse(text);
    }

    private static boolean isArgument(char c) {
        return c == '-' || Character.isLetterOrDigit(c);
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
        if (!Character.isLetter(cursor.peek())) {
            throw cursor.expected(
                    "notation.game-expected",
                    families().isEmpty() ? "" : families().get(0).example());
        }
        Optional<FamilyIndex.Named<Family>> found = families.take(cursor);
        if (found.isEmpty()) {
            return begun(cursor, RuleText.called(cursor).orElseThrow(() -> families.unknown(cursor)));
        }
        FamilyIndex.Named<Family> named = found.get();
        String whole = named.whole();
        if (whole != null && cursor.peek() != '(') {
            return begun(cursor, parse(named.family(), new Cursor(Source.of(whole), 0, whole.length())));
        }
        cursor.expect("(");
        int open = cursor.offset() - 1;
        int close = close(cursor, open);
        Rules<?, ?> rules = parse(named.family(), new Cursor(cursor.source(), open + 1, close));
        cursor.moveTo(close + 1);
        return begun(cursor, rules);
    }

    /** The rules from the position that follows them, if one does. */
    private static Rules<?, ?> begun(Cursor cursor, Rules<?, ?> rules) {
        int word = cursor.skip().offset();
        return cursor.takeMeaning("from") ? Replay.readStart(cursor, word, rules) : rules;
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
}
