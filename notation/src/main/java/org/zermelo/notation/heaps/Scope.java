package org.zermelo.notation.heaps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Variable;

/** The names that an expression may use. */
public final class Scope {

    /** Names that are words, and so another in each language. */
    private static final List<List<String>> NAMED =
            List.of(RuleWords.SUM, RuleWords.PRODUCT, RuleWords.BIG, RuleWords.SMALL, RuleWords.OTHER);

    private final List<String> variables;
    private final int[] heaps;
    private final Map<String, Long> parameters;
    private final boolean declares;
    private final boolean moves;
    private final List<String> choices;
    private final Optional<Integer> moved;

    private Scope(
            List<String> variables,
            int[] heaps,
            Map<String, Long> parameters,
            boolean declares,
            boolean moves,
            List<String> choices,
            Optional<Integer> moved) {
        this.variables = variables;
        this.heaps = heaps;
        this.parameters = parameters;
        this.declares = declares;
        this.moves = moves;
        this.choices = choices;
        this.moved = moved;
    }

    /** Only parameters; unknown names become parameters. */
    static Scope start(Map<String, Long> parameters) {
        return new Scope(List.of(), new int[0], parameters, true, false, List.of(), Optional.empty());
    }

    /** Names of a position: variables, heaps and declared parameters. */
    public static Scope position(List<Variable> variables, Iterable<String> parameters) {
        Map<String, Long> names = new LinkedHashMap<>();
        parameters.forEach(name -> names.put(name, 0L));
        List<String> variableNames = variables.stream().map(Variable::name).toList();
        int[] heaps = IntStream.range(0, variables.size())
                .filter(i -> variables.get(i).heap())
                .toArray();
        return new Scope(variableNames, heaps, names, false, false, List.of(), Optional.empty());
    }

    /** Also {@code x}, {@code other} and these choices. */
    Scope move(List<String> chosen) {
        return new Scope(variables, heaps, parameters, false, true, chosen, Optional.empty());
    }

    /** Also these names of heaps that are left, behind the choices. */
    Scope naming(List<String> parts) {
        List<String> all = new ArrayList<>(choices);
        all.addAll(parts);
        return new Scope(variables, heaps, parameters, false, true, all, moved);
    }

    /** {@code x} is this variable. */
    Scope moved(int variable) {
        return new Scope(variables, heaps, parameters, false, true, choices, Optional.of(variable));
    }

    int[] heaps() {
        return heaps;
    }

    List<String> choices() {
        return choices;
    }

    /** The number of the variable with this name, {@code h1} being the first heap; -1 when there is none. */
    int variable(String name) {
        int index = variables.indexOf(name);
        if (index >= 0) {
            return index;
        }
        if (name.length() >= 2 && name.length() < 6 && name.charAt(0) == 'h') {
            String digits = name.substring(1);
            if (digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
                int heap = Integer.parseInt(digits);
                return heap >= 1 && heap <= heaps.length ? heaps[heap - 1] : -1;
            }
        }
        return -1;
    }

    /** The variable that a clause names first: {@code h1:}, {@code a -=}, {@code other:}. */
    OptionalInt selector(Tokens tokens, int ahead) {
        Token name = tokens.peek(ahead);
        Token sign = tokens.peek(ahead + 1);
        boolean assigns = sign.kind() == Kind.SYMBOL
                && List.of(":", "=", "+=", "-=", "*=", "/=").contains(sign.text());
        if (name.kind() != Kind.NAME || !assigns) {
            return OptionalInt.empty();
        }
        int variable = variable(name.text());
        if (variable >= 0) {
            return OptionalInt.of(variable);
        }
        if (tokens.isWord(ahead, RuleWords.MOVED)) {
            return OptionalInt.of(NewValue.MOVED);
        }
        return tokens.isWord(ahead, RuleWords.OTHER) ? OptionalInt.of(NewValue.OTHER) : OptionalInt.empty();
    }

    /** The names of the variables in moves, {@code h1} for the first heap where it was given none. */
    List<String> heapNames() {
        List<String> names = new ArrayList<>(variables);
        for (int i = 0; i < heaps.length; i++) {
            if (variables.get(heaps[i]).equals(Names.defaultName(heaps[i]))) {
                names.set(heaps[i], "h" + (heaps[i] + 1));
            }
        }
        return names;
    }

    /** The expression that a name means; {@code null} when it means nothing here. */
    @Nullable
    Expr name(String name, Tokens tokens, Token token) {
        if (choices.contains(name)) {
            return new Expr.Chosen(choices.indexOf(name));
        }
        int variable = variable(name);
        if (variable >= 0) {
            return new Expr.Cell(variable);
        }
        if (parameters.containsKey(name)) {
            return new Expr.ParameterName(name);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (RuleWords.MOVED.contains(lower)) {
            return movedHeap(tokens, token);
        }
        if (RuleWords.OTHER.contains(lower)) {
            return otherHeap(tokens, token);
        }
        Expr total = total(lower);
        if (total != null) {
            return total;
        }
        if (heaps.length > 0 && RuleWords.FIRST_HEAP.contains(lower)) {
            return new Expr.Cell(heaps[0]);
        }
        if (declares) {
            parameters.put(name, null);
            return new Expr.ParameterName(name);
        }
        return null;
    }

    /** Whether a name stands for something in every position. */
    boolean means(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return variable(name) >= 0
                || parameters.containsKey(name)
                || RuleWords.MOVED.contains(lower)
                || RuleWords.FIRST_HEAP.contains(lower)
                || NAMED.stream().anyMatch(words -> words.contains(lower));
    }

    private @Nullable Expr total(String lower) {
        if (heaps.length == 0) {
            return null;
        }
        if (RuleWords.SUM.contains(lower)) {
            return Expr.total(Expr.Total.Kind.SUM);
        }
        if (RuleWords.PRODUCT.contains(lower)) {
            return Expr.total(Expr.Total.Kind.PRODUCT);
        }
        if (RuleWords.BIG.contains(lower)) {
            return Expr.total(Expr.Total.Kind.BIG);
        }
        return RuleWords.SMALL.contains(lower) ? Expr.total(Expr.Total.Kind.SMALL) : null;
    }

    private @Nullable Expr movedHeap(Tokens tokens, Token token) {
        if (moved.isPresent()) {
            return new Expr.Cell(moved.get());
        }
        if (moves) {
            return new Expr.Moved();
        }
        if (heaps.length == 1) {
            return new Expr.Cell(heaps[0]);
        }
        if (heaps.length > 1) {
            throw tokens.error(token, "rule.x-of-no-move", "heaps", heaps.length);
        }
        return null;
    }

    private @Nullable Expr otherHeap(Tokens tokens, Token token) {
        if (!moves) {
            return null;
        }
        if (heaps.length < 2) {
            throw tokens.error(token, "rule.no-other-heap", "heaps", heaps.length);
        }
        if (moved.isEmpty()) {
            return new Expr.Other();
        }
        if (heaps.length > 2 || moved.get() != heaps[0] && moved.get() != heaps[1]) {
            throw tokens.error(token, "rule.other-is-ambiguous", "heaps", heaps.length);
        }
        return new Expr.Cell(moved.get() == heaps[0] ? heaps[1] : heaps[0]);
    }

    /** What may be named, words in the letters in which another is written. */
    private List<String> known(String seen) {
        return known().stream()
                .map(name -> NAMED.stream()
                        .filter(words -> words.get(0).equals(name))
                        .map(words -> InputWords.inLettersOf(words, seen))
                        .findFirst()
                        .orElse(name))
                .toList();
    }

    /** All names that mean something here, for hints. */
    List<String> known() {
        List<String> known = new ArrayList<>(variables);
        known.addAll(parameters.keySet());
        known.addAll(choices);
        if (heaps.length > 0) {
            known.addAll(List.of("sum", "product", "big", "small"));
        }
        if (moves) {
            known.addAll(List.of("x", "other"));
        }
        return known;
    }

    /** The error for a name that has no meaning here, with the nearest one that has. */
    NotationException unknown(Token token, Tokens tokens) {
        List<String> known = known(token.text());
        if (known.isEmpty()) {
            return tokens.error(token, "notation.number-expected", "seen", Tokens.shown(token));
        }
        // languages that share their letters: the words of each are looked at, those that are listed first
        Stream<String> words = Stream.concat(
                known.stream(),
                NAMED.stream().filter(each -> known().contains(each.get(0))).flatMap(List::stream));
        String nearest = Distance.nearest(Tokens.shown(token), words);
        return tokens.error(
                token,
                Note.of("rule.unknown-name")
                        .with("seen", Tokens.shown(token))
                        .with("nearest", nearest)
                        .with("allowed", String.join(", ", known)));
    }
}
