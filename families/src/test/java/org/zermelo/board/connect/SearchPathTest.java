package org.zermelo.board.connect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchPathTest {

    private final BoundTable table = new BoundTable(49, 1 << 20);
    private final JointQuestion question = new JointQuestion();
    private final SearchPath path = new SearchPath(table, question, 42);

    /** Steps from 42 free cells down; the key is the number of free cells, the bound asked for is 1. */
    private void down(int last) {
        for (int free = 42; free >= last; free--) {
            path.down(free, free, 1);
        }
    }

    @Test
    void backToThePositionThatIsAnswered() {
        table.put(40, 0, 3, 1);
        table.put(38, 1, 3, 1);
        down(20);
        assertThat(path.isLeft()).isTrue();
        for (int free = 20; free < 38; free++) {
            assertThat(path.up()).as("%d", free).isFalse();
        }
        assertThat(path.isLeft()).isTrue();
        assertThat(path.up()).isTrue();
        assertThat(path.isLeft()).isFalse();
    }

    @Test
    void onWhileNothingIsAnswered() {
        table.put(40, 0, 3, 1);
        down(10);
        assertThat(path.isLeft()).isFalse();
        assertThat(path.up()).isFalse();
    }

    @Test
    void allTheWayWhenTheQuestionIsOver() {
        question.answered(2);
        down(20);
        for (int free = 20; free <= 42; free++) {
            assertThat(path.isLeft()).isTrue();
            assertThat(path.up()).isFalse();
        }
        assertThat(question.answer()).isEqualTo(2);
    }

    @Test
    void marks() {
        assertThat(question.mark(77)).isTrue();
        assertThat(question.mark(77)).isFalse();
        assertThat(question.isBusy(77)).isTrue();
        assertThat(question.isBusy(78)).isFalse();
        question.unmark(78);
        assertThat(question.isBusy(77)).isTrue();
        question.unmark(77);
        assertThat(question.isBusy(77)).isFalse();
    }
}
