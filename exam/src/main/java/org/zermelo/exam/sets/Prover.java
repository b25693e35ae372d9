package org.zermelo.exam.sets;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.sets.Proof.Branch;
import org.zermelo.exam.sets.Proof.Claim;
import org.zermelo.exam.sets.Proof.Step;

/**
 * Builds proofs. With <i>win</i> and <i>lose</i> as in {@link Classes}: a win is proved by one move, its absence by all;
 * a loss is proved by all moves, its absence by one.
 */
public final class Prover<P, M> {

    private final Classes<P, M> classes;
    private long left;

    /**
     * A prover.
     *
     * @param most positions in a tree; what lies beyond is cut
     */
    public Prover(Classes<P, M> classes, long most) {
        this.classes = classes;
        this.left = most;
    }

    /** Why the player to move can, or cannot, make sure of winning by his n-th own move. */
    public Proof<P, M> wins(P position, int moves) {
        boolean holds = moves > 0 && classes.fate(position, 2 * moves - 1).wonWithin(moves);
        return prove(position, new Claim(true, moves), holds, !holds);
    }

    /** Why the opponent can, or cannot, make sure of winning by his n-th move. */
    public Proof<P, M> loses(P position, int moves) {
        boolean holds = moves > 0 && classes.fate(position, 2 * moves).lostWithin(moves);
        return prove(position, new Claim(false, moves), holds, holds);
    }

    /** Why a first move is, or none is, that lets the opponent win at once. */
    public Proof<P, M> unlucky(P position) {
        List<Branch<P, M>> branches = new ArrayList<>();
        Claim claim = new Claim(false, 1);
        for (Classes.Move<P, M> move : classes.moves(position, 1)) {
            boolean lets = move.fate().kind() == Fate.Kind.WIN;
            Branch<P, M> branch =
                    new Branch<>(move.move(), move.next(), step(move), move.ends() ? null : wins(move.next(), 1));
            if (lets) {
                return new Proof<>(position, claim, true, false, List.of(branch), false);
            }
            branches.add(branch);
        }
        return new Proof<>(position, claim, false, true, branches, false);
    }

    /** Every move after which the opponent cannot make sure of winning by his n-th move; each is enough to escape. */
    public List<Branch<P, M>> escapes(P position, int moves) {
        Claim claim = new Claim(false, moves);
        List<Branch<P, M>> escapes = new ArrayList<>();
        for (Classes.Move<P, M> move : classes.moves(position, 2 * moves - 1)) {
            if (move.fate().kind() != Fate.Kind.WIN) {
                escapes.add(branch(claim, move));
            }
        }
        return escapes;
    }

    private Proof<P, M> prove(P position, Claim claim, boolean holds, boolean every) {
        left--;
        boolean leaf = !holds && (claim.moves() == 0 || claim.wins() && claim.moves() == 1);
        if (leaf) {
            return new Proof<>(position, claim, holds, every, List.of(), false);
        }
        if (left <= 0) {
            return new Proof<>(position, claim, holds, every, List.of(), true);
        }
        int plies = claim.wins() ? 2 * claim.moves() - 2 : 2 * claim.moves() - 1;
        List<Classes.Move<P, M>> moves = classes.moves(position, plies);
        List<Branch<P, M>> branches = new ArrayList<>();
        if (every) {
            moves.forEach(move -> branches.add(branch(claim, move)));
        } else {
            Classes.Move<P, M> enough = enough(claim, moves);
            if (enough != null) {
                branches.add(branch(claim, enough));
            }
        }
        return new Proof<>(position, claim, holds, every, branches, false);
    }

    /** The quickest winning move, or the first move that escapes a loss. */
    private Classes.@Nullable Move<P, M> enough(Claim claim, List<Classes.Move<P, M>> moves) {
        Classes.Move<P, M> best = null;
        for (Classes.Move<P, M> move : moves) {
            boolean fits = claim.wins()
                    ? move.fate().kind() == Fate.Kind.LOSS
                    : move.fate().kind() != Fate.Kind.WIN;
            if (fits
                    && (best == null
                            || claim.wins() && move.fate().plies() < best.fate().plies())) {
                best = move;
            }
        }
        return best;
    }

    private Branch<P, M> branch(Claim claim, Classes.Move<P, M> move) {
        Proof<P, M> proof = move.ends()
                ? null
                : claim.wins() ? loses(move.next(), claim.moves() - 1) : wins(move.next(), claim.moves());
        return new Branch<>(move.move(), move.next(), step(move), proof);
    }

    private static <P, M> Step step(Classes.Move<P, M> move) {
        return !move.ends()
                ? Step.GOES_ON
                : move.endsWon() ? Step.WINS : move.overshoots() ? Step.OVERSHOOTS : Step.TIES;
    }
}
