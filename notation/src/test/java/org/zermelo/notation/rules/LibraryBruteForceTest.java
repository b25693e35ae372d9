package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Margin;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Rule files without a published answer, against a recursion that is written here and shares nothing with the engine. */
class LibraryBruteForceTest {

    private static final int GOES_ON = 2;

    /** Plies to a win, or minus the plies to a loss; an end is 0, an end that its last mover loses 1. */
    private static final class Search {
        private final Map<List<Long>, Integer> known = new HashMap<>();
        private final Function<List<Long>, List<List<Long>>> options;
        private final ToIntFunction<List<Long>> end;

        Search(ToIntFunction<List<Long>> end, Function<List<Long>, List<List<Long>>> options) {
            this.options = options;
            this.end = end;
        }

        int of(List<Long> position) {
            Integer value = known.get(position);
            if (value == null) {
                value = look(position);
                known.put(position, value);
            }
            return value;
        }

        private int look(List<Long> position) {
            int ended = end.applyAsInt(position);
            if (ended != GOES_ON) {
                return ended;
            }
            int win = Integer.MAX_VALUE;
            int longest = -1;
            for (List<Long> next : options.apply(position)) {
                int value = of(next);
                if (value <= 0) {
                    win = Math.min(win, 1 - value);
                } else {
                    longest = Math.max(longest, value);
                }
            }
            return win < Integer.MAX_VALUE ? win : -(longest + 1);
        }

        int code(List<Long> position) {
            int value = of(position);
            return value > 0 ? (value + 1) / 2 : value / 2;
        }
    }

    private static ToIntFunction<List<Long>> ends(Function<List<Long>, Boolean> when) {
        return p -> when.apply(p) ? 0 : GOES_ON;
    }

    private static void check(String name, long least, long greatest, Search search, Function<Long, List<Long>> start) {
        Ruleset rules = RuleText.ruleset("@" + name);
        for (long s = least; s <= greatest; s++) {
            RuleGame game = new RuleGame(rules.bind(rules.parameters().get(0).name(), s));
            Outcome outcome =
                    (Outcome) Planner.standard().solve(game, Values.outcome()).worth();
            assertThat(outcome.code()).as("%s S=%d", name, s).isEqualTo(search.code(start.apply(s)));
        }
    }

    private static List<List<Long>> list(long... values) {
        List<List<Long>> list = new ArrayList<>();
        for (long value : values) {
            list.add(List.of(value));
        }
        return list;
    }

    @Test
    void halves() {
        Search search = new Search(ends(p -> p.get(0) <= 24), p -> {
            long x = p.get(0);
            return list(x - 3, x % 2 == 0 ? x / 2 : (x + 3) / 2);
        });
        check("halves", 25, 160, search, List::of);
    }

    @Test
    void overshoot() {
        ToIntFunction<List<Long>> end = p -> p.get(0) < 43 ? GOES_ON : p.get(0) > 72 ? 1 : 0;
        Search search = new Search(end, p -> list(p.get(0) + 1, p.get(0) * 2, p.get(0) * 3));
        check("overshoot", 1, 42, search, List::of);
    }

    @Test
    void noRepeatOfTheOpponent() {
        Search search = new Search(ends(p -> p.get(0) >= 41), p -> {
            List<List<Long>> next = new ArrayList<>();
            long[] results = {p.get(0) + 1, p.get(0) + 2, p.get(0) * 2};
            for (long move = 0; move < results.length; move++) {
                if (move != p.get(1)) {
                    next.add(List.of(results[(int) move], move));
                }
            }
            return next;
        });
        check("no-repeat-opponent", 1, 40, search, s -> List.of(s, -1L));
    }

    @Test
    void once() {
        Search search = new Search(ends(p -> p.get(0) + p.get(1) >= 132), p -> {
            long a = p.get(0);
            long b = p.get(1);
            long used = p.get(2);
            List<List<Long>> next = new ArrayList<>(List.of(
                    List.of(a + 2, b, used),
                    List.of(a, b + 2, used),
                    List.of(a * 2, b, used),
                    List.of(a, b * 2, used)));
            if (used == 0) {
                next.add(List.of(a * 3, b, 1L));
                next.add(List.of(a, b * 3, 1L));
            }
            return next;
        });
        check("once", 1, 100, search, s -> List.of(31L, s, 0L));
    }

    @Test
    void point() {
        Search search = new Search(ends(p -> p.get(0) * p.get(0) + p.get(1) * p.get(1) >= 169), p -> {
            long a = p.get(0);
            long b = p.get(1);
            return List.of(List.of(a + 3, b), List.of(a, b + 3), List.of(a, b + 4));
        });
        check("point", 1, 12, search, s -> List.of(s, 2L));
    }

    @Test
    void smallerAndLarger() {
        Search search = new Search(ends(p -> p.get(0) + p.get(1) >= 60), p -> {
            long a = p.get(0);
            long b = p.get(1);
            if (a == b) {
                return List.of(List.of(a + 1, b), List.of(a, b + 1));
            }
            return a > b
                    ? List.of(List.of(a + 1, b), List.of(a, b * 2))
                    : List.of(List.of(a, b + 1), List.of(a * 2, b));
        });
        check("smaller-larger", 1, 40, search, s -> List.of(5L, s));
    }

    @Test
    void threeHeaps() {
        Search search = new Search(ends(p -> p.get(0) + p.get(1) + p.get(2) >= 71), p -> {
            List<List<Long>> next = new ArrayList<>();
            for (int heap = 0; heap < 3; heap++) {
                for (long value : new long[] {p.get(heap) + 3, p.get(heap) * 2}) {
                    List<Long> after = new ArrayList<>(p);
                    after.set(heap, value);
                    next.add(List.copyOf(after));
                }
            }
            return next;
        });
        check("three-heaps", 1, 58, search, s -> List.of(7L, 5L, s));
    }

    @Test
    void points() {
        long[] best = new long[11];
        for (int n = 1; n < best.length; n++) {
            best[n] = Long.MIN_VALUE;
            for (int k = 1; k <= Math.min(3, n); k++) {
                best[n] = Math.max(best[n], k - best[n - k]);
            }
        }
        Game game = Notation.standard().parse("@points");
        Margin margin =
                (Margin) Planner.standard().solve(game.rules(), game.value()).worth();
        assertThat(margin.points()).isEqualTo(best[10]);
    }
}
