package org.zermelo.row.list;

import java.util.List;
import org.zermelo.game.Ending;
import org.zermelo.rule.EndRule;

/**
 * The rules of a list.
 *
 * @param letters whether items are letters, else numbers
 * @param facts what formulas speak of
 * @param clauses what a player may do
 * @param ends when the play is over, over the facts of all items that are left: the first that holds decides how
 * @param stuck how a play ends in which the player to move has no move
 * @param players whether the rules tell the player who began from the other one
 */
public record ListRules(
        boolean letters, ListFacts facts, List<ListClause> clauses, List<EndRule> ends, Ending stuck, boolean players) {

    public ListRules {
        clauses = List.copyOf(clauses);
        ends = List.copyOf(ends);
    }
}
