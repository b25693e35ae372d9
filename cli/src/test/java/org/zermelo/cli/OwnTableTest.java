package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;

/** {@code table --check}, the tables of robanúmeros, and {@code table --lost}. */
class OwnTableTest {

    private static final String ROW = "coins(4 -11 -1 3; take any)";

    private static CliRun check(String game, String table, String... of) {
        String[] words = new String[of.length + 3];
        System.arraycopy(new String[] {"table", game, "--check=-"}, 0, words, 0, 3);
        System.arraycopy(of, 0, words, 3, of.length);
        return CliRun.reading(table, words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"margin", "guarantee", "sum", "choice", "pairs"})
    void whatIsPrintedIsRight(String of) {
        for (String game : new String[] {ROW, "coins(7 9 1 6 4 3)", "coins(2 2 2)", "coins(0 0; take any)"}) {
            String table =
                    CliRun.of("table", game, "--of=" + of, "--format=csv").out();
            assertThat(check(game, table, "--of=" + of).code()).as(game).isEqualTo(ExitCode.DONE);
        }
        String positions = CliRun.of("table", "nim(2, 2)", "--format=csv").out();
        assertThat(check("nim(2, 2)", positions).out()).isEqualTo("Your table is right: 15 cells compared.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 15 -6 9#-11 10 13#-1 4#3 | Your table is right: 10 cells compared.",
                "4,15,-6,9#0,-11,10,13#0,0,-1,4#0,0,0,+3 | Your table is right: 10 cells compared.",
                "4;15;-6;9#;-11;10;12#;;-1;4#;;;3 | i=2 (-11), j=4: 12 is wrong; right is 13. It is the first wrong cell; 7 cells compared."
            })
    void aTableIsReadInEachForm(String table, String said) {
        assertThat(check(ROW, table.replace("#", "\n"), "--of=margin").out()).isEqualTo(said + "\n");
    }

    /** Any move that is as good as the text's is right. */
    @Test
    void everyBestChoiceIsRight() {
        assertThat(check("coins(2 2)", "i i\nj", "--of=choice").out()).contains("i=2 (2), j=2: j is wrong");
        assertThat(check("coins(2 2)", "i j\ni", "--of=choice").code()).isEqualTo(ExitCode.DONE);
        for (String choice : new String[] {"0,0", "2,2", "1,1"}) {
            assertThat(check("coins(0 0; take any)", "\"0,0\";\"" + choice + "\"\n\"0,0\"", "--of=choice")
                            .code())
                    .as(choice)
                    .isEqualTo(ExitCode.DONE);
        }
    }

    @Test
    void tablesThatDoNotFitAreRefused() {
        for (CliRun run : new CliRun[] {
            check(ROW, "1\n2", "--of=margin"),
            check(ROW, "", "--of=margin"),
            check(ROW, "1 2\n3\n4\n5", "--of=margin"),
            check("heaps(S in 1..9; move -1)", "1"),
            CliRun.of("table", "nim(2)", "--lost", "--of=margin"),
            CliRun.of("table", "coins(1 2 3 | 4 5)", "--of=sum")
        }) {
            assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err().lines()).hasSize(1);
        }
    }

    @Test
    void lostPositionsOfNimAreThoseThatAddUpToZero() {
        String lost =
                CliRun.of("table", "nim(9, 9, 9)", "--lost", "--format=csv").out();
        long expected = 0;
        for (int a = 0; a < 10; a++) {
            for (int b = 0; b < 10; b++) {
                expected += (a ^ b) < 10 ? 1 : 0;
            }
        }
        assertThat(lost.lines().skip(1)).hasSize((int) expected).allSatisfy(line -> {
            String[] heaps = line.substring(1, line.lastIndexOf('"')).split(", ");
            assertThat(Integer.parseInt(heaps[0]) ^ Integer.parseInt(heaps[1]) ^ Integer.parseInt(heaps[2]))
                    .isZero();
        });
        assertThat(CliRun.of("table", "subtraction({1}, 5000)", "--lost").code())
                .isEqualTo(ExitCode.REFUSED);
    }
}
