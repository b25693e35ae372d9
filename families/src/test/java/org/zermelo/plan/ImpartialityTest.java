package org.zermelo.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.plan.Impartiality.Requirement;
import org.zermelo.plan.Impartiality.Verdict;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

class ImpartialityTest {

    private static List<String> with(Rules<?, ?> rules, Verdict verdict) {
        return Impartiality.of(rules).stream()
                .filter(condition -> condition.verdict() == verdict)
                .map(Requirement::name)
                .toList();
    }

    private static Rules<Integer, Integer> steps(int start, Ending ending) {
        return Games.of(start, n -> n == 0 ? List.of() : List.of(1), (n, k) -> n - k, n -> ending);
    }

    @Test
    void impartialGamesMeetAllSix() {
        assertThat(with(Chomp.of(3, 4), Verdict.MET)).hasSize(6);
        assertThat(with(steps(5, Ending.LAST_MOVER_WINS), Verdict.MET)).hasSize(6);
    }

    @Test
    void anEndThatTheLastMoverDoesNotWinIsNamed() {
        for (Ending ending : List.of(Ending.LAST_MOVER_LOSES, Ending.TIE, Ending.OVERSHOT, Ending.SCORED)) {
            Rules<Integer, Integer> game = steps(5, ending);
            assertThat(with(game, Verdict.VIOLATED)).containsExactly("last-mover");
            assertThatThrownBy(() -> Planner.standard().solve(game, Values.nimber()))
                    .isInstanceOf(RefusedException.class)
                    .asString()
                    .contains("at=0")
                    .asString()
                    .contains("ending=" + ending);
        }
    }

    @Test
    void aCycleIsNamed() {
        Rules<Integer, Integer> round = Games.of(1, n -> List.of((n + 1) % 3), (n, k) -> k);
        assertThat(with(round, Verdict.VIOLATED)).containsExactly("finite");
        assertThatThrownBy(() -> Planner.standard().solve(round, Values.nimber()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("cycle=1");
    }

    /** A walk that ends early settles nothing, and forbids nothing. */
    @Test
    void whatALimitedWalkDoesNotSettleIsOpen() {
        Rules<Integer, Integer> longGame = steps(5_000, Ending.LAST_MOVER_WINS);
        assertThat(with(longGame, Verdict.OPEN)).containsExactly("last-mover", "finite");
        assertThat(with(longGame, Verdict.VIOLATED)).isEmpty();
        assertThat(Planner.standard().solve(longGame, Values.nimber()).worth()).isEqualTo(new Nimber(0));
    }
}
