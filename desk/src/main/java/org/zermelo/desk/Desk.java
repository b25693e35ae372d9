package org.zermelo.desk;

import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Asked;
import org.zermelo.plan.Plan;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * Where a game and a question are handed in: one way for the command, the page and a batch, so that all give the same
 * answer.
 */
public final class Desk {

    private final Notation notation;
    private final Planner planner;
    private final Optional<PlayTables> tables;

    /** A desk with this notation and these methods. */
    public Desk(Notation notation, Planner planner) {
        this(notation, planner, Optional.empty());
    }

    private Desk(Notation notation, Planner planner, Optional<PlayTables> tables) {
        this.notation = notation;
        this.planner = planner;
        this.tables = tables;
    }

    /** The same desk with a cache for the tables of games under play. */
    public Desk keeping(TableCache kept) {
        return new Desk(notation, planner, Optional.of(new PlayTables(planner, kept)));
    }

    /** Everything that the library can read and solve. */
    public static Desk standard() {
        return new Desk(Notation.standard(), Planner.standard());
    }

    /** The notation in which games are read. */
    public Notation notation() {
        return notation;
    }

    /** The methods and their order. */
    public Planner planner() {
        return planner;
    }

    /** What every method says to the question. */
    public Plan plan(Game game, Ask ask) {
        Asked<?, ?> asked = asked(game, game.rules(), ask);
        return asked.known().orElseGet(() -> planner.plan(asked.question())).withoutDepth(asked.why());
    }

    /** The same, and how large the game is where that decides the cost. */
    public Plan survey(Game game, Ask ask, Watch watch) {
        Asked<?, ?> asked = asked(game, game.rules(), ask);
        return planner.survey(asked.question(), watch).withoutDepth(asked.why());
    }

    /**
     * The answer.
     *
     * @throws org.zermelo.game.ZermeloException when the question is not allowed, refused, or cancelled
     */
    public Solved<?, ?> solve(Game game, Ask ask, Watch watch) {
        return solve(game, game.rules(), ask, watch);
    }

    private <P, M> Solved<P, M> solve(Game game, Rules<P, M> rules, Ask ask, Watch watch) {
        Asked<P, M> asked = asked(game, rules, ask);
        Question<P, M> question = asked.question();
        Answer<M> answer = ask.method().isPresent()
                ? planner.solve(question, ask.method().get(), watch)
                : planner.solve(question, watch);
        return new Solved<>(game, rules, question, answer, asked.why());
    }

    /**
     * The answer at the present position of a play. Where tables are kept and the best method makes one, it comes from the table of the
     * game, or of an earlier position of the play.
     *
     * @throws org.zermelo.game.ZermeloException when the question is not allowed, refused, or cancelled
     */
    public <P, M> Solved<P, M> solve(Match<P, M> match, Ask ask, Watch watch) {
        Rules<P, M> rules = match.rules(match.plies());
        Game rest = match.rest();
        if (tables.isEmpty() || ask.method().isPresent()) {
            return solve(rest, rules, ask, watch);
        }
        Asked<P, M> asked = asked(rest, rules, ask);
        Answer<M> answer = tables.get()
                .answer(
                        match,
                        asked.question(),
                        () -> asked(match.game(), match.rules(), ask).question(),
                        watch);
        return new Solved<>(rest, rules, asked.question(), answer, asked.why());
    }

    /**
     * The table that would answer at the present position of a play; empty when tables are not kept or the best method, as far as is
     * known before looking at positions, makes none.
     *
     * @param plan what every method says there
     * @throws org.zermelo.game.RefusedException when no method fits
     */
    public Optional<TableCache.Key> table(Match<?, ?> match, Ask ask, Plan plan) {
        return ask.method().isPresent() ? Optional.empty() : tables.flatMap(kept -> kept.key(match, plan));
    }

    /** Whether a table is cached. */
    public boolean keeps(TableCache.Key key) {
        return tables.isPresent() && tables.get().kept().has(key);
    }

    /** What answers about many positions that are reached from the start of a game's rules. */
    public <P, M> Evaluator<P, M> evaluator(Game game, Rules<P, M> rules, Ask ask, Watch watch) {
        Question<P, M> question = asked(game, rules, ask).question();
        Supplier<Optional<SolvedTable<P>>> maker = () -> tables.isPresent()
                ? tables.get().table(Match.of(game, rules), 0, question, watch)
                : SolvedTable.of(planner, question, watch);
        return new Evaluator<>(planner, question, ask.method(), maker, watch);
    }

    private <P, M> Asked<P, M> asked(Game game, Rules<P, M> rules, Ask ask) {
        Value value = ask.value().map(name -> Ask.value(name, game)).orElseGet(game::value);
        Question<P, M> question = new Question<>(rules, value, ask.parts(), ask.budget());
        boolean free = ask.value().isEmpty() && ask.method().isEmpty();
        return free ? planner.affordable(question) : Asked.as(question);
    }
}
