package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.heaps.ExprParser;
import org.zermelo.notation.heaps.RuleWords;
import org.zermelo.notation.heaps.Scope;
import org.zermelo.notation.heaps.SectionWords;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.row.list.ListClause;
import org.zermelo.row.list.ListClause.Place;
import org.zermelo.row.list.ListClause.Verb;
import org.zermelo.row.list.ListFacts;
import org.zermelo.row.list.ListGame;
import org.zermelo.row.list.ListRules;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * Reads {@code list(ABAAB; take 1..2 if left = right; end size <= 1)}: the items, then clauses and ends as in rules of heaps. The heaps of
 * their formulas are the items of the stretch that a clause touches.
 */
public final class ListParser extends ClauseParser {

    static final List<String> KEEP = InputWords.of("stretch.keep");
    private static final List<String> CUT = InputWords.of("stretch.cut");
    static final List<String> REPLACE = InputWords.of("stretch.replace");
    private static final List<String> SWAP = InputWords.of("stretch.swap");
    static final List<String> OUT = InputWords.of("stretch.out");
    static final List<String> TAKE = InputWords.of("word.take");
    static final List<String> ANY = InputWords.of("word.any");
    static final List<String> WITH = InputWords.of("word.with");
    private static final List<String> LEFT = InputWords.of("stretch.left");
    private static final List<String> RIGHT = InputWords.of("stretch.right");

    private final String items;
    private final boolean letters;
    private final long[] row;
    private final ListNames names;
    private final List<ListClause> clauses = new ArrayList<>();

    private ListParser(Tokens tokens, ListNames names, String items, long[] row) {
        super(tokens, names.variables(), "list.section");
        this.items = items;
        this.letters = items.chars().anyMatch(Character::isLetter);
        this.row = row;
        this.names = names;
    }

    /** The game of the inside of {@code list(...)}. */
    public static ListGame game(Source source, int from, int to) {
        int end = source.text().indexOf(';', from);
        int stop = end < 0 || end > to ? to : end;
        Tokens start = new Tokens(source, from, stop);
        String items = start.takeRest();
        boolean letters = items.chars().anyMatch(Character::isLetter);
        long[] row = letters ? letters(start, items) : new Cursor(source, from, stop).longs();
        Tokens tokens = new Tokens(source, Math.min(to, stop + 1), to);
        return new ListParser(tokens, new ListNames(tokens, row, letters), items, row).read();
    }

    private static long[] letters(Tokens start, String items) {
        if (!items.chars().allMatch(Character::isLetter)) {
            start.moveTo(0, start.mark());
            throw start.error(start.peek(), "list.items", "seen", items);
        }
        return items.chars().mapToLong(letter -> letter).toArray();
    }

    private ListGame read() {
        String parts = parts();
        ListRules rules = new ListRules(
                letters,
                new ListFacts(names.used(clauses, endings.rules())),
                clauses,
                endings.rules(),
                endings.stuck(),
                turns.told());
        return new ListGame("list(" + items + parts + ")", rules, row);
    }

    @Override
    Scope scope() {
        return Scope.position(names.variables(), List.of());
    }

    private ExprParser expressions() {
        return new ExprParser(tokens, scope());
    }

    @Override
    boolean moves() {
        return !clauses.isEmpty();
    }

    @Override
    void clause(int player) {
        Verb verb = verb();
        Stretch stretch = verb == Verb.SWAP ? Stretch.of(2, 2) : verb == Verb.CUT ? Stretch.any() : stretch();
        int mark = tokens.mark();
        long[] put = {};
        @Nullable Expr value = null;
        if (verb == Verb.REPLACE) {
            tokens.expectWord(WITH);
            put = letters ? pattern() : put;
            value = letters ? null : expressions().sum();
            int shortest = stretch.pattern().length > 0 ? stretch.pattern().length + 1 : stretch.least();
            if ((letters ? put.length : 1) >= shortest) {
                throw tokens.errorFrom(mark, "list.grows", "seen", tokens.text(mark));
            }
        }
        // what a cut looks at is what lies on its left
        Place end = verb == Verb.CUT ? Place.LEFT : place();
        Condition guard = Condition.TRUE;
        Expr gain = Expr.of(0);
        for (boolean more = true; more; ) {
            if (tokens.takeWord(RuleWords.IF)) {
                guard = guard.and(expressions().condition());
            } else if (tokens.takeWord(RuleWords.GAIN)) {
                gain = expressions().sum();
            } else {
                more = false;
            }
        }
        clauses.add(new ListClause(
                verb, stretch.least(), stretch.most(), end, stretch.pattern(), put, value, guard, gain, player));
    }

    private Verb verb() {
        if (tokens.takeWord(TAKE)) {
            return tokens.takeWord(OUT) ? Verb.TAKE_OUT : Verb.TAKE;
        }
        if (tokens.takeWord(KEEP)) {
            return Verb.KEEP;
        }
        if (tokens.takeWord(CUT)) {
            return Verb.CUT;
        }
        if (tokens.takeWord(REPLACE)) {
            return Verb.REPLACE;
        }
        if (tokens.takeWord(SWAP)) {
            return Verb.SWAP;
        }
        throw tokens.unexpected("take, keep, cut, replace, swap");
    }

    /** How long a stretch is, or which letters it has. */
    private record Stretch(int least, int most, long[] pattern) {

        static Stretch of(int least, int most) {
            return new Stretch(least, most, new long[0]);
        }

        static Stretch any() {
            return of(1, ListGame.LONGEST);
        }
    }

    private Stretch stretch() {
        if (tokens.takeWord(ANY)) {
            return Stretch.any();
        }
        if (tokens.peek().kind() == Token.Kind.NUMBER) {
            int mark = tokens.mark();
            int least = count();
            int most = tokens.takeSymbol("..") ? count() : least;
            if (most < least) {
                throw tokens.errorFrom(mark, "rule.empty-range", "name", "", "least", least, "greatest", most);
            }
            return Stretch.of(least, most);
        }
        if (letters && tokens.peek().kind() == Token.Kind.NAME) {
            long[] pattern = pattern();
            return new Stretch(pattern.length, pattern.length, pattern);
        }
        throw tokens.unexpected(letters ? "any, 1..3, AB" : "any, 1..3");
    }

    private int count() {
        Token token = tokens.peek();
        if (token.kind() != Token.Kind.NUMBER) {
            throw tokens.unexpected("1..3");
        }
        tokens.take();
        boolean fits = token.text().length() <= 4
                && Integer.parseInt(token.text()) >= 1
                && Integer.parseInt(token.text()) <= ListGame.LONGEST;
        if (!fits) {
            throw tokens.error(token, "list.count", "seen", token.text(), "most", ListGame.LONGEST);
        }
        return Integer.parseInt(token.text());
    }

    /** Letters of the list, as they stand side by side. */
    private long[] pattern() {
        Token token = tokens.peek();
        boolean known =
                token.kind() == Token.Kind.NAME && token.text().chars().allMatch(letter -> names.letter(letter));
        if (!known) {
            throw tokens.error(token, "list.letters", "seen", Tokens.shown(token), "allowed", names.letters());
        }
        tokens.take();
        return token.text().chars().mapToLong(letter -> letter).toArray();
    }

    private Place place() {
        if (!tokens.takeWord(RuleWords.FROM)) {
            return Place.ANYWHERE;
        }
        if (tokens.takeWord(LEFT)) {
            return Place.LEFT;
        }
        if (tokens.takeWord(RIGHT)) {
            return Place.RIGHT;
        }
        if (tokens.takeWord(SectionWords.ENDS.words())) {
            return Place.ENDS;
        }
        throw tokens.unexpected("left, right, ends");
    }
}
