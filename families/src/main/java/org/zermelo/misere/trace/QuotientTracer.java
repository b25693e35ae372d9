package org.zermelo.misere.trace;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.Subtraction;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.nim.Nim;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Convention;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;

/**
 * The misère quotient of few small heaps: sums of heaps are sorted by who wins, classes are split while one more heap tells their
 * members apart, and what stays together becomes one element. For Nim and heap games under misère play.
 */
public final class QuotientTracer implements Tracer {

    private static final int MOST_HEAP = 30;
    private static final MisereQuotient.Limits LIMITS = new MisereQuotient.Limits(QuotientMerging.MOST_WORDS, 2_000);

    @Override
    public String method() {
        return "misere-quotient";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value.convention() == Convention.MISERE
                && value.subject() == Subject.OUTCOME
                && (rules instanceof Nim || rules instanceof HeapGame);
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        List<Long> start = rules instanceof Nim nim
                ? Arrays.stream(nim.start().heaps()).boxed().toList()
                : ((HeapGame) rules).start().heaps();
        HeapRules heaps = rules instanceof HeapGame game ? game.rules() : Subtraction.allBut(Set.of());
        HeapPosition position = new HeapPosition(start);
        if (position.largest() > MOST_HEAP) {
            throw tooLarge();
        }
        MisereQuotient quotient = MisereQuotient.ofHeaps(heaps, (int) position.largest(), LIMITS, Watch.NONE);
        if (!quotient.isComplete() || quotient.generators().isEmpty()) {
            throw tooLarge();
        }
        return new QuotientMerging(new HeapGame(heaps, position), quotient).trace(method());
    }

    /** What is thrown when a quotient has no elements to merge, or too many. */
    static RefusedException tooLarge() {
        return new RefusedException("trace.quotient-large", "words", QuotientMerging.MOST_WORDS, "heap", MOST_HEAP);
    }
}
