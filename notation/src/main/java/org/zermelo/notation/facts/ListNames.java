package org.zermelo.notation.facts;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.notation.heaps.RuleWords;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.row.list.ListClause;
import org.zermelo.row.list.ListFacts.Fact;
import org.zermelo.row.list.ListFacts.StretchFact;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;

/** The names that formulas of a list may use, in every language, and the facts of a stretch that they mean. */
final class ListNames {

    private static final List<String> COUNT = InputWords.of("stretch.count");

    private static final Map<StretchFact, List<String>> FACTS = facts();

    private final Tokens tokens;
    private final boolean letters;
    private final List<Fact> facts = new ArrayList<>();
    private final List<Variable> variables = new ArrayList<>();

    /**
     * All names of a formula: letters, then the facts by the words that are written, then by those of other languages; behind them a heap
     * that stands for the items of a stretch.
     */
    ListNames(Tokens tokens, long[] row, boolean letters) {
        this.tokens = tokens;
        this.letters = letters;
        Set<Long> kinds = new TreeSet<>();
        for (long item : row) {
            kinds.add(item);
        }
        if (letters) {
            lettersOfRules(kinds);
            kinds.forEach(letter -> name(Character.toString((int) (long) letter), StretchFact.LETTER, letter));
        }
        FACTS.forEach((kind, words) -> name(words.get(0), kind, 0));
        counts(COUNT.subList(0, 1), kinds);
        FACTS.forEach((kind, words) -> words.forEach(word -> name(word, kind, 0)));
        counts(COUNT, kinds);
        facts.add(new Fact(StretchFact.HEAD, 0));
        variables.add(Variable.heap("x", Expr.of(0)));
    }

    private void counts(List<String> words, Set<Long> kinds) {
        for (String count : words) {
            for (long item : kinds) {
                if (letters || item >= 0) {
                    name(
                            count + (letters ? Character.toString((int) item) : Long.toString(item)),
                            StretchFact.COUNT,
                            item);
                }
            }
        }
    }

    /** Letters that the rules name, though the start may not have them: alone, as what is taken or put, or counted. */
    private void lettersOfRules(Set<Long> kinds) {
        for (int ahead = 0; tokens.peek(ahead).kind() != Token.Kind.END; ahead++) {
            String text = tokens.peek(ahead).text();
            if (tokens.peek(ahead).kind() != Token.Kind.NAME) {
                continue;
            }
            boolean touched = ahead > 0
                    && comes(
                            ahead - 1,
                            ListParser.TAKE,
                            ListParser.OUT,
                            ListParser.KEEP,
                            ListParser.REPLACE,
                            ListParser.WITH)
                    && !comes(ahead, ListParser.ANY, ListParser.OUT);
            if (touched || text.length() == 1 && Character.isUpperCase(text.charAt(0))) {
                text.chars().filter(Character::isLetter).forEach(letter -> kinds.add((long) letter));
            }
            for (String count : COUNT) {
                if (text.length() == count.length() + 1 && text.startsWith(count)) {
                    kinds.add((long) text.charAt(count.length()));
                }
            }
        }
    }

    @SafeVarargs
    private boolean comes(int ahead, List<String>... words) {
        return Stream.of(words).anyMatch(each -> tokens.isWord(ahead, each));
    }

    private void name(String name, StretchFact kind, long of) {
        facts.add(new Fact(kind, of));
        variables.add(new Variable(name, false, Long.MIN_VALUE, Long.MAX_VALUE, Expr.of(0)));
    }

    /** The names as variables of formulas. */
    List<Variable> variables() {
        return variables;
    }

    /** Whether a character is a letter that a clause may name. */
    boolean letter(int character) {
        return facts.contains(new Fact(StretchFact.LETTER, character));
    }

    /** The facts that the rules speak of: only these are looked at in play. */
    List<Fact> used(List<ListClause> clauses, List<EndRule> ends) {
        Set<Integer> cells = new HashSet<>();
        // a search that never ends early sees all
        Predicate<Expr> found = expr -> {
            if (expr instanceof Expr.Cell cell) {
                cells.add(cell.variable());
            }
            return false;
        };
        for (ListClause clause : clauses) {
            clause.guard().any(found);
            clause.gain().any(found);
            if (clause.value() != null) {
                clause.value().any(found);
            }
        }
        ends.forEach(end -> end.when().any(found));
        return IntStream.range(0, facts.size())
                .mapToObj(i -> cells.contains(i) ? facts.get(i) : new Fact(StretchFact.UNUSED, 0))
                .toList();
    }

    /** The letters that a clause may name. */
    String letters() {
        return facts.stream()
                .filter(fact -> fact.kind() == StretchFact.LETTER)
                .map(fact -> Character.toString((int) fact.of()))
                .collect(Collectors.joining(", "));
    }

    private static Map<StretchFact, List<String>> facts() {
        Map<StretchFact, List<String>> words = new EnumMap<>(StretchFact.class);
        for (StretchFact kind : EnumSet.range(StretchFact.SIZE, StretchFact.FALLS)) {
            words.put(kind, InputWords.of("stretch." + kind.name().toLowerCase(Locale.ROOT)));
        }
        words.put(StretchFact.XOR, RuleWords.XOR);
        words.put(StretchFact.GCD, RuleWords.GCD);
        return words;
    }
}
