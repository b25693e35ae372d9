package org.zermelo.boards.interpret;

import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Remembered;
import org.zermelo.game.Player;

/**
 * What stands on a board and what is in the hands. It does not name the player to move.
 *
 * @param cells a sign of {@link org.zermelo.boards.model.Content#SIGNS} for each cell
 * @param pliesLeft the plies until the play is a tie; {@link BoardRules#ENDLESS} where the rules know no such bound
 * @param waits whether the player to move passes, as the other has earned another turn
 * @param remembered what is remembered of the last moves, where rules forbid something by them
 */
public record BoardPosition(
        String cells, int leftHand, int rightHand, int pliesLeft, boolean waits, Remembered remembered) {

    /** A position that remembers nothing. */
    public BoardPosition(String cells, int leftHand, int rightHand, int pliesLeft, boolean waits) {
        this(cells, leftHand, rightHand, pliesLeft, waits, Remembered.NOTHING);
    }

    /** The start of rules. */
    public static BoardPosition start(BoardRules rules) {
        return new BoardPosition(
                rules.start(),
                rules.begin().leftHand(),
                rules.begin().rightHand(),
                rules.plies(),
                rules.waits(),
                rules.remembered());
    }

    /** The same position with other moves before it. */
    public BoardPosition remembering(Remembered known) {
        return new BoardPosition(cells, leftHand, rightHand, pliesLeft, waits, known);
    }

    /** What stands on the board and is in the hands after a move, whose turn and plies do not count yet. */
    BoardPosition after(BoardRules rules, Player mover, BoardMove move) {
        StringBuilder changed = new StringBuilder(cells);
        String signs = rules.customs().kinds().signs();
        move.changes().forEach(change -> changed.setCharAt(change.cell(), signs.charAt(change.after())));
        return new BoardPosition(
                changed.toString(),
                leftHand + (mover == Player.LEFT ? move.hand() : 0),
                rightHand + (mover == Player.RIGHT ? move.hand() : 0),
                pliesLeft,
                waits,
                remembered);
    }

    /** The hand of a player. */
    public int hand(Player player) {
        return player == Player.LEFT ? leftHand : rightHand;
    }

    @Override
    public String toString() {
        String hands = leftHand + rightHand > 0 ? " " + leftHand + " " + rightHand : "";
        return cells
                + hands
                + (pliesLeft < 0 ? "" : " " + pliesLeft)
                + (waits ? " " + BoardRules.PASS : "")
                + (remembered.equals(Remembered.NOTHING) ? "" : " " + remembered);
    }
}
