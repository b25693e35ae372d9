package org.zermelo.law;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;

/**
 * What positions are worth, by the rules alone: 0 for a lost one and 1 for a won one, or the nimber. Each is found once. Plays must end.
 */
final class SolvedPositions {

    /** No position that small guesses are made from is so far from the end. */
    private static final int LONGEST_PLAY = 100_000;

    private final RuleGame game;
    private final Value value;
    private final int forbidden;
    private final long mostOptions;
    private final Map<RulePosition, Integer> known = new HashMap<>();
    private long options;

    SolvedPositions(Ruleset rules, Value value, long mostOptions) {
        this.game = RuleGame.unstarted(rules.forbidding(0));
        this.forbidden = rules.forbidden();
        this.value = value;
        this.mostOptions = mostOptions;
    }

    /** Positions whose options are not all known yet. */
    private record Open(RulePosition position, List<RulePosition> options) {}

    /** The worth of the position with these values, 0 of what is no position; -1 when it would take too many options to find. */
    int of(long... values) {
        return holds(values) ? of(game.at(values)) : 0;
    }

    /** Whether these are the values of a position. */
    boolean holds(long... values) {
        for (int i = 0; i < values.length; i++) {
            if (!game.ruleset().variables().get(i).range().contains(values[i])) {
                return false;
            }
        }
        return true;
    }

    /** The worth of a position; -1 when it would take too many options to find. */
    int of(RulePosition wanted) {
        Integer found = known.get(wanted);
        if (found != null) {
            return found;
        }
        Deque<Open> open = new ArrayDeque<>();
        open.push(opened(wanted));
        while (!open.isEmpty()) {
            if (options > mostOptions || open.size() > LONGEST_PLAY) {
                options = Long.MAX_VALUE;
                return -1;
            }
            Open top = open.getFirst();
            RulePosition missing = missing(top);
            if (missing == null) {
                known.put(top.position, worth(top));
                open.pop();
            } else {
                open.push(opened(missing));
            }
        }
        return worth(wanted);
    }

    /** Whether more options may be looked at. */
    boolean affordable() {
        return options <= mostOptions;
    }

    private Open opened(RulePosition position) {
        CancelScope.poll(known.size());
        List<RulePosition> all = new ArrayList<>();
        if (!game.over(position)) {
            game.eachOption(position, all::add);
        }
        options += all.size() + 1;
        return new Open(position, all);
    }

    private @Nullable RulePosition missing(Open open) {
        for (RulePosition option : open.options) {
            if (!known.containsKey(option)) {
                return option;
            }
        }
        return null;
    }

    /** The worth of a position that is known by now. */
    private int worth(RulePosition position) {
        return Objects.requireNonNull(known.get(position));
    }

    private int worth(Open open) {
        if (value.fold() == Fold.MEX) {
            BitSet seen = new BitSet();
            open.options.forEach(option -> seen.set(worth(option)));
            return seen.nextClearBit(0);
        }
        if (open.options.isEmpty()) {
            return value.worth(value.ended(game.ending(open.position))).sign() < 0 ? 0 : 1;
        }
        if (forbidden == 0) {
            return open.options.stream().anyMatch(option -> worth(option) == 0) ? 1 : 0;
        }
        List<RulePosition> options = open.options.stream().distinct().toList();
        long good = options.stream().filter(option -> worth(option) == 0).count();
        boolean someLeft = good < options.size()
                || value.worth(value.ended(game.ruleset().stuck())).sign() < 0;
        return good <= forbidden && someLeft ? 0 : 1;
    }
}
