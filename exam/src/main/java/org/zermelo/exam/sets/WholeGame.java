package org.zermelo.exam.sets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Budget;
import org.zermelo.value.Outcome;

/**
 * Who wins each position, by spreading wins and losses backwards over everything that can be reached from the positions
 * asked for. Cycles are allowed. O(positions x moves), in objects: for games without a table of their own.
 */
public final class WholeGame<P, M> implements AnyLength<P> {

    private static final long BYTES_PER_POSITION = 300;

    /** Beyond this a compiled table is better, and games that never end are given up. */
    private static final long MOST = 2_000_000;

    /** When so many positions were found it is asked how many there will be. */
    private static final int SOME = 10_000;

    /** So many positions are looked at where no bound of them is known: a play may go up for ever. */
    private static final int MOST_UNBOUNDED = 200_000;

    private final Rules<P, M> rules;
    private final long most;
    private final Map<P, Integer> indices = new HashMap<>();
    private final List<P> found = new ArrayList<>();
    private final List<Outcome.Result> results = new ArrayList<>();

    private WholeGame(Rules<P, M> rules, long most) {
        this.rules = rules;
        this.most = most;
    }

    public static <P, M> AnyLength<P> of(Rules<P, M> rules) {
        return new WholeGame<>(rules, Math.min(MOST, Budget.ofThisMachine().bytes() / BYTES_PER_POSITION));
    }

    @Override
    public Outcome.Result result(P position) {
        Integer index = indices.get(position);
        if (index == null) {
            index = add(position);
            try {
                spread(index);
            } catch (RuntimeException e) {
                forget(index);
                throw e;
            }
        }
        return results.get(index);
    }

    private int add(P position) {
        if (found.size() >= most) {
            throw new RefusedException("exam.positions.full", "positions", most, "memory", most < MOST ? "yes" : "");
        }
        indices.put(position, found.size());
        found.add(position);
        results.add(Outcome.Result.DRAW);
        return found.size() - 1;
    }

    /** Takes back what was found from this index on, before it was decided. */
    private void forget(int from) {
        for (int i = found.size() - 1; i >= from; i--) {
            indices.remove(found.get(i));
            found.remove(i);
            results.remove(i);
        }
    }

    /** Explores what is new from this index on, and decides it; what was decided before stays. */
    private void spread(int from) {
        List<List<Integer>> parents = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        List<Integer> decided = new ArrayList<>();
        for (int i = from; i < found.size(); i++) {
            if (i - from == SOME) {
                checkRoom(found.get(from));
            }
            if (i - from == MOST_UNBOUNDED) {
                checkBound(found.get(from));
            }
            P position = found.get(i);
            List<M> moves = rules.moves(position);
            open.add(moves.size());
            if (moves.isEmpty()) {
                results.set(i, ended(rules.ending(position)));
                decided.add(i);
            }
            for (M move : moves) {
                CancelScope.check();
                P next = rules.play(position, move);
                Integer known = indices.get(next);
                int option = known == null ? add(next) : known;
                if (option < from) {
                    settle(i, option, i - from, open, decided);
                } else {
                    while (parents.size() <= option - from) {
                        parents.add(new ArrayList<>());
                    }
                    parents.get(option - from).add(i);
                }
            }
        }
        for (int d = 0; d < decided.size(); d++) {
            int option = decided.get(d);
            if (option - from < parents.size()) {
                for (int parent : parents.get(option - from)) {
                    settle(parent, option, parent - from, open, decided);
                }
            }
        }
    }

    /** Refuses a start from which more positions are sure to be reached than may be kept. */
    private void checkRoom(P position) {
        Rules<P, M> started = Games.from(rules, position);
        double positions = Counted.positionsOf(started);
        if (positions <= most) {
            return;
        }
        Optional<Rules<P, M>> smaller = Counted.smallerThan(started);
        while (smaller.isPresent() && Counted.positionsOf(smaller.get()) > most) {
            smaller = Counted.smallerThan(smaller.get());
        }
        throw new RefusedException(Note.of("exam.positions.too-many")
                .with("start", Counted.startOf(started))
                .with("positions", positions)
                .with("allowed", most)
                .with("fits", smaller.map(Counted::startOf).orElse("")));
    }

    /** Refuses a start from which very many positions are reached and a heap may grow without end. */
    private void checkBound(P position) {
        Rules<P, M> started = Games.from(rules, position);
        if ((Object) started instanceof RuleGame game && !game.region().finite()) {
            throw new RefusedException(
                    "exam.positions.no-bound", "start", Counted.startOf(started), "positions", MOST_UNBOUNDED);
        }
    }

    private void settle(int parent, int option, int slot, List<Integer> open, List<Integer> decided) {
        Outcome.Result result = results.get(option);
        if (results.get(parent) != Outcome.Result.DRAW) {
            return;
        }
        if (result == Outcome.Result.LOSS) {
            results.set(parent, Outcome.Result.WIN);
            decided.add(parent);
        } else if (result == Outcome.Result.WIN) {
            open.set(slot, open.get(slot) - 1);
            if (open.get(slot) == 0) {
                results.set(parent, Outcome.Result.LOSS);
                decided.add(parent);
            }
        }
    }

    private static Outcome.Result ended(Ending ending) {
        return switch (ending) {
            case LAST_MOVER_WINS -> Outcome.Result.LOSS;
            case LAST_MOVER_LOSES, OVERSHOT -> Outcome.Result.WIN;
            case TIE -> Outcome.Result.TIE;
            case SCORED -> throw new RefusedException("exam.scored");
        };
    }
}
