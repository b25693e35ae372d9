package org.zermelo.law;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Reason;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/**
 * Answers for one position by a {@link Law} of all: for sizes beyond any table. The law is found and proved for the question; then the
 * digits of the position are read. It knows nimbers and who wins, not how soon.
 */
public final class LawMethod implements Method {

    /** Smaller starts are solved by tables, whose answers have depths. */
    private static final long SMALL = 100_000;

    /** Steps that put an answer without depth behind the methods that give one. */
    private static final double LAST_RESORT = 1e14;

    /** Where a number has more values than this, no table of depths is made. */
    private static final long NO_TABLE = 10_000_000_000L;

    /** Steps that put an answer that is as good before half a minute of work, and a search of a game that nobody knows to be small. */
    private static final double BEFORE_SEARCH = 3e9;

    /** Steps where a position has more moves than can be listed, so that no other method gets anywhere. */
    private static final double ONLY_ONE = 1e9;

    /** Moves beyond this number are not listed one by one; then only winning ones are. */
    private static final int LISTED = 1_000;

    private static final int LONGEST_LINE = 400;

    private final @Nullable Map<List<Object>, ProvedLaw> known;

    /** The method; each question finds its law. */
    public LawMethod() {
        this(null);
    }

    private LawMethod(@Nullable Map<List<Object>, ProvedLaw> known) {
        this.known = known;
    }

    /** A law is of all positions: later questions about the same rules only read it. */
    @Override
    public Method remembering() {
        return new LawMethod(new HashMap<>());
    }

    @Override
    public String name() {
        return "law";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof RuleGame game)) {
            return Fit.no("method.law.rules-only");
        }
        if (question.value().subject() != Subject.OUTCOME && question.value().fold() != Fold.MEX) {
            return Fit.no("method.law.value", "value", question.value().name());
        }
        if (LongStream.of(game.start().values()).allMatch(size -> size < SMALL)) {
            return Fit.no("method.law.small", "least", SMALL);
        }
        if (!game.start().fresh()) {
            return Fit.no("law.memory");
        }
        try {
            DefinedRules.of(game.ruleset(), asked(question.value()));
        } catch (RefusedException e) {
            return new Fit.No(e.note());
        }
        boolean depth = question.value().subject() == Subject.OUTCOME
                && question.value().hasPlies();
        boolean tables = game.region().outer().stream()
                .allMatch(values -> values.bounded() && values.greatest() - values.least() < NO_TABLE);
        boolean listed = Step.listable(game.ruleset(), game.region());
        double steps = !listed ? ONLY_ONE : depth && tables ? LAST_RESORT : BEFORE_SEARCH;
        return Fit.yes(new Cost("O(log n)", steps, -1), "method.law.fits");
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
        if (!(question.rules() instanceof RuleGame game)) {
            throw new RefusedException("method.law.rules-only");
        }
        Value asked = asked(question.value());
        ProvedLaw law = known == null
                ? law(game.ruleset(), asked)
                : known.computeIfAbsent(List.of(game.ruleset(), asked), key -> law(game.ruleset(), asked));
        return (Answer<M>)
                (law instanceof ChainLaw chain
                        ? new ChainAnswer(game, chain, question).answer()
                        : new Work(game, (Law) law, question).answer());
    }

    /**
     * The law of what is asked; where nimbers have none, that of who wins, which tells 0 from the others. It is asked for first: where
     * it has no automaton, nimbers have none.
     */
    private static ProvedLaw law(Ruleset rules, Value value) {
        boolean nimbers = value.fold() == Fold.MEX;
        ProvedLaw winner = LawSearch.theorem(rules, nimbers ? Values.winner() : value, Effort.USUAL)
                .orElseThrow(() -> LawSearch.none(rules, Effort.USUAL));
        return nimbers && winner instanceof Law
                ? LawSearch.find(rules, value, Effort.NIMBERS)
                        .<ProvedLaw>map(one -> one)
                        .orElse(winner)
                : winner;
    }

    /** One question at work. */
    private static final class Work {
        private final RuleGame game;
        private final Law law;
        private final Question<?, ?> question;
        private final Optional<WinningMoves> winning;
        private final boolean few;

        Work(RuleGame game, Law law, Question<?, ?> question) {
            this.game = game;
            this.law = law;
            this.question = question;
            this.few = game.mostMoves() <= LISTED;
            this.winning = few || question.parts().isEmpty() ? Optional.empty() : Optional.of(WinningMoves.of(law));
        }

        private int said(RulePosition position) {
            return law.of(law.numbers(position));
        }

        /** What the law says of a position, as a nimber or from the view of the player to move. */
        private Worth worth(int said) {
            if (question.value().fold() != Fold.MEX) {
                return result(said != 0);
            }
            return said == 0 || law.tellsNimbers() ? new Nimber(said) : new SomeNimber();
        }

        private static Outcome result(boolean wins) {
            return Outcome.of(wins ? Outcome.Result.WIN : Outcome.Result.LOSS);
        }

        Answer<RuleMove> answer() {
            int said = said(game.start());
            Answer<RuleMove> answer = Answer.of(
                    law.value().convention(),
                    worth(said),
                    "law",
                    new Counts(law.automaton().states(), -1));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(moves(said));
            }
            if (question.asks(Part.LINE) && few) {
                answer = answer.withLine(line(), Optional.empty());
            }
            return question.asks(Part.REASON) ? answer.withReason(reason(said)) : answer;
        }

        private List<MoveWorth<RuleMove>> moves(int said) {
            List<MoveWorth<RuleMove>> moves = new ArrayList<>();
            for (RuleMove move : some(game.start(), LISTED)) {
                int left = said(game.play(game.start(), move));
                boolean nimber = question.value().fold() == Fold.MEX;
                Worth worth = nimber ? worth(left) : result(left == 0);
                moves.add(new MoveWorth<>(move, worth, left == 0 || !nimber && said == 0));
            }
            moves.sort(Comparator.comparingLong(move -> rank(move.worth())));

            return moves;
        }

        /** What is better for the mover comes first: the least nimber, one that is only known not to be 0 last. */
        private static long rank(Worth worth) {
            return worth instanceof Nimber nimber
                    ? nimber.nimber()
                    : worth instanceof SomeNimber ? Long.MAX_VALUE : -worth.sign();
        }

        /** All moves where they are few, else winning ones. */
        private List<RuleMove> some(RulePosition position, int most) {
            return winning.map(moves -> game.over(position)
                            ? List.<RuleMove>of()
                            : moves.of(game, position, law.numbers(position), most))
                    .orElseGet(() -> game.moves(position));
        }

        private Optional<RuleMove> winningMove(RulePosition position) {
            return some(position, 1).stream()
                    .filter(move -> said(game.play(position, move)) == 0)
                    .findFirst();
        }

        /** A line in which the winner wins; empty when it is too long to be shown. */
        private List<RuleMove> line() {
            List<RuleMove> line = new ArrayList<>();
            RulePosition position = game.start();
            while (line.size() < LONGEST_LINE) {
                List<RuleMove> moves = game.moves(position);
                if (moves.isEmpty()) {
                    return line;
                }
                RuleMove move = winningMove(position).orElse(moves.get(0));
                line.add(move);
                position = game.play(position, move);
            }
            return List.of();
        }

        private Reason reason(int said) {
            Optional<RuleMove> wins = winningMove(game.start());
            return LawReason.of(law, game.start(), said, wins.orElse(null));
        }
    }
}
