package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.wording.Wording;
import org.zermelo.game.BadInputException;
import org.zermelo.present.exam.view.FixedStart;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/** The tasks of former years, whose start is fixed, in their own words. */
class OldTasksTest {

    private static final String HEAPS =
            "Два игрока играют в следующую игру. Перед ними лежат две кучки камней, в первой из"
                    + " которых 3, а во второй 2 камня. У каждого игрока неограниченно много камней. Игроки ходят по очереди. Ход"
                    + " состоит в том, что игрок или увеличивает в 3 раза число камней в какой-то куче, или добавляет 1 камень в"
                    + " какую-то кучу. Выигрывает игрок, после хода которого общее число камней в двух кучах становится не менее 16"
                    + " камней. Кто выигрывает при безошибочной игре обоих игроков – игрок, делающий первый ход, или игрок, делающий"
                    + " второй ход? Каким должен быть первый ход выигрывающего игрока? Ответ обоснуйте.";

    private static String answer(String text) {
        return new FixedStart(Wording.read(text).task().rules(), Examiner.standard(), Words.in(Language.of("en")))
                .text();
    }

    /** Task C3 of 2008: the second player wins. */
    @Test
    void aTaskOfFormerYearsIsAnswered() {
        assertThat(answer(HEAPS)).contains("Vanya, who moves second, wins");
    }

    @Test
    void theMatchesAreAnswered() {
        assertThat(
                        answer(
                                "Сначала в кучке лежит 5 спичек; два игрока убирают спички по очереди, причем за 1 ход можно убрать"
                                        + " 1 или 2 спички; выигрывает тот, кто оставит в кучке 1 спичку. Кто выиграет при правильной игре?"))
                .contains("Petya, who moves first, wins", "The first move is -1");
        assertThat(answer(
                        "Two players play a game with one heap of matches. There are 7 matches in the heap at the start. On a"
                                + " turn a player takes 1 or 2 matches. The game ends when no matches are left, and the player who"
                                + " made the last move loses. Who wins if both play without mistakes?"))
                .contains("Vanya, who moves second, wins");
    }

    /** With an open number there is no one start of which it could be asked. */
    @Test
    void anOpenNumberHasNoWinner() {
        Wording open = Wording.read(HEAPS.replace("2 камня", "S камней"));
        assertThatThrownBy(open::task).isInstanceOf(BadInputException.class);
    }
}
