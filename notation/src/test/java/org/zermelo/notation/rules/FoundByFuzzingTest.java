package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.text.Source;
import org.zermelo.tests.Share;

/** Texts that once broke the reader or the interpreter, and texts made from rule files by chance. */
class FoundByFuzzingTest {

    private static final Path FOUND = Path.of("src/test/resources/org/zermelo/notation/rules/found");

    private static final int MUTANTS = Share.of(20_000, 5_000);

    static Stream<Path> found() throws IOException {
        return Files.list(FOUND);
    }

    @ParameterizedTest
    @MethodSource("found")
    void whatBrokeOnceHolds(Path file) throws IOException {
        RuleTextFuzz.fuzzerTestOneInput(Files.readAllBytes(file));
    }

    @Test
    void mutantsOfTheLibraryAreReadOrRefused() {
        Random random = new Random(77);
        List<String> texts = new ArrayList<>();
        for (String name : Library.names()) {
            texts.add(Library.find(name).map(Source::text).orElseThrow());
        }
        int read = 0;
        for (int i = 0; i < MUTANTS; i++) {
            StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
            for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
                mutate(text, texts.get(random.nextInt(texts.size())), random);
            }
            read += RuleTextFuzz.survives(text.toString()) ? 1 : 0;
        }
        assertThat(read).isBetween(MUTANTS / 50, MUTANTS - MUTANTS / 50);
    }

    private static void mutate(StringBuilder text, String other, Random random) {
        int at = random.nextInt(text.length());
        int from = random.nextInt(other.length());
        int length = Math.min(random.nextInt(12), other.length() - from);
        switch (random.nextInt(3)) {
            case 0 -> text.delete(at, Math.min(text.length() - 1, at + length));
            case 1 -> text.insert(at, other, from, from + length);
            default -> text.replace(at, Math.min(text.length() - 1, at + length), other.substring(from, from + length));
        }
    }
}
