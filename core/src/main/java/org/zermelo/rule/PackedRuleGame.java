package org.zermelo.rule;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Trait;

/**
 * Declared rules whose positions lie in a finite box: a position is also a number, mixed-radix over the values of its
 * variables and over what the rules remember. The interpreter lists the options.
 */
final class PackedRuleGame extends RuleGame implements Packed<RulePosition> {

    private static final double LARGEST = 1L << 60;

    private static final double MOST_OPTIONS = 100_000;

    private final PackedForm form;
    private final FastMoves.Compiler compiler;
    private final int mostOptions;
    private volatile @Nullable OnNumbers numbers;

    private PackedRuleGame(RuleGame game, FastMoves.Compiler compiler, int mostOptions) {
        super(game);
        this.form = new PackedForm(game.ruleset(), region());
        this.compiler = compiler;
        this.mostOptions = mostOptions;
    }

    /** The packed game; empty when the positions have no bound, or the rules remember chosen numbers. */
    static Optional<RuleGame> of(RuleGame game, FastMoves.Compiler compiler) {
        if (game.steps().size() > MOST_OPTIONS) {
            return Optional.empty();
        }
        Ruleset rules = game.ruleset();
        Region region = game.region();
        boolean remembersChoices = rules.repeat() != Repeat.ALLOWED
                && rules.moves().stream().anyMatch(move -> !move.choices().isEmpty());
        double options = game.mostMoves();
        boolean fits = region.finite()
                && !remembersChoices
                && options <= MOST_OPTIONS
                && region.outerSize() * PackedForm.planes(rules) < LARGEST;
        return fits ? Optional.of(new PackedRuleGame(game, compiler, (int) options)) : Optional.empty();
    }

    @Override
    public FastMoves.Compiler compiler() {
        return compiler;
    }

    @Override
    public long pack(RulePosition position) {
        return form.pack(position);
    }

    @Override
    public RulePosition unpack(long packed) {
        return form.unpack(packed);
    }

    @Override
    public PackedRules packed() {
        OnNumbers known = numbers;
        if (known == null) {
            known = new OnNumbers();
            numbers = known;
        }
        return known;
    }

    /** The game on numbers. */
    private final class OnNumbers implements PackedRules {
        private final int levels;
        private final boolean[] rising;
        private final long[] sizes;
        private volatile @Nullable Optional<FastMoves> fast;

        OnNumbers() {
            Optional<SweepOrder> order = order().filter(o -> !o.monotone().contains(false));
            this.sizes = new long[form.variables()];
            this.rising = new boolean[sizes.length];
            double steps = 0;
            for (int i = 0; i < sizes.length; i++) {
                sizes[i] = form.size(i);
                steps += sizes[i] - 1;
                rising[i] = order.isPresent()
                        && order.get().rising().get(order.get().variables().indexOf(i));
            }
            this.levels = order.isPresent() && steps < Integer.MAX_VALUE - 1 ? (int) steps + 1 : 0;
        }

        @Override
        public long start() {
            return pack(PackedRuleGame.this.start());
        }

        @Override
        public long bound() {
            return form.bound();
        }

        @Override
        public int mostOptions() {
            return mostOptions;
        }

        /** The compiled moves; compiling twice at the same time does no harm. */
        private @Nullable FastMoves fast() {
            Optional<FastMoves> known = fast;
            if (known == null) {
                known = compiler.compile(form);
                fast = known;
            }
            return known.orElse(null);
        }

        @Override
        public int options(long position, long[] options) {
            FastMoves moves = fast();
            if (moves != null) {
                try {
                    return moves.options(position, options);
                } catch (ArithmeticException e) {
                    return interpreted(position, options);
                }
            }
            return interpreted(position, options);
        }

        private int interpreted(long position, long[] options) {
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
            FastMoves moves = fast();
            if (moves != null) {
                try {
                    return moves.ending(position);
                } catch (ArithmeticException e) {
                    return PackedRuleGame.this.ending(unpack(position));
                }
            }
            return PackedRuleGame.this.ending(unpack(position));
        }

        @Override
        public boolean scoring() {
            return traits().contains(Trait.SCORING);
        }

        @Override
        public void gains(long position, long[] gains) {
            FastMoves moves = fast();
            if (moves == null) {
                interpretedGains(position, gains);
                return;
            }
            try {
                moves.gains(position, gains);
            } catch (ArithmeticException e) {
                interpretedGains(position, gains);
            }
        }

        private void interpretedGains(long position, long[] gains) {
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
            for (int i = sizes.length - 1; i >= 0; i--) {
                long next = rest / sizes[i];
                long above = rest - next * sizes[i];
                rest = next;
                level += rising[i] ? sizes[i] - 1 - above : above;
            }
            return (int) level;
        }
    }
}
