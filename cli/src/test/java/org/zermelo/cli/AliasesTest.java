package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each command that takes a game takes it under every name. */
class AliasesTest {

    private static CliRun run(String command, String game) {
        return CliRun.of(Arrays.stream(command.split(" "))
                .map(word -> word.equals("GAME") ? game : word)
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    solve GAME                          | ним(3, 5)              | nim(3, 5)
                    solve GAME                          | ним 3 5                | nim(3, 5)
                    solve GAME                          | Игра Витхоффа (3, 5)   | wythoff(3, 5)
                    explain GAME                        | connect four           | connect(7, 6, 4)
                    why GAME *6                         | ним(3, 5)              | nim(3, 5)
                    table GAME                          | ним(2, 1)              | nim(2, 1)
                    tree GAME --depth 1                 | ним(2, 1)              | nim(2, 1)
                    trace GAME --step 1                 | монеты(5 8)            | coins(5 8)
                    line GAME                           | монеты(7 9 1)          | coins(7 9 1)
                    compare GAME --strategies           | ряд монет(5 8 3 2)     | coins(5 8 3 2)
                    count GAME --plies 2                | крестики-нолики        | tictactoe()
                    line GAME --played b2~a1            | крестики-нолики        | tictactoe()
                    table GAME --whole                  | счёт до(4)             | count-to(4)
                    play GAME                           | ним(1)                 | nim(1)
                    nimbers GAME --to 20                | гранди                 | grundys-game
                    nimbers GAME --to 20                | Grundy's Game          | grundys-game
                    exam GAME --ask 20=W2:all           | кучи(S в 1..9; ход +1, *2; конец сумма >= 10) | heaps(S in 1..9; move +1, *2; end sum >= 10)
                    """)
    void aNameInAnyLanguageIsTheGame(String command, String called, String game) {
        CliRun run = run(command, called);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo(run(command, game).out());
    }

    @Test
    void soIsARowWhoseNumbersComeFromElsewhere() {
        assertThat(CliRun.reading("7 9 1", "solve", "монеты", "-").out())
                .isEqualTo(CliRun.reading("7 9 1", "solve", "coins", "-").out());
        assertThat(CliRun.reading("7 9 1", "solve", "ряд монет(-; take any)").out())
                .isEqualTo(
                        CliRun.reading("7 9 1", "solve", "coins(-; take any)").out())
                .contains("Value");
    }

    @Test
    void soIsAnExperimentAndAQuotientOfHeaps() {
        assertThat(CliRun.of("compare", "монеты", "--sizes", "8", "--repeat", "1")
                        .out())
                .contains("linear");
        assertThat(CliRun.of("quotient", "кегли", "--lang", "en").out()).contains("Order 40");
        assertThat(CliRun.of("games", "ним", "--lang", "en").out()).contains("nim(");
    }

    @ParameterizedTest
    @CsvSource({"conect four, connect four", "нимм(3), ним", "крестики нолеки, крестики-нолики", "wythof(3; 5), wythoff"
    })
    void aSlipIsNamedInTheLanguageOfTheName(String typed, String meant) {
        assertThat(CliRun.of("solve", typed.replace(';', ',')).err()).contains("Did you mean '" + meant + "'?");
        assertThat(CliRun.of("table", typed.replace(';', ','), "--lang", "ru").err())
                .contains("Может быть, «" + meant + "»?");
    }
}
