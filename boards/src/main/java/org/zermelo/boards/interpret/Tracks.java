package org.zermelo.boards.interpret;

import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Track;

/** The cells that a move leaves and comes to. */
final class Tracks {

    private Tracks() {}

    /**
     * The track of a move.
     *
     * @param from the cell with which it begins
     * @param to the cell to which a piece comes, or from which one is removed
     */
    static Track of(MoveClause clause, int from, int to, int[] before, int[] after) {
        Movement movement = clause.movement();
        boolean still = movement instanceof Movement.Turn || movement instanceof Movement.Sweep;
        if (movement instanceof Movement.Cover || still) {
            return Track.NONE;
        }
        if (movement instanceof Movement.Remove remove) {
            return remove.rows() * remove.columns() > 1 ? Track.NONE : new Track(to, Track.NOWHERE);
        }
        return new Track(clause.places() ? onlyTaken(before, after) : from, to);
    }

    /** The cell of the only piece that was taken. */
    private static int onlyTaken(int[] before, int[] after) {
        int only = Track.NOWHERE;
        int count = 0;
        for (int cell = 0; cell < before.length; cell++) {
            if (before[cell] != 0 && after[cell] == 0) {
                only = cell;
                count++;
            }
        }
        return count == 1 ? only : Track.NOWHERE;
    }
}
