package org.zermelo.solve.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.trace.Change;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Whole traces of a heap of three, read through by hand: each sentence, each cell and each question, in their order. */
class SolveTracersTest {

    /** One or two are taken from a heap; who takes the last wins. */
    private record Heap(Integer start) implements Rules<Integer, Integer> {

        @Override
        public List<Integer> moves(Integer heap) {
            return IntStream.rangeClosed(1, Math.min(2, heap)).boxed().toList();
        }

        @Override
        public Integer play(Integer heap, Integer taken) {
            return heap - taken;
        }

        @Override
        public Ending ending(Integer heap) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC, Trait.IMPARTIAL);
        }
    }

    /** Two heaps: one is taken from the first, or one or two from the second; who cannot move is in the ending. */
    private record Pair(List<Integer> start, Ending stuck) implements Rules<List<Integer>, Integer> {

        @Override
        public List<Integer> moves(List<Integer> heaps) {
            List<Integer> moves = new ArrayList<>();
            if (heaps.get(0) > 0) {
                moves.add(0);
            }
            for (int taken = 1; taken <= Math.min(2, heaps.get(1)); taken++) {
                moves.add(taken);
            }
            return moves;
        }

        @Override
        public List<Integer> play(List<Integer> heaps, Integer move) {
            return move == 0 ? List.of(heaps.get(0) - 1, heaps.get(1)) : List.of(heaps.get(0), heaps.get(1) - move);
        }

        @Override
        public Ending ending(List<Integer> heaps) {
            return stuck;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.ACYCLIC);
        }
    }

    private static String spot(Spot spot) {
        return "" + spot.panel() + spot.row() + spot.column();
    }

    private static String note(Note note) {
        return note.key().replace("trace.", "") + note.args();
    }

    private static String change(Change change) {
        if (change instanceof Change.Call call) {
            return spot(call.spot()) + " called from " + call.parent() + " " + call.text();
        }
        Change.Write write = (Change.Write) change;
        return spot(write.spot()) + " = " + write.text() + " " + write.mark();
    }

    /** What is said; below it what changes, what is looked at, and what is asked, with the wrong answers that are foreseen. */
    private static String lines(TraceStep step) {
        String said = step.event() + " " + step.line() + " " + note(step.note()) + "\n";
        List<String> done = new ArrayList<>();
        step.changes().forEach(change -> done.add(change(change)));
        step.looked().forEach(spot -> done.add("< " + spot(spot)));
        step.guess().ifPresent(guess -> {
            done.add("? " + spot(guess.spot()) + " " + guess.answer());
            guess.slips()
                    .forEach(slip -> done.add(
                            "not " + slip.answer() + " " + slip.why().key().replace("trace.slip.", "")));
        });
        return done.isEmpty() ? said : said + "  " + String.join("; ", done) + "\n";
    }

    private static Tracer tracer(String method) {
        return SolveTracers.all().stream()
                .filter(each -> each.method().equals(method))
                .findFirst()
                .orElseThrow();
    }

    private static String told(String method, Value value, int heap) {
        return told(method, value, new Heap(heap));
    }

    private static String told(String method, Value value, Rules<?, ?> rules) {
        Trace trace = tracer(method).trace(rules, value);
        assertThat(trace.method()).isEqualTo(method);
        TraceStep last = trace.steps().get(trace.steps().size() - 1);
        return trace.steps().stream().map(SolveTracersTest::lines).collect(Collectors.joining()) + spot(trace.answer())
                + " " + last.variables() + "\n";
    }

    @Test
    void codesByStages() {
        assertThat(told("stages", Values.outcome(), 3)).isEqualTo("""
                        START 0 wave.start{beyond=}
                        WAVE 2 stage.first{code=+1}
                        CELL 3 stage.listed{code=+1, columns=1 2}
                          100 = 1 2 CHOSEN; ? 100 1 2
                        CELL 3 stage.ends{row=, columns=1 2, code=+1, before=}
                          001 = +1 WIN; 000 = +1 WIN
                        WAVE 4 wave.losses{code=-1}
                        CELL 5 stage.listed{code=-1, columns=3}
                          110 = 3 CHOSEN; < 001; < 000; ? 110 3
                        CELL 5 stage.loss{row=, columns=3, code=-1, before=+1}
                          002 = -1 LOSS; < 001; < 000
                        ANSWER 0 wave.answer{position=3, code=-1}
                          < 002
                        002 {+1=1 2, -1=3}
                        """);
    }

    @Test
    void wavesFromTheEndsBackwards() {
        assertThat(told("retrograde", Values.outcome(), 3)).isEqualTo("""
                        START 0 wave.start{}
                          102 = 2 PLAIN; 101 = 1 PLAIN; 100 = 0 PLAIN
                        WAVE 2 wave.wins{code=+1}
                        CELL 3 wave.ends{position=2, code=+1, options=1: ?; 0}
                          001 = +1 WIN; 101 = ✓ CUT; 102 = 1 PLAIN; ? 001 +1; not -1 other-side; not +2 too-slow
                        CELL 3 wave.ends{position=1, code=+1, options=0}
                          000 = +1 WIN; 100 = ✓ CUT; 102 = 0 CHOSEN; ? 000 +1; not -1 other-side; not +2 too-slow
                        WAVE 5 wave.losses{code=-1}
                        CELL 6 wave.loss{position=3, code=-1, options=2: +1; 1: +1}
                          002 = -1 LOSS; 102 = 0 LOSS; < 001; < 000; < 102; ? 002 -1; not +1 other-side; not -2 too-slow
                        ANSWER 0 wave.answer{position=3, code=-1}
                          < 002
                        002 {}
                        """);
    }

    @Test
    void codesByStagesOfTwoHeaps() {
        assertThat(told("stages", Values.outcome(), new Pair(List.of(1, 3), Ending.LAST_MOVER_WINS)))
                .isEqualTo("""
                        START 0 wave.start{beyond=}
                          000 = · CUT
                        WAVE 2 stage.first{code=+1}
                        CELL 3 stage.listed{code=+1, columns=0}
                          100 = 0 CHOSEN; ? 100 0
                        CELL 3 stage.ends{row=1, columns=0, code=+1, before=}
                          010 = +1 WIN
                        CELL 3 stage.ends{row=0, columns=1 2, code=+1, before=}
                          002 = +1 WIN; 001 = +1 WIN
                        WAVE 4 wave.losses{code=-1}
                        CELL 5 stage.listed{code=-1, columns=1}
                          110 = 1 CHOSEN; < 001; < 010; ? 110 1
                        CELL 5 stage.loss{row=1, columns=1, code=-1, before=+1}
                          011 = -1 LOSS; < 001; < 010
                        CELL 5 stage.loss{row=0, columns=3, code=-1, before=+1}
                          003 = -1 LOSS; < 002; < 001
                        WAVE 2 wave.wins{code=+2}
                        CELL 3 stage.listed{code=+2, columns=2 3}
                          120 = 2 3 CHOSEN; < 003; < 011; ? 120 2 3
                        CELL 3 stage.win{row=1, columns=2 3, code=+2, before=-1}
                          013 = +2 WIN; 012 = +2 WIN; < 003; < 011
                        ANSWER 0 wave.answer{position=[1, 3], code=+2}
                          < 013
                        013 {+1=0, -1=1, +2=2 3}
                        """);
    }

    @Test
    void tiesComeAfterAllStages() {
        assertThat(told("stages", Values.outcome(), new Pair(List.of(1, 1), Ending.TIE)))
                .isEqualTo("""
                        START 0 wave.start{beyond=}
                          000 = · CUT
                        WAVE 6 wave.draws{count=3}
                        CELL 7 stage.draw{row=1, columns=0 1, code==, before=}
                          011 = = DRAW; 010 = = DRAW
                        CELL 7 stage.draw{row=0, columns=1, code==, before=}
                          001 = = DRAW
                        ANSWER 0 wave.answer{position=[1, 1], code==}
                          < 011
                        011 {}
                        """);
    }

    @Test
    void recursionThatEndsInTies() {
        assertThat(told("memo", Values.outcome(), new Pair(List.of(1, 1), Ending.TIE)))
                .isEqualTo("""
                        START 0 search.start-memo{}
                        CALL 1 search.call{position=[1, 1]}
                          100 called from -1 [1, 1]; 000 = [1, 1] PLAIN
                        CALL 1 search.call{position=[0, 1]}
                          110 called from 0 [0, 1]; 002 = [0, 1] PLAIN
                        CALL 1 search.call{position=[0, 0]}
                          120 called from 1 [0, 0]; 004 = [0, 0] PLAIN
                        BASE 3 search.end{position=[0, 0], code==}
                          120 = [0, 0]: = DRAW; 005 = = DRAW
                        RETURN 5 search.tied{position=[0, 1], seen=[=], code==}
                          110 = [0, 1]: = DRAW; 003 = = DRAW; ? 003 =
                        CALL 1 search.call{position=[1, 0]}
                          130 called from 0 [1, 0]; 010 = [1, 0] PLAIN
                        HIT 2 search.hit{position=[0, 0], times=2}
                          140 called from 3 [0, 0]; 140 = [0, 0]: = HIT; < 005
                        RETURN 5 search.tied{position=[1, 0], seen=[=], code==}
                          130 = [1, 0]: = DRAW; 011 = = DRAW; ? 011 =
                        RETURN 5 search.tied{position=[1, 1], seen=[=, =], code==}
                          100 = [1, 1]: = DRAW; 001 = = DRAW; ? 001 =
                        ANSWER 0 search.memo-done{position=[1, 1], code==, calls=5, different=4}
                          < 100
                        001 {position=[1, 1], calls=5, different=4, hits=1}
                        """);
    }

    /** Which columns have +4 and -4 no task asks for. */
    @Test
    void sixCodesAreListed() {
        assertThat(told("stages", Values.outcome(), 12))
                .contains("CELL 5 stage.loss{row=, columns=12, code=-4, before=+4}\n  0011 = -4 LOSS; < 0010; < 009")
                .endsWith("0011 {+1=1 2, -1=3, +2=4 5, -2=6, +3=7 8, -3=9}\n");
    }

    @Test
    void recursionWithADictionary() {
        assertThat(told("memo", Values.outcome(), 3)).isEqualTo("""
                        START 0 search.start-memo{}
                        CALL 1 search.call{position=3}
                          100 called from -1 3; 000 = 3 PLAIN
                        CALL 1 search.call{position=2}
                          110 called from 0 2; 002 = 2 PLAIN
                        CALL 1 search.call{position=1}
                          120 called from 1 1; 004 = 1 PLAIN
                        CALL 1 search.call{position=0}
                          130 called from 2 0; 006 = 0 PLAIN
                        BASE 3 search.end{position=0, code=0}
                          130 = 0: 0 LOSS; 007 = 0 LOSS
                        RETURN 5 search.won{position=1, seen=[0], code=+1}
                          120 = 1: +1 WIN; 005 = +1 WIN; ? 005 +1; not -1 other-side; not +0 own-move
                        HIT 2 search.hit{position=0, times=2}
                          140 called from 1 0; 140 = 0: 0 HIT; < 007
                        RETURN 5 search.won{position=2, seen=[+1, 0], code=+1}
                          110 = 2: +1 WIN; 003 = +1 WIN; ? 003 +1; not -1 other-side; not +0 own-move
                        HIT 2 search.hit{position=1, times=2}
                          150 called from 0 1; 150 = 1: +1 HIT; < 005
                        RETURN 5 search.lost{position=3, seen=[+1, +1], code=-1}
                          100 = 3: -1 LOSS; 001 = -1 LOSS; ? 001 -1; not +1 other-side
                        ANSWER 0 search.memo-done{position=3, code=-1, calls=6, different=4}
                          < 100
                        001 {position=3, calls=6, different=4, hits=2}
                        """);
    }

    @Test
    void recursionWithoutADictionary() {
        assertThat(told("plain-search", Values.winner(), 2)).isEqualTo("""
                        START 0 search.start{}
                        CALL 1 search.call{position=2}
                          100 called from -1 2; 000 = 2 PLAIN; 001 = ×1 PLAIN
                        CALL 1 search.call{position=1}
                          110 called from 0 1; 002 = 1 PLAIN; 003 = ×1 PLAIN
                        CALL 1 search.call{position=0}
                          120 called from 1 0; 004 = 0 PLAIN; 005 = ×1 PLAIN
                        BASE 2 search.end{position=0, code=-}
                          120 = 0: - LOSS
                        RETURN 4 search.won{position=1, seen=[-], code=+}
                          110 = 1: + WIN; ? 110 +; not - other-side
                        REPEAT 1 search.repeat{position=0, times=2}
                          130 called from 0 0; 005 = ×2 REPEATED; 130 = 0 REPEATED
                        BASE 2 search.end{position=0, code=-}
                          130 = 0: - REPEATED
                        RETURN 4 search.won{position=2, seen=[+, -], code=+}
                          100 = 2: + WIN; ? 100 +; not - other-side
                        ANSWER 0 search.done{position=2, code=+, calls=4, different=3}
                          < 100
                        100 {position=2, calls=4, different=3}
                        """);
    }

    @Test
    void theLeastNimberThatIsMissing() {
        assertThat(told("sprague-grundy", Values.nimber(), 3)).isEqualTo("""
                        START 0 mex.start{}
                        BASE 1 mex.ended{position=0}
                          003 = 0 LOSS; ? 003 0
                        OPTION 2 mex.option{position=1, option=0, nimber=0}
                          010 = 0 HIT; < 003
                        CELL 3 mex.gap{position=1, seen=[0], mex=1}
                          013 = 1 WIN; ? 013 1; not 0 least-present
                        OPTION 2 mex.option{position=2, option=1, nimber=1}
                          021 = 1 HIT; < 013
                        OPTION 2 mex.option{position=2, option=0, nimber=0}
                          020 = 0 HIT; < 003
                        CELL 3 mex.gap{position=2, seen=[0, 1], mex=2}
                          023 = 2 WIN; ? 023 2; not 0 least-present; not 1 largest
                        OPTION 2 mex.option{position=3, option=2, nimber=2}
                          032 = 2 HIT; < 023
                        OPTION 2 mex.option{position=3, option=1, nimber=1}
                          031 = 1 HIT; < 013
                        CELL 3 mex.gap{position=3, seen=[1, 2], mex=0}
                          033 = 0 LOSS; ? 033 0; not 3 after-largest; not 1 least-present; not 2 largest
                        ANSWER 0 mex.lost{position=3, mex=0}
                        033 {position=3}
                        """);
    }

    @Test
    void nimbersWithADictionary() {
        assertThat(told("memo", Values.nimber(), 2)).isEqualTo("""
                        START 0 search.start-memo{}
                        CALL 1 search.call{position=2}
                          100 called from -1 2; 000 = 2 PLAIN
                        CALL 1 search.call{position=1}
                          110 called from 0 1; 002 = 1 PLAIN
                        CALL 1 search.call{position=0}
                          120 called from 1 0; 004 = 0 PLAIN
                        BASE 3 search.end{position=0, code=0}
                          120 = 0: 0 LOSS; 005 = 0 LOSS
                        RETURN 6 mex.gap{position=1, seen=[0], mex=1}
                          110 = 1: 1 WIN; 003 = 1 WIN; ? 003 1; not 0 least-present
                        HIT 2 search.hit{position=0, times=2}
                          130 called from 0 0; 130 = 0: 0 HIT; < 005
                        RETURN 6 mex.gap{position=2, seen=[0, 1], mex=2}
                          100 = 2: 2 WIN; 001 = 2 WIN; ? 001 2; not 0 least-present; not 1 largest
                        ANSWER 0 search.memo-done{position=2, code=2, calls=4, different=3}
                          < 100
                        001 {position=2, calls=4, different=3, hits=1}
                        """);
    }

    @Test
    void aGameOfMorePositionsThanCanBeWatchedIsRefused() {
        assertThat(tracer("sprague-grundy").trace(new Heap(59), Values.nimber()).answered())
                .isEqualTo("2");
        assertThatThrownBy(() -> tracer("sprague-grundy").trace(new Heap(60), Values.nimber()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("trace.too-many-positions");
        assertThat(tracer("sprague-grundy").fits(new Heap(3), Values.outcome())).isFalse();
    }

    @Test
    void codesByStagesAreNotShownWhereTheLastMoverLoses() {
        assertThatThrownBy(() -> tracer("stages").trace(new Heap(3), Values.misere()))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("trace.last-mover-loses");
    }
}
