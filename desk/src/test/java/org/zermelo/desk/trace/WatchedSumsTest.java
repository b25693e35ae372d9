package org.zermelo.desk.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;
import org.zermelo.trace.TraceStep;
import org.zermelo.value.Nimber;

/** A sum of unlike games: the nimber is that of plain search over the whole sum, and the move is one that wins. */
class WatchedSumsTest {

    private static final Desk DESK = Desk.standard();

    private static Trace trace(Game game) {
        return new TraceRequest(game, Optional.of("binary-sum")).trace();
    }

    @Test
    void theLastStepIsTheNimberOfTheWholeAndTheMoveWins() {
        for (int a = 0; a <= 3; a++) {
            for (int b = 1; b <= 4; b++) {
                for (int c = 1; c <= 3; c++) {
                    Game game =
                            DESK.notation().parse("nim(" + a + ") + kayles(" + b + ") + subtraction({1,2}, " + c + ")");
                    Trace trace = trace(game);
                    Answer<?> answer = DESK.solve(game, Ask.everything().withMethod("plain-search"), Watch.NONE)
                            .answer();
                    long nimber = ((Nimber) answer.worth()).nimber();
                    assertThat(trace.answered()).as(game.toString()).isEqualTo(Long.toString(nimber));
                    if (nimber != 0) {
                        wins(trace, answer);
                    }
                }
            }
        }
    }

    private static void wins(Trace trace, Answer<?> answer) {
        TraceStep end = trace.steps().get(trace.steps().size() - 1);
        assertThat(end.event()).isEqualTo(Event.ANSWER);
        List<String> winning = answer.moves().stream()
                .filter(MoveWorth::best)
                .map(move -> move.move().toString())
                .toList();
        String said = end.note().toString();
        assertThat(winning)
                .anyMatch(move -> said.contains("part=" + move.charAt(1))
                        && said.contains("move=" + move.substring(move.indexOf(' ') + 1)));
        TraceFrame frame = trace.at(trace.steps().size() - 1);
        int last = trace.panels().get(0).columns() - 1;
        long left = 0;
        for (int part = 0; part < 3; part++) {
            left ^= Long.parseLong(frame.text(new Spot(0, part, last)));
        }
        assertThat(left).isZero();
    }

    @Test
    void aPartOfTooManyPositionsIsRefused() {
        assertThatThrownBy(() -> trace(DESK.notation().parse("nim(3) + cram(6x6)")))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> trace(DESK.notation().parse("kayles(1) + ".repeat(40) + "nim(3)")))
                .isInstanceOf(RefusedException.class);
    }
}
