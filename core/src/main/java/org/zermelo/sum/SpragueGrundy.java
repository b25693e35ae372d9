package org.zermelo.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.Function;
import org.zermelo.game.Counted;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Note;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.game.large.Saturated;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Reason;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/**
 * The Sprague-Grundy theorem as a method: every impartial game under normal play equals a Nim heap, and a sum the heap
 * whose size is the sum without carry. Each component is solved by its family's kernel, or by search with a memo; the
 * product of the components is never walked.
 *
 * <p>Time: the components' own, once for each different one, and O(1) a component for the sum. Theory: R. P. Sprague
 * 1935, P. M. Grundy 1939.
 */
public final class SpragueGrundy implements Method {

    /** Moves beyond this number are not listed one by one; then only winning ones are. */
    private static final int LISTED = 1_000;

    /** A start that took more positions than these has moves whose nimbers are sought only when all worths are asked. */
    private static final long FEW_POSITIONS = 20_000;

    /** Steps that put an answer without depth behind the methods that give one. */
    private static final double LAST_RESORT = 1e13;

    private static final int LONGEST_LINE = 400;

    /** Components that are counted to learn what a packed game costs: a few milliseconds. */
    private static final int FEW_COMPONENTS = 2_000;

    private static final long WIDEST_LINE = 20_000;

    private final long few;
    private final Function<Rules<Object, Object>, Optional<Nimbers<Object, Object>>> known;

    /** The method. */
    public SpragueGrundy() {
        this(FEW_POSITIONS);
    }

    SpragueGrundy(long few) {
        this(few, rules -> Optional.empty());
    }

    /** The method, with components whose nimbers are known by other means. */
    public SpragueGrundy(Function<Rules<Object, Object>, Optional<Nimbers<Object, Object>>> known) {
        this(FEW_POSITIONS, known);
    }

    private SpragueGrundy(long few, Function<Rules<Object, Object>, Optional<Nimbers<Object, Object>>> known) {
        this.few = few;
        this.known = known;
    }

    @Override
    public String name() {
        return "sprague-grundy";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Value value = question.value();
        boolean depth = value == Values.outcome();
        if (value.fold() != Fold.MEX && value != Values.winner() && !depth) {
            return Fit.no("method.sprague-grundy.value", "value", value.name());
        }
        if (!question.rules().traits().contains(Trait.IMPARTIAL)) {
            return Fit.no("method.sprague-grundy.not-impartial");
        }
        return depth ? withoutDepth((Fit.Yes) cost(question)) : cost(question);
    }

    @Override
    public long bytesAPosition(Question<?, ?> question) {
        return MexSearch.bytesOfAll(question.rules());
    }

    /** Who wins, where depths are too much for the methods that know them. */
    private static Fit withoutDepth(Fit.Yes fit) {
        Cost cost = fit.cost();
        return new Fit.Yes(
                Note.of("method.sprague-grundy.without-depth"),
                new Cost(cost.order(), LAST_RESORT + cost.steps(), cost.bytes()));
    }

    private static Fit cost(Question<?, ?> question) {
        Rules<?, ?> rules = question.rules();
        if (rules instanceof Sum sum) {
            double steps = 0;
            long bytes = 0;
            for (Rules<?, ?> component : List.copyOf(new HashSet<>(sum.components()))) {
                Cost cost = cost(component, 1e9, question.budget());
                steps += cost.steps();
                boolean over = Math.max(bytes, cost.bytes()) > question.budget().bytes();
                bytes = !over && Math.min(bytes, cost.bytes()) < 0 ? -1 : Math.max(bytes, cost.bytes());
            }
            return Fit.yes(new Cost("O(sum of the components)", steps, bytes), "method.sprague-grundy.sum");
        }
        return rules instanceof NimberGame<?, ?> game
                ? Fit.yes(game.kernelCost(), "method.sprague-grundy.kernel", "kernel", game.kernel())
                : Fit.yes(cost(rules, 9e11, question.budget()), "method.sprague-grundy.search");
    }

    private static Cost cost(Rules<?, ?> rules, double search, Budget budget) {
        if (rules instanceof NimberGame<?, ?> game) {
            return game.kernelCost();
        }
        boolean boundless =
                rules instanceof RuleGame game && !(rules instanceof Packed<?>) && game.mostMoves() <= LISTED;
        if (rules instanceof Decomposable<?> || boundless) {
            OptionalLong few = fewComponents(rules);
            if (few.isPresent()) {
                return new Cost(
                        "O(positions x options)",
                        few.getAsLong() * 1e3,
                        few.getAsLong() * MexSearch.bytesAPosition(rules));
            }
        }
        double steps = rules instanceof Decomposable<?> ? search / 10 : search;
        double least = Counted.positionsOf(rules) * MexSearch.bytesOfAll(rules);
        return new Cost("O(positions x options)", steps, least > budget.bytes() ? (long) least : -1);
    }

    /** How many components there are, by search, if they are few: then no sweep over whole positions is as fast. */
    private static <P, M> OptionalLong fewComponents(Rules<P, M> rules) {
        if (!(rules instanceof Packed<?> || rules instanceof RuleGame)) {
            return OptionalLong.empty();
        }
        MexSearch<P, M> search = MexSearch.ofFew(rules, FEW_COMPONENTS);
        try {
            search.nimber(rules.start());
            return OptionalLong.of(search.counted());
        } catch (RefusedException e) {
            // there are more, or play goes round
            return OptionalLong.empty();
        }
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        return new Work<>(this, question, watch).answer();
    }

    /** One question at work: the components, the nimbers of each. */
    private static final class Work<P, M> {
        private final Question<P, M> question;
        private final boolean isSum;
        private final List<Rules<Object, Object>> components;
        private final List<Object> start;
        private final Map<Object, Nimbers<Object, Object>> kernels = new HashMap<>();
        private final SpragueGrundy method;
        private final long[] nimbers;
        private final Watch watch;
        private final boolean byNimber;
        private final boolean dear;
        private long total;

        @SuppressWarnings("unchecked")
        Work(SpragueGrundy method, Question<P, M> question, Watch watch) {
            this.method = method;
            this.question = question;
            this.watch = watch;
            this.isSum = question.rules() instanceof Sum;
            this.components =
                    isSum ? ((Sum) question.rules()).components() : List.of((Rules<Object, Object>) question.rules());
            this.start = isSum
                    ? ((Sum) question.rules()).start()
                    : List.of((Object) question.rules().start());
            this.byNimber = question.value().fold() == Fold.MEX;
            this.nimbers = new long[components.size()];
            for (int i = 0; i < nimbers.length; i++) {
                nimbers[i] = byNimber || isSum ? kernel(i).nimber(start.get(i)) : winner();
                total ^= nimbers[i];
            }
            this.dear = !byNimber || !question.asks(Part.ALL_WORTHS) && counted() > method.few;
        }

        private Nimbers<Object, Object> kernel(int i) {
            return kernels.computeIfAbsent(components.get(i), rules -> kernel(components.get(i)));
        }

        private Nimbers<Object, Object> kernel(Rules<Object, Object> rules) {
            return method.known
                    .apply(rules)
                    .orElseGet(() -> rules instanceof NimberGame<Object, Object> game
                            ? game.nimbers(question.budget(), watch)
                            : MexSearch.of(rules, isSum, question.budget(), watch));
        }

        Answer<M> answer() {
            String method = isSum
                    ? "sprague-grundy"
                    : components.get(0) instanceof NimberGame<?, ?> game ? game.kernel() : "sprague-grundy";
            Worth whole = byNimber ? new Nimber(total) : result(total != 0);
            Answer<M> answer = Answer.of(Convention.NORMAL, whole, method, new Counts(0, -1));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(moves(start, nimbers, total));
            }
            if (question.asks(Part.LINE)) {
                answer = answer.withLine(line(), Optional.empty());
            }
            if (question.asks(Part.REASON)) {
                answer = reason().map(answer::withReason).orElse(answer);
            }
            return answer.withCounts(new Counts(counted(), -1));
        }

        /** Who wins a game that is no sum, in the place of its nimber: 0 if the opponent does, else 1. */
        private long winner() {
            return kernel(0).is(start.get(0), 0) ? 0 : 1;
        }

        private static Outcome result(boolean wins) {
            return Outcome.of(wins ? Outcome.Result.WIN : Outcome.Result.LOSS);
        }

        private long counted() {
            return kernels.values().stream().mapToLong(Nimbers::counted).sum();
        }

        @SuppressWarnings("unchecked")
        private M move(int component, Object move) {
            return isSum ? (M) new SumMove(component + 1, move) : (M) move;
        }

        private List<MoveWorth<M>> moves(List<Object> position, long[] values, long xor) {
            long count = 0;
            for (int i = 0; i < values.length && count <= LISTED; i++) {
                count = Saturated.sum(count, kernel(i).moveCount(components.get(i), position.get(i)));
            }
            List<MoveWorth<M>> moves = new ArrayList<>();
            for (int i = 0; i < values.length && moves.size() < LISTED; i++) {
                Rules<Object, Object> rules = components.get(i);
                if (count > LISTED) {
                    for (Object move : winning(i, position.get(i), values[i] ^ xor, values[i], LISTED - moves.size())) {
                        moves.add(worth(i, move, new Nimber(0)));
                    }
                    continue;
                }
                for (Object move : rules.moves(position.get(i))) {
                    CancelScope.check();
                    moves.add(worth(i, move, worth(i, rules.play(position.get(i), move), values[i], xor)));
                }
            }
            moves.sort(Comparator.comparingLong(move -> rank(move.worth())));
            return moves;
        }

        private static long rank(Worth worth) {
            return worth instanceof Nimber nimber ? nimber.nimber() : worth.signOfMove() > 0 ? 0 : Long.MAX_VALUE;
        }

        /** A move with what it leaves; of a lost start no move is better than the others where only the winner is told. */
        private MoveWorth<M> worth(int component, Object move, Worth left) {
            boolean wins = left.signOfMove() > 0;
            return byNimber
                    ? new MoveWorth<>(move(component, move), left, wins)
                    : new MoveWorth<>(move(component, move), result(wins), wins || total == 0);
        }

        /** The nimber of the whole after one component has changed; only whether it is 0 where more would be dear. */
        private Worth worth(int i, Object after, long before, long xor) {
            long others = xor ^ before;
            Nimbers<Object, Object> kernel = kernel(i);
            boolean some = dear && !kernel.knows(after) && (xor == 0 || !kernel.is(after, others));
            return some && !kernel.knows(after)
                    ? new SomeNimber()
                    : new Nimber(others ^ kernel(i).nimber(after));
        }

        /** Moves of a component to a nimber; none is sought when it equals the present one, since no move keeps it. */
        private List<Object> winning(int i, Object position, long wanted, long present, int limit) {
            return wanted == present ? List.of() : kernel(i).movesTo(components.get(i), position, wanted, limit);
        }

        /** A line in which the winner always moves to nimber 0; empty when it is too long or too wide to be worth showing. */
        private List<M> line() {
            long count = 0;
            for (int i = 0; i < nimbers.length && count <= WIDEST_LINE; i++) {
                count = Saturated.sum(count, kernel(i).moveCount(components.get(i), start.get(i)));
            }
            if (count > WIDEST_LINE || nimbers.length > LONGEST_LINE) {
                return List.of();
            }
            List<M> line = new ArrayList<>();
            List<Object> position = new ArrayList<>(start);
            long[] values = nimbers.clone();
            long xor = total;
            while (line.size() < LONGEST_LINE) {
                int i = mover(position, values, xor);
                if (i < 0) {
                    return line;
                }
                Rules<Object, Object> rules = components.get(i);
                Object move = xor == 0
                        ? rules.moves(position.get(i)).get(0)
                        : winning(i, position.get(i), values[i] ^ xor, values[i], 1)
                                .get(0);
                boolean lost = xor == 0;
                line.add(move(i, move));
                position.set(i, rules.play(position.get(i), move));
                xor ^= values[i];
                // of a single component the line needs no more than whether its nimber is 0
                values[i] = components.size() > 1 ? kernel(i).nimber(position.get(i)) : lost ? 1 : 0;
                xor ^= values[i];
            }
            return List.of();
        }

        private Optional<Reason> witness() {
            Worth lost = byNimber ? new Nimber(0) : result(false);
            return winning(0, start.get(0), 0, total, 1).stream()
                    .findFirst()
                    .map(wins -> new Reason.Witness(wins, lost));
        }

        /** The first component in which there is a move to make, a winning one if there is one; -1 at the end. */
        private int mover(List<Object> position, long[] values, long xor) {
            for (int i = 0; i < values.length; i++) {
                boolean moves = xor == 0
                        ? kernel(i).moveCount(components.get(i), position.get(i)) > 0
                        : !winning(i, position.get(i), values[i] ^ xor, values[i], 1)
                                .isEmpty();
                if (moves) {
                    return i;
                }
            }
            return -1;
        }

        /** The reason; none for a lost start some of whose options are only known to have another nimber than 0. */
        private Optional<Reason> reason() {
            if (isSum) {
                return Optional.of(BinarySum.of(nimbers, i -> components.get(i).toString()));
            }
            Rules<Object, Object> rules = components.get(0);
            if (rules instanceof ReasonedGame<?, ?> reasoned) {
                return Optional.of(reasoned.reason());
            }
            if (kernel(0).moveCount(rules, start.get(0)) > LISTED) {
                return !byNimber ? witness() : Optional.of(BinarySum.of(nimbers, i -> rules.toString()));
            }
            List<Object> moves = rules.moves(start.get(0));
            if (moves.isEmpty()) {
                return Optional.of(new Reason.Ended(rules.ending(start.get(0))));
            }
            if (!byNimber) {
                return witness();
            }
            TreeSet<Long> options = new TreeSet<>();
            for (Object move : moves) {
                Object after = rules.play(start.get(0), move);
                if (dear && !kernel(0).knows(after)) {
                    return witness();
                }
                options.add(kernel(0).nimber(after));
            }
            return Optional.of(new Reason.Mex(options, total));
        }
    }
}
