package org.zermelo.desk;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.zermelo.game.RefusedException;
import org.zermelo.plan.Plan;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.value.Value;

/**
 * Answers at positions of games under play: where the best method makes a table, from that of the whole game, or of an earlier
 * position of the play.
 */
record PlayTables(Planner planner, TableCache kept) {

    /**
     * A request that comes after more moves than these asks for what is left of the game, which may be little of a large
     * one.
     */
    private static final int EARLY = 2;

    /**
     * The answer at the present position of a play.
     *
     * @param here what is asked there
     * @param start what would be asked at its start
     * @throws RefusedException when no method fits
     */
    <P, M> Answer<M> answer(Match<P, M> match, Question<P, M> here, Supplier<Question<P, M>> start, Watch watch) {
        // not one that is only being made: the whole game may take long where little is left
        Optional<SolvedTable<P>> known = keys(match, here.value())
                .flatMap(key -> kept.<P>known(key).stream())
                .findFirst();
        if (known.isPresent()) {
            return known.get().answer(here);
        }
        Method method = planner.method(here, watch);
        if (!(method instanceof TableMethod)) {
            return Planner.exactly(method, here, watch);
        }
        boolean whole = match.plies() <= EARLY && makesTable(start, here.value(), watch);
        Optional<SolvedTable<P>> table = tableOrRest(match, whole ? 0 : match.plies(), here, watch);
        return table.isPresent() ? table.get().answer(here) : planner.solve(here, watch);
    }

    /** The table of all that follows a ply, or, where that is refused, of what follows the present position. */
    private <P, M> Optional<SolvedTable<P>> tableOrRest(Match<P, M> match, int root, Question<P, M> here, Watch watch) {
        if (root == match.plies()) {
            return table(match, root, here, watch);
        }
        try {
            return table(
                    match, root, new Question<>(match.rules(root), here.value(), here.parts(), here.budget()), watch);
        } catch (RefusedException e) {
            return table(match, match.plies(), here, watch);
        }
    }

    private <P, M> boolean makesTable(Supplier<Question<P, M>> start, Value value, Watch watch) {
        try {
            Question<P, M> question = start.get();
            return question.value().equals(value) && planner.method(question, watch) instanceof TableMethod;
        } catch (RefusedException e) {
            return false;
        }
    }

    /** The table of all that follows a ply of a play. */
    <P, M> Optional<SolvedTable<P>> table(Match<P, M> match, int root, Question<P, M> question, Watch watch) {
        Supplier<Optional<SolvedTable<P>>> maker = () -> SolvedTable.of(planner, question, watch);
        Optional<TableCache.Key> key = TableCache.Key.of(match, root, question.value());
        return key.isPresent() ? kept.table(key.get(), maker, watch) : maker.get();
    }

    /**
     * The table that would answer at the present position of a play; empty when the best method, as far as is known before looking
     * at positions, makes none.
     *
     * @throws RefusedException when no method fits
     */
    Optional<TableCache.Key> key(Match<?, ?> match, Plan here) {
        Value value = here.question().value();
        Optional<TableCache.Key> known = keys(match, value).filter(kept::has).findFirst();
        if (known.isPresent() || !(here.best() instanceof TableMethod)) {
            return known;
        }
        return TableCache.Key.of(match, match.plies() <= EARLY ? 0 : match.plies(), value);
    }

    /** The tables that would answer at the present position of a match, from that of the whole game on. */
    private static Stream<TableCache.Key> keys(Match<?, ?> match, Value value) {
        return IntStream.rangeClosed(0, match.plies())
                .mapToObj(ply -> TableCache.Key.of(match, ply, value))
                .flatMap(Optional::stream);
    }
}
