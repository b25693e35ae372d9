package org.zermelo.desk;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Games;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.Analysis;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.TableName;

/**
 * A game of which every position is solved, and what it looks like as a whole.
 *
 * @param table the worth of every position
 * @param analysis positions counted by value, depth and level
 * @param longest the position with the longest win; null where no position is won
 * @param line best play from there, else from the start
 */
public record Analyzed(
        Game game,
        PackedTable table,
        Analysis analysis,
        @Nullable Object longest,
        List<String> line) {

    /**
     * Solves every position of a game.
     *
     * @throws RefusedException when its rules are not packed, or the table would not fit
     */
    public static Analyzed of(Game game, Budget budget, Watch watch) {
        return of(game, game.rules(), budget, watch);
    }

    private static <P, M> Analyzed of(Game game, Rules<P, M> rules, Budget budget, Watch watch) {
        if (!(rules instanceof Packed<?>)) {
            throw new RefusedException("store.not-packed", "game", rules);
        }
        @SuppressWarnings("unchecked")
        Packed<P> packed = (Packed<P>) rules;
        TableName name = TableName.of(game);
        TableBuilder.refuseWhatCannotFit(game, packed.packed(), budget, watch);
        PackedTable table = PackedSolver.solve(packed.packed(), name.valueOf(), budget, watch);
        Analysis analysis = Analysis.of(table);
        boolean won = analysis.longestWin() >= 0;
        P from = packed.unpack(won ? analysis.longestWin() : packed.packed().start());
        return new Analyzed(game, table, analysis, won ? from : null, line(packed, rules, from, table));
    }

    private static <P, M> List<String> line(Packed<P> packed, Rules<P, M> rules, P from, PackedTable table) {
        Question<P, M> question =
                Question.of(Games.from(rules, from), table.value()).only(Part.LINE);
        Answer<M> answer =
                Answers.of(question, position -> table.code(packed.pack(position)), "table", new Answer.Counts(0, 0));
        return answer.line().stream().map(Object::toString).toList();
    }
}
