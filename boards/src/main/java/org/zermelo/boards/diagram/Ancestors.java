package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Content;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;

/** Tells whether a position can be reached: moves are taken back until the start is met. */
final class Ancestors {

    /** Positions that are looked at for one answer. */
    private static final int MOST = 1 << 18;

    private final BoardGame game;
    private final int step;

    Ancestors(BoardGame game) {
        this.game = game;
        this.step = DiagramLayers.step(game.form());
    }

    /** The plies from the start to a position. */
    int ply(String cells) {
        return (pieces(cells) - pieces(game.declared().start())) / step;
    }

    private static int pieces(String cells) {
        return (int)
                cells.chars().filter(sign -> sign != Content.SIGNS.charAt(0)).count();
    }

    /**
     * Whether a position can be reached.
     *
     * @throws RefusedException when too many positions lead there
     */
    boolean reach(AtTurn<BoardPosition> at) {
        String cells = at.position().cells();
        int ply = ply(cells);
        boolean possible = ply >= 0
                && (pieces(cells) - pieces(game.declared().start())) % step == 0
                && at.mover() == mover(ply)
                && at.position().equals(with(cells));
        return possible && reach(cells, ply, new HashSet<>());
    }

    private Player mover(int ply) {
        Player first = game.declared().first();
        return game.shared() ? Player.LEFT : ply % 2 == 0 ? first : first.other();
    }

    private BoardPosition with(String cells) {
        BoardPosition start = game.start().position();
        return new BoardPosition(cells, start.leftHand(), start.rightHand(), start.pliesLeft(), start.waits());
    }

    private boolean reach(String cells, int ply, Set<String> seen) {
        if (ply == 0) {
            return cells.equals(game.declared().start());
        }
        if (!seen.add(cells)) {
            return false;
        }
        if (seen.size() > MOST) {
            throw new RefusedException("store.many-ancestors", "position", game.text(at(cells, ply)), "most", MOST);
        }
        for (String before : before(cells, mover(ply - 1))) {
            AtTurn<BoardPosition> there = at(before, ply - 1);
            boolean legal = game.moves(there).stream()
                    .anyMatch(move -> game.play(there, move).position().cells().equals(cells));
            if (legal && reach(before, ply - 1, seen)) {
                return true;
            }
        }
        return false;
    }

    private AtTurn<BoardPosition> at(String cells, int ply) {
        return new AtTurn<>(with(cells), mover(ply));
    }

    /** What may have stood there before a move of the player. */
    private List<String> before(String cells, Player mover) {
        List<String> found = new ArrayList<>();
        for (GroundMove move : game.form().moves(mover)) {
            StringBuilder before = new StringBuilder(cells);
            boolean made = true;
            for (int cell = 0; cell < cells.length() && made; cell++) {
                int value = Content.SIGNS.indexOf(cells.charAt(cell));
                int was = MoveSets.value(move.clears(), cell);
                if (was >= 0) {
                    made = MoveSets.value(move.sets(), cell) == value;
                    before.setCharAt(cell, Content.SIGNS.charAt(was));
                }
            }
            if (made) {
                found.add(before.toString());
            }
        }
        return found;
    }
}
