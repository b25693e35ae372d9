package org.zermelo.heap.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.GrundysGame;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Subtraction;
import org.zermelo.solve.Answer;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Games on heaps against plain search, and on heaps that no search reaches. */
class HeapGameTest {

    private static final List<HeapRules> RULES = List.of(
            HeapCode.parse("0.77"),
            HeapCode.parse("0.137"),
            HeapCode.parse("4.3"),
            HeapCode.parse("0.3F"),
            HeapCode.parse("0.[37]"),
            Subtraction.of(Set.of(1, 3, 4)),
            Subtraction.allBut(Set.of(2)),
            new GrundysGame());

    @Test
    void answersAsSearchDoes() {
        for (HeapRules rules : RULES) {
            for (int a = 0; a <= 9; a++) {
                for (int b = 0; b <= Math.min(a, 5); b++) {
                    HeapGame game = new HeapGame(rules, HeapPosition.of(a, b));
                    Question<HeapPosition, HeapMove> question = Question.of(game, Values.nimber());
                    Answer<HeapMove> expected = new MemoSearch().solve(question, Watch.NONE);
                    Answer<HeapMove> answer = new SpragueGrundy().solve(question, Watch.NONE);
                    assertThat(answer.worth()).as(game.toString()).isEqualTo(expected.worth());
                    assertThat(answer.moves())
                            .as(game.toString())
                            .containsExactlyInAnyOrderElementsOf(expected.moves());
                }
            }
        }
    }

    @Test
    void movesAreListedOnDemandAndCounted() {
        HeapGame game = new HeapGame(HeapCode.parse("0.77"), HeapPosition.of(7, 7, 4));
        List<HeapMove> moves = game.moves(game.start());
        assertThat(moves).doesNotHaveDuplicates().hasSize((int) game.moveCount(game.start()));
        assertThat(moves.get(0)).hasToString("7->6");
        assertThat(moves).allSatisfy(move -> {
            long left = move.to().stream().mapToLong(Long::longValue).sum();
            assertThat(move.from() - left).isBetween(1L, 2L);
            assertThat(game.level(game.play(game.start(), move))).isLessThan(game.level(game.start()));
        });
        assertThat(game.move(game.start(), "7 -> 1+5")).isEqualTo(new HeapMove(7, List.of(1L, 5L)));
        assertThat(game.position(game.text(game.start()))).isEqualTo(game.start());
    }

    @Test
    void hugeHeapsByTheirPeriod() {
        HeapGame game = new HeapGame(HeapCode.parse("0.77"), HeapPosition.of(1_000_000_000_000_000_000L));
        Answer<HeapMove> answer = new SpragueGrundy().solve(Question.of(game, Values.nimber()), Watch.NONE);
        assertThat(answer.worth()).isEqualTo(new Nimber(1));
        assertThat(answer.bestMoves()).isNotEmpty();
        for (HeapMove move : answer.bestMoves()) {
            HeapGame after = game.from(game.play(game.start(), move));
            Question<HeapPosition, HeapMove> question =
                    Question.of(after, Values.nimber()).only();
            assertThat(new SpragueGrundy().solve(question, Watch.NONE).worth()).isEqualTo(new Nimber(0));
        }
    }

    @Test
    void hugeHeapsWithoutAPeriodAreRefused() {
        HeapGame game = new HeapGame(HeapRules.of("half", heap -> List.of()), HeapPosition.of(Long.MAX_VALUE / 4));
        assertThatThrownBy(() -> new SpragueGrundy().solve(Question.of(game, Values.nimber()), Watch.NONE))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("heap.game.too-large");
    }

    /** By a code with repeating digits a heap of 10^8 counters has as many moves: they were all listed. */
    @Test
    void moreMovesThanAListHoldsAreRefusedBeforeTheyAreListed() {
        HeapRules rules = Subtraction.allBut(Set.of(2, 3, 7));
        assertThat(rules.takes(1_000_000)).hasSize(1_000_000 - 3);
        assertThatThrownBy(() -> rules.takes(100_000_000))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("heap.game.too-many-moves");
    }
}
