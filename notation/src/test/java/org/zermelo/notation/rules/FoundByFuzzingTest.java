package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Source;
import org.zermelo.rule.Diagnosis;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/** Texts that once broke the reader or the interpreter, and texts made from rule files by chance. */
class FoundByFuzzingTest {

    private static final Path FOUND = Path.of("src/test/resources/org/zermelo/notation/rules/found");

    private static final int MUTANTS = 20_000;

    private static final int PLIES = 6;

    static Stream<Path> found() throws IOException {
        return Files.list(FOUND);
    }

    @ParameterizedTest
    @MethodSource("found")
    void whatBrokeOnceHolds(Path file) throws IOException {
        survives(Files.readString(file, StandardCharsets.UTF_8));
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
            read += survives(text.toString()) ? 1 : 0;
        }
        assertThat(read).isBetween(MUTANTS / 20, MUTANTS - MUTANTS / 20);
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

    private static void readBack(String text, Ruleset rules) {
        assertThatCode(() -> RuleText.ruleset(rules.toString()))
                .as(text + " as " + rules)
                .doesNotThrowAnyException();
        assertThat(RuleText.ruleset(rules.toString())).as(text).isEqualTo(rules);
    }

    /** Whether the text was read; if so it is read back the same, and a few plies of it can be played. */
    private static boolean survives(String text) {
        Ruleset rules;
        try {
            rules = RuleText.ruleset(text);
        } catch (ZermeloException e) {
            return false;
        }
        readBack(text, rules);
        try {
            for (Parameter parameter : rules.parameters()) {
                rules = rules.bind(parameter.name(), parameter.least());
            }
            RuleGame game = RuleGame.of(rules);
            Diagnosis.of(game);
            RulePosition position = game.start();
            for (int ply = 0; ply < PLIES && !game.over(position); ply++) {
                List<RuleMove> moves = game.moves(position);
                if (moves.isEmpty()) {
                    break;
                }
                position = game.play(position, moves.get(ply * 7 % moves.size()));
            }
        } catch (ZermeloException e) {
            return true;
        }
        return true;
    }
}
