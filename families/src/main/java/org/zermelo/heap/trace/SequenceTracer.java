package org.zermelo.heap.trace;

import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;

/**
 * The nim-sequence of a heap game, heap by heap: the nimbers of a heap's options are gathered, the least that is missing is its
 * nimber; several heaps are added without carry at the end.
 */
final class SequenceTracer implements Tracer {

    private static final int MOST_HEAP = Trace.MOST_STEPS / 2;

    @Override
    public String method() {
        return "sprague-grundy";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return rules instanceof HeapGame game
                && value.fold() == Value.Fold.MEX
                && !game.start().heaps().isEmpty();
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        HeapGame game = (HeapGame) rules;
        // a heap takes a step for its nimber and, but for the first few, one for an option at least
        Trace.check(
                game.start().largest() > MOST_HEAP ? 2.0 * game.start().largest() : 0, Note.of("trace.fits-smaller"));
        List<Integer> heaps = game.start().heaps().stream().map(Long::intValue).toList();
        return new SequenceFill(game.rules(), heaps).trace(method());
    }
}
