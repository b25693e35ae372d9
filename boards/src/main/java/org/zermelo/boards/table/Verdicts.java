package org.zermelo.boards.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** The ends at a player's turn where there are several kinds of pieces, as tests of sets of cells. */
final class Verdicts {

    /**
     * One end.
     *
     * @param values the values whose cells are looked at, value v as bit v
     * @param cells a test of these; null where they are counted
     * @param fewer so many there must be for the end not to hold
     * @param hand the player whose hand is counted, too; -1 for nobody's
     * @param code what it means for the player to move
     */
    private record Verdict(int values, @Nullable CellTest cells, int fewer, int hand, int code) {}

    private final Verdict[] verdicts;

    Verdicts(BoardRules rules, Player mover) {
        List<Verdict> found = new ArrayList<>();
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : rules.ends()) {
                boolean neutral = !(end.test() instanceof Test.Fewer) && EndTests.piece(end.test()) == Content.NEUTRAL;
                if (end.who().contains(player) && !(neutral && player == mover)) {
                    found.add(verdict(
                            rules,
                            end.test(),
                            player,
                            EndTests.code(
                                    player == mover
                                            ? end.verdict()
                                            : end.verdict().opposite())));
                }
            }
        }
        this.verdicts = found.toArray(Verdict[]::new);
    }

    private static Verdict verdict(BoardRules rules, Test test, Player player, int code) {
        PieceKinds kinds = rules.customs().kinds();
        if (test instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            boolean inHand = fewer.piece() != Content.NEUTRAL && fewer.kind() <= 0;
            int values = values(kinds, fewer.piece(), fewer.kind(), player);
            return new Verdict(values, null, fewer.count(), inHand ? owner.ordinal() : -1, code);
        }
        int kind = test instanceof Test.Reach reach ? reach.kind() : PieceKinds.ANY;
        int values = values(kinds, EndTests.piece(test), kind, player);
        CellTest cells = EndTests.other(test, rules.board(), player);
        if (test instanceof Test.Line line && !line.exactly()) {
            LineTest lines = new LineTest(rules.board().lines(line.length()), line.length());
            cells = lines::in;
        }
        return new Verdict(values, cells, 0, -1, code);
    }

    private static int values(PieceKinds kinds, Content content, int kind, Player viewer) {
        int set = 0;
        for (int value : kinds.values(content, viewer)) {
            set |= kind == PieceKinds.ANY || PieceKinds.kind(value) == kind ? 1 << value : 0;
        }
        return set;
    }

    /** What the first end that holds means for the player to move; {@link EndTests#NONE} when none holds. */
    int code(int[] on, int leftHand, int rightHand) {
        for (Verdict verdict : verdicts) {
            long cells = 0;
            for (int cell = 0; cell < on.length; cell++) {
                cells |= (long) (verdict.values >>> on[cell] & 1) << cell;
            }
            int hand = verdict.hand < 0 ? 0 : verdict.hand == 0 ? leftHand : rightHand;
            boolean holds =
                    verdict.cells == null ? Long.bitCount(cells) + hand < verdict.fewer : verdict.cells.holds(cells);
            if (holds) {
                return verdict.code;
            }
        }
        return EndTests.NONE;
    }
}
