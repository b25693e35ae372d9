package org.zermelo.exam.task;

import static org.assertj.core.api.Assertions.assertThat;

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
}
