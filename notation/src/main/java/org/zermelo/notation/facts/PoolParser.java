package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.zermelo.notation.heaps.ExprParser;
import org.zermelo.notation.heaps.RuleWords;
import org.zermelo.notation.heaps.Scope;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.row.pool.PoolClause;
import org.zermelo.row.pool.PoolCondition;
import org.zermelo.row.pool.PoolCondition.Quantifier;
import org.zermelo.row.pool.PoolGame;
import org.zermelo.row.pool.PoolRules;
import org.zermelo.row.pool.PoolRules.PoolEnd;
import org.zermelo.row.pool.PoolRules.PoolFact;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;

/**
 * Reads {@code pool(1..20; take 1 if x divides last; end sum >= 50)}: the numbers, those of two players parted by a bar, then clauses and
 * ends as in rules of heaps. The heaps of their formulas are the numbers taken.
 */
public final class PoolParser extends ClauseParser {

    private static final List<String> STRIKE = InputWords.of("taken.strike");
    private static final List<String> OTHER = InputWords.of("taken.other");

    /** More numbers than any pool may have are not listed. */
    private static final int MOST = 1_000;

    private final FactNames<PoolFact> names;
    private final List<PoolClause> clauses = new ArrayList<>();
    private int hand = -1;

    private PoolParser(Tokens tokens, FactNames<PoolFact> names) {
        super(tokens, names.variables(), "pool.section");
        this.names = names;
    }

    /** The game of the inside of {@code pool(...)}. */
    public static PoolGame game(Source source, int from, int to) {
        return new PoolParser(new Tokens(source, from, to), new FactNames<>(words(), true)).read();
    }

    private PoolGame read() {
        long[] numbers = numbers();
        String start = tokens.text(0);
        tokens.takeSymbol(";");
        String parts = parts();
        List<PoolEnd> ends = endings.rules().stream()
                .map(end -> new PoolEnd(condition(end.when()), end.how()))
                .toList();
        List<Predicate<Predicate<Expr>>> formulas = new ArrayList<>();
        for (PoolClause clause : clauses) {
            formulas.add(clause.guard().when()::any);
            formulas.add(clause.strike().when()::any);
            formulas.add(clause.gain()::any);
        }
        ends.forEach(end -> formulas.add(end.when().when()::any));
        List<PoolFact> facts = names.used(formulas, PoolFact.UNUSED);
        boolean players = turns.told() || hand >= 0 || facts.contains(PoolFact.MINE) || facts.contains(PoolFact.THEIRS);
        PoolRules rules = new PoolRules(facts, clauses, ends, endings.stuck(), players);
        return new PoolGame("pool(" + start + parts + ")", rules, numbers, hand);
    }

    /** {@code 1..5 8 | 2 3}. */
    private long[] numbers() {
        List<Long> numbers = new ArrayList<>();
        while (!tokens.done() && !tokens.peek().is(";")) {
            if (hand < 0 && tokens.takeSymbol("|")) {
                hand = numbers.size();
                continue;
            }
            int mark = tokens.mark();
            long least = number();
            long most = tokens.takeSymbol("..") ? number() : least;
            if (most < least || most - least >= MOST - numbers.size()) {
                throw tokens.errorFrom(mark, "pool.range", "seen", tokens.text(mark), "allowed", MOST);
            }
            for (long number = least; number <= most; number++) {
                numbers.add(number);
            }
            tokens.takeSymbol(",");
        }
        return numbers.stream().mapToLong(Long::longValue).toArray();
    }

    private long number() {
        boolean negative = tokens.takeSymbol("-");
        Token token = tokens.peek();
        if (token.kind() != Token.Kind.NUMBER || token.text().length() > 16) {
            throw tokens.unexpected("1..20");
        }
        long number = Long.parseLong(tokens.take().text());
        return negative ? -number : number;
    }

    /** An end may speak of the numbers taken. */
    @Override
    Scope scope() {
        return names.upTo(PoolFact.EACH);
    }

    @Override
    boolean moves() {
        return !clauses.isEmpty();
    }

    @Override
    void clause(int player) {
        if (!tokens.takeWord(RuleWords.TAKE)) {
            throw tokens.unexpected("take 1");
        }
        if (tokens.peek().text().equals("1")) {
            tokens.take();
        }
        Condition guard = Condition.TRUE;
        Condition strike = Condition.FALSE;
        Expr gain = Expr.of(0);
        for (boolean more = true; more; ) {
            int mark = tokens.mark();
            if (tokens.takeWord(RuleWords.IF)) {
                guard = guard.and(new ExprParser(tokens, names.upTo(PoolFact.CHOSEN)).condition());
            } else if (tokens.takeWord(STRIKE)) {
                tokens.expectWord(OTHER);
                tokens.expectWord(RuleWords.IF);
                strike = new ExprParser(tokens, names.upTo(PoolFact.OTHER)).condition();
            } else if (tokens.takeWord(RuleWords.GAIN)) {
                gain = new ExprParser(tokens, names.upTo(PoolFact.CHOSEN)).sum();
                if (gain.any(names.speaksOf(PoolFact.SOME)) || gain.any(names.speaksOf(PoolFact.EACH))) {
                    throw tokens.errorFrom(mark, "pool.gain", "seen", tokens.text(mark));
                }
            } else {
                more = false;
            }
        }
        clauses.add(new PoolClause(condition(guard), condition(strike), gain, player));
    }

    private PoolCondition condition(Condition when) {
        Predicate<Expr> some = names.speaksOf(PoolFact.SOME);
        Predicate<Expr> each = names.speaksOf(PoolFact.EACH);
        if (when.any(some) && when.any(each)) {
            throw tokens.error(tokens.previous(), "pool.some-and-each");
        }
        return when.any(some)
                ? PoolCondition.of(when, Quantifier.SOME, some)
                : PoolCondition.of(when, when.any(each) ? Quantifier.EACH : Quantifier.PLAIN, each);
    }

    private static Map<PoolFact, List<String>> words() {
        Map<PoolFact, List<String>> words = new EnumMap<>(PoolFact.class);
        for (PoolFact fact : EnumSet.range(PoolFact.LAST, PoolFact.OTHER)) {
            words.put(
                    fact,
                    switch (fact) {
                        case COUNT -> InputWords.of("stretch.count");
                        case XOR -> RuleWords.XOR;
                        case GCD -> RuleWords.GCD;
                        case CHOSEN -> RuleWords.MOVED;
                        default -> InputWords.of("taken." + fact.name().toLowerCase(Locale.ROOT));
                    });
        }
        return words;
    }
}
