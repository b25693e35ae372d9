package org.zermelo.law;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.number.HeapTheorem;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Step;
import org.zermelo.rule.forbid.ForbiddingGame;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Question;
import org.zermelo.solve.SizeSample;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;
import org.zermelo.sum.Sum;
import org.zermelo.value.Convention;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/**
 * Answers for one position by a {@link Law} of all: for sizes beyond any table. The law is found and proved for the question; then the
 * digits of the position are read. It knows nimbers and who wins, not how soon.
 */
public final class LawMethod implements Method {

    /** Smaller starts are solved by tables, whose answers have depths. */
    private static final long SMALL = 100_000;

    /** Steps that put an answer without depth behind the methods that give one, and a law behind a walk of few positions. */
    private static final double LAST_RESORT = 1e14;

    /** Where a number has more values than this, no table of depths is made. */
    private static final long NO_TABLE = 10_000_000_000L;

    /** Steps that put an answer that is as good before half a minute of work, and a search of a game that nobody knows to be small. */
    private static final double BEFORE_SEARCH = 3e9;

    /** Steps where a position has more moves than can be listed, so that no other method gets anywhere. */
    private static final double ONLY_ONE = 1e8;

    /** Steps where number theory tells the nimber. */
    private static final double BY_THEOREM = 1e5;

    /** Moves beyond this number are not listed one by one; then only winning ones are. */
    static final int LISTED = 1_000;

    private final Judges judges;

    /** The method; each question finds its law. */
    public LawMethod() {
        this(new Judges(false));
    }

    private LawMethod(Judges judges) {
        this.judges = judges;
    }

    /** A law is of all positions: later questions about the same rules only read it. */
    @Override
    public Method remembering() {
        return new LawMethod(new Judges(true));
    }

    @Override
    public String name() {
        return "law";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (question.value().subject() != Subject.OUTCOME && question.value().fold() != Fold.MEX) {
            return Fit.no("method.law.value", "value", question.value().name());
        }
        if (question.rules() instanceof Sum sum) {
            return sum(sum, question);
        }
        if (question.rules() instanceof ForbiddingGame forbidding) {
            return forbidding(forbidding, question.value());
        }
        if (!(question.rules() instanceof RuleGame game)) {
            return Fit.no("method.law.rules-only");
        }
        if (!large(game)) {
            return Fit.no("method.law.small", "least", SMALL);
        }
        if (!game.start().fresh()) {
            return Fit.no("law.memory");
        }
        try {
            Judges.check(game, asked(question.value()));
        } catch (RefusedException e) {
            return new Fit.No(e.note());
        }
        boolean depth = question.value().subject() == Subject.OUTCOME
                && question.value().hasPlies();
        boolean tables = game.region().outer().stream()
                .allMatch(values -> values.bounded() && values.greatest() - values.least() < NO_TABLE);
        boolean listed = Step.listable(game.ruleset(), game.region());
        boolean theorem =
                !depth && Judges.theorem(game, asked(question.value())).stream().anyMatch(HeapTheorem::tellsNimbers);
        boolean behind = depth && tables || game.mostMoves() <= LISTED && SizeSample.counts(game);
        double steps = theorem ? BY_THEOREM : !listed ? ONLY_ONE : behind ? LAST_RESORT : BEFORE_SEARCH;
        return Fit.yes(new Cost("O(log n)", steps, -1), "method.law.fits");
    }

    private static Fit forbidding(ForbiddingGame game, Value value) {
        boolean large = LongStream.of(game.start().position().values()).anyMatch(size -> size >= SMALL);
        if (!large) {
            return Fit.no("method.law.small", "least", SMALL);
        }
        try {
            DefinedRules.of(game.ruleset(), asked(value));
        } catch (RefusedException e) {
            return new Fit.No(e.note());
        }
        return Fit.yes(new Cost("O(log n)", ONLY_ONE, -1), "method.law.fits");
    }

    private static boolean large(Rules<?, ?> rules) {
        return rules instanceof RuleGame game
                && LongStream.of(game.start().values()).anyMatch(size -> size >= SMALL);
    }

    /** A sum some of whose components are beyond tables, under normal play. */
    private static Fit sum(Sum sum, Question<?, ?> question) {
        List<Rules<Object, Object>> large =
                sum.components().stream().filter(LawMethod::large).toList();
        if (large.isEmpty()) {
            return Fit.no("method.law.small", "least", SMALL);
        }
        Fit others = new SpragueGrundy().fit(question);
        if (!(others instanceof Fit.Yes)) {
            return others;
        }
        try {
            large.forEach(rules -> Judges.check((RuleGame) (Rules<?, ?>) rules, Values.nimber()));
        } catch (RefusedException e) {
            return new Fit.No(e.note());
        }
        boolean listed = large.stream()
                .map(rules -> (RuleGame) (Rules<?, ?>) rules)
                .allMatch(game -> Step.listable(game.ruleset(), game.region()));
        return Fit.yes(new Cost("O(log n)", listed ? BEFORE_SEARCH : ONLY_ONE, -1), "method.law.fits");
    }

    /** Nimbers, or who wins without depths. */
    private static Value asked(Value value) {
        return value.fold() == Fold.MEX
                ? value
                : value.convention() == Convention.MISERE ? Values.misereWinner() : Values.winner();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (question.rules() instanceof Sum) {
            return new SpragueGrundy(rules -> large(rules) ? Optional.of(nimbers(rules)) : Optional.empty())
                    .solve(question, watch);
        }
        if (question.rules() instanceof ForbiddingGame game) {
            return (Answer<M>) LawAnswer.of(game, asked(question.value()));
        }
        if (!(question.rules() instanceof RuleGame game)) {
            throw new RefusedException("method.law.rules-only");
        }
        Judge judge = judges.of(game, asked(question.value()));
        return (Answer<M>) new LawAnswer(game, judge, question, game.mostMoves() <= LISTED).answer();
    }

    @SuppressWarnings("unchecked")
    private Nimbers<Object, Object> nimbers(Rules<Object, Object> rules) {
        RuleGame game = (RuleGame) (Rules<?, ?>) rules;
        return (Nimbers<Object, Object>) (Nimbers<?, ?>) new LawNimbers(game, judges.tellingNimbers(game));
    }
}
