package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.literal.LiteralReader;

/**
 * Reads values whose play may come back, and those whose play may not among them:
 *
 * <pre>
 * sides = sum [ "&amp;" sum ]
 * term  = "on" | "off" | "over" | "under" | "upon" | "dud" | "^[on]" | "v[on]" | "^&lt;on&gt;" | "v&lt;on&gt;"
 *       | [name] "{" .. "|" .. "}"      within which the name is the game itself, and "pass" is the innermost one
 *       | what {@link LiteralReader} reads
 * </pre>
 */
final class LoopyReader {

    private static final int DEEPEST = 100;
    private static final int MOST_COPIES = 1_000;
    private static final Pattern COPIES = Pattern.compile("(-?\\d{1,9})\\s*[.·](?!\\d)");
    private static final Pattern POWER = Pattern.compile("([\\^v↑↓])(\\[\\s*on\\s*]|<\\s*on\\s*>)");
    private static final Pattern OPEN_POWER = Pattern.compile("[\\^v↑↓](\\[)\\s*on(?!\\p{L})");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:/\\d+)?(?=[\\^v↑↓][\\[<]\\s*on)");

    final Stoppers stoppers;
    final Sides sides;
    private final NamedSides values;
    private final GameTerms games;
    private final String text;
    private final int from;
    private final int end;
    private final Forms forms = new Forms(1 << 16);
    private final List<Scope> scopes = new ArrayList<>();
    private final LoopyGraph graph = new LoopyGraph();
    private int at;
    private int depth;
    private @Nullable LoopyPositions<?, ?> position;
    /** The outermost of the open braces that what was read last names. */
    private int named = Integer.MAX_VALUE;

    /** Open braces. */
    record Scope(@Nullable String name, int node) {}

    /** What was read: sides, or a node of the graph, whose braces name only themselves or also braces around them. */
    record Operand(@Nullable Sided sided, int node, boolean closed) {}

    LoopyReader(Stoppers stoppers, Sides sides, GameTerms games, String text, int from, int end) {
        this.stoppers = stoppers;
        this.sides = sides;
        this.values = new NamedSides(stoppers, sides);
        this.games = games;
        this.text = text;
        this.from = from;
        this.at = from;
        this.end = end;
    }

    // ---- signs

    LiteralException error(int offset, int length, String key, Object... args) {
        return new LiteralException(offset, length, Note.of(key, args));
    }

    LiteralException expected(String key) {
        skip();
        int stop = Math.min(end, at + 20);
        return error(at, stop - at, key, "seen", text.substring(at, stop));
    }

    void skip() {
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    boolean take(String sign) {
        skip();
        if (at + sign.length() <= end && text.startsWith(sign, at)) {
            at += sign.length();
            return true;
        }
        return false;
    }

    int run(char sign) {
        int from = at;
        while (at < end && text.charAt(at) == sign) {
            at++;
        }
        return at - from;
    }

    boolean ended() {
        skip();
        return at >= end;
    }

    /** Whether no option comes next. */
    boolean ends() {
        return at < end && "|}‖".indexOf(text.charAt(at)) >= 0;
    }

    int offset() {
        return at;
    }

    private boolean matches(Matcher matcher) {
        return matcher.region(at, end).lookingAt();
    }

    /** Takes the sign of a relation if one comes next. */
    Optional<Relation> relation() {
        for (Relation relation : new Relation[] {Relation.CONFUSED, Relation.LESS, Relation.GREATER, Relation.EQUAL}) {
            if (take(relation.sign())) {
                return Optional.of(relation);
            }
        }
        return Optional.empty();
    }

    void finish() {
        skip();
        if (at < end) {
            throw expected("partizan.unexpected");
        }
    }

    // ---- sums

    /** A sum, or two sums with {@code &} between: what the first is for Left, and the second for Right. */
    Sided sides() {
        skip();
        int from = at;
        Sided first = sum();
        if (!take("&")) {
            return first;
        }
        Sided second = sum();
        if (!stoppers.atLeast(first.onside(), second.offside())) {
            throw error(from, at - from, "partizan.sides-order");
        }
        return new Sided(first.onside(), second.offside());
    }

    private Sided sum() {
        return sided(option());
    }

    /** A sum, or a game that names one around it. */
    Operand option() {
        Operand first = operand();
        while (true) {
            skip();
            boolean plus = at < end && text.charAt(at) == '+';
            if (!plus && (at >= end || "-−".indexOf(text.charAt(at)) < 0)) {
                return first;
            }
            Sided before = sided(first);
            at++;
            Sided next = sided(operand());
            first = of(sides.sum(before, plus ? next : sides.negative(next)));
        }
    }

    private static Operand of(Sided sided) {
        return new Operand(sided, -1, true);
    }

    /** The sides of what was read. */
    private Sided sided(Operand operand) {
        if (operand.sided() != null) {
            return operand.sided();
        }
        if (!operand.closed()) {
            throw error(Math.max(0, at - 1), 1, "partizan.open-name");
        }
        return sides.of(graph.from(operand.node()))[0];
    }

    private Operand operand() {
        CancelScope.check();
        skip();
        if (++depth > DEEPEST) {
            throw error(Math.max(0, at - 1), 1, "partizan.text-too-deep", "allowed", DEEPEST);
        }
        Operand read = term();
        while (read.sided() != null && at < end && adjoins()) {
            read = of(sides.sum(Objects.requireNonNull(read.sided()), sided(term())));
        }
        depth--;
        return read;
    }

    /** Whether what comes at once is added to what was read, as in {@code 2over} or {@code ^[on]*}. */
    private boolean adjoins() {
        char sign = text.charAt(at);
        boolean after = at > 0 && !Character.isWhitespace(text.charAt(at - 1)) && ")}".indexOf(text.charAt(at - 1)) < 0;
        return after
                && (sign == '*' || Character.isLetter(sign) && valueName() != null || matches(POWER.matcher(text)));
    }

    private Operand term() {
        if (take("+-") || take("±")) {
            return of(plusMinus());
        }
        // as everywhere, -1^ is -1 and an up: the sign is the number's
        boolean number = at + 1 < end && Character.isDigit(text.charAt(at + 1));
        if (!number && (take("-") || take("−"))) {
            return of(sides.negative(sided(operand())));
        }
        if (take("(")) {
            int open = at - 1;
            Sided inner = sides();
            if (!take(")")) {
                throw at >= end ? error(open, 1, "partizan.parenthesis-not-closed") : expected("partizan.not-closed");
            }
            return of(inner);
        }
        Matcher copies = COPIES.matcher(text);
        if (matches(copies)) {
            return of(copies(copies));
        }
        int letters = LoopyNames.letters(text, at, end);
        String word = text.substring(at, letters);
        if (letters < end && text.charAt(letters) == '{' || at < end && text.charAt(at) == '{') {
            at = letters;
            return new BraceGame(this, word.isEmpty() ? null : word).read();
        }
        String value = valueName();
        if (value != null) {
            at = letters;
            return of(values.named(value));
        }
        Matcher power = POWER.matcher(text);
        if (matches(power)) {
            at = power.end();
            return of(values.power(power.group(1), power.group(2)));
        }
        Matcher open = OPEN_POWER.matcher(text);
        if (matches(open)) {
            at = open.end();
            skip();
            throw at >= end
                    ? error(open.start(1), 1, "partizan.bracket-open", "seen", "]")
                    : expected("partizan.bracket-not-closed");
        }
        Operand reference = reference(word, letters);
        if (reference != null) {
            return reference;
        }
        if (!word.isEmpty() && !LiteralReader.begins(text.substring(at, end), 0) && GameTerms.opening(text, at) < 0) {
            throw error(at, word.length(), "partizan.name-unknown", "seen", word);
        }
        return of(literal());
    }

    private @Nullable String valueName() {
        int letters = LoopyNames.letters(text, at, end);
        String word = text.substring(at, letters).toLowerCase(Locale.ROOT);
        return LoopyNames.NAMES.contains(word) && (letters >= end || text.charAt(letters) != '(') ? word : null;
    }

    private @Nullable Operand reference(String word, int letters) {
        for (int scope = scopes.size() - 1; scope >= 0 && !word.isEmpty(); scope--) {
            if (word.equals(scopes.get(scope).name())) {
                at = letters;
                named = Math.min(named, scope);
                return new Operand(null, scopes.get(scope).node(), false);
            }
        }
        if (!scopes.isEmpty() && word.equalsIgnoreCase("pass")) {
            at = letters;
            return new Operand(null, BraceGame.PASS, false);
        }
        return null;
    }

    private Sided copies(Matcher copies) {
        int from = at;
        long count = Long.parseLong(copies.group(1));
        if (Math.abs(count) > MOST_COPIES) {
            throw error(from, copies.end() - from, "partizan.count-too-large", "seen", count, "allowed", MOST_COPIES);
        }
        at = copies.end();
        return sides.times(count, sided(operand()));
    }

    private Sided plusMinus() {
        skip();
        if (at < end && text.charAt(at) == '{') {
            BraceGame braces = new BraceGame(this, null);
            Operand read = braces.readList();
            return read != null
                    ? values.plusMinus(List.of(sided(read)))
                    : values.plusMinus(braces.list().stream().map(this::sided).toList());
        }
        return values.plusMinus(List.of(sided(operand())));
    }

    /** A value of a short game, as far as it comes at once. */
    private Sided literal() {
        int open = GameTerms.opening(text, at);
        if (open >= 0 && open < end) {
            String name = text.substring(at, open).strip().toLowerCase(Locale.ROOT);
            int close = GameTerms.closing(text, open, end);
            if (games.isEndless(name)) {
                return position(name, open, close);
            }
            if (name.equals("tiny") || name.equals("miny")) {
                return tiny(name, open);
            }
            if (LoopyNames.isLoopy(games, text, open + 1, close) && LiteralReader.isFunction(name)) {
                throw error(at, open - at, "partizan.loopy-operation", "name", name);
            }
        }
        Matcher number = NUMBER.matcher(text);
        int stop = matches(number) ? number.end() : end;
        LiteralReader literals = new LiteralReader(forms, games, text, at, stop);
        int form = literals.oneTerm();
        at = literals.offset();
        return Sided.of(stoppers.of(forms, form));
    }

    private Sided position(String name, int open, int close) {
        if (close == end) {
            throw error(open, 1, "partizan.parenthesis-not-closed");
        }
        LoopyPositions<?, ?> positions = new LoopyPositions<>(games.endless(name, text, open + 1, close));
        boolean alone = text.substring(from, at).isBlank();
        at = close + 1;
        position = alone && ended() ? positions : null;
        return positions.start(sides);
    }

    /** The positions of the game, if the whole text is one. */
    Optional<LoopyPositions<?, ?>> position() {
        return Optional.ofNullable(position);
    }

    private Sided tiny(String name, int open) {
        at = open + 1;
        Sided inner = sides();
        if (!take(")")) {
            throw expected("partizan.not-closed");
        }
        Sided made = values.tiny(inner);
        return name.equals("tiny") ? made : sides.negative(made);
    }

    // ---- braces

    LoopyGraph graph() {
        return graph;
    }

    int open(@Nullable String name) {
        int node = graph.node();
        scopes.add(new Scope(name, node));
        return node;
    }

    /** Closes the innermost braces; whether what was read there names no braces around them. */
    boolean close(int before) {
        scopes.remove(scopes.size() - 1);
        boolean closed = named >= scopes.size();
        named = closed ? before : Math.min(named, before);
        return closed;
    }

    /** The outermost braces named by now; from here on what is named is counted anew. */
    int namedBefore() {
        int before = named;
        named = Integer.MAX_VALUE;
        return before;
    }
}
