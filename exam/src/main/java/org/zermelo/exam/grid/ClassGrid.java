package org.zermelo.exam.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.compile.SweepTable;
import org.zermelo.exam.sets.Classes;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/**
 * The codes of all starts within a box, out of one compiled table: for grids of a million cells, where a search from each
 * cell would hold every position as an object. O(positions x moves) time, two to four bytes a position.
 */
public final class ClassGrid {

    private static final Condition ANY_START = new Condition.And(List.of());

    private final SweepTable table;
    private final RuleGame game;

    private ClassGrid(SweepTable table, RuleGame game) {
        this.table = table;
        this.game = game;
    }

    /**
     * The table of all starts with each variable in a stretch, and of all that they lead to.
     *
     * @param rules rules without open parameters
     * @param box one stretch for each variable
     * @return empty when the rules have no order to sweep in, when the table does not fit the budget, or when the last mover
     *     may lose without a deemed ply, so that the table's depths are not the exam's; {@link Classes} then answers
     */
    public static Optional<ClassGrid> of(Ruleset rules, List<ClassTable.Stretch> box, Budget budget, Watch watch) {
        List<Variable> variables = new ArrayList<>();
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < rules.variables().size(); i++) {
            Variable v = rules.variables().get(i);
            Parameter parameter = new Parameter(
                    "start" + i,
                    Math.max(v.least(), box.get(i).from()),
                    Math.min(v.greatest(), box.get(i).to()));
            parameters.add(parameter);
            variables.add(new Variable(
                    v.name(), v.heap(), v.least(), v.greatest(), new Expr.ParameterName(parameter.name())));
        }
        Ruleset all = rules.withStarts(variables, parameters, ANY_START);
        boolean early = rules.stuck() == Ending.LAST_MOVER_LOSES
                || rules.ends().stream().anyMatch(end -> end.how() == Ending.LAST_MOVER_LOSES);
        boolean empty = parameters.stream().anyMatch(p -> p.least() > p.greatest());
        if (early || empty || !SweepTable.fits(all)) {
            return Optional.empty();
        }
        try {
            SweepTable table = SweepTable.of(all, Values.outcome(), budget, watch);
            return Optional.of(new ClassGrid(table, RuleGame.unstarted(rules)));
        } catch (RefusedException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** Whether no move is left with these values; such a cell has no code. */
    public boolean ended(long... values) {
        RulePosition position = game.at(values);
        return game.over(position) || game.moves(position).isEmpty();
    }

    /**
     * The code of the start with these values: +k for a win by the k-th own move, -k for a loss by the opponent's k-th, 0
     * where the play is a draw.
     */
    public int code(long... values) {
        Outcome outcome = (Outcome) Values.outcome().worth(table.code(game.at(values)));
        return Math.toIntExact(outcome.code());
    }
}
