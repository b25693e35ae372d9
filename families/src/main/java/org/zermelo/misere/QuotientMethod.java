package org.zermelo.misere;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.zermelo.game.Decomposable;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.misere.MisereQuotient.Limits;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Sum;
import org.zermelo.sum.SumMove;
import org.zermelo.value.Convention;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;

/**
 * Misère play of sums: the components that occur are numbered, their misère quotient is derived and proved, and the sum is
 * looked up. When the quotient passes its limits, the multisets of components are searched with a memo instead. The outcome
 * has no depth.
 *
 * <p>Time after the quotient: O(components + moves).
 */
public final class QuotientMethod implements Method {

    /** The most components that are not alike, and the most that are looked at to find them. */
    private static final int MOST_COMPONENTS = 5_000;

    private static final double MOST_LOOKED_AT = PartIndex.LOOKS * (double) MOST_COMPONENTS;
    private static final int LISTED = 1_000;
    private static final int NAMED = 100;
    /** Components looked at for the list of moves of a very large sum; beyond it the winning moves found so far are enough. */
    private static final long MOST_WORK = 2_000_000;

    private static final long BYTES_PER_COMPONENT = 120;

    @Override
    public String name() {
        return "misere-quotient";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Rules<?, ?> rules = question.rules();
        if (question.value().convention() != Convention.MISERE) {
            return Fit.no("method.misere-quotient.convention");
        }
        if (!rules.traits().contains(Trait.IMPARTIAL)) {
            return Fit.no("method.misere-quotient.not-impartial");
        }
        if (kinds(rules) > MOST_COMPONENTS || components(rules) > MOST_LOOKED_AT || held(rules) > PartIndex.MOST_HELD) {
            return Fit.no("method.misere-quotient.too-many", "allowed", MOST_COMPONENTS);
        }
        boolean sums = rules instanceof Sum || rules instanceof Decomposable<?>;
        // what is no sum is a component as a whole, and so is each of its positions
        long bytes = sums ? -1 : question.bytesForAll(BYTES_PER_COMPONENT);
        return Fit.yes(
                new Cost("O(components) after the quotient", sums ? 1e9 : 2e12, bytes), "method.misere-quotient.fits");
    }

    private static double kinds(Rules<?, ?> rules) {
        return each(rules).mapToDouble(Decomposable::leastKinds).max().orElse(1);
    }

    private static double held(Rules<?, ?> rules) {
        return each(rules).mapToDouble(Decomposable::leastHeld).max().orElse(1);
    }

    private static double components(Rules<?, ?> rules) {
        return each(rules).mapToDouble(Decomposable::leastComponents).max().orElse(1);
    }

    private static Stream<Decomposable<?>> each(Rules<?, ?> rules) {
        Stream<Rules<?, ?>> games =
                rules instanceof Sum sum ? sum.components().stream().map(game -> game) : Stream.of(rules);
        return games.filter(Decomposable.class::isInstance).map(game -> (Decomposable<?>) game);
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        return new Work<>(question, watch).answer();
    }

    private static final class Work<P, M> {
        private final Question<P, M> question;
        private final Watch watch;
        private final boolean isSum;
        private final List<Rules<Object, Object>> games;
        private final List<Object> start;
        private final PartIndex index;
        private final List<List<Integer>> parts = new ArrayList<>();
        private final MisereQuotient quotient;
        private final Map<List<Integer>, Boolean> searched = new HashMap<>();

        @SuppressWarnings("unchecked")
        Work(Question<P, M> question, Watch watch) {
            this.question = question;
            this.watch = watch;
            this.isSum = question.rules() instanceof Sum;
            this.games =
                    isSum ? ((Sum) question.rules()).components() : List.of((Rules<Object, Object>) question.rules());
            this.start = isSum
                    ? ((Sum) question.rules()).start()
                    : List.of((Object) question.rules().start());
            this.index = new PartIndex(MOST_COMPONENTS, watch);
            for (int i = 0; i < games.size(); i++) {
                parts.add(index.parts(games.get(i), start.get(i)));
            }
            this.quotient = MisereQuotient.of(index.heaps(), index.size(), Limits.STANDARD, watch);
        }

        Answer<M> answer() {
            List<Integer> all = parts.stream().flatMap(List::stream).sorted().toList();
            boolean lost = lost(all);
            Answer<M> answer = Answer.of(
                    Convention.MISERE,
                    worth(!lost),
                    "misere-quotient",
                    new Counts(quotient.isComplete() ? quotient.order() : searched.size(), index.size()));
            if (question.asks(Part.MOVES)) {
                answer = answer.withMoves(moves(lost));
            }
            if (question.asks(Part.REASON) && quotient.isComplete()) {
                answer = answer.withReason(reason(all, lost));
            }
            return answer;
        }

        private static Outcome worth(boolean wins) {
            return Outcome.of(wins ? Result.WIN : Result.LOSS);
        }

        private boolean lost(List<Integer> sorted) {
            return quotient.isComplete() ? quotient.isPrevious(value(sorted)) : !wins(sorted);
        }

        private int value(List<Integer> components) {
            int x = 0;
            for (int component : components) {
                x = quotient.times(x, quotient.value(component));
            }
            return x;
        }

        /** Plain misère search over sorted lists of components, with a memo. */
        private boolean wins(List<Integer> sorted) {
            if (sorted.isEmpty()) {
                return true;
            }
            Boolean known = searched.get(sorted);
            if (known != null) {
                return known;
            }
            watch.check();
            if (searched.size() > question.budget().bytes() / 200) {
                throw new RefusedException("misere.full", "positions", searched.size());
            }
            boolean wins = false;
            for (int i = 0; i < sorted.size() && !wins; i++) {
                for (int[] option : index.heaps().options(sorted.get(i))) {
                    List<Integer> next = new ArrayList<>(sorted);
                    next.remove(i);
                    for (int part : option) {
                        next.add(part);
                    }
                    next.sort(null);
                    if (!wins(next)) {
                        wins = true;
                        break;
                    }
                }
            }
            searched.put(sorted, wins);
            return wins;
        }

        /** All moves, or only winning ones when there are more than can be listed. */
        @SuppressWarnings("unchecked")
        private List<MoveWorth<M>> moves(boolean lost) {
            List<MoveWorth<M>> winning = new ArrayList<>();
            List<MoveWorth<M>> others = new ArrayList<>();
            long work = 0;
            for (int i = 0; i < games.size(); i++) {
                List<Integer> rest = new ArrayList<>();
                for (int k = 0; k < games.size(); k++) {
                    if (k != i) {
                        rest.addAll(parts.get(k));
                    }
                }
                int besides = quotient.isComplete() ? value(rest) : 0;
                Rules<Object, Object> rules = games.get(i);
                for (Object move : rules.moves(start.get(i))) {
                    CancelScope.check();
                    work += 1 + parts.get(i).size();
                    if (work > MOST_WORK && !winning.isEmpty()) {
                        return winning;
                    }
                    boolean good = !lost && leavesLost(rest, besides, rules, rules.play(start.get(i), move));
                    List<MoveWorth<M>> list = good ? winning : others;
                    if (list.size() < LISTED) {
                        Object shown = isSum ? new SumMove(i + 1, move) : move;
                        list.add(new MoveWorth<>((M) shown, worth(good), good || lost));
                    }
                }
            }
            if (winning.size() + others.size() <= LISTED) {
                winning.addAll(others);
            }
            return winning;
        }

        /** Whether a component's new position beside the rest is lost; of a lost position no move is good. */
        private boolean leavesLost(List<Integer> rest, int besides, Rules<Object, Object> rules, Object position) {
            List<Integer> own = index.parts(rules, position);
            return quotient.isComplete()
                    ? quotient.isPrevious(quotient.times(besides, value(own)))
                    : lost(merged(rest, own));
        }

        private static List<Integer> merged(List<Integer> a, List<Integer> b) {
            List<Integer> all = new ArrayList<>(a);
            all.addAll(b);
            all.sort(Comparator.naturalOrder());
            return all;
        }

        private QuotientReason reason(List<Integer> all, boolean lost) {
            Presentation presentation = quotient.presentation();
            return new QuotientReason(
                    quotient.order(),
                    presentation.toString(),
                    presentation.previous(),
                    presentation.words().get(value(all)),
                    lost,
                    quotient.isTame(),
                    parts.stream()
                            .flatMap(List::stream)
                            .limit(NAMED)
                            .map(part -> presentation.words().get(quotient.value(part)))
                            .toList());
        }
    }
}
