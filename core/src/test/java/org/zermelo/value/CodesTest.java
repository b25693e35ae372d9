package org.zermelo.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.value.Outcome.Result.DRAW;
import static org.zermelo.value.Outcome.Result.LOSS;
import static org.zermelo.value.Outcome.Result.TIE;
import static org.zermelo.value.Outcome.Result.WIN;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** Codes and cells, number by number, up to the last that fits. */
class CodesTest {

    private static final Value OUTCOME = Values.outcome();
    private static final Value PACED = Values.marginAndPlies();

    private static final long MOST_POINTS = 1L << 38;
    private static final long MOST_PLIES = (1L << 24) - 1;

    /** A ply more, and the other to move: what was won is lost, a tie stays one, and endless play has no length. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 77, 1L << 40})
    void aPlyMoreTurnsTheOutcomeRound(long plies) {
        long win = OutcomeValue.WIN - plies;
        long loss = -win;
        long tie = OUTCOME.ended(Ending.TIE) - plies;
        assertThat(OUTCOME.worth(win)).isEqualTo(new Outcome(WIN, plies));
        assertThat(OUTCOME.worth(loss)).isEqualTo(new Outcome(LOSS, plies));
        assertThat(OUTCOME.worth(tie)).isEqualTo(new Outcome(TIE, plies));
        assertThat(OUTCOME.worth(OUTCOME.along(win, 0))).isEqualTo(new Outcome(LOSS, plies + 1));
        assertThat(OUTCOME.worth(OUTCOME.along(loss, 0))).isEqualTo(new Outcome(WIN, plies + 1));
        assertThat(OUTCOME.worth(OUTCOME.along(tie, 0))).isEqualTo(new Outcome(TIE, plies + 1));
        assertThat(Coding.OUTCOME.encode(win)).isEqualTo(4 * plies + 1);
        assertThat(Coding.OUTCOME.encode(loss)).isEqualTo(4 * plies + 2);
        assertThat(Coding.OUTCOME.encode(tie)).isEqualTo(4 * plies + 3);
    }

    @Test
    void endlessPlayIsADraw() {
        assertThat(OUTCOME.worth(OUTCOME.endless())).isEqualTo(Outcome.of(DRAW));
        assertThat(OUTCOME.along(OUTCOME.endless(), 0)).isEqualTo(OUTCOME.endless());
        assertThat(Coding.OUTCOME.encode(OUTCOME.endless())).isZero();
        for (Value value : List.of(Values.margin(), PACED, Values.nimber())) {
            assertThatThrownBy(value::endless).isInstanceOf(RefusedException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "WIN, 0, 0", "WIN, 1, 1", "WIN, 2, 1", "WIN, 3, 2", "WIN, 5, 3",
        "LOSS, 0, 0", "LOSS, 2, -1", "LOSS, 4, -2", "TIE, 4, 0", "DRAW, -1, 0"
    })
    void theCodeOfExamTextsCountsOwnMoves(Outcome.Result result, long plies, long code) {
        Outcome outcome = new Outcome(result, plies);
        assertThat(outcome.code()).isEqualTo(code);
        assertThat(outcome.hasPlies()).isEqualTo(plies >= 0);
    }

    @Test
    void nothingBeatsAWinByThisMove() {
        assertThat(OUTCOME.unbeatable(OutcomeValue.WIN - 1)).isTrue();
        assertThat(OUTCOME.unbeatable(OutcomeValue.WIN - 2)).isFalse();
        assertThat(Values.winner().unbeatable(2)).isTrue();
        assertThat(Values.winner().unbeatable(1)).isFalse();
        for (Value value : List.of(Values.margin(), PACED, Values.nimber())) {
            assertThat(value.unbeatable(Long.MAX_VALUE)).isFalse();
        }
    }

    @Test
    void whatIsAskedIsToldByTraits() {
        assertThat(Values.all().stream().filter(Value::hasPlies)).containsExactly(OUTCOME, Values.misere(), PACED);
        for (Value value : Values.all()) {
            assertThat(value.fold()).isEqualTo(value == Values.nimber() ? Value.Fold.MEX : Value.Fold.MAX);
        }
        assertThat(Values.names())
                .containsExactly("outcome", "winner", "margin", "margin-and-plies", "nimber", "misere");
        assertThat(Values.nimber().convention()).isEqualTo(Convention.NORMAL);
    }

    @Test
    void aNimberIsItselfInItsCell() {
        Value nimber = Values.nimber();
        assertThat(nimber.ended(Ending.LAST_MOVER_WINS)).isZero();
        assertThatThrownBy(() -> nimber.ended(Ending.LAST_MOVER_LOSES)).isInstanceOf(RefusedException.class);
        assertThat(nimber.along(5, 0)).isEqualTo(5);
        assertThatThrownBy(() -> nimber.along(5, 1)).isInstanceOf(RefusedException.class);
        assertThat(Coding.NIMBER.encode(5)).isEqualTo(5);
        assertThat(Coding.NIMBER.decode(5)).isEqualTo(5);
    }

    /** A move to nimber 0 wins; a position of nimber 0 is lost; elsewhere a move is worth what its mover gets. */
    @Test
    void whoWinsByAMoveIsToldOfThePositionAfterIt() {
        assertThat(new Nimber(0).sign()).isEqualTo(-1);
        assertThat(new Nimber(3).sign()).isEqualTo(1);
        assertThat(new Nimber(0).signOfMove()).isEqualTo(1);
        assertThat(new Nimber(3).signOfMove()).isEqualTo(-1);
        assertThat(new SomeNimber().sign()).isEqualTo(1);
        assertThat(new SomeNimber().signOfMove()).isEqualTo(-1);
        assertThat(new Margin(-3).signOfMove()).isEqualTo(-1);
    }

    /** Of two wins the quicker is better, of two losses the later, and points come first. */
    @Test
    void pointsComeBeforePlies() {
        List<PacedMargin> worse = List.of(
                new PacedMargin(-2, 9),
                new PacedMargin(-1, 0),
                new PacedMargin(-1, 8),
                new PacedMargin(0, 8),
                new PacedMargin(0, 0),
                new PacedMargin(1, 8),
                new PacedMargin(1, 1));
        List<Long> codes = worse.stream().map(CodesTest::code).toList();
        assertThat(codes).isSorted().doesNotHaveDuplicates();
        assertThat(codes.stream().map(PACED::worth).map(PacedMargin.class::cast))
                .containsExactlyElementsOf(worse);
        assertThat(PACED.along(code(new PacedMargin(4, 6)), 1)).isEqualTo(code(new PacedMargin(-3, 7)));
    }

    private static long code(PacedMargin worth) {
        long low = worth.points() < 0 ? worth.plies() : MOST_PLIES - worth.plies();
        return worth.points() * (MOST_PLIES + 1) + low;
    }

    /** The least long has no opposite, and is no margin that fits. */
    @ParameterizedTest
    @ValueSource(longs = {MOST_POINTS + 1, -MOST_POINTS - 1, Long.MAX_VALUE, Long.MIN_VALUE})
    void pointsThatDoNotFitBesidePliesAreRefused(long gain) {
        long end = PACED.ended(Ending.SCORED);
        assertThatThrownBy(() -> PACED.along(end, gain)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void theLastPointsAndPliesFit() {
        long end = PACED.ended(Ending.SCORED);
        for (long gain : new long[] {MOST_POINTS, -MOST_POINTS}) {
            assertThat(PACED.worth(PACED.along(end, gain))).isEqualTo(new PacedMargin(gain, 1));
        }
        long last = code(new PacedMargin(0, MOST_PLIES));
        assertThat(PACED.along(code(new PacedMargin(0, MOST_PLIES - 1)), 0)).isEqualTo(last);
        assertThatThrownBy(() -> PACED.along(last, 0)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void cellsHoldTheWidestMarginAndNoWider() {
        long widest = 1L << 62;
        for (long margin : new long[] {widest - 1, -widest}) {
            assertThat(Coding.MARGIN.decode(Coding.MARGIN.encode(margin))).isEqualTo(margin);
        }
        for (long margin : new long[] {widest, -widest - 1}) {
            assertThatThrownBy(() -> Coding.MARGIN.encode(margin)).isInstanceOf(RefusedException.class);
        }
        assertThat(List.of(0L, -1L, 1L, -2L, 2L).stream().map(Coding.MARGIN::encode))
                .containsExactly(0L, 1L, 2L, 3L, 4L);
        assertThat(Coding.MARGIN_AND_PLIES.encode(code(new PacedMargin(-1, 2047))))
                .isEqualTo(2 * 2048 - 1);
        long slower = code(new PacedMargin(-1, 2048));
        assertThatThrownBy(() -> Coding.MARGIN_AND_PLIES.encode(slower)).isInstanceOf(RefusedException.class);
    }

    @Test
    void aReasonGivesItsFactsByName() {
        Worth lost = new Nimber(0);
        Reason.Reply reply = new Reason.Reply("a1", null, lost);
        assertThat(reply.facts())
                .containsEntry("move", "a1")
                .containsEntry("reply", null)
                .containsEntry("next", lost);
        Map<Reason, String> reasons = Map.of(
                new Reason.Ended(Ending.TIE), "ended {ending=TIE}",
                new Reason.Witness("a1", lost), "witness {move=a1, next=" + lost + "}",
                new Reason.Refutation(List.of(reply), 7), "refutation {replies=[" + reply + "], moves=7}",
                new Reason.Mex(new TreeSet<>(List.of(0L, 2L)), 1), "mex {options=[0, 2], gap=1}",
                new Reason.Holds("a1", lost), "holds {move=a1, next=" + lost + "}");
        reasons.forEach((reason, told) ->
                assertThat(reason.kind() + " " + reason.facts()).isEqualTo(told));
    }
}
