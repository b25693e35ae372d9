package org.zermelo.desk.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Event;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;
import org.zermelo.trace.TraceStep;
import org.zermelo.value.Margin;
import org.zermelo.value.Worth;

/** Alpha-beta finds what plain search finds and leaves out what it says; counters of the waves end at 0 where all is lost. */
class CutsAndCountersTest {

    private static final Desk DESK = Desk.standard();

    private static Game game(String text) {
        return DESK.notation().parse(text);
    }

    private static Trace trace(String text, String method) {
        return new TraceRequest(game(text), Optional.of(method)).trace();
    }

    private static String found(String text) {
        Worth worth = DESK.solve(game(text), Ask.everything().withMethod("plain-search"), Watch.NONE)
                .answer()
                .worth();
        long value = worth instanceof Margin margin ? margin.points() : worth.sign();
        return (value > 0 ? "+" : "") + value;
    }

    private static TraceStep last(Trace trace) {
        return trace.steps().get(trace.steps().size() - 1);
    }

    /** All rows of up to 4 coins of -1 to 2, one at a time and any number, and all races of two heaps to 9. */
    private static List<String> worlds() {
        List<String> worlds = new ArrayList<>();
        for (int n = 1; n <= 4; n++) {
            for (int code = 0; code < 1 << 2 * n; code++) {
                StringBuilder row = new StringBuilder("coins(");
                for (int i = 0; i < n; i++) {
                    row.append(i == 0 ? "" : " ").append((code >> 2 * i & 3) - 1);
                }
                worlds.add(row + ")");
                worlds.add(row + "; take any)");
            }
        }
        for (int a = 1; a < 9; a++) {
            for (int b = 1; a + b < 9; b++) {
                worlds.add("heaps(" + a + ", " + b + "; move +1, *2; end sum >= 9)");
                worlds.add("heaps(" + a + ", " + b + "; move +1, *2; end sum >= 9; winner other)");
            }
        }
        return worlds;
    }

    @Test
    void alphaBetaFindsWhatPlainSearchFinds() {
        for (String text : worlds()) {
            assertThat(trace(text, "alpha-beta").answered()).as(text).isEqualTo(found(text));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe() from xo./xo./...",
                "tictactoe() from xox/oxo/o.x",
                "tictactoe() from xoo/.x./...",
                "heaps(9; move -1, -2; stuck draw)"
            })
    void alphaBetaFindsWhoWinsSmallBoards(String text) {
        assertThat(trace(text, "alpha-beta").answered()).isEqualTo(found(text));
    }

    /** Of two moves to one position the one that wins more must not be taken for the other. */
    @Test
    void movesToOnePositionDifferByWhatTheyWin() {
        for (String moves :
                List.of("-1 gain 1, -1 gain 3", "-1 gain 3, -1 gain 1", "-1 gain 2, -2 gain 3, -2 gain 5")) {
            String text = "heaps(3; move " + moves + "; stuck points)";
            assertThat(trace(text, "alpha-beta").answered()).as(text).isEqualTo(found(text));
        }
    }

    /** What was met and what was cut are the whole tree. */
    @Test
    void whatIsNotMetIsCut() {
        for (String text : worlds()) {
            Trace trace = trace(text, "alpha-beta");
            TraceStep end = last(trace);
            long calls = Long.parseLong(end.variables().get("calls"));
            long unseen = Long.parseLong(end.variables().get("unseen"));
            assertThat(end.note().toString()).as(text).contains("calls=" + calls, "all=" + (calls + unseen));
            assertThat(unseen > 0).isEqualTo(trace.steps().stream().anyMatch(step -> step.event() == Event.CUT));
        }
    }

    /** In 5 8 3 2 the left coin is tried first and loses by 2, so of the right one only more is of interest. */
    @Test
    void theWindowRisesWithTheFirstMove() {
        Trace trace = trace("coins(5 8 3 2)", "alpha-beta");
        assertThat(trace.answered()).isEqualTo("+2");
        assertThat(trace.steps().stream()
                        .filter(step -> step.event() == Event.OPTION)
                        .flatMap(step -> step.changes().stream())
                        .filter(change -> change.spot().equals(Spot.call(0, 0)))
                        .map(change -> change.text()))
                .containsExactly("[-2, +∞]");
    }

    @Test
    void aSearchThatIsTooLongIsRefused() {
        String deep = "heaps(20000; move -1 gain 1; stuck points)";
        for (String text : List.of("coins(1 2 3 4 5 6 7 8 9 10 11 12 13 14)", "tictactoe()", deep)) {
            assertThatThrownBy(() -> trace(text, "alpha-beta")).isInstanceOf(RefusedException.class);
        }
    }

    @Test
    void aCounterEndsAtNoughtWhereAllIsLostAndOnlyThere() {
        Stream.of(
                        "heaps(3, 4; move +1, *2; end sum >= 20)",
                        "heaps(9; move -1, -2; stuck draw)",
                        "tictactoe() from xo./xo./...",
                        "hexapawn(2, 3)")
                .map(text -> trace(text, "retrograde"))
                .forEach(trace -> {
                    TraceFrame end = trace.at(trace.steps().size() - 1);
                    end.cells().forEach((spot, cell) -> {
                        String counter = end.text(new Spot(1, spot.row(), spot.column()));
                        if (spot.panel() == 0 && cell.mark() == Mark.LOSS) {
                            assertThat(counter).isEqualTo("0");
                        } else if (spot.panel() == 0 && cell.mark() == Mark.WIN) {
                            assertThat(counter).isEqualTo("✓");
                        } else if (spot.panel() == 0 && cell.mark() == Mark.DRAW) {
                            assertThat(Integer.parseInt(counter)).isPositive();
                        }
                    });
                });
    }
}
