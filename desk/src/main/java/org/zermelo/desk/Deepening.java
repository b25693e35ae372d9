package org.zermelo.desk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Value;

/**
 * Whether a player can force a win within one ply, two, three and so on, until the watch stops it or every play was seen to its
 * end. What it finds is exact: the first number of plies within which somebody can force a win is the number of plies of best play.
 * Time is exponential in it; memory is a table of at most a million positions.
 */
final class Deepening<P, M> {

    private static final int MOST_KEPT = 1 << 20;

    private final Rules<P, M> rules;
    private final Value value;
    private final Watch watch;
    /** The most plies within which the player to move is known not to win; for one that does win, less than 0: -1 less the plies. */
    private final Map<P, Integer> known = new HashMap<>();

    private int plies;
    /** Whether a play was left before its end, so that looking further may tell more. */
    private boolean cut = true;

    private long nodes;

    /** A search for the winner of a game without points, from its start. */
    Deepening(Rules<P, M> rules, Value value, Watch watch) {
        this.rules = rules;
        this.value = value;
        this.watch = watch;
    }

    /** The outcome, if the watch gives time enough to find a winner. */
    Optional<Outcome> run() {
        P start = rules.start();
        try {
            for (int within = 0; cut; within++) {
                cut = false;
                if (wins(start, within)) {
                    return Optional.of(new Outcome(Result.WIN, within));
                }
                if (loses(start, within)) {
                    return Optional.of(new Outcome(Result.LOSS, within));
                }
                plies = within;
            }
        } catch (CancelledException | StackOverflowError e) {
            // the time is over, or nothing is won as deep as the stack reaches
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Within so many plies nobody can force a win. */
    int plies() {
        return plies;
    }

    /** Positions entered. */
    long nodes() {
        return nodes;
    }

    private boolean wins(P position, int within) {
        Integer seen = known.get(position);
        if (seen != null && (seen < 0 ? within >= -1 - seen : within <= seen)) {
            return seen < 0;
        }
        List<M> moves = entered(position);
        boolean won = moves.isEmpty()
                ? ended(position, Result.WIN, within)
                : seesOn(within) && moves.stream().anyMatch(move -> loses(rules.play(position, move), within - 1));
        if (seen == null || seen >= 0) {
            known.put(position, won ? -1 - within : within);
        }
        return won;
    }

    private boolean loses(P position, int within) {
        List<M> moves = entered(position);
        return moves.isEmpty()
                ? ended(position, Result.LOSS, within)
                : seesOn(within) && moves.stream().allMatch(move -> wins(rules.play(position, move), within - 1));
    }

    private boolean seesOn(int within) {
        cut |= within == 0;
        return within > 0;
    }

    private List<M> entered(P position) {
        watch.check();
        nodes++;
        if (known.size() >= MOST_KEPT) {
            known.clear();
        }
        return rules.moves(position);
    }

    private boolean ended(P position, Result asked, int within) {
        Outcome outcome = (Outcome) value.worth(value.ended(rules.ending(position)));
        return outcome.result() == asked && Math.max(0, outcome.plies()) <= within;
    }
}
