package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A number that the docs tell in a sentence is the program's: {@code figures.txt} names the sentence, and the constant or the command that
 * the number comes from. With {@code -Ddocs.renew=true} the sentences are rewritten instead, to be read before they are committed.
 */
class FiguresTest {

    private static final Pattern NUMBER = Pattern.compile("([0-9][0-9,.]*[0-9]|[0-9]|[A-Za-z]+)");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final List<String> WORDS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    /** What commands print. Several figures may come from one. */
    private static final Map<List<String>, String> SAID = new ConcurrentHashMap<>();

    /** A sentence with {@code {}} for its number. */
    private record Figure(Path page, String sentence, String source) {

        /** Where the number stands. The sentence must be on the page just once. */
        MatchResult place(String text) {
            String words = Stream.of(sentence.split(" "))
                    .map(word -> Stream.of(word.split("\\{}", -1))
                            .map(Pattern::quote)
                            .collect(Collectors.joining(NUMBER.pattern())))
                    .collect(Collectors.joining("\\s+"));
            List<MatchResult> found =
                    Pattern.compile(words).matcher(text).results().toList();
            assertThat(found).as("%s says once: %s", page, sentence).hasSize(1);
            return found.get(0);
        }

        /** The number, as the page would write it. */
        String shown(String told) throws ReflectiveOperationException {
            String number = source.startsWith("$ ") ? printed() : constant();
            if (told.replace(",", "").equals(number)) {
                return told;
            }
            boolean word = Character.isLetter(told.charAt(0))
                    && number.length() < 3
                    && Integer.parseInt(number) < WORDS.size();
            if (word) {
                String named = WORDS.get(Integer.parseInt(number));
                return Character.isUpperCase(told.charAt(0))
                        ? named.substring(0, 1).toUpperCase(Locale.ROOT) + named.substring(1)
                        : named;
            }
            return number.contains(".") ? number : String.format(Locale.ROOT, "%,d", Long.parseLong(number));
        }

        private String printed() {
            String[] parts = source.substring(2).split(" ~ ");
            List<String> words = WORD.matcher(parts[0])
                    .results()
                    .map(word -> Optional.ofNullable(word.group(1)).orElse(word.group(2)))
                    .toList();
            String said = SAID.computeIfAbsent(words, asked -> Faces.said("", asked));
            Matcher number = Pattern.compile(parts[1]).matcher(said);
            assertThat(number.find())
                    .as("%s prints %s:%n%s", parts[0], parts[1], said)
                    .isTrue();
            return number.group(1).replace(",", "");
        }

        /** After {@code 2^} the exponent. */
        private String constant() throws ReflectiveOperationException {
            String[] parts = source.split(" / ");
            String[] steps = parts[0].split("[.]");
            int type = 0;
            while (Character.isLowerCase(steps[type].charAt(0))) {
                type++;
            }
            Class<?> owner = Class.forName("org.zermelo." + String.join(".", Arrays.copyOf(steps, type + 1)));
            Object value = null;
            for (String step : Arrays.asList(steps).subList(type + 1, steps.length)) {
                value = member(value == null ? owner : value.getClass(), value, step);
            }
            double number = ((Number) value).doubleValue() / (parts.length > 1 ? Double.parseDouble(parts[1]) : 1);
            return sentence.contains("2^{}")
                    ? String.valueOf(Math.getExponent(number))
                    : BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
        }

        private static Object member(Class<?> owner, Object value, String name) throws ReflectiveOperationException {
            for (Field field : owner.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    open(field);
                    return field.get(value);
                }
            }
            Method method = owner.getDeclaredMethod(name);
            open(method);
            return method.invoke(value);
        }

        private static void open(AccessibleObject member) {
            member.setAccessible(true);
        }
    }

    private static List<Figure> figures() throws IOException {
        List<Figure> figures = new ArrayList<>();
        Path page = Checkout.root();
        Path list = Checkout.root().resolve("dist/src/test/resources/org/zermelo/dist/figures.txt");
        for (String line : Files.readAllLines(list)) {
            String[] parts = line.split(" <- ");
            if (line.endsWith(".md")) {
                page = Checkout.root().resolve(line);
            } else if (!line.isBlank() && !line.startsWith("#")) {
                figures.add(new Figure(page, parts[0], parts[1]));
            }
        }
        return figures;
    }

    @TestFactory
    Stream<DynamicTest> aNumberOfTheDocsIsTheProgramsOwn() throws IOException {
        return figures().stream().map(figure -> dynamicTest(figure.sentence(), () -> check(figure)));
    }

    private static void check(Figure figure) throws Exception {
        String text = Checkout.read(figure.page());
        MatchResult place = figure.place(text);
        String shown = figure.shown(place.group(1));
        if (Boolean.getBoolean("docs.renew")) {
            Files.writeString(figure.page(), text.substring(0, place.start(1)) + shown + text.substring(place.end(1)));
        } else {
            assertThat(figure.sentence().replace("{}", place.group(1)))
                    .as("%s", figure.page())
                    .isEqualTo(figure.sentence().replace("{}", shown));
        }
    }
}
