package org.zermelo.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.text.InputWords;

/**
 * Random texts by the grammar of the notation: games, rules, claims, moves. Most are right and small; the same random
 * numbers give the same texts.
 */
final class GrammarTexts {

    private static final List<String> FILES = Library.names();

    private static final List<String> RELATIONS = List.of("<", "<=", "=", "!=", ">=", ">", "==", "≥", "<>");

    private final RandomGenerator random;
    private final List<Family> families = Notation.standard().families();

    GrammarTexts(RandomGenerator random) {
        this.random = random;
    }

    /** A game in any form. */
    String game() {
        return switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> rules();
            case 4 -> file();
            case 5 -> sum();
            case 6 -> "misere " + term();
            case 7 -> "@" + pick(FILES) + maybe(() -> "(S = " + number() + maybe(() -> ", K = " + number()) + ")");
            case 8 -> pick(families).example();
            default -> term();
        };
    }

    private String sum() {
        return Stream.generate(random.nextBoolean() ? this::term : () -> "nim(" + number() + ")")
                .limit(2 + random.nextInt(3))
                .collect(Collectors.joining(" + "));
    }

    private String term() {
        if (random.nextInt(12) == 0) {
            return "(" + sum() + ")";
        }
        Family family = pick(families);
        String name = random.nextInt(6) == 0 && !family.aliases().isEmpty() ? pick(family.aliases()) : family.name();
        return switch (family.name()) {
            case "heaps" -> rules();
            case "coins" ->
                name + "(" + numbers(12) + maybe(() -> "; take " + pick(List.of("1..2", "any", "1", "1..9")))
                        + maybe(() -> "; ends " + pick(List.of("left", "right", "both"))) + maybe(() -> "; circle")
                        + ")";
            case "moore" -> name + "(" + number() + "; " + numbers(5) + ")";
            case "northcott" -> name + "(" + number() + "; " + edges(4) + ")";
            case "graph" ->
                name + "(" + number() + maybe(() -> " from " + number()) + "; " + edges(8)
                        + maybe(() -> "; win " + numbers(3)) + maybe(() -> "; tie " + numbers(3)) + ")";
            case "node-kayles", "arc-kayles", "hackenbush" ->
                name + "(" + pick(List.of("path " + number(), "cycle " + number(), edges(6))) + ")";
            case "chomp", "cram" -> name + "(" + small() + pick(List.of("x", "×", ", ")) + small() + ")";
            case "octal", "hexadecimal", "code" -> name + "(" + code() + ", " + numbers(3) + ")";
            case "subtraction", "all-but" -> name + "({" + numbers(4) + "}, " + numbers(3) + ")";
            case "stones-two-values" -> name + "(" + numbers(4) + "; " + numbers(4) + ")";
            case "notakto" ->
                name + "(" + pick(List.of(small(), "x../.x./...", "x.../..x./..../...."))
                        + maybe(() -> "; side " + small()) + maybe(() -> "; no lines") + ")";
            default -> random.nextBoolean() ? family.example() : name + "(" + numbers(4) + ")";
        };
    }

    /** {@code heaps(...)}. */
    String rules() {
        List<String> heaps = list(1 + random.nextInt(3), this::heap);
        List<String> sections = list(1 + random.nextInt(4), this::section);
        return pick(InputWords.of("rules")) + "(" + String.join(", ", heaps) + "; move "
                + String.join(", ", list(1 + random.nextInt(3), this::clause)) + "; " + String.join("; ", sections)
                + ")";
    }

    /** A rule file. */
    String file() {
        return maybe(() -> "game \"a game\"  # " + number() + "\n")
                + "heaps " + String.join(", ", list(1 + random.nextInt(2), this::heap)) + "\nmoves\n  "
                + String.join("\n  ", list(1 + random.nextInt(3), this::clause)) + "\n"
                + String.join("\n", list(random.nextInt(4), this::section)) + "\n";
    }

    private String heap() {
        return switch (random.nextInt(8)) {
            case 0 -> "S in 1.." + number();
            case 1 -> "a = " + number();
            case 2 -> "S";
            case 3 -> "2S + 1";
            default -> number();
        };
    }

    private String section() {
        return switch (random.nextInt(16)) {
            case 0 -> "limits 0.." + number();
            case 1 ->
                "winner "
                        + pick(List.of(
                                "last", "other if " + condition(1), "draw if " + condition(1) + ", last", "points"));
            case 2 -> "overshoot " + condition(1);
            case 3 -> "stuck " + pick(List.of("wins", "loses", "draw", "points"));
            case 4 -> "no repeat " + pick(List.of("own", "opponent"));
            case 5 -> "once " + clause();
            case 6 -> "result " + condition(1);
            case 7 -> "var n in 0.." + number() + " = 0";
            case 8 -> "stock " + number();
            case 9 -> "where " + condition(1);
            case 10 -> "S = " + number();
            case 11 -> "end " + condition(2) + ": " + pick(List.of("draw", "last", "other", "overshot"));
            default -> pick(InputWords.of("section.ends")) + " " + condition(2);
        };
    }

    /** A move clause. */
    String clause() {
        String clause = switch (random.nextInt(12)) {
            case 0 -> "take " + pick(List.of("1.." + number(), "any", "1 or " + number(), "{1, 2, " + number() + "}"));
            case 1 -> "add " + number();
            case 2 -> "[" + change() + ", " + pick(List.of("0", change())) + "]";
            case 3 -> "a: " + change() + " and b: " + change();
            case 4 -> "-k for k in 1.." + expression(1);
            case 5 ->
                "split" + maybe(() -> " into " + pick(List.of("2", "2..3", "p + q where p < q", "2 unequal heaps")));
            case 6 -> "take " + number() + " then maybe split";
            case 7 ->
                pick(List.of(
                        "double",
                        "triple",
                        pick(InputWords.of("word.take")) + " 1..2",
                        "multiply by 3",
                        "divide by 2 rounded down"));
            default -> change();
        };
        return maybe(() -> "\"label\": ")
                + clause
                + maybe(() -> " if " + condition(2))
                + maybe(() -> " else " + change())
                + maybe(() -> " gain " + expression(1))
                + maybe(() -> " once");
    }

    private String change() {
        return pick(List.of("+", "-", "*", "/", "//", "%", "^", "=", "+", "-"))
                + expression(2)
                + maybe(() -> pick(List.of(" floor", " ceil", " exact")));
    }

    /** A number of the rules. */
    String expression(int depth) {
        if (depth == 0 || random.nextInt(3) == 0) {
            return pick(List.of(number(), "x", "a", "b", "S", "other", "sum", "big", "k", small()));
        }
        return switch (random.nextInt(8)) {
            case 0 -> "(" + expression(depth - 1) + ")";
            case 1 -> pick(List.of("min(", "max(")) + expression(depth - 1) + ", " + expression(depth - 1) + ")";
            case 2 -> "if(" + condition(depth - 1) + ", " + expression(depth - 1) + ", " + expression(depth - 1) + ")";
            case 3 -> "-" + expression(depth - 1);
            case 4 -> pick(List.of("abs(", "floor(", "ceil(")) + expression(depth - 1) + ")";
            default ->
                expression(depth - 1) + " " + pick(List.of("+", "-", "*", "/", "//", "%", "^")) + " "
                        + expression(depth - 1);
        };
    }

    /** A condition of the rules. */
    String condition(int depth) {
        return switch (random.nextInt(depth == 0 ? 3 : 8)) {
            case 0 -> expression(depth) + " is " + pick(List.of("even", "odd", "divisible by " + small(), "not even"));
            case 3 -> condition(depth - 1) + " or " + condition(depth - 1);
            case 4 -> condition(depth - 1) + " and " + condition(depth - 1);
            case 5 -> "not (" + condition(depth - 1) + ")";
            case 6 -> expression(depth) + " in {" + numbers(3) + "}";
            default -> expression(depth) + " " + pick(RELATIONS) + " " + expression(depth);
        };
    }

    /** A code of heaps. */
    String code() {
        return pick(List.of("0.", "4.", ""))
                + Stream.generate(() -> pick(List.of("7", "0", "3", "1", "F", "[37]", ".")))
                        .limit(1 + random.nextInt(5))
                        .collect(Collectors.joining());
    }

    /** A claim of {@code why}, or moves. */
    String claim() {
        return switch (random.nextInt(8)) {
            case 0 -> pick(InputWords.of(pick(List.of("claim.first", "claim.second", "claim.draw"))));
            case 1 -> "*" + number();
            case 2 -> number();
            case 3 -> "nimber " + number();
            default -> moves();
        };
    }

    /** Moves of a play. */
    String moves() {
        String separator = pick(List.of(" ", ", ", " ~ ", "; "));
        return String.join(
                separator,
                list(
                        1 + random.nextInt(4),
                        () -> pick(List.of(
                                "L",
                                "R",
                                "R2",
                                "+1",
                                "*2",
                                "-1",
                                "h1:+1",
                                "1",
                                "1: 5->3",
                                "a1",
                                "x@1",
                                "b2",
                                "2x1",
                                number(),
                                "5 -> 3 1"))));
    }

    private String edges(int most) {
        return list(1 + random.nextInt(most), () -> small() + "-" + small()).stream()
                .collect(Collectors.joining(pick(List.of(" ", ", "))));
    }

    private String numbers(int most) {
        return String.join(pick(List.of(" ", ", ", ",")), list(1 + random.nextInt(most), this::number));
    }

    /** A whole number, mostly small, now and then at the edge of what is exact. */
    String number() {
        return random.nextInt(12) == 0
                ? pick(HostileGames.SIZES)
                : random.nextInt(24) == 0 ? pick(HostileGames.EDGES) : small();
    }

    private String small() {
        return Integer.toString(random.nextInt(random.nextInt(4) == 0 ? 40 : 6));
    }

    private String maybe(Supplier<String> part) {
        return random.nextInt(6) == 0 ? part.get() : "";
    }

    private static List<String> list(int count, Supplier<String> item) {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            items.add(item.get());
        }
        return items;
    }

    private <T> T pick(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
