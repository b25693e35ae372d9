package org.zermelo.law;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.law.formula.Presburger;
import org.zermelo.rule.Variable;

/**
 * Rules of one heap whose moves from a size lead to all sizes from some one on up to it.
 *
 * @param leads the pairs of a size in play and of one that a move leads to
 * @param to the track of that one
 * @param inPlay the least size at which the play is not over; at all smaller ones it is
 */
record IntervalMoves(DecisionProcedure procedure, Automaton leads, int to, long inPlay) {

    static final int HEAP = 0;
    private static final int BETWEEN = 500;

    /** The moves, if they are proved to be such. */
    static Optional<IntervalMoves> of(DefinedRules defined) {
        Variable heap = defined.rules().variables().get(0);
        boolean oneHeap =
                defined.rules().variables().size() == 1 && heap.least() == 0 && heap.greatest() == Long.MAX_VALUE;
        try {
            return oneHeap ? proved(defined) : Optional.empty();
        } catch (TooLargeException e) {
            return Optional.empty();
        }
    }

    private static Optional<IntervalMoves> proved(DefinedRules defined) {
        DecisionProcedure procedure = new DecisionProcedure(new Base(2));
        Presburger going = new Presburger.Not(defined.ended());
        Automaton leads = procedure.of(Presburger.and(
                going,
                Presburger.or(
                        defined.moves().stream().map(MoveRelation::whatever).toList())));
        Automaton sizes = procedure.of(going);
        Optional<int[][]> least = Automata.shortest(sizes);
        if (leads.tracks().length != 2 || least.isEmpty()) {
            return Optional.empty();
        }
        long inPlay = sizes.tracks().length == 0 ? 0 : procedure.numeration().value(least.get()[0]);
        IntervalMoves moves = new IntervalMoves(procedure, leads, leads.tracks()[1], inPlay);
        if (moves.some(defined.ended(), Presburger.atMost(LinearSum.of(inPlay), LinearSum.track(HEAP)))) {
            return Optional.empty();
        }
        LinearSum heap = LinearSum.track(HEAP);
        LinearSum after = LinearSum.track(moves.to);
        LinearSum between = LinearSum.track(BETWEEN);
        boolean skips = moves.some(
                Presburger.less(after, between),
                Presburger.less(between, heap),
                new Presburger.Among(leads),
                new Presburger.Not(moves.leads(HEAP, BETWEEN)));
        boolean rises = moves.some(new Presburger.Among(leads), Presburger.atMost(heap, after));
        return skips || rises ? Optional.empty() : Optional.of(moves);
    }

    /** That a move leads from the number on a track to that on another one. */
    Presburger leads(int from, int target) {
        return among(leads, track -> track == HEAP ? from : target);
    }

    /** That numbers on other tracks belong to a set of pairs. */
    static Presburger among(Automaton set, IntUnaryOperator names) {
        int[] tracks = set.tracks();
        for (int i = 0; i < tracks.length; i++) {
            tracks[i] = names.applyAsInt(tracks[i]);
        }
        return new Presburger.Among(set.onTracks(tracks));
    }

    /** Whether all these hold of some numbers. */
    boolean some(Presburger... parts) {
        return Automata.shortest(procedure.of(Presburger.and(parts))).isPresent();
    }
}
