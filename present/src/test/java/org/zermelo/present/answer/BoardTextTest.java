package org.zermelo.present.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

class BoardTextTest {

    private final Desk desk = Desk.standard();

    private String drawn(String game) {
        Solved<?, ?> solved = desk.solve(desk.notation().parse(game), Ask.everything(), Watch.NONE);
        return BoardText.of(solved.rules(), solved.answer()).orElse("");
    }

    /** First row: 3x1, 3x2, 3x3 are left; first column: 1x4, 2x4. The winning bite is the published one. */
    @Test
    void chomp() {
        assertThat(drawn("chomp(3x4)")).isEqualTo("""
                        !  2  4  5
                        3  1  0* 6
                        5  6  7  8""");
    }

    @Test
    void notakto() {
        assertThat(drawn("notakto(x../.../...; no lines)")).isEqualTo("""
                        X  4  1
                        4  1  1
                        1  1  0*""");
        assertThat(drawn("notakto(2)")).hasLineCount(3).contains("1  1  1  |  1  1  1");
        assertThat(drawn("misere notakto(1)")).as("only the centre wins").isEqualTo("""
                        -  -  -
                        -  +* -
                        -  -  -""");
    }

    /** Dominoes across leave 2x3, or 2x1 and 2x2: 1. Both ways to name the board draw it as it was named. */
    @Test
    void cram() {
        String wide = """
                o  3  o  3  o  3  o
                1     1     1     1
                o  3  o  3  o  3  o""";
        assertThat(drawn("cram(2x4)")).isEqualTo(wide);
        assertThat(drawn("cram(4x2)").lines()).hasSize(7).first().isEqualTo("o  1  o");
    }

    /** Half a second of work, since the whole of it would take ten: only who wins after a move is sought. */
    @Test
    void nimbersThatTakeLongAreNotDrawn() {
        Ask ask = Ask.everything().withParts(EnumSet.of(Part.MOVES));
        Solved<?, ?> solved = desk.solve(desk.notation().parse("cram(5x7)"), ask, Watch.NONE);
        Words words = Words.in(Language.EN);
        assertThat(AnswerText.of(solved, Paging.usual(), words))
                .contains(
                        "o  0* o  ?  o",
                        "?: one that is not 0",
                        "and 48 more moves (*0: 10, not *0: 48)",
                        "--moves all");
        assertThat(AnswerText.of(solved, Paging.usual().withMoves("20"), words))
                .contains("(1, 1)-(2, 1), (2, 1)-(3, 1), (3, 1)-(4, 1), (4, 1)-(5, 1)  not *0\n");
        assertThat(AnswerJson.of(solved, Paging.usual()).toString())
                .contains("moveCount=58", "{value={kind=nimber, winner=second}, count=48}");
    }

    @Test
    void otherGamesAndLargeBoardsAreNotDrawn() {
        assertThat(drawn("nim(3, 5)")).isEmpty();
        assertThat(drawn("cram(2x20)")).isEmpty();
        assertThat(drawn("nim(3) + chomp(2x2)")).isEmpty();
    }

    @Test
    void theAnswerSaysWhatTheDrawingMeans() {
        Solved<?, ?> solved = desk.solve(desk.notation().parse("chomp(2x2)"), Ask.everything(), Watch.NONE);
        assertThat(AnswerText.of(solved, Paging.usual(), Words.in(Language.EN)))
                .contains("Board   !  1\n        1  0*\n", "the nimber that a move there leaves; * wins");
        assertThat(AnswerText.of(solved, Paging.usual(), Words.in(Language.of("ru"))))
                .contains("Доска");
    }
}
