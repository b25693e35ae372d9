package org.zermelo.exam.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExamQuestionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "19=U:min,20=W2:all",
                "19=U:min, 20=W2:all",
                "19=U:min; 20=W2:all;",
                "19=U:min 20=W2:all",
                " 19=U:min\n20=W2:all\n"
            })
    void questionsAreDividedAsPeopleDivideThem(String text) {
        assertThat(ExamQuestion.texts(text)).containsExactly("19=U:min", "20=W2:all");
    }

    @Test
    void whatIsNoQuestionStaysWithTheOneBeforeAndIsRefusedWithIt() {
        assertThat(ExamQuestion.texts("19=U:min, what else")).containsExactly("19=U:min, what else");
        assertThat(ExamQuestion.texts("19 = U:min, 20 = W2:all")).containsExactly("19 = U:min", "20 = W2:all");
        assertThat(ExamQuestion.texts("  ,; ")).isEmpty();
        assertThat(ExamQuestion.texts("")).isEmpty();
    }

    /** В is Vanya or a win, П is Petya or a loss: only the question tells which. */
    @Test
    void lettersOfClassroomsAreReadByTheQuestion() {
        assertThat(ExamQuestion.parse("21=П2:min").toString()).isEqualTo("L2 min");
        assertThat(ExamQuestion.parse("21=В2:min").toString()).isEqualTo("L2 min");
        assertThat(ExamQuestion.parse("20=В2:all").toString()).isEqualTo("W2 all");
        assertThat(ExamQuestion.parse("20=П2:all").toString()).isEqualTo("W2 all");
        assertThat(ExamQuestion.parse("20=P2:all").toString()).isEqualTo("W2 all");
        assertThat(ClassLetters.PLAYERS.plain("7=П2|В1:all")).isEqualTo("7=W2|L1:all");
        assertThat(ClassLetters.OUTCOME.plain("7=П2|В1:all")).isEqualTo("7=L2|W1:all");
        assertThat(ClassLetters.OUTCOME.plain("19=Wany-W1:all")).isEqualTo("19=Wany-W1:all");
        assertThatThrownBy(() -> ExamQuestion.parse("7=П2:all")).asString().contains("exam.set.letters");
        assertThatThrownBy(() -> ExamQuestion.parse("21=П2|В1:all")).asString().contains("exam.set.letters");
    }
}
