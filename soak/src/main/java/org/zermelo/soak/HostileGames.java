package org.zermelo.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;

/**
 * Texts of games that ask for too much: the example of every family, and rules of heaps of every kind of clause, with some of their
 * numbers replaced by others and some of their lists made long. The same random numbers give the same texts.
 */
final class HostileGames {

    /** From harmless to the greatest that a {@code long} holds. */
    static final List<String> SIZES = List.of(
            "0",
            "1",
            "2",
            "3",
            "6",
            "12",
            "30",
            "63",
            "100",
            "1000",
            "10^4",
            "127127",
            "10^5",
            "10^6",
            "10^7",
            "10^8",
            "10^9",
            "2147483647",
            "10^12",
            "10^15",
            "10^18",
            "9223372036854775807");

    /** Where {@code int} and {@code long} begin, end, and wrap. */
    static final List<String> EDGES = List.of(
            "-9223372036854775808",
            "-9223372036854775807",
            "-2147483649",
            "-2147483648",
            "-1",
            "0",
            "1",
            "2",
            "2147483646",
            "2147483647",
            "2147483648",
            "3037000500",
            "4294967295",
            "4294967296",
            "4611686018427387904",
            "6148914691236517206",
            "9223372036854775806",
            "9223372036854775807",
            "9223372036854775808");

    private static final List<String> RULES = List.of(
            "heaps(12, 5; take 1..1000 then maybe split)",
            "heaps(30; take 1..3 then maybe split into 3)",
            "heaps(2; move add any; end x > 10)",
            "heaps(9; split; stuck wins)",
            "heaps(9; split into 2..4)",
            "heaps(9; split unequal)",
            "heaps(7, 20; move +1, *2; end sum >= 77)",
            "heaps(7, 9, 11; move -1, -2 once; end sum <= 3)",
            "heaps(20; move -1, -3, /2 if x is divisible by 2; end x < 2)",
            "heaps(20; move take any)",
            "heaps(5, 8; move [-1, +2], [+2, -1]; end sum <= 3; limits 0..40)",
            "heaps(5; move +1, +6; end x = 10; overshoot x > 10; limits 0..30)",
            "heaps(9, 9; move -1, -2; end sum <= 1; no repeat)",
            "heaps(30; move -1 if x % 3 = 0, -2 if x % 3 != 1, -5)",
            "heaps(7, S in 1..69; move +1, *2; end sum >= 77)");

    private static final Pattern NUMBER = Pattern.compile("(?<![A-Za-wyz_.\\d])\\d+(\\^\\d+)?(?![.\\d])");

    private static final int[] LENGTHS = {2, 10, 100, 1_000, 10_000};

    private final List<String> examples = new ArrayList<>();
    private final List<String> sizes;
    private final RandomGenerator random;

    /** @param sizes what numbers are replaced by */
    HostileGames(List<String> sizes, RandomGenerator random) {
        this.sizes = sizes;
        this.random = random;
        for (Family family : Notation.standard().families()) {
            examples.add(family.example());
        }
        examples.addAll(RULES);
        examples.addAll(List.of(
                "kayles(20)",
                "0.137(20)",
                "octal(0.77, 40)",
                "subtraction({1,3,4}, 100)",
                "coins(3 1 2 5; take 1..3)",
                "coins(3 1 2 5; take any)",
                "coins(3 1 2 5; ends left)",
                "fibonacci(30; most 7)",
                "euclid(25, 7; positive)",
                "chomp(4 3 1)",
                "node-kayles(cycle 9)",
                "arc-kayles(path 9)",
                "notakto(3; side 4; no lines)",
                "misere nim(1, 2, 2)",
                "misere kayles(9)",
                "nim(5, 3) + notakto(1)",
                "wythoff(3, 5) + heaps(7; move -1, -2)"));
    }

    /** How many texts there are before a number is replaced. */
    int kinds() {
        return examples.size();
    }

    /** A text of a kind, with some numbers replaced. */
    String next(int kind) {
        String text = examples.get(kind % examples.size());
        boolean all = random.nextInt(8) == 0;
        Matcher numbers = NUMBER.matcher(text);
        int count = (int) numbers.results().count();
        int chosen = count == 0 ? 0 : random.nextInt(count);
        StringBuilder out = new StringBuilder();
        numbers.reset();
        for (int i = 0; numbers.find(); i++) {
            boolean replaced = all || i == chosen || random.nextInt(4) == 0;
            numbers.appendReplacement(out, replaced ? sizes.get(random.nextInt(sizes.size())) : numbers.group());
        }
        numbers.appendTail(out);
        return random.nextInt(10) == 0 ? lengthened(out.toString()) : out.toString();
    }

    /** The text with its first list of numbers repeated. */
    private String lengthened(String text) {
        Matcher list = Pattern.compile("\\d+(,? \\d+)+").matcher(text);
        if (!list.find()) {
            return text;
        }
        String separator = list.group().contains(",") ? ", " : " ";
        int times = LENGTHS[random.nextInt(LENGTHS.length)];
        String longer = String.join(separator, Collections.nCopies(times, list.group()));
        return text.substring(0, list.start()) + longer + text.substring(list.end());
    }
}
