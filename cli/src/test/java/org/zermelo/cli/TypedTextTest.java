package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;

/** What is typed without a command, to solve and to exam, as people write it; what each text is, TypedTest tells of the bank. */
class TypedTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"nim with heaps 3, 5, 7", "nim 3 5 7", "nim heaps of 3, 5 and 7", "nim [3,5,7]"})
    void littleWordsAroundAGameAreNoMatter(String text) {
        assertThat(CliRun.of(text, "--brief").out()).isEqualTo("*1: the first player wins\n");
        assertThat(CliRun.of("solve", text, "--brief").out()).isEqualTo("*1: the first player wins\n");
    }

    @Test
    void bareNumbersAreAnsweredAsEachGame() {
        String answers = CliRun.of("3 and 5 and 7").out();
        assertThat(answers).contains("coins(3 5 7)  ", "coins(3 5 7; take any)  ", "nim(3, 5, 7)  ");
        assertThat(CliRun.of("solve", "3 5 7").out()).isEqualTo(answers);
    }

    @Test
    void anExamSaysWhatATextIsThatIsNoTask() {
        CliRun game = CliRun.of("exam", "nim 3 5 7");
        assertThat(game.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(game.err()).contains("is not a task in words", "It is a game: zermelo solve 'nim(3, 5, 7)'");
        assertThat(CliRun.of("exam", "7 9 1").err())
                .contains("is not a task in words")
                .doesNotContain("It is a game");
        assertThat(CliRun.of("exam").err()).contains("No task is given. For example: zermelo exam 'heaps(7,");
        assertThat(CliRun.of("exam", "EGE 19").out()).contains("least value: 18");
    }
}
