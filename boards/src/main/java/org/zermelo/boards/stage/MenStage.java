package org.zermelo.boards.stage;

/**
 * How many men there are, as the player to move sees them. No move makes more of them.
 *
 * @param ownHand his men in hand
 * @param otherHand the other's
 * @param own his men on the board
 * @param other the other's
 */
record MenStage(int ownHand, int otherHand, int own, int other) {

    /** The same as the other player sees it. */
    MenStage turned() {
        return new MenStage(otherHand, ownHand, other, own);
    }

    /** After a move that places or takes a man, or neither, as the other player sees it. */
    MenStage after(boolean places, boolean takes) {
        return new MenStage(
                otherHand, places ? ownHand - 1 : ownHand, takes ? other - 1 : other, places ? own + 1 : own);
    }

    /** What every move to another stage lowers. */
    int height() {
        return 2 * (ownHand + otherHand) + own + other;
    }

    /** The stage by which this and the turned one are known. */
    MenStage first() {
        boolean more = own != other ? own > other : ownHand >= otherHand;
        return more ? this : turned();
    }

    /** Whether the player to move is the major, who has more men on the board, or as many. */
    boolean byMajor() {
        return own >= other;
    }

    /** The men in figures: on the board, and in hand where there are any. */
    @Override
    public String toString() {
        String hands = ownHand + otherHand == 0 ? "" : "+" + ownHand + "-" + otherHand;
        return own + "-" + other + hands;
    }
}
