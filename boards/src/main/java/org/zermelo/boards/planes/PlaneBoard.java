package org.zermelo.boards.planes;

import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.WideRules;

/**
 * A board game on planes, which are sets of cells: one for each kind and side of piece, however many positions there are. A move changes
 * bits of a few planes.
 */
public final class PlaneBoard implements WideRules {

    private final BoardForm form;
    private final PlaneShape shape;
    private final PlaneTurn turn;

    /** The planes of a game. */
    public PlaneBoard(BoardForm form) {
        this.form = form;
        this.shape = new PlaneShape(form);
        this.turn = new PlaneTurn(new PlaneGame(form, shape));
    }

    @Override
    public int width() {
        return shape.width;
    }

    @Override
    public long[] start() {
        return shape.pack(new AtTurn<>(BoardPosition.start(form.rules()), form.first()));
    }

    /** A position of a game as planes. */
    public static long[] spread(BoardForm form, AtTurn<BoardPosition> at) {
        return new PlaneShape(form).pack(at);
    }

    @Override
    public long[] found() {
        return turn.found();
    }

    @Override
    public int options(long[] from, int at) {
        return turn.at(from, at).options();
    }
}
