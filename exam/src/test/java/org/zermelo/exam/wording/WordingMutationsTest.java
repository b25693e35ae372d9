package org.zermelo.exam.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.tests.Share;

/** What printing, copying and another author do to a text changes nothing in what is read of it. */
class WordingMutationsTest {

    private static final Pattern LONG = Pattern.compile("(?<![\\\\\\p{L}])\\p{L}{6,}");
    private static final Map<String, String> FIRST = Map.of(
            "Петя", "Павел", "Пети", "Павла", "Пете", "Павлу", "Петю", "Павла", "Петей", "Павлом", "Петя,", "Павел,");
    private static final Map<String, String> SECOND =
            Map.of("Ваня", "Ольга", "Вани", "Ольги", "Ване", "Ольге", "Ваню", "Ольгу", "Ваней", "Ольгой");

    /** A change of a text. */
    private enum Mutation {
        SOFT_HYPHENS((text, random) -> LONG.matcher(text).replaceAll(word -> cut(word, "\u00ad", random))),
        HYPHENS_OF_LINES((text, random) -> LONG.matcher(text)
                .replaceAll(word -> random.nextInt(4) == 0 ? cut(word, "-\n", random) : word.group())),
        LINE_BREAKS((text, random) -> {
            StringBuilder out = new StringBuilder();
            text.codePoints().forEach(c -> out.appendCodePoint(c == ' ' && random.nextInt(9) == 0 ? '\n' : c));
            return out.toString();
        }),
        SPACES((text, random) -> text.replace(" ", random.nextBoolean() ? "\u00a0" : "  ")),
        DECOMPOSED((text, random) -> Normalizer.normalize(text, Normalizer.Form.NFD)),
        ITALIC_LETTERS((text, random) -> text.replaceAll("\\bS\\b", "\ud835\udc46")),
        CYRILLIC_LETTERS((text, random) -> text.replaceAll("\\bS\\b", "С")),
        FORMULAS((text, random) ->
                text.replaceAll("\\bS\\b", "\\$S\\$").replace("≤", "\\leqslant").replace("≥", "\\geq")),
        BOLD((text, random) -> text.replace("минимальное", "**минимальное**").replace("least", "**least**")),
        DASHES((text, random) -> text.replaceAll("[\u2013\u2014]", random.nextBoolean() ? "-" : "\u2212")),
        QUOTES((text, random) -> text.replaceAll("выигрышн(ая|ую) стратеги(я|ю)|winning strategy", "\u00ab$0\u00bb")),
        LINES_OF_WINDOWS((text, random) -> text.replace("\n", "\r\n")),
        LETTER_YO((text, random) -> text.replace("ё", "е")),
        FIGURES((text, random) -> text.replaceAll("(?<!\\p{L})(два|две) (?=кам|мон|оре)", "2 ")
                .replaceAll("(?<!\\p{L})три (?=кам|мон|оре)", "3 ")
                .replaceAll("(?<![\\p{L}-])one (?=stone|coin)", "1 ")),
        WINNER_BEFORE_MOVES((text, random) -> {
            List<String> sentences = new ArrayList<>(List.of(text.split("(?<=[.]) (?=\\p{Lu})")));
            for (int i = 3; i < sentences.size(); i++) {
                if (sentences.get(i).matches("(?s)(Победител|Выигрывает|The winner|The player who made).*\\.")) {
                    sentences.add(2, sentences.remove(i));
                    return String.join(" ", sentences);
                }
            }
            return text;
        }),
        BOM((text, random) -> "\ufeff" + text),
        NAMES((text, random) -> {
            String out = text;
            for (Map<String, String> names : List.of(FIRST, SECOND)) {
                for (Map.Entry<String, String> name : names.entrySet()) {
                    out = out.replaceAll("(?<!\\p{L})" + name.getKey() + "(?!\\p{L})", name.getValue());
                }
            }
            return out.contains("Павел")
                    ? "Павел и Ольга играют в игру с камнями, первым ходит Павел. "
                            + out.replaceFirst("Два игрока, Павел и Ольга, играют в следующую игру\\.", "")
                    : text;
        }),
        START_FIRST((text, random) -> {
            List<String> sentences = new ArrayList<>(List.of(text.split("(?<=[.]) (?=\\p{Lu})")));
            for (int i = 2; i < sentences.size(); i++) {
                if (sentences.get(i).matches("(?s)(В начал|Сначала|Изначально|At the start).*[SK].*[≤≥<>].*\\.")
                        && !sentences.get(0).contains(" S ")) {
                    sentences.add(1, sentences.remove(i));
                    return String.join(" ", sentences);
                }
            }
            return text;
        });

        private final BiFunction<String, Random, String> change;

        Mutation(BiFunction<String, Random, String> change) {
            this.change = change;
        }

        private static String cut(MatchResult word, String mark, Random random) {
            int at = 2 + random.nextInt(word.group().length() - 4);
            return word.group().substring(0, at) + mark + word.group().substring(at);
        }
    }

    @ParameterizedTest
    @EnumSource(Mutation.class)
    void aMutationChangesNothing(Mutation mutation) throws IOException {
        Random random = new Random(mutation.ordinal());
        List<String> changed = new ArrayList<>();
        int mutated = 0;
        int number = mutation.ordinal();
        for (WordingTest.Worded task : WordingTest.tasks()) {
            if (!Share.takes(number++, 4)) {
                continue;
            }
            String text = mutation.change.apply(task.text(), random);
            if (task.rules().equals("refused") || text.equals(task.text())) {
                continue;
            }
            mutated++;
            Wording read = Wording.read(text);
            if (!read.unread().isEmpty()
                    || !read.outline().equals(task.rules())
                    || !read.questions().equals(task.questions())) {
                changed.add(
                        task.rules() + " " + task.questions() + "\n    " + read.outline() + " " + read.questions() + " "
                                + read.unread().stream()
                                        .map(words -> words.quoted(text).toString())
                                        .toList()
                                + "\n" + text);
            }
        }
        assertThat(changed).as("%d of %d", changed.size(), mutated).isEmpty();
        assertThat(mutated).isGreaterThan(0);
    }
}
