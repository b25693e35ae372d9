package org.zermelo.present.exam.view;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.sets.Proof;
import org.zermelo.game.RefusedException;
import org.zermelo.present.exam.ProofText;

/**
 * A tree of positions to be drawn.
 *
 * @param position the position's text
 * @param first whether the first player is to move, or would be
 * @param end who has won; empty while the play goes on
 * @param branches the moves that are drawn
 */
public record StrategyTree(String position, boolean first, End end, List<Branch> branches) {

    /** A drawn tree of more positions is not read by anybody. */
    private static final int MOST = 600;

    /** How the play has ended. */
    public enum End {
        NOT_YET,
        FIRST_WINS,
        SECOND_WINS,
        NOBODY_WINS
    }

    /**
     * A move.
     *
     * @param chosen whether the player who is to win picks it
     */
    public record Branch(String move, boolean chosen, StrategyTree next) {}

    public StrategyTree {
        branches = List.copyOf(branches);
    }

    /** The positions in the tree. */
    public int size() {
        return 1 + branches.stream().mapToInt(branch -> branch.next().size()).sum();
    }

    /** Only what proves the claim: one move of the winner, all of the loser. */
    public static <P, M> StrategyTree of(Proof<P, M> proof, boolean first) {
        List<Branch> branches = new ArrayList<>();
        for (Proof.Branch<P, M> branch : proof.branches()) {
            StrategyTree next = branch.proof() == null
                    ? new StrategyTree(ProofText.shown(branch.next()), !first, end(branch.step(), first), List.of())
                    : of(branch.proof(), !first);
            branches.add(new Branch(branch.move().toString(), !proof.every(), next));
        }
        return new StrategyTree(ProofText.shown(proof.position()), first, End.NOT_YET, branches);
    }

    private static End end(Proof.Step step, boolean first) {
        return switch (step) {
            case WINS -> first ? End.FIRST_WINS : End.SECOND_WINS;
            case OVERSHOOTS -> first ? End.SECOND_WINS : End.FIRST_WINS;
            case TIES -> End.NOBODY_WINS;
            case GOES_ON -> End.NOT_YET;
        };
    }

    /**
     * The tree as textbooks draw it: all moves of a position, but where a move wins at once only that one.
     *
     * @param plies how deep
     * @throws RefusedException when it has more positions than anybody would read
     */
    public static <P, M> StrategyTree drawn(Classes<P, M> classes, P position, int plies) {
        return drawn(classes, position, plies, true, new int[] {MOST});
    }

    private static <P, M> StrategyTree drawn(Classes<P, M> classes, P position, int plies, boolean first, int[] left) {
        if (left[0]-- <= 0) {
            throw new RefusedException("exam.tree.too-large", "allowed", MOST);
        }
        List<Branch> branches = new ArrayList<>();
        if (plies > 0) {
            List<Classes.Move<P, M>> moves = classes.moves(position, plies - 1);
            boolean wins = moves.stream().anyMatch(Classes.Move::endsWon);
            for (Classes.Move<P, M> move : moves) {
                if (wins && !move.endsWon()) {
                    continue;
                }
                boolean winning = move.fate().kind() == Fate.Kind.LOSS;
                StrategyTree next = move.ends()
                        ? new StrategyTree(ProofText.shown(move.next()), !first, end(move, first), List.of())
                        : drawn(classes, move.next(), plies - 1, !first, left);
                branches.add(new Branch(move.move().toString(), winning, next));
                if (wins) {
                    break;
                }
            }
        }
        return new StrategyTree(ProofText.shown(position), first, End.NOT_YET, branches);
    }

    private static End end(Classes.Move<?, ?> move, boolean first) {
        if (move.fate().kind() == Fate.Kind.TIE) {
            return End.NOBODY_WINS;
        }
        return move.endsWon() == first ? End.FIRST_WINS : End.SECOND_WINS;
    }
}
