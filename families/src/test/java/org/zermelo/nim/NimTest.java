package org.zermelo.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.nim.NimReason.Mirror;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

class NimTest {

    private static final Planner PLANNER = Planner.standard();

    private static Answer<NimMove> solve(String method, long... heaps) {
        return PLANNER.solve(Question.of(Nim.of(heaps), Values.nimber()), method, Watch.NONE);
    }

    /** The text's example 5, 3, 6: three programs, one answer. */
    @Test
    void threeProgramsAgree() {
        Answer<NimMove> arithmetic = solve("sprague-grundy", 5, 3, 6);
        Answer<NimMove> search = solve("nim-search", 5, 3, 6);
        Answer<NimMove> memory = solve("nim-memo", 5, 3, 6);
        assertThat(arithmetic.worth()).isEqualTo(new Nimber(0));
        assertThat(search.worth()).isEqualTo(new Nimber(0));
        assertThat(search.moves()).hasSameElementsAs(arithmetic.moves());
        assertThat(memory.moves()).hasSameElementsAs(arithmetic.moves());
        assertThat(search.counts().nodes()).isEqualTo((long) NimSearch.treeNodes(NimPosition.of(5, 3, 6)));
        assertThat(memory.counts().positions()).isEqualTo(6 * 4 * 7 - 1);
    }

    /** Counted by a recursion of our own in another language; the text says about 1.2e7 and 1.2e9. */
    @Test
    void nodesOfTheTextsExamples() {
        assertThat(NimSearch.treeNodes(NimPosition.of(5, 3, 6))).isEqualTo(12_412_525);
        assertThat(NimSearch.treeNodes(NimPosition.of(5, 3, 6, 2))).isEqualTo(1_167_125_790);
    }

    @Test
    void searchAgreesOnACompleteSmallWorld() {
        for (int a = 0; a <= 3; a++) {
            for (int b = a; b <= 3; b++) {
                for (int c = b; c <= 3; c++) {
                    assertThat(solve("nim-search", a, b, c).worth()).isEqualTo(new Nimber(a ^ b ^ c));
                    assertThat(solve("nim-memo", a, b, c).worth()).isEqualTo(new Nimber(a ^ b ^ c));
                }
            }
        }
    }

    @Test
    void theWinningMoveOfTheText() {
        Answer<NimMove> answer = solve("sprague-grundy", 5, 3, 6, 2);
        assertThat(answer.worth()).isEqualTo(new Nimber(2));
        assertThat(answer.bestMoves())
                .containsExactlyInAnyOrder(new NimMove(2, 3, 1), new NimMove(3, 6, 4), new NimMove(4, 2, 0));
        BinarySum table = ((NimReason) answer.reason().orElseThrow()).table();
        assertThat(table.xor()).isEqualTo(2);
        assertThat(table.highestBit()).isEqualTo(1);
        assertThat(table.replies()).extracting(BinarySum.Leave::to).containsExactly(1L, 4L, 0L);
    }

    @Test
    void mirrorForTwoHeaps() {
        assertThat(NimReason.of(NimPosition.of(4, 4)).mirror()).isEqualTo(Mirror.COPY);
        assertThat(NimReason.of(NimPosition.of(4, 0, 7)).mirror()).isEqualTo(Mirror.EQUALISE);
        assertThat(NimReason.of(NimPosition.of(4, 1, 7)).mirror()).isEqualTo(Mirror.NONE);
    }

    @Test
    void aMillionHeapsAndHugeOnes() {
        long[] heaps = new Random(7).longs(1_000_000, 0, Long.MAX_VALUE).toArray();
        Answer<NimMove> answer = PLANNER.solve(Nim.of(heaps), Values.nimber());
        long xor = Arrays.stream(heaps).reduce(0, (a, b) -> a ^ b);
        assertThat(answer.worth()).isEqualTo(new Nimber(xor));
        assertThat(answer.bestMoves()).hasSize(1000).allSatisfy(move -> {
            assertThat(move.from()).isEqualTo(heaps[move.heap() - 1]);
            assertThat(move.to()).isEqualTo(move.from() ^ xor).isLessThan(move.from());
        });
    }

    @Test
    void misere() {
        Answer<NimMove> answer = PLANNER.solve(Nim.of(1, 1, 2), Values.misere());
        assertThat(answer.worth()).isInstanceOf(Outcome.class);
        assertThat(answer.worth().sign()).isEqualTo(1);
        assertThat(answer.bestMoves()).isEqualTo(List.of(new NimMove(3, 2, 1)));
        assertThat(PLANNER.solve(Nim.of(1, 1, 1), Values.misere()).worth().sign())
                .isEqualTo(-1);
    }
}
