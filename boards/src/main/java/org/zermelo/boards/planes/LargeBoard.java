package org.zermelo.boards.planes;

import java.util.Arrays;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.WideRules;

/**
 * A board game on planes of two words each, for boards of more cells than {@link PlaneBoard} takes. Moves that only place pieces or bring
 * them elsewhere, with a capture or a shot, are found on the cells; all others as they are played without planes.
 */
public final class LargeBoard implements WideRules {

    private final BoardForm form;
    private final BoardRules rules;
    private final BoardPlay play;
    private final PlaneShape shape;
    private final boolean plain;
    private final LargeMoves moves;
    private final Verdicts[] verdicts = new Verdicts[2];
    private final BoardCells[] standing;
    private final boolean endless;
    private final boolean passes;
    private final long turn;
    private long[] found = new long[0];

    /** The planes of a game. */
    public LargeBoard(BoardForm form) {
        this.form = form;
        this.rules = form.rules();
        this.play = new BoardPlay(rules);
        this.shape = new PlaneShape(form);
        this.plain = LargeMoves.fit(rules);
        this.moves = new LargeMoves(rules, shape);
        this.standing = new BoardCells[rules.customs().kinds().values()];
        this.endless = rules.plies() == BoardRules.ENDLESS;
        this.passes = rules.customs().passes();
        this.turn = form.shared() ? 0 : PlaneShape.TURN;
        for (Player player : Player.values()) {
            verdicts[player.ordinal()] = new Verdicts(rules, player);
        }
    }

    @Override
    public int width() {
        return shape.width;
    }

    @Override
    public long[] start() {
        return shape.pack(new AtTurn<>(BoardPosition.start(rules), form.first()));
    }

    @Override
    public long[] found() {
        return found;
    }

    @Override
    public int options(long[] from, int at) {
        if (!plain) {
            int count = shape.list(play, shape.unpack(from, at), moves);
            found = moves.found();
            return count;
        }
        long rest = from[at + shape.width - 1];
        int mover = (int) (rest & PlaneShape.TURN);
        if (!endless && PlaneShape.plies(rest) == 0 || ended(from, at, mover, rest)) {
            return 0;
        }
        long next = (rest ^ turn) - (endless ? 0 : PlaneShape.PLY);
        moves.begin(from, at, next);
        int count = moves.find(mover, PlaneShape.hand(rest, mover));
        if (count == 0 && passes && moves.find(1 - mover, PlaneShape.hand(rest, 1 - mover)) > 0) {
            found = moves.base;
            return 1;
        }
        found = moves.found();
        return count;
    }

    private boolean ended(long[] from, int at, int mover, long rest) {
        if (rules.ends().isEmpty()) {
            return false;
        }
        Arrays.fill(standing, BoardCells.NONE);
        for (int plane = 0; plane < shape.values.length; plane++) {
            standing[shape.values[plane]] = new BoardCells(from[at + 2 * plane], from[at + 2 * plane + 1]);
        }
        return verdicts[mover].hold(standing, PlaneShape.hand(rest, 0), PlaneShape.hand(rest, 1));
    }
}
