package org.zermelo.board.token;

import java.util.List;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;

/**
 * The rules of tokens on a graph.
 *
 * @param facts what each variable of the formulas stands for
 * @param clauses what a player may do
 * @param ends when the play is over: the first that holds decides how
 * @param stuck how a play ends in which the player to move has no move
 * @param once whether no token comes to a vertex where one has been
 * @param players whether the rules tell the player who began from the other one
 */
public record TokenRules(
        List<TokenFact> facts,
        List<TokenClause> clauses,
        List<EndRule> ends,
        Ending stuck,
        boolean once,
        boolean players) {

    /** What formulas may speak of. */
    public enum TokenFact {
        /** Where the first player's token stands, or the only one. */
        FIRST,
        /** Where the second player's token stands. */
        SECOND,
        /** Where the mover's token stands; in an end, that of the player who has just moved. */
        MINE,
        /** Where the other token stands. */
        THEIRS,
        /** How many edges lie between the mover's token and the other one; the number of vertices where there is no way. */
        GAP,
        /** How many vertices tokens have been on. */
        COUNT,
        /** The vertex that the token goes to. */
        CHOSEN,
        /** Nothing: no formula speaks of it. */
        UNUSED
    }

    /**
     * One clause: how far the token goes.
     *
     * @param least the least number of edges, on the shortest way; 0 when it stays
     * @param most the greatest
     * @param guard when it may go there, over the facts before the move
     * @param gain points that the mover wins
     * @param player the only player who may do it, 0 or 1; -1 for both
     */
    public record TokenClause(int least, int most, Condition guard, Expr gain, int player) {}

    public TokenRules {
        facts = List.copyOf(facts);
        clauses = List.copyOf(clauses);
        ends = List.copyOf(ends);
    }

    boolean scoring() {
        return stuck == Ending.SCORED || ends.stream().anyMatch(end -> end.how() == Ending.SCORED);
    }

    boolean far() {
        return facts.contains(TokenFact.GAP) || clauses.stream().anyMatch(clause -> clause.most() > 1);
    }
}
