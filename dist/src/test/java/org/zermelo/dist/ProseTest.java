package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pages that people read: links lead somewhere, sentences are short, decisions have a status. */
class ProseTest {

    private static final int LONGEST_COMMENT = 140;
    private static final int LONGEST_EXAMPLE = 8;
    private static final int MEDIAN_WORDS = 20;
    private static final int FEW_SENTENCES = 10;

    private static final Path DOCS = Checkout.root().resolve("docs");
    private static final Path README = Checkout.root().resolve("README.md");

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s#]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])[\"”)]*\\s+(?=[\\p{Lu}0-9\"“(`*])");
    private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*]|\\d+\\.) ");
    private static final Pattern STATUS =
            Pattern.compile("# (\\d+)\\. (.*)\n\n\\*\\*Status\\.\\*\\* (Accepted|Superseded by)\\b");

    private static List<Path> pages() {
        return Checkout.ours(Set.of("md")).stream()
                .filter(page -> !page.startsWith(Checkout.root().resolve("games")))
                .toList();
    }

    @Test
    void linksLeadSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            Matcher link = LINK.matcher(Checkout.read(page));
            while (link.find()) {
                boolean away = link.group(1).contains(":");
                Path target = link.group(1).isEmpty()
                        ? page
                        : page.resolveSibling(link.group(1)).normalize();
                if (!away
                        && (!Files.exists(target)
                                || link.group(2) != null && !anchors(target).contains(link.group(2)))) {
                    broken.add(Checkout.root().relativize(page) + ": " + link.group());
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    /** As GitHub makes them of headings. */
    private static List<String> anchors(Path page) {
        return Checkout.read(page)
                .lines()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("^#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}_\\- ]", "")
                        .replace(' ', '-'))
                .toList();
    }

    @Test
    void halfOfTheSentencesOfAPageAreShort() {
        Map<String, Integer> tooLong = new TreeMap<>();
        for (Path page : pages()) {
            int[] words = sentences(Checkout.read(page)).stream()
                    .mapToInt(ProseTest::words)
                    .filter(count -> count > 2)
                    .sorted()
                    .toArray();
            if (words.length >= FEW_SENTENCES && words[words.length / 2] >= MEDIAN_WORDS) {
                tooLong.put(Checkout.root().relativize(page).toString(), words[words.length / 2]);
            }
        }
        assertThat(tooLong).as("median words of a sentence, by page").isEmpty();
    }

    /** Without examples, tables and headings. */
    private static List<String> sentences(String page) {
        List<String> sentences = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        boolean example = false;
        for (String line : (page + "\n\n").lines().toList()) {
            boolean fence = line.strip().startsWith("```");
            example ^= fence;
            boolean apart = fence || example || line.isBlank() || line.matches("( {4}|\\||#).*");
            if (apart || ITEM.matcher(line).find()) {
                sentences.addAll(
                        Arrays.asList(SENTENCE_END.split(paragraph.toString().replaceAll("`[^`]*`", "`x`"))));
                paragraph.setLength(0);
            }
            if (!apart) {
                paragraph.append(ITEM.matcher(line).replaceFirst("")).append(' ');
            }
        }
        return sentences;
    }

    private static int words(String sentence) {
        return (int) Arrays.stream(sentence.split("\\s+"))
                .filter(word -> word.matches(".*\\p{L}.*"))
                .count();
    }

    /** The formatter leaves comments as they are. What is set apart in them, such as a grammar, cannot be broken. */
    @Test
    void commentsFitTheLine() {
        List<String> tooLong = new ArrayList<>();
        for (String kind : List.of("main", "test")) {
            for (Path source : Checkout.sources(kind)) {
                boolean apart = false;
                int number = 0;
                for (String line : Checkout.read(source).lines().toList()) {
                    number++;
                    apart = (apart || line.contains("<pre>")) && !line.contains("</pre>");
                    if (!apart && line.length() > LONGEST_COMMENT && line.matches("\\s*(/?\\*|//).*")) {
                        tooLong.add(Checkout.root().relativize(source) + ":" + number);
                    }
                }
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyDecisionHasAStatusAndIsListedWithIt() {
        String list = Checkout.read(DOCS.resolve("decisions/README.md"));
        List<Path> decisions = pages().stream()
                .filter(page -> page.getFileName().toString().matches("\\d{4}-.*"))
                .toList();
        assertThat(decisions).hasSizeGreaterThan(5).allSatisfy(page -> {
            Matcher status = STATUS.matcher(Checkout.read(page));
            assertThat(status.lookingAt()).as("%s", page).isTrue();
            assertThat(list)
                    .contains("| " + status.group(1) + " | [" + status.group(2) + "](" + page.getFileName() + ") | "
                            + status.group(3).toLowerCase(Locale.ROOT));
        });
        assertThat(list.lines().filter(line -> line.matches("\\| \\d.*"))).hasSameSizeAs(decisions);
    }

    @Test
    void examplesOfTheReadmeAreShort() {
        String[] parts = Checkout.read(README).split("(?m)^```");
        for (int i = 1; i < parts.length; i += 2) {
            if (parts[i].startsWith("console\n")) {
                assertThat(parts[i].lines().skip(2)).as(parts[i]).hasSizeLessThanOrEqualTo(LONGEST_EXAMPLE);
            }
        }
        assertThat(parts).hasSizeGreaterThan(10);
    }
}
