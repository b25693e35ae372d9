package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Margin;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/**
 * Alpha-beta search without a memory, in the form of one player: the window on each position, and the moves that are cut. Points
 * are sought in an open window, who wins between -1 and +1. Moves that lead to the same position and win the same points are looked
 * at once.
 */
final class AlphaBetaTracer implements Tracer {

    private static final int MOST_POSITIONS = 3_000;

    @Override
    public String method() {
        return "alpha-beta";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        boolean points = value.subject() == Subject.POINTS && !value.hasPlies();
        boolean outcome = value.subject() == Subject.OUTCOME && !rules.traits().contains(Trait.SCORING);
        return rules.traits().contains(Trait.ACYCLIC) && (points || outcome);
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        return new TracedSearch<>(rules, value).run(method());
    }

    /** A move of the search: the position after it, and the points that it wins. */
    private record Branch<P>(P after, String move, long gain) {}

    /** The search over one game. */
    private static final class TracedSearch<P, M> {
        private static final long INFINITE = Long.MAX_VALUE;

        private final Rules<P, M> rules;
        private final Value value;
        private final boolean points;
        /** The nodes below each position; 0 while they are counted. */
        private final Map<P, Double> sizes = new HashMap<>();

        private final Recorder record = new Recorder(Note.of("trace.ab.start"));
        private int numbers;
        private int calls;
        private int steps;
        private double cut;

        TracedSearch(Rules<P, M> rules, Value value) {
            this.rules = rules;
            this.value = value;
            this.points = value.subject() == Subject.POINTS;
            size(rules.start());
        }

        /** How many nodes the tree below a position has, with it. */
        private double size(P position) {
            Double known = sizes.get(position);
            if (known != null) {
                return known;
            }
            // asked on the way down, so that a long play is refused before it fills the stack
            if (sizes.size() == MOST_POSITIONS) {
                throw PositionList.tooMany(MOST_POSITIONS);
            }
            sizes.put(position, 0.0);
            double size = 1;
            for (Branch<P> branch : branches(position)) {
                size += size(branch.after());
            }
            sizes.put(position, size);
            return size;
        }

        private List<Branch<P>> branches(P position) {
            List<Branch<P>> branches = new ArrayList<>();
            Set<List<Object>> seen = new HashSet<>();
            for (M move : rules.moves(position)) {
                P after = rules.play(position, move);
                long gain = rules.gain(position, move);
                if (seen.add(List.of(after, gain))) {
                    branches.add(new Branch<>(after, move.toString(), gain));
                }
            }
            return branches;
        }

        Trace run(String method) {
            long most = points ? INFINITE : 1;
            long found = search(rules.start(), "", -1, -most, most);
            Spot root = Spot.call(0, 0);
            record.step(
                            Event.ANSWER,
                            0,
                            Note.of("trace.ab.done")
                                    .with("value", signed(found))
                                    .with("calls", calls)
                                    .with("all", Math.round(size(rules.start()))))
                    .write(root, signed(found), mark(found));
            return record.trace(method, List.of(new Panel.CallTree("windows")), root);
        }

        private long search(P position, String move, int parent, long alpha, long beta) {
            int number = numbers++;
            calls++;
            Spot node = Spot.call(0, number);
            List<Branch<P>> branches = branches(position);
            String name = (move + " " + window(alpha, beta)).strip();
            boolean ended = branches.isEmpty();
            Note note = Note.of(ended ? "trace.ab.leaf" : "trace.ab.call")
                    .with("position", PositionList.text(rules, position))
                    .with("alpha", bound(alpha))
                    .with("beta", bound(beta))
                    .with("value", ended ? signed(ended(position)) : "");
            step(ended ? Event.BASE : Event.CALL, ended ? 2 : 1, note)
                    .set("calls", calls)
                    .set("unseen", Math.round(cut))
                    .set("alpha", bound(alpha))
                    .set("beta", bound(beta))
                    .call(node, parent, name);
            if (ended) {
                long worth = ended(position);
                record.write(node, name + ": " + signed(worth), mark(worth));
                return worth;
            }
            return tryAll(branches, move, number, alpha, beta);
        }

        private long tryAll(List<Branch<P>> branches, String move, int number, long alpha, long beta) {
            Spot node = Spot.call(0, number);
            long best = -INFINITE;
            long least = INFINITE;
            long rising = alpha;
            List<Spot> seen = new ArrayList<>();
            for (int b = 0; b < branches.size(); b++) {
                Branch<P> branch = branches.get(b);
                seen.add(Spot.call(0, numbers));
                long given = minus(
                        branch.gain(),
                        search(
                                branch.after(),
                                branch.move(),
                                number,
                                minus(branch.gain(), beta),
                                minus(branch.gain(), rising)));
                best = Math.max(best, given);
                least = Math.min(least, given);
                List<Branch<P>> others = branches.subList(b + 1, branches.size());
                if (best >= beta && !others.isEmpty()) {
                    cut(others, (move + " " + window(rising, beta)).strip(), number, beta, best);
                    return best;
                }
                if (best > rising && !others.isEmpty()) {
                    rising = best;
                    step(Event.OPTION, 5, Note.of("trace.ab.rise", "move", branch.move(), "alpha", signed(best)))
                            .set("alpha", bound(rising))
                            .set("beta", bound(beta))
                            .write(node, (move + " " + window(rising, beta)).strip(), Mark.OPEN)
                            .look(seen.get(b));
                }
            }
            boolean low = best <= alpha;
            boolean high = best >= beta;
            String sign = low ? "≤ " : high ? "≥ " : "";
            step(
                            Event.RETURN,
                            7,
                            Note.of(low ? "trace.ab.low" : high ? "trace.ab.high" : "trace.ab.return")
                                    .with("value", signed(best))
                                    .with("alpha", bound(alpha))
                                    .with("beta", bound(beta)))
                    .set("alpha", bound(alpha))
                    .set("beta", bound(beta))
                    .write(node, (move + " " + window(alpha, beta)).strip() + ": " + sign + signed(best), mark(best))
                    .look(seen.toArray(Spot[]::new));
            if (sign.isEmpty()) {
                record.ask(Guess.of(
                        node,
                        signed(best),
                        List.of(
                                new Slip(signed(least), Note.of("trace.slip.smaller")),
                                new Slip(signed(-best), Note.of("trace.slip.other-view")))));
            }
            return best;
        }

        private void cut(List<Branch<P>> others, String name, int number, long beta, long best) {
            double unseen =
                    others.stream().mapToDouble(branch -> size(branch.after())).sum();
            cut += unseen;
            step(
                            Event.CUT,
                            6,
                            Note.of("trace.ab.cut")
                                    .with("value", signed(best))
                                    .with("beta", bound(beta))
                                    .with("moves", others.size())
                                    .with("positions", Math.round(unseen)))
                    .set("unseen", Math.round(cut))
                    .write(Spot.call(0, number), name + ": ≥ " + signed(best), mark(best));
            for (Branch<P> branch : others) {
                Spot spot = Spot.call(0, numbers++);
                record.call(spot, number, branch.move()).write(spot, branch.move(), Mark.CUT);
            }
        }

        private Recorder step(Event event, int line, Note note) {
            if (++steps >= Trace.MOST_STEPS) {
                throw new RefusedException("trace.tree-too-large", "limit", Trace.MOST_STEPS);
            }
            return record.step(event, line, note);
        }

        private long ended(P position) {
            Worth worth = value.worth(value.ended(rules.ending(position)));
            return worth instanceof Margin margin ? margin.points() : worth.sign();
        }

        private static long minus(long gain, long bound) {
            return Math.abs(bound) == INFINITE ? -bound : Math.subtractExact(gain, bound);
        }

        private static String window(long alpha, long beta) {
            return "[" + bound(alpha) + ", " + bound(beta) + "]";
        }

        private static String bound(long bound) {
            return bound == INFINITE ? "+∞" : bound == -INFINITE ? "-∞" : signed(bound);
        }

        private static String signed(long value) {
            return value > 0 ? "+" + value : Long.toString(value);
        }

        private static Mark mark(long value) {
            return value > 0 ? Mark.WIN : value < 0 ? Mark.LOSS : Mark.DRAW;
        }
    }
}
