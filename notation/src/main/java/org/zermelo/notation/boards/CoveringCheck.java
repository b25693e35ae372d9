package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;

/** Where pieces cover others, what would take, turn or change a piece is not said: nobody could tell what becomes of those below. */
final class CoveringCheck {

    private static final Set<Content> EMPTY = Set.of(Content.EMPTY);

    private CoveringCheck() {}

    /** What is said beside covering and does not go with it, in words of the notation; none where all is well. */
    static List<String> against(Customs customs, List<MoveClause> clauses) {
        List<String> meanings = new ArrayList<>();
        if (!customs.kinds().stacks().any()) {
            return meanings;
        }
        add(meanings, customs.promoted() != Customs.NOTHING, "promotion");
        add(meanings, customs.mill() != Customs.NOTHING, "mill");
        add(meanings, customs.hands().keeps(), "captured");
        add(meanings, customs.score() == Customs.Score.CAPTURES, "score-captures");
        add(meanings, customs.another().captures(), "a-capture");
        for (MoveClause clause : clauses) {
            Movement movement = clause.movement();
            Closing closing = clause.manner().taking().closing();
            add(meanings, closing == Closing.FLIPS, "flipping");
            add(meanings, closing == Closing.TAKES, "enclosing");
            add(meanings, closing == Closing.TAKES_ONE, "enclosing-one");
            add(meanings, clause.manner().taking().another(), "taking-another");
            add(meanings, clause.manner().leaving() != Content.EMPTY, "leaving");
            add(meanings, movement instanceof Movement.Turn, "turn");
            add(
                    meanings,
                    clause.manner().becoming() != PieceKinds.ANY && !(movement instanceof Movement.Turn),
                    "becoming");
            add(meanings, movement instanceof Movement.Push, "push");
            add(meanings, movement instanceof Movement.Age, "age");
            add(meanings, movement instanceof Movement.Remove, "remove");
            add(meanings, movement instanceof Movement.Jump jump && jump.capturing(), "capturing");
            add(meanings, clause.manner().taking().kind() != PieceKinds.ANY, "over");
            add(meanings, !onto(movement).equals(EMPTY), "capture");
        }
        return meanings.stream().distinct().map(BoardWords::written).toList();
    }

    private static void add(List<String> meanings, boolean said, String meaning) {
        if (said) {
            meanings.add(meaning);
        }
    }

    private static Set<Content> onto(Movement movement) {
        if (movement instanceof Movement.Step step) {
            return step.onto();
        }
        if (movement instanceof Movement.Slide slide) {
            return slide.onto();
        }
        return movement instanceof Movement.Jump jump ? jump.onto() : EMPTY;
    }
}
