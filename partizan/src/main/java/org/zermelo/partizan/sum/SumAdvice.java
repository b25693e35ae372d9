package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Player;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.sum.HotPlay.HotMove;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * What strategies play in a sum of values and what that costs. Play ends where all parts are numbers; their sum is the score. Best play
 * by both ends at the stops of the sum, and what a strategy ends at, used to the end against the best play, may be less for it.
 */
public final class SumAdvice {

    /** In larger sums the score is not found. */
    private static final int MOST_STATES = 200_000;

    private final Forms forms;
    private final HotPlay play;
    private final Map<AdviceState, Dyadic> known = new HashMap<>();

    /** Of values in an arena. */
    public SumAdvice(Forms forms) {
        this.forms = forms;
        this.play = new HotPlay(forms, new Thermographs(forms));
    }

    /**
     * What a strategy does.
     *
     * @param part the part in which it moves, from 0
     * @param option what the part becomes
     * @param ambient the temperature by which it picks the move
     * @param best the score of best play by both; empty for a sum that is too large
     * @param score the score if it is used to the end against the best play
     */
    public record Advice(
            HotStrategy strategy, int part, int option, Dyadic ambient, Optional<Dyadic> best, Optional<Dyadic> score) {

        /** What the strategy gives away. */
        public Optional<Dyadic> loss() {
            return best.flatMap(most -> score.map(reached -> {
                Dyadic less = most.minus(reached);
                return less.signum() < 0 ? less.negated() : less;
            }));
        }
    }

    /** A position of the play against a strategy, seen by the strategy as Left; none is best play by both. */
    private record AdviceState(
            @Nullable HotStrategy strategy, List<Integer> parts, boolean mine, Dyadic ambient, int answer) {}

    /** Ends the search of a sum that is too large. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooMany() {
            super(null, null, false, false);
        }
    }

    /** What each strategy does for the player who begins; none where all parts are numbers, or there are none. */
    public List<Advice> of(int[] parts, Player mover) {
        if (play.over(parts)) {
            return List.of();
        }
        boolean left = mover == Player.LEFT;
        int[] mine = left ? parts : Arrays.stream(parts).map(forms::negative).toArray();
        Optional<Dyadic> best = score(null, mine);
        List<Advice> all = new ArrayList<>();
        for (HotStrategy strategy : HotStrategy.values()) {
            HotMove move = play.move(strategy, mine, play.heat(mine[play.hottest(mine)]), -1);
            all.add(new Advice(
                    strategy,
                    move.part(),
                    left ? move.option() : forms.negative(move.option()),
                    move.ambient(),
                    turned(best, left),
                    turned(score(strategy, mine), left)));
        }
        return all;
    }

    private static Optional<Dyadic> turned(Optional<Dyadic> score, boolean left) {
        return left ? score : score.map(Dyadic::negated);
    }

    private Optional<Dyadic> score(@Nullable HotStrategy strategy, int[] parts) {
        known.clear();
        try {
            return Optional.of(score(state(strategy, parts, true, play.heat(parts[play.hottest(parts)]), -1)));
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    /** Numbers are added up in the first place; the others stand in rising order. */
    private AdviceState state(@Nullable HotStrategy strategy, int[] parts, boolean mine, Dyadic ambient, int answered) {
        Dyadic number = Dyadic.ZERO;
        List<Integer> others = new ArrayList<>();
        for (int part : parts) {
            if (forms.isNumber(part)) {
                number = number.plus(forms.numberOf(part));
            } else {
                others.add(part);
            }
        }
        others.sort(null);
        boolean remembers = strategy == HotStrategy.SENTESTRAT;
        int answer = remembers && mine && answered >= 0 ? others.indexOf(answered) + 1 : 0;
        others.add(0, forms.number(number));
        return new AdviceState(strategy, others, mine, remembers ? ambient : Dyadic.ZERO, answer > 0 ? answer : -1);
    }

    private Dyadic score(AdviceState at) {
        int[] parts = at.parts().stream().mapToInt(Integer::intValue).toArray();
        if (parts.length == 1) {
            return forms.numberOf(parts[0]);
        }
        @Nullable Dyadic seen = known.get(at);
        if (seen != null) {
            return seen;
        }
        CancelScope.poll(known.size());
        if (known.size() >= MOST_STATES) {
            throw new TooMany();
        }
        Dyadic found = at.mine() && at.strategy() != null ? byStrategy(at, at.strategy(), parts) : best(at, parts);
        known.put(at, found);
        return found;
    }

    private Dyadic byStrategy(AdviceState at, HotStrategy strategy, int[] parts) {
        Dyadic heat = play.heat(parts[play.hottest(parts)]);
        Dyadic ambient = heat.compareTo(at.ambient()) < 0 ? heat : at.ambient();
        HotMove move = play.move(strategy, parts, ambient, at.answer());
        return score(state(strategy, with(parts, move.part(), move.option()), false, ambient, -1));
    }

    private Dyadic best(AdviceState at, int[] parts) {
        @Nullable Dyadic best = null;
        for (int k = 1; k < parts.length; k++) {
            if (k > 1 && parts[k] == parts[k - 1]) {
                continue;
            }
            for (int option : at.mine() ? forms.lefts(parts[k]) : forms.rights(parts[k])) {
                Dyadic score = score(state(at.strategy(), with(parts, k, option), !at.mine(), at.ambient(), option));
                if (best == null || score.compareTo(best) * (at.mine() ? 1 : -1) > 0) {
                    best = score;
                }
            }
        }
        return Objects.requireNonNull(best);
    }

    private static int[] with(int[] parts, int place, int option) {
        int[] changed = parts.clone();
        changed[place] = option;
        return changed;
    }
}
