package org.zermelo.desk.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Change;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;
import org.zermelo.trace.TraceStep;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Worth;

/** On complete small worlds the last step of a trace holds what the desk answers by other methods. */
class SmallWorldsTest {

    private static final Desk DESK = Desk.standard();

    private static Game game(String text) {
        return DESK.notation().parse(text);
    }

    private static Trace trace(String text, String method) {
        return new TraceRequest(game(text), Optional.of(method)).trace();
    }

    private static Worth worth(String text) {
        return DESK.solve(game(text), Ask.everything().withMethod("plain-search"), Watch.NONE)
                .answer()
                .worth();
    }

    private static String code(Worth worth) {
        Outcome outcome = (Outcome) worth;
        return outcome.sign() == 0
                ? "="
                : outcome.sign() > 0 ? "+" + (outcome.plies() + 1) / 2 : "-" + outcome.plies() / 2;
    }

    private static List<String> heaps(int most) {
        List<String> games = new ArrayList<>();
        for (int a = 0; a <= most; a++) {
            for (int b = 0; b <= most; b++) {
                for (int c = 1; c <= most; c++) {
                    games.add("nim(" + a + ", " + b + ", " + c + ")");
                }
            }
        }
        return games;
    }

    @Test
    void nimByColumnsAndByMexGiveTheNimber() {
        for (String text : heaps(3)) {
            Worth nimber = DESK.solve(game(text), Ask.everything().withValue("nimber"), Watch.NONE)
                    .answer()
                    .worth();
            String expected = Long.toString(((Nimber) nimber).nimber());
            assertThat(trace(text, "closed-form").answered()).as(text).isEqualTo(expected);
        }
        for (int heap = 1; heap <= 9; heap++) {
            String text = "subtraction({1,3,4}, " + heap + ")";
            assertThat(trace(text, "sprague-grundy").answered())
                    .as(text)
                    .isEqualTo(Long.toString(((Nimber) worth(text)).nimber()));
        }
    }

    @Test
    void recursionWithADictionaryOrWithoutGivesTheWorth() {
        List<String> games = new ArrayList<>(heaps(2));
        for (int a = 1; a < 7; a++) {
            for (int b = 1; a + b < 7; b++) {
                games.add("heaps(" + a + ", " + b + "; move +1, *2; end sum >= 7)");
            }
        }
        for (String text : games) {
            Worth worth = worth(text);
            String expected = worth instanceof Nimber nimber ? Long.toString(nimber.nimber()) : code(worth);
            assertThat(trace(text, "memo").answered()).as(text).isEqualTo(expected);
            assertThat(trace(text, "plain-search").answered()).as(text).endsWith(": " + expected);
        }
    }

    /** What a dictionary saves: calls without one are the nodes of the game tree, with one the moves of all positions and one. */
    @ParameterizedTest
    @CsvSource({"'nim(1, 2, 3)', 447", "'nim(2, 3)', 86", "'subtraction({1,3,4}, 9)', 104"})
    void callsAreCounted(String text, String nodes) {
        assertThat(last(trace(text, "plain-search"), "calls"))
                .isEqualTo(nodes)
                .isEqualTo(Long.toString(DESK.solve(game(text), Ask.everything().withMethod("plain-search"), Watch.NONE)
                        .answer()
                        .counts()
                        .nodes()));
        Trace memo = trace(text, "memo");
        assertThat(Integer.parseInt(last(memo, "calls")))
                .isEqualTo(Integer.parseInt(last(memo, "different")) + Integer.parseInt(last(memo, "hits")));
    }

    private static String last(Trace trace, String variable) {
        return trace.steps().get(trace.steps().size() - 1).variables().get(variable);
    }

    @Test
    void misereNimBySearchSaysWhoWins() {
        for (String text : heaps(2)) {
            String expected = worth("misere " + text).sign() > 0 ? "+" : "-";
            assertThat(trace("misere " + text, "memo").answered()).as(text).startsWith(expected);
        }
    }

    @Test
    void wavesGiveTheCodesOfEveryRaceToTen() {
        for (int a = 1; a < 10; a++) {
            for (int b = 1; a + b < 10; b++) {
                String text = "heaps(" + a + ", " + b + "; move +1, *2; end sum >= 10)";
                assertThat(trace(text, "retrograde").answered()).as(text).isEqualTo(code(worth(text)));
                assertThat(trace(text, "stages").answered()).as(text).isEqualTo(code(worth(text)));
                String other = "heaps(" + a + ", " + b + "; move +1, *2; end sum >= 10; winner other)";
                assertThatThrownBy(() -> trace(other, "retrograde")).as(other).isInstanceOf(RefusedException.class);
                assertThatThrownBy(() -> trace(other, "stages")).as(other).isInstanceOf(RefusedException.class);
            }
        }
        for (String text : List.of("heaps(1; move +1, *2; end sum >= 30)", "heaps(9; move -1, -2; stuck draw)")) {
            assertThat(trace(text, "stages").answered()).as(text).isEqualTo(code(worth(text)));
        }
    }

    /** The exam task of the source text: its answers are 31 34 (question 20) and 30 (question 21), and it names critical positions. */
    @Test
    void theTaskOfTheExamIsSolvedInStagesAtItsOwnSize() {
        Trace trace = trace("heaps(7, 1; move +1, *2; end sum >= 77)", "stages");
        TraceFrame end = trace.at(trace.steps().size() - 1);
        assertThat(List.of(0, 1, 2, 3))
                .extracting(row -> end.text(new Spot(1, row, 0)))
                .containsExactly("35–69", "", "31 34", "30 33");
        Panel.Grid table = (Panel.Grid) trace.panels().get(0);
        assertThat(table.columnHeads()).as("to the right stands +1 alone").endsWith("34", "35", "36");
        for (int[] critical : new int[][] {{8, 34}, {14, 31}, {16, 30}}) {
            int row = table.rowHeads().indexOf(Integer.toString(critical[0]));
            int column = table.columnHeads().indexOf(Integer.toString(critical[1]));
            assertThat(end.text(new Spot(0, row, column))).isEqualTo("-1");
        }
        Game whole = game("heaps(7, 17; move +1, *2; end sum >= 77)");
        assertThat(new TraceRequest(whole, Optional.empty()).trace().answered()).isEqualTo("+11");
        assertThatThrownBy(() -> trace("heaps(7, 17; move +1, *2; end sum >= 777)", "stages"))
                .isInstanceOf(RefusedException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe() from xo./xo./...",
                "tictactoe() from xox/oxo/o.x",
                "tictactoe() from xoo/.x./...",
                "hexapawn(2, 3)",
                "heaps(9; move -1, -2; stuck draw)"
            })
    void wavesGiveTheOutcomeOfSmallBoards(String text) {
        assertThat(trace(text, "retrograde").answered()).isEqualTo(code(worth(text)));
    }

    @Test
    void aStepReadsOnlyWhatWasWritten() {
        for (String text :
                List.of("nim(1, 2, 3)", "heaps(2, 3; move +1, *2; end sum >= 9)", "subtraction({1,3,4}, 9)")) {
            for (String method : TraceRequest.methods(game(text))) {
                Trace trace = trace(text, method);
                for (int k = 1; k < trace.steps().size(); k++) {
                    TraceFrame before = trace.at(k - 1);
                    TraceStep step = trace.steps().get(k);
                    assertThat(step.looked())
                            .as("%s %s %d", text, method, k)
                            .allMatch(spot -> !before.text(spot).isEmpty());
                    step.guess()
                            .ifPresent(guess -> assertThat(step.changes().stream()
                                            .filter(change -> change.spot().equals(guess.spot()))
                                            .map(Change::text))
                                    .hasSize(1)
                                    .allMatch(written -> written.endsWith(guess.answer())));
                }
            }
        }
    }

    /** The table of the exam text, at its own size. */
    @Test
    void whatIsTooLargeIsRefused() {
        assertThatThrownBy(() -> trace("heaps(7, 17; move +1, *2; end sum >= 77)", "retrograde"))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> trace("nim(5, 3, 6)", "plain-search"))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.note().toString()).startsWith("trace.too-long"));
        assertThatThrownBy(() -> trace("nim(100, 100)", "sprague-grundy")).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> new TraceRequest(game("quixo(5)"), Optional.empty()).trace())
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void aMethodThatCannotBeWatchedIsNamedWithThoseThatCan() {
        assertThatThrownBy(() -> trace("coins(1 2)", "takes-tiles"))
                .isInstanceOfSatisfying(
                        BadInputException.class,
                        e -> assertThat(e.note().toString()).contains("seen=takes-tiles", "interval-rows"));
    }
}
