package org.zermelo.desk;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Games;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
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
import org.zermelo.store.table.CellTable;
import org.zermelo.store.table.StoredTable;
import org.zermelo.store.table.TableName;
import org.zermelo.value.Value;

/**
 * A game of which every position is solved, now or before, and what it looks like as a whole.
 *
 * @param value what was asked
 * @param codes the code of a packed position; empty where it cannot be reached
 * @param analysis positions counted by value, depth and level
 * @param longest the position with the longest win; null where no position is won
 * @param line best play from there, else from the start
 */
public record Analyzed(
        Game game,
        Value value,
        LongFunction<OptionalLong> codes,
        Analysis analysis,
        @Nullable Object longest,
        List<String> line) {

    /**
     * Solves every position of a game.
     *
     * @throws RefusedException when its rules are not packed, or the table would not fit
     */
    public static Analyzed of(Game game, Budget budget, Watch watch) {
        TableName name = TableName.of(game);
        PackedRules rules = name.rules();
        TableBuilder.refuseWhatCannotFit(game, rules, budget, watch);
        PackedTable table = PackedSolver.solve(rules, name.valueOf(), budget, watch);
        return of(
                game,
                name.valueOf(),
                key -> table.keys().rank(rules.canonical(key)) < 0
                        ? OptionalLong.empty()
                        : OptionalLong.of(table.code(key)),
                Analysis.of(table));
    }

    /**
     * Reads every position of a stored table once, where it lies; its positions are looked up as long as it is open.
     *
     * @throws RefusedException when it has another form
     */
    public static Analyzed of(StoredTable stored) {
        if (!(stored instanceof CellTable table)) {
            throw new RefusedException("store.whole-form");
        }
        PackedRules rules = table.rules();
        Value value = table.name().valueOf();
        double numbers = rules.indices() > 0 ? rules.indices() : rules.bound();
        Analysis analysis =
                Analysis.of(rules, value.coding(), table.positions() / numbers, visitor -> table.each(visitor::visit));
        return of(table.name().parsed(), value, table::code, analysis);
    }

    private static Analyzed of(Game game, Value value, LongFunction<OptionalLong> codes, Analysis analysis) {
        return of(game, game.rules(), value, codes, analysis);
    }

    private static <P, M> Analyzed of(
            Game game, Rules<P, M> rules, Value value, LongFunction<OptionalLong> codes, Analysis analysis) {
        @SuppressWarnings("unchecked")
        Packed<P> packed = (Packed<P>) rules;
        boolean won = analysis.longestWin() >= 0;
        P from = packed.unpack(won ? analysis.longestWin() : packed.packed().start());
        Question<P, M> question = Question.of(Games.from(rules, from), value).only(Part.LINE);
        Answer<M> answer = Answers.of(
                question,
                position -> codes.apply(packed.pack(position)).orElseThrow(),
                "table",
                new Answer.Counts(0, 0));
        List<String> line = answer.line().stream().map(Object::toString).toList();
        return new Analyzed(game, value, codes, analysis, won ? from : null, line);
    }
}
