package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Rules of stone heaps, drawn by a seed from a small grammar: starts, moves with conditions, bans, ends and overshoot. A drawn start is
 * never over, and no two clauses are the same move in other words.
 */
final class DrawnRules {

    private final Random random;
    private final int heaps;
    private final boolean up;
    private final long[] least;
    private final long[] greatest;

    private DrawnRules(long seed) {
        random = new Random(seed);
        heaps = one(1, 1, 2, 2, 2, 3, 4);
        up = in(0, 2) > 0;
        least = new long[heaps];
        greatest = new long[heaps];
    }

    /** Some rules, in the notation. */
    static String of(long seed) {
        return new DrawnRules(seed).text();
    }

    @SafeVarargs
    private <T> T one(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private int in(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    private boolean rarely(int of) {
        return random.nextInt(of) == 0;
    }

    private String text() {
        List<String> parts = new ArrayList<>(List.of(start()));
        Map<String, String> moves = new LinkedHashMap<>();
        int count = in(1, 3);
        while (moves.size() < count) {
            String move = up ? grows() : shrinks();
            moves.putIfAbsent(move.replaceAll(" (once|if .*)|^.*: ", ""), move);
        }
        // "only once may one stone be added" is about every clause that adds one
        long amounts = moves.values().stream()
                .filter(move -> move.matches(".*([+-]\\d|[+-]k|add|take).*"))
                .count();
        List<String> clauses = moves.values().stream()
                .map(move -> amounts > 1 ? move.replace(" once", "") : move)
                .toList();
        parts.add("move " + String.join(", ", clauses));
        parts.addAll(up ? above() : below());
        if (rarely(4) && !clauses.toString().matches(".*( else |1\\.\\.| for ).*")) {
            parts.add("no repeat " + one("own", "opponent"));
        }
        if (rarely(5) && clauses.stream().noneMatch(move -> move.startsWith("["))) {
            parts.add("result " + result());
        }
        return "heaps(" + String.join("; ", parts) + ")";
    }

    private String start() {
        int from = up ? 1 : in(12, 20);
        int to = up ? in(12, 20) : in(25, 35);
        int open = random.nextInt(heaps);
        int twice = heaps > 1 && rarely(6) ? (open + 1) % heaps : -1;
        List<String> held = new ArrayList<>();
        for (int i = 0; i < heaps; i++) {
            int k = in(1, 8);
            least[i] = i == open ? from : i == twice ? 2L * from : k;
            greatest[i] = i == open ? to : i == twice ? 2L * to : k;
            held.add(i == open ? "S in " + from + ".." + to : i == twice ? "2S" : String.valueOf(k));
        }
        return String.join(", ", held);
    }

    private static long value(String measure, long[] held) {
        return switch (measure) {
            case "x", "sum" -> LongStream.of(held).sum();
            case "big" -> LongStream.of(held).max().orElseThrow();
            case "small" -> LongStream.of(held).min().orElseThrow();
            case "product" -> Arrays.stream(held).reduce(1, (a, b) -> a * b);
            default -> held[measure.charAt(1) - '1'];
        };
    }

    private String condition() {
        int k = in(2, 5);
        return switch (in(0, 6)) {
            case 0 -> "x % " + k + " != 0";
            case 1 -> "sum % " + k + " != 0";
            case 2 -> "x != " + in(10, 20);
            case 3 -> "x is even";
            case 4 -> "x is odd";
            case 5 -> "x % " + k + " = " + in(0, k - 1);
            default -> "x" + one(" > ", " >= ", " < ", " <= ") + in(5, 12);
        };
    }

    private String result() {
        int k = in(2, 5);
        return switch (in(0, 2)) {
            case 0 -> "x % " + k + " != " + in(0, k - 1);
            case 1 -> "sum % " + k + " != 0";
            default -> "x != " + in(10, 20);
        };
    }

    private String grows() {
        String plain = switch (in(0, 8)) {
            case 0, 1, 2 -> "+" + in(1, 4);
            case 3, 4 -> "*" + in(2, 4);
            case 5 -> "add 1.." + in(2, 4);
            case 6 -> "+k for k in {1, " + in(3, 4) + ", " + in(5, 6) + "}";
            case 7 -> one("*3/2 floor", "*5/2 ceil", "*3/2");
            default -> one("^2", "*2 if x is odd else +" + in(2, 5), "+1 if " + condition());
        };
        return placed(plain, one("x: +" + in(1, 2) + " and other: +" + in(3, 4), all("+1", "*2", "+0")));
    }

    private String shrinks() {
        String plain = switch (in(0, 8)) {
            case 0, 1, 2 -> "-" + in(1, 5);
            case 3, 4 -> one("/" + in(2, 4) + " floor", "/2 ceil", "/3", "/1.5 floor");
            case 5 -> "take 1.." + in(2, 4);
            case 6 -> "-k for k in {1, 3, " + in(4, 6) + "}";
            case 7 -> one("take any", "take k in 1..x/2 floor", "/2", "/2 if x is even else -1");
            default -> "-1 if " + condition();
        };
        return placed(plain, one("x: -" + in(1, 2) + " and other: -1", all("-1", "-2")));
    }

    private String all(String... changes) {
        return Stream.generate(() -> one(changes)).limit(heaps).collect(Collectors.joining(", ", "[", "]"));
    }

    /** A move in some heap, perhaps under a condition, or another move with two heaps. */
    private String placed(String plain, String together) {
        int way = heaps > 1 && !plain.startsWith("add") && !plain.startsWith("take") ? in(0, 9) : 9;
        if (heaps == 2 && way == 3) {
            return one("+other", "+2*other", "x: -1 and other: +1");
        }
        if (heaps == 2 && way == 4) {
            return together;
        }
        String move = switch (way) {
            case 0 -> "larger: " + plain;
            case 1 -> "smaller: " + plain;
            case 2 -> plain.contains(" else ") ? plain : "h" + in(1, heaps) + ": " + plain;
            default -> plain;
        };
        boolean bare = !move.contains(" if ") && !move.contains(" for ");
        if (bare && rarely(6)) {
            return move + " if " + condition();
        }
        boolean bounded = !move.contains(" any") && !move.contains("x/2");
        return bounded && !move.contains(" if ") && rarely(10) ? move + " once" : move;
    }

    private List<String> above() {
        String measure =
                heaps == 1 ? one("x", "sum") : one("sum", "sum", "big", "small", "product", "h" + in(1, heaps));
        String loser = rarely(6) ? " : other" : "";
        if (heaps > 1 && rarely(7)) {
            return List.of("end a >= " + (value("h1", greatest) + in(2, 9)) + " or b >= "
                    + (value("h2", greatest) + in(2, 9)) + loser);
        }
        long bound = value(measure, greatest) + in(2, 12);
        String end = "end " + measure + one(" >= ", " >= ", " > ") + bound + loser;
        return loser.isEmpty() && !measure.equals("product") && rarely(5)
                ? List.of(end, "overshoot " + measure + " > " + (bound + in(4, 20)))
                : List.of(end);
    }

    private List<String> below() {
        String measure = heaps == 1 ? "x" : one("sum", "sum", "big", "small");
        long bound = Math.min(9, value(measure, least) - 1);
        return switch (in(0, 5)) {
            case 0 -> List.of();
            case 1 -> List.of("stuck wins");
            case 2 -> List.of("end sum = 0" + (rarely(3) ? " : other" : ""));
            case 3 -> List.of("end sum = 0", "stuck wins");
            default ->
                List.of("end " + measure + (bound > 1 ? one(" <= ", " < ") : " <= ") + bound
                        + (rarely(6) ? " : other" : ""));
        };
    }
}
