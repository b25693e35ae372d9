package org.zermelo.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.game.Wide;
import org.zermelo.game.WideRules;

/** Rules on positions of several numbers against the rules that they stand for. */
final class WideCheck<P, M> {

    private final GameCheck<P, M> check;
    private final Wide<P> game;
    private final WideRules wide;

    WideCheck(GameCheck<P, M> check, Wide<P> game) {
        this.check = check;
        this.game = game;
        this.wide = game.wide();
    }

    void run() {
        if (!Arrays.equals(wide.start(), game.spread(check.rules.start()))) {
            wrong(check.rules.start(), "the game on several numbers starts elsewhere");
        }
        Map<List<Long>, P> seen = new HashMap<>();
        for (P position : check.positions) {
            long[] numbers = game.spread(position);
            P other = seen.putIfAbsent(list(numbers), position);
            if (other != null) {
                wrong(position, "its numbers are also those of " + other);
            }
            options(position, numbers);
        }
    }

    private void options(P position, long[] numbers) {
        List<P> options = Objects.requireNonNull(check.reached.get(position));
        int count = wide.options(numbers, 0);
        if (count != options.size()) {
            wrong(position, options.size() + " moves, but " + count + " on several numbers");
            return;
        }
        List<List<Long>> found = new ArrayList<>();
        List<List<Long>> expected = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            found.add(list(Arrays.copyOfRange(wide.found(), i * wide.width(), (i + 1) * wide.width())));
            expected.add(list(game.spread(options.get(i))));
        }
        expected.forEach(found::remove);
        if (!found.isEmpty()) {
            wrong(position, "no move leads to " + found.get(0));
        }
    }

    private static List<Long> list(long[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    private void wrong(P position, String text) {
        check.fault(Fault.Kind.WIDE, position, text);
    }
}
