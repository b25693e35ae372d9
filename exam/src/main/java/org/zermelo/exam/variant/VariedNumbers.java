package org.zermelo.exam.variant;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.InputWords;
import org.zermelo.rule.Ruleset;

/**
 * Changes the numbers in the text of rules: heaps, bounds and what moves add a little more, factors by one. The range of the
 * open number and the bounds of the ends move together. Conditions of moves, formulas and filters keep their numbers, and so
 * do memory and the order of moves.
 */
final class VariedNumbers {

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w^])(?<!\\d\\.)(\\d{1,9})(?!\\w)(?!\\.\\d)");

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    /** Where a bound of a parameter stands: in a range, or beside a sign of order. */
    private static final Pattern BOUND = Pattern.compile("\\d+\\s*\\.\\.\\s*\\d*|\\d+\\s*<=?\\s*[A-Z]|[<>]=?\\s*\\d+");

    /** What keeps its numbers within the moves: clauses with a condition or a choice, and formulas. */
    private static final Pattern KEPT = Pattern.compile("[^,;]*(?<![\\p{L}])"
            + InputWords.group("word.if", "word.for", "word.else") + "(?![\\p{L}])[^,;]*|=[^,;=]*");

    private static final List<String> MOVES = InputWords.of("section.moves");
    private static final List<List<String>> ENDS =
            List.of(InputWords.of("section.ends"), InputWords.of("section.overshoot"));
    private static final List<String> STARTS = InputWords.of("section.heaps");

    private final Random random;
    private final long shift;
    private final long fixed;

    private VariedNumbers(Random random) {
        this.random = random;
        this.shift = random.nextInt(61) - 20L;
        this.fixed = random.nextInt(9) - 3L;
    }

    /**
     * Rules like these with other numbers.
     *
     * @throws BadInputException when the rules do not stand in one line that says all of them
     */
    static Ruleset changed(Ruleset rules, Random random) {
        for (int tries = 0; tries < 20; tries++) {
            try {
                Ruleset changed = RuleText.ruleset(new VariedNumbers(random).rewrite(rules.text()));
                if (differentMoves(changed) == differentMoves(rules)) {
                    return changed;
                }
            } catch (BadInputException e) {
                // these numbers make no game: take others
                continue;
            }
        }
        return rules;
    }

    private static long differentMoves(Ruleset rules) {
        return rules.moves().stream()
                .map(move -> List.of(move.target(), move.changes(), move.guard()))
                .distinct()
                .count();
    }

    /**
     * Refuses rules whose text does not say all of them.
     *
     * @throws BadInputException with the text
     */
    static void check(Ruleset rules) {
        boolean same;
        try {
            Ruleset again = RuleText.ruleset(rules.text());
            same = again.variables().equals(rules.variables())
                    && again.parameters().equals(rules.parameters())
                    && again.where().equals(rules.where())
                    && again.moves().size() == rules.moves().size()
                    && again.ends().equals(rules.ends())
                    && again.result().equals(rules.result())
                    && again.stuck() == rules.stuck()
                    && again.repeat() == rules.repeat();
        } catch (BadInputException e) {
            same = false;
        }
        if (!same || rules.text().contains("\n")) {
            throw new BadInputException("exam.variants.inline", "game", rules.text());
        }
    }

    private String rewrite(String text) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        while (from < text.length()) {
            int semicolon = text.indexOf(';', from);
            int to = semicolon < 0 ? text.length() : semicolon + 1;
            out.append(part(text.substring(from, to)));
            from = to;
        }
        return out.toString();
    }

    /** One part of the rules, up to its semicolon. */
    private String part(String part) {
        Matcher first = WORD.matcher(part);
        String word = first.find() ? first.group().toLowerCase(Locale.ROOT) : "";
        if (MOVES.contains(word)) {
            return replaced(part, KEPT, false, NumberKind.MOVE);
        }
        if (ENDS.stream().anyMatch(words -> words.contains(word))) {
            return replaced(part, NUMBER, true, NumberKind.BOUND);
        }
        if (STARTS.contains(word)) {
            return starts(part);
        }
        boolean parameter = word.length() == 1 && BOUND.matcher(part).find();
        return parameter ? replaced(part, BOUND, true, NumberKind.BOUND) : part;
    }

    /** Heaps get other numbers, the range of what is open moves. */
    private String starts(String part) {
        return replaced(replaced(part, BOUND, false, NumberKind.HEAP), BOUND, true, NumberKind.BOUND);
    }

    private enum NumberKind {
        MOVE,
        BOUND,
        HEAP
    }

    /** The text with other numbers inside of the places that match, or outside of them. */
    private String replaced(String text, Pattern places, boolean inside, NumberKind kind) {
        StringBuilder out = new StringBuilder();
        Matcher place = places.matcher(text);
        int at = 0;
        while (place.find()) {
            String before = text.substring(at, place.start());
            out.append(inside ? before : numbers(before, kind));
            out.append(inside ? numbers(place.group(), kind) : place.group());
            at = place.end();
        }
        String rest = text.substring(at);
        return out.append(inside ? rest : numbers(rest, kind)).toString();
    }

    private String numbers(String text, NumberKind kind) {
        StringBuilder out = new StringBuilder();
        Matcher number = NUMBER.matcher(text);
        int at = 0;
        while (number.find()) {
            long value = Long.parseLong(number.group(1));
            char before = number.start() == 0 ? ' ' : text.charAt(number.start() - 1);
            out.append(text, at, number.start()).append(other(value, before, kind));
            at = number.end();
        }
        return out.append(text.substring(at)).toString();
    }

    private long other(long value, char before, NumberKind kind) {
        return switch (kind) {
            case HEAP -> Math.max(1, value + fixed);
            case BOUND -> value < 5 ? value : Math.max(1, value + shift);
            case MOVE ->
                before == '*' || before == '/'
                        ? value + random.nextInt(2)
                        : value == 0 ? 0 : Math.max(1, value + random.nextInt(4) - 1);
        };
    }
}
