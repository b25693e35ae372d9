package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
public final class ListParser {

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

    private final Tokens tokens;
    private final String items;
    private final boolean letters;
    private final long[] row;
    private final ListNames names;
    private final PlayersByName turns;
    private final Endings endings;
    private final List<ListClause> clauses = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();

    private ListParser(Source source, int from, int to) {
        int end = source.text().indexOf(';', from);
        int stop = end < 0 || end > to ? to : end;
        Tokens start = new Tokens(source, from, stop);
        this.items = start.takeRest();
        this.letters = items.chars().anyMatch(Character::isLetter);
        this.row = letters ? letters(start) : numbers(source, from, stop);
        this.tokens = new Tokens(source, Math.min(to, stop + 1), to);
        this.names = new ListNames(tokens, row, letters);
        this.turns = new PlayersByName(tokens, names.variables());
        this.endings = new Endings(tokens, turns);
    }

    /** The game of the inside of {@code list(...)}. */
    public static ListGame game(Source source, int from, int to) {
        return new ListParser(source, from, to).read();
    }

    private long[] letters(Tokens start) {
        if (!items.chars().allMatch(Character::isLetter)) {
            start.moveTo(0, start.mark());
            throw start.error(start.peek(), "list.items", "seen", items);
        }
        return items.chars().mapToLong(letter -> letter).toArray();
    }

    private static long[] numbers(Source source, int from, int to) {
        return new Cursor(source, from, to).longs();
    }

    private ListGame read() {
        while (!tokens.done()) {
            int mark = tokens.mark();
            section();
            texts.add("; " + tokens.text(mark));
            if (!tokens.done() && !tokens.peek().is(";")) {
                throw Names.surplus(tokens, ";");
            }
            while (tokens.takeSymbol(";")) {
                // empty sections are nothing
            }
        }
        if (clauses.isEmpty()) {
            throw tokens.error(tokens.peek(), "rule.no-moves");
        }
        if (endings.winnersWithoutEnd()) {
            throw tokens.error(tokens.peek(), "rule.winner-without-end");
        }
        ListRules rules = new ListRules(
                letters,
                new ListFacts(names.used(clauses, endings.rules())),
                clauses,
                endings.rules(),
                endings.stuck(),
                turns.told());
        return new ListGame("list(" + items + String.join("", texts) + ")", rules, row);
    }

    private Scope scope() {
        return Scope.position(names.variables(), List.of());
    }

    private ExprParser expressions() {
        return new ExprParser(tokens, scope());
    }

    private void section() {
        Optional<SectionWords> kind = SectionWords.at(tokens);
        if (kind.isEmpty() && endings.namesWinner()) {
            endings.end(expressions());
            return;
        }
        if (kind.isPresent()) {
            tokens.take();
            tokens.takeSymbol(":");
        }
        switch (kind.orElse(SectionWords.MOVES)) {
            case MOVES -> clauses();
            case ENDS -> endings.end(expressions());
            case WINS -> endings.wins(scope());
            case STUCK -> endings.readStuck();
            default -> throw tokens.error(tokens.previous(), "list.section", "seen", Tokens.shown(tokens.previous()));
        }
    }

    private void clauses() {
        int player = -1;
        do {
            if (turns.comes(":", List.of())) {
                player = turns.take().orElseThrow();
                tokens.expectSymbol(":");
            }
            clause(player);
        } while (tokens.takeSymbol(","));
    }

    private void clause(int player) {
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
            int least = count();
            int most = tokens.takeSymbol("..") ? count() : least;
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
