package org.zermelo.desk.box;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What people write around a name or numbers, in five languages: quotes, questions, little words, numbers in words. */
final class SmallTalk {

    private static final Properties WORDS = GameNames.properties("small-talk.properties");

    private static final Map<String, String> NUMBERS = numbers();

    private static final Pattern NUMBER = apart(NUMBERS.keySet().stream());

    private static final Pattern TALK = apart(Stream.of("en", "ru", "es", "fa").flatMap(SmallTalk::words));

    private static final Pattern UNPARTED = Pattern.compile(anyOf(words("zh")));

    private static final Pattern TIMES = Pattern.compile("(?<=\\d)\\s*(?:" + anyOf(words("times")) + ")\\s*(?=\\d)");

    private static final Pattern AROUND =
            Pattern.compile("^[\\s'\"`\u00ab\u201c\u2018\u00bf\u00a1]+|[\\s'\"`\u00bb\u201d\u2019?!,;:.]+$");

    private SmallTalk() {}

    /** A text without what says nothing of a game, its numbers in digits; empty where nothing else is left. */
    static String without(String text) {
        String rest = bare(text);
        Matcher number = NUMBER.matcher(rest);
        StringBuilder inDigits = new StringBuilder();
        int end = 0;
        while (number.find()) {
            String digits = Objects.requireNonNull(NUMBERS.get(number.group().toLowerCase(Locale.ROOT)));
            inDigits.append(rest, end, number.start()).append(digits);
            end = number.end();
        }
        return inDigits.append(rest, end, rest.length()).toString();
    }

    /** A text without what says nothing of a game, its numbers as they are written. */
    static String bare(String text) {
        String sized = TIMES.matcher(text).replaceAll("x");
        String rest = UNPARTED.matcher(TALK.matcher(sized).replaceAll(" ")).replaceAll(" ");
        return AROUND.matcher(rest).replaceAll("").strip();
    }

    private static Stream<String> words(String key) {
        return Arrays.stream(WORDS.getProperty(key).split("\\|"));
    }

    private static Map<String, String> numbers() {
        Map<String, String> numbers = new HashMap<>();
        words("numbers")
                .map(word -> word.split(" "))
                .forEach(names -> Arrays.stream(names).skip(1).forEach(name -> numbers.put(name, names[0])));
        return numbers;
    }

    private static Pattern apart(Stream<String> words) {
        return Pattern.compile(
                "(?<![\\p{L}\\p{M}\\d_-])(?:" + anyOf(words) + ")(?![\\p{L}\\p{M}\\d_(-])",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    private static String anyOf(Stream<String> words) {
        return words.sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
    }
}
