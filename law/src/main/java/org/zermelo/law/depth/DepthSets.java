package org.zermelo.law.depth;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.law.formula.Presburger;

/**
 * The positions that are won or lost within some plies, as sets of digits of base 2: each ply is one quantifier. Nothing is guessed, and
 * plays need not end.
 */
public final class DepthSets {

    private final DefinedRules defined;
    private final DecisionProcedure procedure = new DecisionProcedure(new Base(2));
    private final Automaton inPlay;

    /** Where the play has ended as if the player to move had won by one more move. */
    private final Automaton overshot;

    private final List<Automaton> won = new ArrayList<>();
    private final List<Automaton> lost = new ArrayList<>();

    /** Sets of positions of some rules. */
    public DepthSets(DefinedRules defined) {
        if (defined.rules().forbidden() > 0) {
            throw new RefusedException("rule.forbidding", "game", defined.rules());
        }
        this.defined = defined;
        Automaton positions = procedure.of(defined.positions());
        Automaton ended = Automata.both(positions, procedure.of(defined.ended()));
        Automaton going = Automata.both(positions, procedure.not(procedure.of(defined.ended())));
        this.inPlay = Automata.both(going, someMoveTo(positions));
        Automaton stuck = Automata.both(going, procedure.not(inPlay));
        Automaton endedLost = Automata.both(ended, procedure.of(defined.endedLost()));
        Automaton endedWon = Automata.both(ended, procedure.not(procedure.of(defined.endedLost())));
        this.overshot = Automata.both(ended, procedure.of(defined.overshot()));
        lost.add(defined.stuckLoses() ? Automata.either(endedLost, stuck) : endedLost);
        Automaton wonNow = without(endedWon, overshot);
        won.add(defined.stuckLoses() ? wonNow : Automata.either(wonNow, stuck));
    }

    /** What decides about formulas over the same digits. */
    public DecisionProcedure procedure() {
        return procedure;
    }

    private Automaton someMoveTo(Automaton set) {
        Automaton some = procedure.of(Presburger.FALSE);
        for (MoveRelation move : defined.moves()) {
            Automaton leads = Automata.both(procedure.of(move.whatever()), move.setAfter(set));
            some = Automata.either(some, Automata.hide(leads, move.changed()));
        }
        return some;
    }

    /** Won within so many plies of both players. */
    private Automaton wonWithin(int plies) {
        while (won.size() <= plies) {
            Automaton wins = Automata.both(inPlay, someMoveTo(lostWithin(won.size() - 1)));
            won.add(Automata.either(Automata.either(won.get(0), overshot), wins));
        }
        return won.get(plies);
    }

    /** Lost within so many plies of both players. */
    private Automaton lostWithin(int plies) {
        while (lost.size() <= plies) {
            Automaton escapes = someMoveTo(without(procedure.of(defined.positions()), wonWithin(lost.size() - 1)));
            lost.add(Automata.either(lost.get(0), without(inPlay, escapes)));
        }
        return lost.get(plies);
    }

    /** The player to move wins by their n-th move at the latest, and cannot be sure of it sooner. */
    public Automaton won(int moves) {
        Automaton all = Automata.both(inPlay, wonWithin(2 * moves - 1));
        return moves == 1 ? all : without(all, wonWithin(2 * moves - 3));
    }

    /** The other player wins by their n-th move at the latest, and cannot be sure of it sooner. */
    public Automaton lost(int moves) {
        return without(Automata.both(inPlay, lostWithin(2 * moves)), lostWithin(2 * moves - 2));
    }

    /** Some move lets the other player win at once. */
    public Automaton unlucky() {
        return Automata.both(inPlay, someMoveTo(wonWithin(1)));
    }

    /** What is in the first set and not in the second. */
    public Automaton without(Automaton first, Automaton second) {
        return Automata.both(first, procedure.not(second));
    }
}
