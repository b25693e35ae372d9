package org.zermelo.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spoils texts and bytes: words exchanged, left out, repeated very often, nested, cut, joined with others, and signs
 * that nobody expects.
 */
final class Mutations {

    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{Nd}_]+|\\s+|.", Pattern.DOTALL);

    private static final List<String> STRANGE = List.of(
            "\u202e",
            "\u2069",
            "\u200f",
            "\u0000",
            "\u001b[31m",
            "\ud83d",
            "\udc00",
            "\ud83d\ude00",
            "\u00a0",
            "\ufeff",
            "\u2028",
            "−",
            "×",
            "…",
            "«",
            "\"",
            "'",
            "#",
            "\r",
            "\n",
            "\t",
            "\\",
            "{",
            "}",
            "<",
            "&",
            "%",
            "$",
            "`",
            "§",
            "~",
            "@",
            "\u0660",
            "ß",
            "ſ",
            "İ");

    private static final List<String> WORDS_OF_RULES = List.of(
            "if",
            "else",
            "for",
            "k",
            "in",
            "1..3",
            "then",
            "maybe",
            "split",
            "into",
            "where",
            "once",
            "gain",
            "take",
            "any",
            "or",
            "and",
            "not",
            "end",
            "move",
            "heaps",
            "winner",
            "limits",
            "stuck",
            "var",
            "S",
            "x",
            "other",
            "sum",
            "misere",
            "+",
            "-",
            "*",
            "/",
            "//",
            "%",
            "^",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ",",
            ";",
            ":",
            "..",
            "=",
            "<",
            ">=",
            "!=",
            "@two-heaps",
            "nim(3)",
            "path",
            "from",
            "win",
            "tie",
            "side");

    private static final int[] TIMES = {2, 5, 64, 101, 600, 3_000, 20_000};

    private final RandomGenerator random;

    Mutations(RandomGenerator random) {
        this.random = random;
    }

    /** The text with one to four changes; with another one as material. */
    String of(String text, String other) {
        String changed = text;
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            changed = once(changed, other);
        }
        return changed;
    }

    private String once(String text, String other) {
        List<String> words = words(text);
        int at = words.isEmpty() ? 0 : random.nextInt(words.size());
        int to = Math.min(words.size(), at + 1 + random.nextInt(6));
        switch (random.nextInt(14)) {
            case 0 -> words.subList(at, to).clear();
            case 1 -> words.add(at, pick(STRANGE));
            case 2, 3 -> words.add(at, " " + pick(WORDS_OF_RULES) + " ");
            case 4 -> words.addAll(at, words(String.join("", words.subList(at, to))));
            case 5 -> {
                String part = String.join("", words.subList(at, to));
                int times = TIMES[random.nextInt(TIMES.length)];
                words.add(at, part.repeat(Math.min(times, 200_000 / Math.max(1, part.length()))));
            }
            case 6 -> nest(words, at, to);
            case 7 -> words.subList(at, words.size()).clear();
            case 8 -> {
                List<String> material = words(other);
                int from = material.isEmpty() ? 0 : random.nextInt(material.size());
                words.addAll(at, material.subList(from, Math.min(material.size(), from + 1 + random.nextInt(10))));
            }
            case 9 -> {
                if (!words.isEmpty()) {
                    words.set(at, words.get(at).toUpperCase(Locale.ROOT));
                }
            }
            case 10 -> {
                if (words.size() > 1) {
                    String word = words.remove(at);
                    words.add(random.nextInt(words.size()), word);
                }
            }
            case 11 -> {
                int letter = text.isEmpty() ? 0 : random.nextInt(text.length());
                return text.substring(0, letter)
                        + (char) random.nextInt(random.nextBoolean() ? 128 : 0x10000)
                        + text.substring(Math.min(text.length(), letter + random.nextInt(2)));
            }
            default -> {
                List<Integer> numbers = new ArrayList<>();
                for (int i = 0; i < words.size(); i++) {
                    if (Character.isDigit(words.get(i).charAt(0))) {
                        numbers.add(i);
                    }
                }
                if (!numbers.isEmpty()) {
                    words.set(pick(numbers), pick(random.nextBoolean() ? HostileGames.EDGES : HostileGames.SIZES));
                }
            }
        }
        return String.join("", words);
    }

    private void nest(List<String> words, int at, int to) {
        String open =
                pick(List.of("(", "[", "{", "-", "not ", "abs(", "min(1, ", "if(x > 1, 1, ", "(nim(1) + ", "x ^ "));
        int times = TIMES[random.nextInt(TIMES.length)];
        words.add(to, (open.contains("(") ? ")" : open.equals("[") ? "]" : open.equals("{") ? "}" : "").repeat(times));
        words.add(at, open.repeat(times));
    }

    /** Bytes with some bits, bytes or stretches changed. */
    byte[] of(byte[] bytes) {
        byte[] changed = bytes.clone();
        if (changed.length == 0) {
            return changed;
        }
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(random.nextBoolean() ? changed.length : Math.min(changed.length, 200));
            switch (random.nextInt(4)) {
                case 0 -> changed[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> changed[at] = (byte) random.nextInt(256);
                case 2 -> changed = Arrays.copyOf(changed, 1 + random.nextInt(changed.length));
                default -> Arrays.fill(changed, at, Math.min(changed.length, at + 8), (byte) '9');
            }
        }
        return changed;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORDS.matcher(text.length() > 100_000 ? text.substring(0, 100_000) : text);
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    private <T> T pick(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
