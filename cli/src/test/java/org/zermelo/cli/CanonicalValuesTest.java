package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;

/** Values of games with Left and Right on the command line. */
class CanonicalValuesTest {

    @Test
    void aValueIsSolvedWhereverItComesFrom() {
        CliRun words = CliRun.of("solve", "{3|1}", "+", "^*", "-", "2");
        assertThat(words.code()).isZero();
        assertThat(words.out()).contains("Value   {1^*|-1^*}\n").contains("The player who begins wins.");
        assertThat(CliRun.reading("{3|1} + ^* - 2\n", "solve", "-").out()).isEqualTo(words.out());
        assertThat(CliRun.of("solve", "{1^*|-1^*}", "--lang", "ru").out()).contains("Выигрывает тот, кто начинает.");
    }

    @Test
    void theDocumentHasTheValueAndTheFateOfEachOption() {
        String json = CliRun.of("solve", "{0,-1,*|*,1}", "--json").out();
        assertThat(json)
                .contains("\"schema\" : \"zermelo/value/1\"", "\"kind\" : \"canonical\"", "\"form\" : \"^\"")
                .contains("\"dominated\" : \"0\"", "\"reversibleThrough\" : \"0\"", "\"atomicWeight\" : \"1\"");
        assertThat(CliRun.of("solve", "{2|1}", "--json").out()).contains("\"atomicWeight\" : null");
        String batch = CliRun.reading("{\"id\":1,\"game\":\"+-1\",\"ask\":[\"value\"]}\n", "batch")
                .out();
        assertThat(batch).contains("\"form\":\"+-1\"").doesNotContain("moves");
    }

    @Test
    void aPositionTellsItsPartsAndWhereTheyLie() {
        assertThat(CliRun.of("solve", "domineering(.#..#.|.#..#.|.#..#.)").out())
                .contains("Parts:\n          [1] 2 . 1  (mean 1, temperature -1)  a1-a2, f1-f2, a2-a3, f2-f3\n")
                .contains("  [2] {1/2|-2}  (mean -3/4, temperature 5/4)  c1-c2, d1-d2, c2-c3, d2-d3, ...\n");
        String json = CliRun.of("solve", "clobber(xo.ox)", "--json").out();
        assertThat(json).contains("\"parts\" : [ {\n    \"count\" : 2,\n    \"value\" : \"*\"", "\"part\" : 1");
        assertThat(CliRun.of("solve", "domineering(2x3)", "--json").out()).doesNotContain("\"parts\"", "\"part\"");
    }

    @Test
    void brieflyTheValueAlone() {
        assertThat(CliRun.of("solve", "domineering(2x3)", "--brief").out())
                .isEqualTo("{2|-1/2}   The player who begins wins.\n");
        assertThat(CliRun.of("solve", "fox-and-geese(....|x.x.|...o|....)", "--brief")
                        .out())
                .isEqualTo("over   If Left begins, Left wins. If Right begins, Left wins.\n");
        assertThat(CliRun.of("solve", "clobber(xo) + domineering(2x2)", "--brief", "--json")
                        .out())
                .contains("\"form\" : \"+-(1*)\"")
                .doesNotContain("\"moves\"", "\"parts\"");
    }

    @Test
    void aWholeFormGoesIntoAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("form.txt");
        CliRun run = CliRun.of("solve", "domineering(2x3)", "--form", file.toString(), "--json");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\"freezingPoint\" : \"3/4*\"", "\"incentives\"");
        assertThat(file).hasContent("{2|-1/2}\n");
        assertThat(CliRun.of("solve", "nim(3)", "--form", file.toString()).err())
                .contains("--value canonical");
    }

    @Test
    void positionsHaveValuesByNameAndInWords() {
        CliRun named = CliRun.of("solve", "clobber(xoxo|oxox)");
        CliRun words = CliRun.of("solve", "board(2x4; start xoxo/oxox; moves step onto other)", "--value", "canonical");
        assertThat(named.code()).isZero();
        assertThat(named.out()).contains("Left has", "a1xa2");
        assertThat(words.out().lines().skip(1).findFirst())
                .isEqualTo(named.out().lines().skip(1).findFirst());
        assertThat(CliRun.of("solve", "domineering(2x2)", "--json").out()).contains("\"move\" : \"a1-a2\"");
        CliRun refused = CliRun.of("solve", "coins(3 1 2)", "--value", "canonical");
        assertThat(refused.code()).isNotZero();
        assertThat(refused.err()).contains("Try --value nimber");
    }

    @Test
    void aRelationTellsHowItsFirstSideComesAbout() {
        CliRun run = CliRun.of("why", "hackenbush(lr) = 1/2");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Yes: the two values are equal.", "Is it 1? No:", "  It is 1/2:");
        assertThat(CliRun.of("why", "domineering(2x3) + 1 < ^").out())
                .contains("is dominated: ", "How the first value");
    }

    @Test
    void rightMayBegin() {
        String told = CliRun.of("solve", "domineering(3x2)", "--starts", "right", "--brief")
                .out();
        assertThat(told)
                .contains("the first player wins in 1 ply")
                .isEqualTo(CliRun.of("solve", "domineering(3x2) Right first", "--brief")
                        .out());
        String line = "{\"game\":\"domineering(3x2)\",\"starts\":\"right\",\"ask\":[\"value\"]}\n";
        assertThat(CliRun.reading(line, "batch").out()).contains("\"winner\":\"first\"", "\"plies\":1");
        assertThat(CliRun.of("solve", "domineering(3x2)", "--starts", "up").err())
                .contains("left, right")
                .hasLineCount(1);
        assertThat(CliRun.of("solve", "nim(3)", "--starts", "right").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aMethodIsNotChosenForAFormAndANimberIsOne() {
        assertThat(CliRun.of("solve", "clobber(xo)", "--value", "canonical", "--method", "memo")
                        .err())
                .contains("'memo' cannot be chosen");
        assertThat(CliRun.of("solve", "nim(3, 5)", "--value", "canonical").out())
                .contains("Value   *6\n");
        CliRun clause = CliRun.of("solve", "@breakthrough", "--value", "canonical");
        assertThat(clause.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(clause.err()).contains("'end reach last row");
    }

    @Test
    void relationsAreJudged() {
        assertThat(CliRun.of("why", "{3|1} || 2").code()).isZero();
        CliRun no = CliRun.of("why", "{3|1} > 1");
        assertThat(no.code()).isEqualTo(1);
        assertThat(no.out()).startsWith("No: the two values are confused").contains("{2|0}");
        assertThat(CliRun.of("why", "{3|1} > 1", "--json").out()).contains("\"relation\" : \"||\"");
    }

    @Test
    void whatIsWrongIsShown() {
        for (String wrong : new String[] {"{0|1", "{0,1}", "1/3", "{0|1} > 0", "^ ^", "{".repeat(100_000)}) {
            CliRun run = CliRun.of("solve", wrong);
            assertThat(run.code()).as(wrong).isEqualTo(2);
            assertThat(run.err()).containsAnyOf("Maybe", "Try");
        }
        assertThat(CliRun.of("why", "{0|1}").code()).isEqualTo(2);
        assertThat(CliRun.of("solve", "0.77").err()).doesNotContain("partizan");
    }
}
