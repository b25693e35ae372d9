package org.zermelo.board.notakto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.misere.QuotientReason;
import org.zermelo.nim.Nim;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;
import org.zermelo.sum.Sum;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** The three conventions of Notakto, settled by exhaustion. */
class NotaktoTest {

    private static final Planner PLANNER = Planner.standard();

    private static long nimber(Notakto game) {
        return ((Nimber) PLANNER.solve(game, Values.nimber()).worth()).nimber();
    }

    private static boolean winsMisere(Notakto game) {
        return PLANNER.solve(game, Values.misere()).worth().sign() > 0;
    }

    /** Rule A, normal play: the empty board has 1, and 0 after every first move. */
    @Test
    void normalPlay() {
        assertThat(nimber(Notakto.of(1, 3))).isEqualTo(1).isEqualTo(Plain.nimber(Notakto.of(1, 3)));
        for (int first : new int[] {1, 2, 16}) {
            assertThat(nimber(Notakto.of(3, false, first))).isZero();
        }
        for (int k = 0; k <= 6; k++) {
            assertThat(nimber(Notakto.of(k, 3))).isEqualTo(k % 2);
        }
    }

    /** What is said of the number of positions and boards, against all that can be reached. */
    @Test
    void countsAreAtLeastSoMany() {
        List<Notakto> games = List.of(
                Notakto.of(1, 3),
                Notakto.of(2, 2),
                Notakto.of(3, 2),
                Notakto.withoutLines(1, 3),
                Notakto.of(3, false, 17, 1 << 8));
        for (Notakto game : games) {
            Set<Boards> seen = new HashSet<>(Set.of(game.start()));
            Set<Boards> components = new HashSet<>();
            Deque<Boards> open = new ArrayDeque<>(seen);
            while (!open.isEmpty()) {
                Boards position = open.remove();
                game.components(position).forEach(part -> components.add(game.canonical(part)));
                game.moves(position).stream()
                        .map(move -> game.play(position, move))
                        .filter(seen::add)
                        .forEach(open::add);
            }
            assertThat(game.positions()).as("%s", game).isBetween(1.0, (double) seen.size());
            assertThat(game.leastComponents()).as("%s", game).isBetween(1.0, (double) components.size());
        }
        assertThat(Notakto.of(1, 3).positions()).as("live boards").isEqualTo(230);
    }

    /** Rule C, completing a line is forbidden: the empty board has 1; corner and edge lead to 2, the centre to 0. */
    @Test
    void withoutLines() {
        assertThat(nimber(Notakto.withoutLines(1, 3))).isEqualTo(1).isEqualTo(Plain.nimber(Notakto.withoutLines(1, 3)));
        assertThat(nimber(Notakto.of(3, true, 1))).isEqualTo(2);
        assertThat(nimber(Notakto.of(3, true, 2))).isEqualTo(2);
        assertThat(nimber(Notakto.of(3, true, 16))).isZero();
    }

    /** Live boards up to symmetry by nimber; 15 of 46 have the value 2 under the usual rule, 7 under the other. */
    @Test
    void whichBoardsHaveWhichNimber() {
        assertThat(histogram(Notakto.of(1, 3))).isEqualTo(Map.of(0, 4, 1, 18, 2, 15, 3, 5, 4, 3, 5, 1));
        assertThat(histogram(Notakto.withoutLines(1, 3))).isEqualTo(Map.of(0, 18, 1, 16, 2, 7, 3, 4, 4, 1));
    }

    private static Map<Integer, Integer> histogram(Notakto game) {
        Map<Integer, Integer> histogram = new TreeMap<>();
        game.liveBoards().values().forEach(nimber -> histogram.merge(nimber, 1, Integer::sum));
        return histogram;
    }

    @Test
    void tableAgreesWithTheDefinitionOnEveryBoard() {
        Plain<Boards, Cross> usual = new Plain<>(Notakto.of(1, 3));
        Plain<Boards, Cross> other = new Plain<>(Notakto.withoutLines(1, 3));
        for (int crosses = 0; crosses < 512; crosses++) {
            assertThat(nimber(Notakto.of(3, false, crosses)))
                    .isEqualTo(usual.nimber(Notakto.of(3, false, crosses).start()));
            assertThat(nimber(Notakto.of(3, true, crosses)))
                    .isEqualTo(other.nimber(Notakto.of(3, true, crosses).start()));
        }
    }

    /** Rule B, the classic misère game: odd numbers of boards are won; one board only by the centre. */
    @Test
    void misere() {
        for (int k = 1; k <= 6; k++) {
            assertThat(winsMisere(Notakto.of(k, 3))).as("%s boards", k).isEqualTo(k % 2 == 1);
        }
        Answer<Cross> one = PLANNER.solve(Notakto.of(1, 3), Values.misere());
        assertThat(one.bestMoves()).containsExactly(new Cross(1, 2, 2));
    }

    /** The quotient is derived: order 18, four elements in P, and the answer of every pair of boards is that of search. */
    @Test
    void misereQuotient() {
        Answer<Cross> answer =
                PLANNER.solve(Question.of(Notakto.of(3, 3), Values.misere()), "misere-quotient", Watch.NONE);
        QuotientReason reason = (QuotientReason) answer.reason().orElseThrow();
        assertThat(reason.order()).isEqualTo(18);
        assertThat(reason.previous()).hasSize(4);
        assertThat(reason.tame()).isFalse();
        assertThat(answer.bestMoves()).isNotEmpty();
        Plain<Boards, Cross> plain = new Plain<>(Notakto.of(2, 3));
        List<Integer> live = List.copyOf(Notakto.of(1, 3).liveBoards().keySet());
        for (int a : live.subList(live.size() / 3, live.size())) {
            for (int b : live.subList(live.size() / 2, live.size())) {
                Notakto game = Notakto.of(3, false, a, b);
                Answer<Cross> pair = PLANNER.solve(Question.of(game, Values.misere()), "misere-quotient", Watch.NONE);
                assertThat(pair.worth().sign() > 0).as("%s", game).isEqualTo(plain.winsMisere(game.start()));
                assertThat(pair.moves())
                        .allSatisfy(move -> assertThat(move.worth().sign() > 0)
                                .isNotEqualTo(plain.winsMisere(game.play(game.start(), move.move()))));
            }
        }
    }

    @Test
    void manyBoards() {
        assertThat(nimber(Notakto.of(100_001, 3))).isEqualTo(1);
        assertThat(winsMisere(Notakto.of(2_001, 3))).isTrue();
        assertThat(winsMisere(Notakto.of(2_000, 3))).isFalse();
    }

    @Test
    void sumsWithOtherGames() {
        Sum sum = Sum.of(List.of(Nim.of(5, 3), Notakto.of(1, 3)));
        assertThat(PLANNER.solve(sum, Values.nimber()).worth()).isEqualTo(new Nimber(7));
        Sum small = Sum.of(List.of(Nim.of(2), Notakto.of(3, false, 0b011_010_000)));
        Plain<List<Object>, ?> plain = new Plain<>(small);
        assertThat(PLANNER.solve(Question.of(small, Values.misere()), "misere-quotient", Watch.NONE)
                                .worth()
                                .sign()
                        > 0)
                .isEqualTo(plain.winsMisere(small.start()));
    }

    @Test
    void otherSizes() {
        assertThat(nimber(Notakto.of(1, 1))).isEqualTo(1);
        assertThat(nimber(Notakto.of(1, 2))).isEqualTo(Plain.nimber(Notakto.of(1, 2)));
        assertThat(nimber(Notakto.of(4, false, 0x0137))).isEqualTo(Plain.nimber(Notakto.of(4, false, 0x0137)));
    }

    @Test
    void badInput() {
        assertThatThrownBy(() -> Notakto.of(-1, 3)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Notakto.of(1, 6)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Notakto.of(3, false, 512)).isInstanceOf(BadInputException.class);
        assertThat(Collections.emptyList())
                .isEqualTo(Notakto.of(0, 3).moves(Notakto.of(0, 3).start()));
    }
}
