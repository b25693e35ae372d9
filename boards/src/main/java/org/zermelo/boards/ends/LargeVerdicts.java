package org.zermelo.boards.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.zermelo.boards.interpret.CellEnds;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** Whether an end holds at a player's turn, on boards of more than one word. */
public final class LargeVerdicts {

    /**
     * An end that is looked for.
     *
     * @param values the values whose cells are looked at, value v as bit v
     * @param cells whether it holds for these cells; not asked where they are counted
     * @param fewer so many there must be, with those in the hand, for the end not to hold; 0 where they are not counted
     * @param hand the player whose hand is counted, too; -1 for nobody's
     * @param kind the kind that is counted in the hand
     */
    private record Sought(int values, Predicate<BoardCells> cells, int fewer, int hand, int kind) {}

    private final Hands hands;
    private final List<Sought> sought = new ArrayList<>();

    public LargeVerdicts(BoardRules rules, Player mover) {
        this.hands = rules.customs().hands();
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : rules.ends()) {
                if (end.who().contains(player) && !(end.test().ofMover() && player == mover)) {
                    sought.add(sought(rules, end.test(), player));
                }
            }
        }
    }

    private static Sought sought(BoardRules rules, Test test, Player player) {
        PieceKinds kinds = rules.customs().kinds();
        if (test instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            boolean counts = fewer.piece() != Content.NEUTRAL
                    && (fewer.kind() <= 0 || rules.customs().hands().byKind());
            int values = Verdicts.values(kinds, fewer.piece(), fewer.kind(), player);
            return new Sought(values, BoardCells::isEmpty, fewer.count(), counts ? owner.ordinal() : -1, fewer.kind());
        }
        int kind = test instanceof Test.Reach reach ? reach.kind() : PieceKinds.ANY;
        int values = Verdicts.values(kinds, test.piece(), kind, player);
        return new Sought(values, CellEnds.of(test, rules.board(), player), 0, -1, PieceKinds.ANY);
    }

    /**
     * Whether any of them holds.
     *
     * @param standing for each value the cells on which it stands
     */
    public boolean hold(BoardCells[] standing, int leftHand, int rightHand) {
        for (Sought each : sought) {
            BoardCells cells = BoardCells.NONE;
            for (int left = each.values; left != 0; left &= left - 1) {
                cells = cells.or(standing[Integer.numberOfTrailingZeros(left)]);
            }
            int inHand = each.hand < 0 ? 0 : hands.count(each.hand == 0 ? leftHand : rightHand, each.kind);
            if (each.fewer > 0 ? inHand + cells.count() < each.fewer : each.cells.test(cells)) {
                return true;
            }
        }
        return false;
    }
}
