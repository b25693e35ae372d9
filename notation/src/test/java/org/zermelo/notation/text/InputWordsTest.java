package org.zermelo.notation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The words of the notation: every language has one for every meaning. */
class InputWordsTest {

    private static final Path FOLDER = Path.of("src/main/resources/org/zermelo/notation/text/words");

    /** What is the same in every language, or is said by leaving the word out. */
    private static final Set<String> SYMBOLS = Set.of("word.is", "word.moved", "word.first-heap");

    private static Set<String> meanings(String language) throws IOException {
        Properties words = new Properties();
        try (Reader in = Files.newBufferedReader(FOLDER.resolve(language + ".properties"))) {
            words.load(in);
        }
        Set<String> meanings = new TreeSet<>(words.stringPropertyNames());
        meanings.removeAll(SYMBOLS);
        return meanings;
    }

    @Test
    void everyLanguageHasAWordForEveryMeaning() throws IOException {
        for (String language : Files.readAllLines(FOLDER.resolve("index"))) {
            assertThat(meanings(language)).as(language).hasSizeGreaterThan(100).isEqualTo(meanings("en"));
        }
    }

    @Test
    void theEnglishWordIsTheOneThatIsWritten() {
        assertThat(InputWords.of("word.sum")).startsWith("sum", "total").contains("сумма");
        assertThatThrownBy(() -> InputWords.of("word.unheard")).hasMessage("word.unheard");
    }

    @Test
    void aHintHasTheLettersOfWhatIsSeen() {
        List<String> sum = InputWords.of("word.sum");
        assertThat(InputWords.inLettersOf(sum, "сума")).isEqualTo("сумма");
        assertThat(InputWords.inLettersOf(sum, "sun")).isEqualTo("sum");
        assertThat(InputWords.inLettersOf(sum, "7")).isEqualTo("sum");
    }

    @Test
    void aGroupTakesAnyWordAsItStands() {
        assertThat("x × х".replaceAll(InputWords.group("sides"), "-")).isEqualTo("- - -");
        assertThat("[.]").doesNotMatch(InputWords.group("sides", "cross"));
    }

    /** What an editor may offer. */
    @Test
    void wordsOfRulesAreThoseOfOneLanguage() {
        assertThat(InputWords.ofRules("en"))
                .contains("board", "in chains", "heaps")
                .doesNotContain("доска");
        assertThat(InputWords.ofRules("ru")).contains("доска", "поставить").doesNotContain("board");
        assertThat(InputWords.ofRules("tlh")).isEmpty();
    }
}
