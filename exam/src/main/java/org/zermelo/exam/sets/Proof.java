package org.zermelo.exam.sets;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a claim about a position holds or does not hold: a tree that holds no more than the proof needs. Where one move is
 * enough there is one branch, where every move counts there is one for each.
 *
 * @param position the position
 * @param claim what is claimed of the player to move there
 * @param holds whether it is true
 * @param every whether the branches are all moves of the position, rather than one that is enough
 * @param branches empty for a win in one that does not exist, for positions without moves, and where the tree was cut
 * @param cut whether branches were left out because the tree had grown too large
 * @param <P> a position
 * @param <M> a move
 */
public record Proof<P, M>(
        P position, Claim claim, boolean holds, boolean every, List<Branch<P, M>> branches, boolean cut) {

    public Proof {
        branches = List.copyOf(branches);
    }

    /**
     * A claim about the player to move.
     *
     * @param wins whether he is said to win, rather than to lose
     * @param moves by which of the winner's own moves at the latest
     */
    public record Claim(boolean wins, int moves) {}

    /** How a move goes on. */
    public enum Step {
        /** The move ends the play and its mover has won. */
        WINS,
        /** The move ends the play and its mover has lost. */
        OVERSHOOTS,
        /** The move ends the play and nobody has won. */
        TIES,
        /** The play goes on. */
        GOES_ON
    }

    /**
     * A move of the proof.
     *
     * @param proof the claim about the position after the move; null when the move ends the play
     */
    public record Branch<P, M>(
            M move, P next, Step step, @Nullable Proof<P, M> proof) {}

    /** How many positions the tree holds. */
    public long size() {
        long size = 1;
        for (Branch<P, M> branch : branches) {
            size += branch.proof() == null ? 1 : branch.proof().size();
        }
        return size;
    }
}
