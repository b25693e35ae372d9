package org.zermelo.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.Canonical;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** What must keep the worth of a position, checked by the simplest methods on a few positions of a small game. */
final class WorthCheck<P, M> {

    private static final int MOST_SOLVED = 60;

    private final GameCheck<P, M> check;
    private final Map<P, Worth> known = new HashMap<>();

    WorthCheck(GameCheck<P, M> check) {
        this.check = check;
    }

    private Worth worth(P position) {
        return known.computeIfAbsent(position, p -> {
            boolean scoring = check.rules.traits().contains(Trait.SCORING);
            return solve(p, scoring ? Values.margin() : Values.outcome(), scoring);
        });
    }

    private Worth solve(P position, Value value, boolean acyclic) {
        Rules<P, M> from = Games.from(check.rules, position);
        Question<P, M> question = Question.of(from, value).only().within(new Budget(1L << 30, 1));
        Answer<M> answer =
                acyclic ? new MemoSearch().solve(question, Watch.NONE) : new Retrograde().solve(question, Watch.NONE);
        return answer.worth();
    }

    /** Positions spread over the walk; none when the game is too large to solve here. */
    private List<P> some() {
        List<P> some = new ArrayList<>();
        for (int i = 0; check.whole() && i < Math.min(MOST_SOLVED, check.positions.size()); i++) {
            some.add(check.positions.get(
                    (int) ((long) i * check.positions.size() / MOST_SOLVED) % check.positions.size()));
        }
        return some;
    }

    void canonical(Canonical<P> canonical) {
        for (P position : check.positions) {
            P form = canonical.canonical(position);
            if (!canonical.canonical(form).equals(form)) {
                check.fault(
                        Fault.Kind.CANONICAL_NOT_IDEMPOTENT,
                        position,
                        "its form is " + form + ", and the form of that is " + canonical.canonical(form));
            }
        }
        for (P position : some()) {
            P form = canonical.canonical(position);
            if (!worth(form).equals(worth(position))) {
                check.fault(
                        Fault.Kind.CANONICAL_CHANGES_WORTH,
                        position,
                        "worth " + worth(position) + ", but its form " + form + " is worth " + worth(form));
            }
        }
    }

    void components(Decomposable<P> decomposable) {
        if (!check.rules.traits().contains(Trait.IMPARTIAL)) {
            return;
        }
        for (P position : some()) {
            long sum = 0;
            List<P> components = decomposable.components(position);
            for (P component : components) {
                sum ^= ((Nimber) solve(component, Values.nimber(), true)).nimber();
            }
            Nimber whole = (Nimber) solve(position, Values.nimber(), true);
            if (whole.nimber() != sum) {
                check.fault(
                        Fault.Kind.COMPONENTS,
                        position,
                        "nimber " + whole.nimber() + ", but its components " + components + " make " + sum);
            }
        }
    }
}
