package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.MoveRule.Target;
import org.zermelo.rule.Split;

/**
 * Reads move clauses:
 *
 * <pre>
 * clause   = [string ":"] (side | body "then" ["maybe"] split {rest} | split {rest})
 * side     = (body | "(" side ")") { "if" condition ["else" side] | rest }
 * rest     = "if" condition | "for" name "in" range | "once" | "gain" sum
 * body     = "[" change { "," change } "]" | named { "and" named } | [selector ":"] (verb | change)
 * named    = name ":" change | name ("=" | "+=" | "-=" | "*=" | "/=") sum
 * selector = name of a heap | "h" number | "larger" | "smaller"
 * split    = "split" ["into" (count [".." count | {"or" count}] ["equal" | "unequal"] ["heaps"] | name {"+" name})]
 * change   = "0" | ("+" | "-" | "*" | "/" | "//" | "%" | "^" | "=") .. read as if x stood before the sign
 * </pre>
 */
final class MoveParser {

    /** Conditions in one clause, by {@code if}, {@code else} or {@code where}: each lies within the next. */
    private static final int MOST_CONDITIONS = 100;

    private final Tokens tokens;
    private final Scope outer;
    private Scope scope;
    private Iterator<String> unnamed = Collections.emptyIterator();
    private Set<String> free = Set.of();
    private List<Choice> choices = new ArrayList<>();
    private Condition guard = Condition.TRUE;
    private Expr gain = Expr.of(0);
    private boolean once;
    private @Nullable ChosenHeaps atOnce;
    private int conditions;
    private int sides;
    private final NestedSides nested = new NestedSides();
    private String label = "";
    private String verb = "";

    MoveParser(Tokens tokens, Scope outer) {
        this.tokens = tokens;
        this.outer = outer;
        this.scope = outer;
    }

    /** The rules of a clause: one, but where {@code else} stands between sides that choose. */
    List<MoveRule> clause() {
        int mark = tokens.mark();
        if (tokens.peek().kind() == Kind.STRING) {
            label = tokens.take().text();
            tokens.expectSymbol(":");
        }
        ChoiceNames names = ChoiceNames.ahead(tokens, outer);
        scope = outer.move(names.all());
        unnamed = names.unnamed().iterator();
        free = names.free();
        int bodyMark = tokens.mark();
        boolean bare = SplitParser.starts(tokens);
        Branches branches = bare ? new Branches(Body.UNCHANGED, tokens, mark) : begun(mark);
        SplitParser splitting = new SplitParser(tokens, scope);
        Optional<Split> split = bare ? Optional.of(splitting.bare()) : splitting.then();
        String splitText = split.isPresent() ? tokens.text(bodyMark) : "";
        if (split.isPresent()) {
            split = Optional.of(splitBehind(branches, split.get()));
        } else {
            branches = behind(branches, bodyMark);
        }
        List<MoveRule> rules = branches.rules(
                new Branches.Shared(
                        nested.text(tokens, mark),
                        label.isEmpty() ? splitText : label,
                        guard,
                        choices,
                        gain,
                        once,
                        split.orElse(null),
                        tokens.span(mark)),
                names.all());
        if (atOnce != null) {
            rules = atOnce.of(rules, outer, tokens, mark);
        }
        if (rules.stream().anyMatch(MoveRule::speaksOfNoHeap)) {
            throw tokens.errorFrom(mark, "rule.x-of-several");
        }
        return rules;
    }

    /** A body, or what parentheses hold together. */
    private Branches begun(int mark) {
        if (++sides > 2 * MOST_CONDITIONS) {
            throw tokens.errorFrom(mark, "rule.too-many-conditions", "allowed", MOST_CONDITIONS);
        }
        if (!tokens.peek().is("(")) {
            return new Branches(body(), tokens, mark);
        }
        tokens.open("(");
        int from = tokens.mark();
        Branches within = side(begun(from), from);
        tokens.close(")");
        return within;
    }

    /** A body and all that follows it: a condition behind the second side of {@code else} belongs to that side. */
    private Branches side(Branches begun, int mark) {
        Condition before = guard;
        guard = Condition.TRUE;
        Branches side = behind(begun, mark);
        side.when(guard);
        guard = before;
        return side;
    }

    /** The second side of {@code else}. Where it has conditions, it is shown in parentheses. */
    private Branches otherSide() {
        int from = tokens.mark();
        Branches begun = begun(from);
        int before = conditions;
        Branches side = side(begun, from);
        if (conditions > before) {
            nested.add(from, tokens.mark());
        }
        return side;
    }

    /** Takes conditions, ranges and points behind a body. */
    private Branches behind(Branches branches, int mark) {
        while (!tokens.lineEnds()) {
            if (rest(branches)) {
                continue;
            }
            int word = tokens.mark();
            if (!tokens.takeWord(RuleWords.IF)) {
                return branches;
            }
            Condition condition = condition(word, guardScope(branches.first()));
            if (takesElse()) {
                if (SplitParser.starts(tokens)) {
                    throw tokens.errorFrom(word, "rule.split-else");
                }
                branches.orElse(condition, otherSide(), nested.text(tokens, mark));
            } else {
                guard = guard.and(condition);
            }
        }
        return branches;
    }

    private boolean takesElse() {
        if (tokens.isWord(1, RuleWords.ELSE)) {
            tokens.takeSymbol(",");
        }
        return !tokens.lineEnds() && tokens.takeWord(RuleWords.ELSE);
    }

    private Condition condition(int word, Scope known) {
        if (++conditions > MOST_CONDITIONS) {
            throw tokens.errorFrom(word, "rule.too-many-conditions", "allowed", MOST_CONDITIONS);
        }
        return new ExprParser(tokens, known).inPlay();
    }

    /** Takes what belongs to the clause as a whole, if it comes next. */
    private boolean rest(Branches branches) {
        ChosenHeaps several = atOnce == null ? ChosenHeaps.take(tokens, outer) : null;
        if (several != null) {
            atOnce = several;
        } else if (tokens.takeWord(RuleWords.FOR)) {
            Token name = tokens.take();
            tokens.expectWord(RuleWords.IN);
            choice(name.text());
        } else if (tokens.takeWord(RuleWords.ONCE)) {
            once = true;
        } else if (tokens.takeWord(RuleWords.GAIN)) {
            gain = new ExprParser(tokens, guardScope(branches.first())).sum();
        } else {
            return false;
        }
        return true;
    }

    /** Conditions on the heaps that a split leaves, and what else stands behind it. */
    private Split splitBehind(Branches branches, Split broken) {
        Split split = broken;
        while (!tokens.lineEnds()) {
            if (rest(branches)) {
                continue;
            }
            int word = tokens.mark();
            if (!tokens.takeWord(RuleWords.IF) && !tokens.takeWord(SectionWords.WHERE.words())) {
                return split;
            }
            Condition condition = condition(word, guardScope(branches.first()).naming(split.names()));
            if (takesElse()) {
                throw tokens.errorFrom(word, "rule.split-else");
            }
            guard = guard.and(SplitParser.before(condition, scope.choices().size()));
            split = SplitParser.when(split, condition, scope.choices().size());
        }
        return split;
    }

    private Scope guardScope(Body body) {
        return body.target() == Target.NAMED && body.changes().size() == 1
                ? scope.moved(body.changes().get(0).variable())
                : scope;
    }

    private Body body() {
        List<Choice> outerChoices = choices;
        Condition outerGuard = guard;
        choices = new ArrayList<>();
        guard = Condition.TRUE;
        Body body = changes().choosing(guard, choices);
        choices = outerChoices;
        guard = outerGuard;
        return body;
    }

    private Body changes() {
        if (tokens.peek().is("[")) {
            return vector();
        }
        OptionalInt variable = outer.selector(tokens, 0);
        if (variable.isPresent()) {
            return named();
        }
        if ((tokens.isWord(RuleWords.BIG) || tokens.isWord(RuleWords.SMALL))
                && tokens.peek(1).is(":")) {
            Expr.Total.Kind kind = tokens.isWord(RuleWords.BIG) ? Expr.Total.Kind.BIG : Expr.Total.Kind.SMALL;
            tokens.take();
            tokens.take();
            guard = guard.and(Condition.of(Relation.EQUAL, new Expr.Moved(), Expr.total(kind)));
        }
        int mark = tokens.mark();
        Expr value = changeOrVerb(new Expr.Moved(), scope);
        return Body.of(Target.ANY_HEAP, List.of(new NewValue(NewValue.MOVED, value)), shown(mark));
    }

    private Expr changeOrVerb(Expr self, Scope inner) {
        return VerbParser.starts(tokens) ? new VerbParser(tokens, inner, this).value(self) : change(self, inner);
    }

    /** What is written for a move that was read from here on. */
    private String shown(int mark) {
        String shown = verb.isEmpty() ? tokens.text(mark) : verb;
        verb = "";
        return shown;
    }

    /** A move in words is shown by its sign and amount. */
    void verb(String sign) {
        verb = sign;
    }

    private Body named() {
        List<NewValue> changes = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        boolean anyHeap = false;
        do {
            int mark = tokens.mark();
            int variable =
                    outer.selector(tokens, 0).orElseThrow(() -> tokens.unexpected("a variable and its new value"));
            if (changes.stream().anyMatch(c -> c.variable() == variable)) {
                throw tokens.error(tokens.peek(), "rule.changed-twice", "seen", Tokens.shown(tokens.peek()));
            }
            String name = tokens.take().text();
            anyHeap |= variable < 0;
            changes.add(new NewValue(
                    variable, newValue(Body.self(variable), variable < 0 ? scope : scope.moved(variable))));
            texts.add(verb.isEmpty() ? tokens.text(mark) : name + ":" + shown(mark));
        } while (!tokens.lineEnds() && (tokens.takeWord(RuleWords.AND) || tokens.takeSymbol("&")));
        return Body.of(anyHeap ? Target.ANY_HEAP : Target.NAMED, changes, String.join(" and ", texts));
    }

    private Expr newValue(Expr self, Scope inner) {
        if (tokens.takeSymbol(":")) {
            return changeOrVerb(self, inner);
        }
        String sign = tokens.take().text();
        ExprParser parser = new ExprParser(tokens, inner);
        Expr by = parser.sum();
        return switch (sign) {
            case "+=" -> Expr.of(Expr.Operator.ADD, self, by);
            case "-=" -> Expr.of(Expr.Operator.SUBTRACT, self, by);
            case "*=" -> Expr.of(Expr.Operator.MULTIPLY, self, by);
            case "/=" -> Expr.of(Expr.Operator.DIVIDE_EXACT, self, by);
            default -> by;
        };
    }

    private Body vector() {
        int mark = tokens.mark();
        tokens.open("[");
        int[] heaps = outer.heaps();
        List<NewValue> changes = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        boolean worded = false;
        int place = 0;
        do {
            if (place == heaps.length) {
                throw tokens.error(tokens.peek(), "rule.vector-too-long", "heaps", heaps.length);
            }
            int variable = heaps[place++];
            int from = tokens.mark();
            if (unchanged()) {
                tokens.take();
            } else {
                changes.add(new NewValue(variable, changeOrVerb(new Expr.Cell(variable), scope.moved(variable))));
            }
            worded |= !verb.isEmpty();
            texts.add(shown(from));
        } while (tokens.takeSymbol(","));
        tokens.close("]");
        if (place < heaps.length) {
            throw tokens.errorFrom(mark, "rule.vector-too-short", "seen", place, "heaps", heaps.length);
        }
        return Body.of(Target.NAMED, changes, worded ? "[" + String.join(", ", texts) + "]" : tokens.text(mark));
    }

    private boolean unchanged() {
        Token token = tokens.peek();
        return token.kind() == Kind.NUMBER
                && token.text().equals("0")
                && (tokens.peek(1).is(",") || tokens.peek(1).is("]"));
    }

    private Expr change(Expr self, Scope inner) {
        Token sign = tokens.peek();
        if (tokens.takeSymbol("=")) {
            return new ExprParser(tokens, inner).sum();
        }
        boolean known = sign.kind() == Kind.SYMBOL
                && List.of("+", "-", "*", "/", "//", "%", "^", "**").contains(sign.text());
        if (!known) {
            throw tokens.error(
                    sign, "rule.move-expected", "seen", Tokens.shown(sign), "nearest", VerbParser.nearest(sign));
        }
        return new ExprParser(tokens, inner).after(self);
    }

    /** Reads the range of a choice: {@code 1..3}, {@code 1..x} or <code>{1, 3, 4}</code>. */
    void choice(String name) {
        ExprParser parser = new ExprParser(tokens, scope);
        if (tokens.peek().is("{")) {
            Token open = tokens.peek();
            fromSet(name, parser.set().stream().map(e -> new Choice(name, e, e)).toList(), open);
            return;
        }
        int mark = tokens.mark();
        Expr from = parser.sum();
        choices.add(new Choice(name, from, Names.upTo(tokens, parser, from, mark)));
    }

    /** Adds a choice out of some numbers and ranges of numbers. */
    void fromSet(String name, List<Choice> set, Token open) {
        Expr chosen = new Expr.Chosen(scope.choices().indexOf(name));
        SetChoice of =
                SetChoice.of(name, chosen, set).orElseThrow(() -> tokens.error(open, "rule.set-of-numbers-expected"));
        choices.add(of.range());
        guard = guard.and(of.within());
    }

    /** The name of the choice that comes next among those that the text does not name. */
    String nextUnnamed() {
        return unnamed.next();
    }

    /** Whether any number may be chosen by this name. */
    boolean isFree(String name) {
        return free.contains(name);
    }

    /** A condition that the words of a change bring with them. */
    void when(Condition condition) {
        guard = guard.and(condition);
    }

    void addChoice(Choice choice) {
        choices.add(choice);
    }
}
