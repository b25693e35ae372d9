package org.zermelo.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.PseudoLanguage;

/** The commands of the docs, in a language whose phrases have no Latin letter: what has, is notation or a name. */
class PseudoLanguageTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LATIN = Pattern.compile("[\\p{IsLatin}_][\\p{IsLatin}_-]*\\p{IsLatin}");

    /**
     * The program, an option that a wording stands for, how a game is written, sets of the exam, ways and theorems of
     * a certificate, functions that the notation knows, values whose play may come back, words that are typed while one plays,
     * fields of an exam record; x and o alone are a board, v is down, and x before a column captures.
     */
    private static final Set<String> NAMES = Set.of(
            "zermelo",
            "ask",
            "misere",
            "coop",
            "coop3-W",
            "Wany",
            "Wany-W",
            "Lany",
            "Lany-L",
            "chomp-sweep",
            "split-search",
            "fusion-and-colon",
            "nim-xor",
            "grundys-game",
            "hint",
            "on",
            "off",
            "over",
            "under",
            "dud",
            "pass",
            "naive",
            "residue-sets",
            "breaking",
            "sum",
            "min",
            "base",
            "or",
            "turn",
            "last",
            "product",
            "big",
            "small",
            "fixed",
            "if",
            "else",
            "floor",
            "sqrt",
            "in",
            "pairs",
            "sMax",
            "sMin",
            "scanTo",
            "variable",
            "where",
            "all",
            "phi",
            "Petya",
            "Vanya");

    @TestFactory
    Stream<DynamicTest> commandsSpeakTheLanguageAlone() throws IOException {
        Language pseudo = PseudoLanguage.make();
        return Page.all(ROOT).stream()
                .flatMap(page -> page.examples().stream())
                .filter(example -> example.runs()
                        && !example.command().contains("--lang")
                        && !example.command().contains("--json")
                        && !example.command().contains("--latex")
                        && !example.command().contains("batch")
                        && !example.command().contains("mcp")
                        // what is printed there is a program
                        && !example.command().contains("--show program")
                        && !example.command().contains("--program"))
                .map(example -> new Example(example.command() + " --lang " + pseudo.code(), List.of()))
                .map(example -> dynamicTest(
                        example.command(),
                        () -> assertThat(strange(example)).as(example.command()).isEmpty()));
    }

    private static Set<String> strange(Example example) {
        Set<String> strange = new TreeSet<>();
        // rules that stand in a file are told in the notation, over several lines where they are long
        String output = String.join("\n", example.output(ROOT));
        strange.addAll(latin(output.replaceAll("(heaps|board)\\((?s:[^)]*)\\)", "")));
        strange.removeAll(NAMES);
        strange.removeIf(word -> word.matches("[xo]+|v+|x[a-z]"));
        strange.removeAll(latin(example.command()));
        Notation.standard().families().forEach(family -> strange.remove(family.name()));
        Planner.standard().methods().forEach(method -> strange.remove(method.name()));
        return strange;
    }

    private static Set<String> latin(String text) {
        return LATIN.matcher(text).results().map(MatchResult::group).collect(TreeSet::new, Set::add, Set::addAll);
    }
}
