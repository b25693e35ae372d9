package org.zermelo.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.MoveRelation;
import org.zermelo.law.formula.Presburger;

/**
 * The rules as automata of one numeration, ready to prove or to refute what is guessed. A position must be lost exactly if no move leads
 * from it to a lost one, or to no more of them than the opponent may forbid, and its nimber must be the least that no move leads to; ends
 * are as the rules say. Where every play ends, only one automaton's words agree with that: by induction along the plays.
 */
final class LawProof {

    /** What {@link #end} says of a position in play from which there is a move. */
    static final int GOES_ON = 2;

    /** What {@link #end} says of numbers that are no position. */
    static final int NOWHERE = 3;

    private final DefinedRules defined;
    private final DecisionProcedure procedure;
    private final List<Automaton> moves = new ArrayList<>();
    private final Automaton end;
    private @Nullable Boolean backwards;

    LawProof(DefinedRules defined, Numeration numeration) {
        this.defined = defined;
        this.procedure = new DecisionProcedure(numeration);
        defined.moves().forEach(move -> moves.add(procedure.of(move.whatever())));
        this.end = ends();
    }

    DecisionProcedure procedure() {
        return procedure;
    }

    /** Whether positions can be solved by reading the moves backwards. */
    boolean backwards(Measure measure) {
        if (backwards == null) {
            backwards = MarkedPositions.fits(this, measure);
        }
        return backwards;
    }

    /** To how many positions the opponent may forbid to move. */
    int forbidden() {
        return defined.rules().forbidden();
    }

    /** Whether the player without a move loses. */
    boolean stuckLoses() {
        return defined.stuckLoses();
    }

    List<MoveRelation> relations() {
        return defined.moves();
    }

    /** The automaton of each relation. */
    List<Automaton> moves() {
        return moves;
    }

    /** 0 where the play has ended and is lost for the player who would have to move, 1 where it is won; or what is said above. */
    Automaton end() {
        return end;
    }

    private Automaton ends() {
        Automaton positions = procedure.of(defined.positions());
        Automaton goes = procedure.of(Presburger.FALSE);
        for (int i = 0; i < moves.size(); i++) {
            goes = Automata.either(
                    goes, Automata.hide(moves.get(i), relations().get(i).changed()));
        }
        Automaton ended = procedure.of(defined.ended());
        Automaton lost = procedure.of(defined.endedLost());
        int noMove = defined.stuckLoses() ? 0 : 1;
        Automaton inPlay = Automata.join(positions, goes, (is, on) -> is == 0 ? NOWHERE : on == 0 ? noMove : GOES_ON);
        Automaton told = Automata.join(ended, lost, (over, loses) -> over == 0 ? GOES_ON : 1 - loses);
        return Automata.join(inPlay, told, (here, over) -> here == NOWHERE || over == GOES_ON ? here : over);
    }

    /** How many states the relations of all moves have. */
    int states() {
        return moves.stream().mapToInt(Automaton::states).sum();
    }
}
