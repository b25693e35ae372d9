package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Compare;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Split;
import org.zermelo.rule.Split.Sizes;

/** Reads how a heap is broken: {@code split}, {@code split into 2 unequal heaps}, {@code then maybe split into p + q}. */
final class SplitParser {

    private static final List<Integer> IN_TWO = List.of(2);

    private final Tokens tokens;
    private final Scope scope;

    SplitParser(Tokens tokens, Scope scope) {
        this.tokens = tokens;
        this.scope = scope;
    }

    /** Whether a heap is broken without a change before. */
    static boolean starts(Tokens tokens) {
        return tokens.isWord(RuleWords.SPLIT);
    }

    /** The rest of a clause that only breaks a heap. */
    Split bare() {
        tokens.take();
        return parts(2, false);
    }

    /** What follows a change: {@code then split}, {@code then maybe split}. */
    Optional<Split> then() {
        if (tokens.peek().is(",") && tokens.isWord(1, RuleWords.THEN)) {
            tokens.take();
        }
        if (tokens.lineEnds() || !tokens.takeWord(RuleWords.THEN)) {
            return Optional.empty();
        }
        if (tokens.peek().is(",")) {
            tokens.take();
        }
        boolean maybe = tokens.takeWord(RuleWords.MAYBE);
        tokens.expectWord(RuleWords.SPLIT);
        return Optional.of(parts(0, maybe));
    }

    private Split parts(int least, boolean maybe) {
        if (tokens.lineEnds() || !tokens.takeWord(RuleWords.INTO)) {
            return new Split(orWhole(IN_TWO, maybe), Sizes.ANY, List.of(), Condition.TRUE);
        }
        if (sizes(0).isPresent() || tokens.isWord(RuleWords.PARTS) && sizes(1).isPresent()) {
            return new Split(orWhole(List.of(Split.ANY_NUMBER), maybe), takeSizes(), List.of(), Condition.TRUE);
        }
        if (tokens.peek().kind() == Kind.NAME && !isCount()) {
            List<String> names = names();
            return new Split(orWhole(List.of(names.size()), maybe), Sizes.ANY, names, Condition.TRUE);
        }
        List<Integer> counts = counts(least);
        return new Split(orWhole(counts, maybe), takeSizes(), List.of(), Condition.TRUE);
    }

    /** What the word so many tokens ahead says of the sizes. */
    private Optional<Sizes> sizes(int ahead) {
        return tokens.isWord(ahead, RuleWords.EQUAL)
                ? Optional.of(Sizes.EQUAL)
                : tokens.isWord(ahead, RuleWords.UNEQUAL) ? Optional.of(Sizes.DISTINCT) : Optional.empty();
    }

    /** How the heaps compare, and that they are heaps, in either order. */
    private Sizes takeSizes() {
        Sizes sizes = Sizes.ANY;
        for (int i = 0; i < 2 && !tokens.lineEnds(); i++) {
            Optional<Sizes> said = sizes == Sizes.ANY ? sizes(0) : Optional.empty();
            if (said.isPresent() || tokens.isWord(RuleWords.PARTS)) {
                tokens.take();
            }
            sizes = said.orElse(sizes);
        }
        return sizes;
    }

    private static List<Integer> orWhole(List<Integer> counts, boolean maybe) {
        List<Integer> all = new ArrayList<>(counts);
        if (maybe) {
            all.addAll(List.of(0, 1));
        }
        return all;
    }

    private boolean isCount() {
        return tokens.isWord(RuleWords.TWO) || tokens.isWord(RuleWords.THREE);
    }

    private List<Integer> counts(int least) {
        int first = count(least);
        if (tokens.takeSymbol("..")) {
            Token place = tokens.peek();
            int last = count(least);
            if (last < first) {
                throw tokens.error(
                        place, "rule.split-count", "seen", last, "least", first, "allowed", Split.MOST_PARTS);
            }
            return IntStream.rangeClosed(first, last).boxed().toList();
        }
        List<Integer> counts = new ArrayList<>(List.of(first));
        while (!tokens.lineEnds() && tokens.takeWord(RuleWords.OR)) {
            counts.add(count(least));
        }
        return counts;
    }

    private int count(int least) {
        Token token = tokens.peek();
        int count = -1;
        if (isCount()) {
            count = tokens.isWord(RuleWords.TWO) ? 2 : 3;
        } else if (token.kind() == Kind.NUMBER && token.text().matches("\\d")) {
            count = Integer.parseInt(token.text());
        }
        if (count < least || count > Split.MOST_PARTS) {
            throw tokens.error(
                    token,
                    Note.of("rule.split-count")
                            .with("seen", Tokens.shown(token))
                            .with("least", least)
                            .with("allowed", Split.MOST_PARTS));
        }
        tokens.take();
        return count;
    }

    /** The names of the heaps that are left: {@code p + q}, {@code p, q}, {@code p and q}. */
    private List<String> names() {
        int mark = tokens.mark();
        List<String> names = new ArrayList<>();
        do {
            Token name = tokens.peek();
            if (name.kind() != Kind.NAME) {
                throw tokens.unexpected("p + q");
            }
            Names.checkFree(tokens, name, name.text());
            if (names.size() == Split.MOST_NAMES) {
                throw tokens.errorFrom(mark, "rule.split-names", "seen", names.size() + 1, "allowed", Split.MOST_NAMES);
            }
            if (names.contains(name.text()) || scope.choices().contains(name.text())) {
                throw tokens.error(name, "rule.choice-twice", "name", name.text());
            }
            names.add(tokens.take().text());
        } while (nextName());
        if (names.size() < 2) {
            throw tokens.errorFrom(mark, "rule.split-form", "seen", names.get(0), "allowed", Split.MOST_PARTS);
        }
        return names;
    }

    private boolean nextName() {
        if (tokens.lineEnds()) {
            return false;
        }
        boolean listed = tokens.peek().is(",")
                && tokens.peek(1).kind() == Kind.NAME
                && !VerbParser.startsAt(tokens, 1)
                && !tokens.isWord(1, RuleWords.SPLIT);
        if (listed) {
            tokens.take();
            return true;
        }
        return tokens.takeSymbol("+") || tokens.takeWord(RuleWords.AND);
    }

    /** The parts of a condition that do not speak of the heaps that are left, whose numbers begin with {@code first}. */
    static Condition before(Condition condition, int first) {
        return joined(condition, part -> !part.looksAtChoicesFrom(first));
    }

    /** A split under the parts of a further condition that speak of the heaps that are left. */
    static Split when(Split split, Condition condition, int first) {
        Condition when = split.when().and(joined(condition, part -> part.looksAtChoicesFrom(first)));
        boolean plain = split.sizes() == Sizes.ANY && split.names().size() == 2 && when instanceof Compare;
        Optional<Sizes> sizes = plain ? sizes((Compare) when, first) : Optional.empty();
        return sizes.isPresent()
                ? new Split(split.counts(), sizes.get(), split.names(), Condition.TRUE)
                : new Split(split.counts(), split.sizes(), split.names(), when);
    }

    /** What a comparison of the two heaps with each other says, whichever comes first. */
    private static Optional<Sizes> sizes(Compare compare, int first) {
        boolean both = compare.left() instanceof Expr.Chosen left
                && compare.right() instanceof Expr.Chosen right
                && left.choice() + right.choice() == 2 * first + 1;
        if (!both) {
            return Optional.empty();
        }
        Relation relation = compare.relation();
        return Optional.of(
                relation == Relation.EQUAL
                        ? Sizes.EQUAL
                        : relation == Relation.AT_MOST || relation == Relation.AT_LEAST ? Sizes.ANY : Sizes.DISTINCT);
    }

    private static Condition joined(Condition condition, Predicate<Condition> wanted) {
        List<Condition> parts = condition instanceof Condition.And and ? and.parts() : List.of(condition);
        Condition joined = Condition.TRUE;
        for (Condition part : parts) {
            if (wanted.test(part)) {
                joined = joined.and(part);
            }
        }
        return joined;
    }
}
