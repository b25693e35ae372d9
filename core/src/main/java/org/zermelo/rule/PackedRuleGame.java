package org.zermelo.rule;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Trait;
import org.zermelo.rule.MoveRule.Choice;

/**
 * Declared rules whose positions lie in a finite box: a position is also a number, mixed-radix over the values of its
 * variables and over what the rules remember. The interpreter lists the options.
 */
final class PackedRuleGame extends RuleGame implements Packed<RulePosition> {

    private static final double LARGEST = 1L << 60;

    private static final double MOST_OPTIONS = 100_000;

    private final long[] least;
    private final long[] sizes;
    private final long planes;
    private final int lasts;
    private final int owns;
    private final int mostOptions;

    private PackedRuleGame(Ruleset rules, RulePosition start, int mostOptions) {
        super(rules, start);
        List<Interval> outer = region().outer();
        this.least = outer.stream().mapToLong(Interval::least).toArray();
        this.sizes = outer.stream().mapToLong(i -> i.greatest() - i.least() + 1).toArray();
        int identities = rules.moves().size() + 1;
        this.lasts = rules.repeat() == Repeat.ALLOWED ? 1 : identities;
        this.owns = rules.repeat() == Repeat.NOT_OWN ? identities : 1;
        this.planes = planes(rules);
        this.mostOptions = mostOptions;
    }

    /** The packed game; empty when the positions have no bound, or the rules remember chosen numbers. */
    static Optional<RuleGame> of(Ruleset rules, RulePosition start) {
        Region region = Region.of(rules, start);
        boolean remembersChoices = rules.repeat() != Repeat.ALLOWED
                && rules.moves().stream().anyMatch(move -> !move.choices().isEmpty());
        double options = mostOptions(rules, region);
        boolean fits = region.finite()
                && !remembersChoices
                && options <= MOST_OPTIONS
                && region.outerSize() * planes(rules) < LARGEST;
        return fits ? Optional.of(new PackedRuleGame(rules, start, (int) options)) : Optional.empty();
    }

    private static long planes(Ruleset rules) {
        long identities = rules.moves().size() + 1L;
        long spent = 1L << rules.moves().stream().filter(MoveRule::once).count();
        return switch (rules.repeat()) {
            case ALLOWED -> spent;
            case NOT_OPPONENT -> spent * identities;
            case NOT_OWN -> spent * identities * identities;
        };
    }

    private static double mostOptions(Ruleset rules, Region region) {
        Bounds bounds = new Bounds(region.inner().toArray(Interval[]::new), rules.heaps());
        double most = 0;
        for (Step step : Step.all(rules)) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            double options = 1;
            for (Choice choice : step.clause().choices()) {
                Interval from = aimed.value(choice.from());
                Interval to = aimed.value(choice.to());
                options *= Math.max(1.0, (double) to.greatest() - from.least() + 1);
            }
            most += options;
        }
        return most;
    }

    @Override
    public long pack(RulePosition position) {
        long plane = (position.spent() * owns + (owns > 1 ? position.ownLast() + 1 : 0)) * lasts
                + (lasts > 1 ? position.opponentLast() + 1 : 0);
        return pack(position.rawValues(), plane);
    }

    private long pack(long[] values, long plane) {
        long packed = plane;
        for (int i = 0; i < sizes.length; i++) {
            packed = packed * sizes[i] + values[i] - least[i];
        }
        return packed;
    }

    @Override
    public RulePosition unpack(long packed) {
        long[] values = new long[sizes.length];
        long rest = packed;
        for (int i = sizes.length - 1; i >= 0; i--) {
            values[i] = least[i] + rest % sizes[i];
            rest /= sizes[i];
        }
        long last = lasts > 1 ? rest % lasts - 1 : RulePosition.NONE;
        rest /= lasts;
        long own = owns > 1 ? rest % owns - 1 : RulePosition.NONE;
        return new RulePosition(values, rest / owns, last, own);
    }

    @Override
    public PackedRules packed() {
        Optional<SweepOrder> order =
                SweepOrder.of(ruleset(), region()).filter(o -> !o.monotone().contains(false));
        double levels = 0;
        for (long size : sizes) {
            levels += size - 1;
        }
        boolean leveled = order.isPresent() && levels < Integer.MAX_VALUE - 1;
        return new Numbers(leveled ? order.get() : null, leveled ? (int) levels + 1 : 0);
    }

    /** The game on numbers. */
    private final class Numbers implements PackedRules {
        private final @org.jspecify.annotations.Nullable SweepOrder order;
        private final int levels;

        Numbers(@org.jspecify.annotations.Nullable SweepOrder order, int levels) {
            this.order = order;
            this.levels = levels;
        }

        @Override
        public long start() {
            return pack(PackedRuleGame.this.start());
        }

        @Override
        public long bound() {
            long bound = planes;
            for (long size : sizes) {
                bound *= size;
            }
            return bound;
        }

        @Override
        public int mostOptions() {
            return mostOptions;
        }

        @Override
        public int options(long position, long[] options) {
            RulePosition from = unpack(position);
            if (over(from)) {
                return 0;
            }
            int[] count = {0};
            eachOption(from, next -> options[count[0]++] = pack(next));
            return count[0];
        }

        @Override
        public Ending ending(long position) {
            return PackedRuleGame.this.ending(unpack(position));
        }

        @Override
        public boolean scoring() {
            return traits().contains(Trait.SCORING);
        }

        @Override
        public void gains(long position, long[] gains) {
            RulePosition from = unpack(position);
            int count = 0;
            for (RuleMove move : moves(from)) {
                gains[count++] = gain(from, move);
            }
        }

        @Override
        public int levels() {
            return levels;
        }

        /** How far the variables are from the ends that moves drive them to. */
        @Override
        public int level(long position) {
            long level = 0;
            long rest = position;
            SweepOrder directions = java.util.Objects.requireNonNull(order);
            for (int i = sizes.length - 1; i >= 0; i--) {
                long above = rest % sizes[i];
                rest /= sizes[i];
                boolean rising = directions.rising().get(directions.variables().indexOf(i));
                level += rising ? sizes[i] - 1 - above : above;
            }
            return (int) level;
        }
    }
}
