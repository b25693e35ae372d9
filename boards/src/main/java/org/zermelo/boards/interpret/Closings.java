package org.zermelo.boards.interpret;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** What becomes of the other's pieces between a piece that has come and another own one. */
final class Closings {

    private Closings() {}

    /** How many pieces were closed in, and how many of them came into the hand. */
    record Closed(int pieces, int kept) {}

    /** Does it on these cells. */
    static Closed close(BoardRules rules, Manner.Closing closing, int[] after, int to, Player mover) {
        Board board = rules.board();
        int closed = 0;
        int kept = 0;
        for (int ray = 0; closing != Manner.Closing.NONE && ray < board.rays(); ray++) {
            List<Integer> row = new ArrayList<>();
            int at = board.next(ray, to);
            while (at >= 0 && at != to && Content.of(after[at], mover) == Content.OTHER && !row.contains(at)) {
                row.add(at);
                at = board.next(ray, at);
            }
            boolean shut = at >= 0 && at != to && Content.of(after[at], mover) == Content.OWN;
            boolean fits = closing != Manner.Closing.TAKES_ONE || row.size() == 1;
            if (shut && fits) {
                closed += row.size();
                for (int cell : row) {
                    int kind = PieceKinds.kind(after[cell]);
                    kept += closing == Manner.Closing.FLIPS ? 0 : kept(rules, after[cell], mover);
                    after[cell] = closing == Manner.Closing.FLIPS ? PieceKinds.value(kind, mover) : 0;
                }
            }
        }
        return new Closed(closed, kept);
    }

    /** What comes into the hand with a piece that is captured. */
    static int kept(BoardRules rules, int value, Player mover) {
        return Content.of(value, mover) == Content.OTHER ? rules.customs().kept(value) : 0;
    }
}
