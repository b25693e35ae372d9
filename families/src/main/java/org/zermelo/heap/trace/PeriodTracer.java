package org.zermelo.heap.trace;

import java.util.Optional;
import java.util.Set;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.UniformTakes;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.heap.period.Theorem;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.solve.Watch;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Value;

/**
 * How a period of a nim-sequence is proved: the end of the sequence repeats, the last exception is found, and the theorem of Guy and
 * Smith says how far the repetition must be seen. For rules that are the same for all heaps and moves that leave at most two.
 */
final class PeriodTracer implements Tracer {

    private static final int MOST_HEAPS = 1_000;
    private static final int LONGEST = 60;
    private static final Set<Theorem> SHOWN = Set.of(Theorem.BREAKING, Theorem.BREAKING_APART);

    @Override
    public String method() {
        return "period-proof";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return rules instanceof HeapGame game
                && value.fold() == Value.Fold.MEX
                && game.rules()
                        .uniform()
                        .filter(takes -> takes.mostParts() <= 2)
                        .isPresent();
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        HeapRules heaps = ((HeapGame) rules).rules();
        NimSequence sequence =
                NimSequences.compute(heaps, MOST_HEAPS, NimSequences.Settings.ofThisMachine(), Watch.NONE);
        Optional<PeriodProof> proof = sequence.proof()
                .filter(found -> SHOWN.contains(found.theorem())
                        && found.period().saltus() == 0
                        && found.period().length() <= LONGEST);
        UniformTakes takes = heaps.uniform().orElseThrow();
        return new PeriodRun(
                        sequence,
                        proof.orElseThrow(() -> new RefusedException(
                                "trace.no-period", "game", heaps.text(), "heaps", MOST_HEAPS, "longest", LONGEST)),
                        takes)
                .trace(method());
    }
}
