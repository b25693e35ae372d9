package org.zermelo.law.rise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.OutcomeValue;
import org.zermelo.value.Value;

/**
 * What each size of a heap that only grows is worth, from the greatest in play down to the start. What a size is worth depends on the sizes
 * just above it and on far ones, each of which lies on a known stretch. Where these and all remainders come again, all comes again as long
 * as no far one leaves its stretch: so 10^18 sizes are a few hundred stretches. Depths are kept up to a limit, and deeper ones count as it.
 */
final class Stretches {

    /** Plies up to here are told; a longer play is only won or lost. */
    static final int DEEPEST = 60;

    private static final int MOST_SOLVED = 4_000_000;

    private static final int MOST_WINDOW = 4_096;

    private final RuleGame game;
    private final Value value;
    private final RisingRules rules;
    private final int window;
    private final List<Stretch> known = new ArrayList<>();
    private final List<Long> codes = new ArrayList<>();
    private final Map<Long, Character> numbers = new HashMap<>();
    private final long top;
    private int solved;

    private Stretches(RuleGame game, Value value, RisingRules rules) {
        this.game = game;
        this.value = value;
        this.rules = rules;
        this.window = (int) rules.lines().stream()
                .filter(line -> line.factor() == 1)
                .mapToLong(HeapForm::constant)
                .max()
                .orElse(0);
        this.top = Math.min(
                game.ruleset().variables().get(0).greatest(),
                rules.lines().stream()
                        .mapToLong(line ->
                                Math.addExact(Math.multiplyExact(line.factor(), rules.greatest()), line.constant()))
                        .max()
                        .orElse(rules.greatest()));
    }

    /**
     * All stretches.
     *
     * @throws RefusedException when nothing repeats soon enough
     */
    static Stretches of(RuleGame game, Value value, RisingRules rules) {
        Stretches stretches = new Stretches(game, value, rules);
        stretches.find();
        return stretches;
    }

    /** How many sizes were looked at one by one. */
    int solved() {
        return solved;
    }

    /** What a size is worth to the player to move, in the value's code; beyond the deepest play only whether it is won. */
    long code(long size) {
        return codes.get(of(size));
    }

    /** Whether a code is only known as won or lost. */
    boolean deep(long code) {
        return value.hasPlies() && OutcomeValue.WIN - Math.abs(code) >= DEEPEST;
    }

    private char of(long size) {
        return on(size).of(size);
    }

    /** The stretch on which a size lies. */
    private Stretch on(long size) {
        int low = 0;
        int high = known.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (known.get(middle).least() <= size) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return known.get(low);
    }

    private void find() {
        if (window > MOST_WINDOW) {
            throw refused();
        }
        for (long size = Math.max(top, rules.greatest()); size >= rules.least(); ) {
            long least = foot(size);
            stretch(size, least);
            size = least - 1;
        }
    }

    private RefusedException refused() {
        return new RefusedException(
                "method.rise.restless", "game", game.ruleset().text());
    }

    /** The least size down to which nothing changes: no cut, no far size on another stretch. */
    private long foot(long size) {
        long foot = size > rules.greatest() ? rules.greatest() + 1 : rules.least();
        Long cut = rules.cuts().lower(size);
        foot = cut == null ? foot : Math.max(foot, cut + 1);
        if (size <= rules.greatest()) {
            for (HeapForm line : rules.lines()) {
                if (line.factor() > 1) {
                    long least = far(line, size).least();
                    foot = Math.max(foot, -Math.floorDiv(line.constant() - least, line.factor()));
                }
            }
        }
        return foot;
    }

    private Stretch far(HeapForm line, long size) {
        return on(line.factor() * size + line.constant());
    }

    /** Remainders of the size by this number decide, on its stretch, which moves there are and what far sizes are worth. */
    private long common(long size) {
        long common = rules.modulus();
        for (HeapForm line : rules.lines()) {
            if (line.factor() > 1 && size <= rules.greatest()) {
                long period = far(line, size).period();
                common = Moduli.common(common, period / Moduli.divisor(period, line.factor()));
            }
        }
        return common;
    }

    private void stretch(long greatest, long least) {
        long common = common(greatest);
        Map<String, Integer> seen = new HashMap<>();
        StringBuilder worths = new StringBuilder();
        for (long size = greatest; size >= least; size--) {
            int passed = worths.length();
            if (passed % common == 0) {
                String above = above(greatest, worths);
                Integer before = seen.putIfAbsent(above, passed);
                if (before != null) {
                    if (before > 0) {
                        add(Stretch.listed(greatest, worths.substring(0, before)));
                    }
                    add(new Stretch(least, greatest - before, worths.substring(before)).shortest());
                    return;
                }
            }
            worths.append(worth(size, greatest, worths));
        }
        add(Stretch.listed(greatest, worths.toString()));
    }

    private void add(Stretch next) {
        Stretch longer = next;
        while (!known.isEmpty()) {
            Stretch above = known.get(known.size() - 1);
            longer = longer.upOver(above);
            if (longer.greatest() < above.greatest()) {
                if (longer.greatest() >= above.least()) {
                    known.set(known.size() - 1, new Stretch(longer.greatest() + 1, above.greatest(), above.worths()));
                }
                break;
            }
            known.remove(known.size() - 1);
        }
        known.add(longer);
    }

    /** The worths of the sizes just above. */
    private String above(long greatest, StringBuilder worths) {
        StringBuilder above = new StringBuilder(worths.substring(Math.max(0, worths.length() - window)));
        for (long size = greatest + 1; above.length() < window && size <= top; size++) {
            above.insert(0, of(size));
        }
        return above.toString();
    }

    private char worth(long size, long greatest, StringBuilder worths) {
        if (++solved > MOST_SOLVED) {
            throw refused();
        }
        CancelScope.poll(solved);
        RulePosition position = game.at(size);
        List<Long> after = new ArrayList<>();
        if (!game.over(position)) {
            if (size > rules.greatest()) {
                throw refused();
            }
            game.eachOption(position, option -> {
                long next = option.value(0);
                after.add(codes.get(next > greatest ? of(next) : worths.charAt((int) (greatest - next))));
            });
        }
        return number(joined(position, after));
    }

    private long joined(RulePosition position, List<Long> after) {
        if (value.fold() == Value.Fold.MEX) {
            long least = 0;
            while (after.contains(least)) {
                least++;
            }
            return least;
        }
        if (after.isEmpty()) {
            return value.ended(game.ending(position));
        }
        return Collections.max(after.stream().map(this::along).toList());
    }

    /** The code before a move to a size of this code. */
    long along(long after) {
        long code = value.along(after, 0);
        if (!value.hasPlies()) {
            return code;
        }
        long deepest = OutcomeValue.WIN - DEEPEST;
        return code > 0 ? Math.max(code, deepest) : Math.min(code, -deepest);
    }

    private char number(long code) {
        return numbers.computeIfAbsent(code, key -> {
            codes.add(key);
            return (char) (codes.size() - 1);
        });
    }
}
