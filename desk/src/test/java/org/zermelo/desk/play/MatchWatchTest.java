package org.zermelo.desk.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/** Where a position has very many moves, going through them can be stopped. */
class MatchWatchTest {

    private static final int FEW = 10;

    /** Counts how often it is looked at, and cancels after so many times. */
    private static final class Counting implements Watch {
        private final int most;
        private final AtomicInteger looks = new AtomicInteger();

        Counting(int most) {
            this.most = most;
        }

        @Override
        public boolean cancelled() {
            return looks.incrementAndGet() > most;
        }
    }

    private static Match<?, ?> match(String game) {
        return Match.of(Desk.standard().notation().parse(game));
    }

    @Test
    void aMoveIsSoughtOnlyAsLongAsTheWatchAllows() {
        Match<?, ?> match = match("nim(100, 100)");
        assertThatThrownBy(() -> match.playAll(List.of("no move"), new Counting(FEW)))
                .isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> match.moveTexts("no move", new Counting(FEW))).isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> match.playAll(List.of("no move"), Watch.NONE)).isInstanceOf(BadInputException.class);
    }

    @Test
    void anEmptyLineIsReadWithoutLookingAtMoves() {
        assertThat(match("nim(100, 100)").moveTexts(" ", new Counting(0))).isEmpty();
    }

    /** In a lost position the opponent looks at every move, and at the watch for each. */
    @Test
    void theOpponentCanBeStoppedWhileItLooksForTheLongestLoss() {
        Desk desk = Desk.standard();
        Match<?, ?> lost = match("nim(30, 30)");
        Counting solving = new Counting(Integer.MAX_VALUE);
        desk.solve(lost, Ask.everything().withParts(Set.of(Part.MOVES)), solving);
        Counting choosing = new Counting(Integer.MAX_VALUE);
        new Opponent(desk, Ask.everything(), OpponentKind.PERFECT, 2, 7).choose(lost, choosing);
        assertThat(choosing.looks.get() - solving.looks.get())
                .isGreaterThanOrEqualTo(lost.options().size());
    }
}
