package org.zermelo.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** A game that an author has written by hand and that falls apart is taken apart, whatever else the author offers. */
class DecompositionTest {

    /** Nimbers of rows of 0 .. 30 pins: Winning Ways, chapter 4. */
    private static final int[] KAYLES = {
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7
    };

    private static final Planner PLANNER = Planner.standard();

    /** Kayles on a row of pins, as a set of bits: a move knocks down one pin or two neighbours. */
    private static class Row implements Rules<Long, Long> {
        final int pins;

        Row(int pins) {
            this.pins = pins;
        }

        @Override
        public Long start() {
            return (1L << pins) - 1;
        }

        @Override
        public List<Long> moves(Long position) {
            List<Long> moves = new ArrayList<>();
            for (int pin = 0; pin < pins; pin++) {
                for (long move = 1L << pin; move <= 3L << pin; move += 2L << pin) {
                    if ((position & move) == move) {
                        moves.add(move);
                    }
                }
            }
            return moves;
        }

        @Override
        public Long play(Long position, Long move) {
            return position & ~move;
        }

        @Override
        public Ending ending(Long position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
        }
    }

    /** The same, told that rows of pins that do not touch are components, wherever they stand. */
    private static class FallsApart extends Row implements Decomposable<Long> {
        FallsApart(int pins) {
            super(pins);
        }

        @Override
        public List<Long> components(Long position) {
            List<Long> components = new ArrayList<>();
            for (long left = position; left != 0; ) {
                left >>>= Long.numberOfTrailingZeros(left);
                int length = Long.numberOfTrailingZeros(~left);
                components.add((1L << length) - 1);
                left >>>= length;
            }
            return components;
        }
    }

    /** And packed, so that sweeps over all sets of pins offer themselves. */
    private static final class PackedToo extends FallsApart implements Packed<Long> {
        PackedToo(int pins) {
            super(pins);
        }

        @Override
        public long pack(Long position) {
            return position;
        }

        @Override
        public Long unpack(long packed) {
            return packed;
        }

        @Override
        public PackedRules packed() {
            return new PackedRules() {
                @Override
                public long start() {
                    return PackedToo.this.start();
                }

                @Override
                public long bound() {
                    return 1L << pins;
                }

                @Override
                public int mostOptions() {
                    return 2 * pins;
                }

                @Override
                public int options(long position, long[] options) {
                    int count = 0;
                    for (long move : moves(position)) {
                        options[count++] = position & ~move;
                    }
                    return count;
                }

                @Override
                public Ending ending(long position) {
                    return Ending.LAST_MOVER_WINS;
                }

                @Override
                public int levels() {
                    return pins + 1;
                }

                @Override
                public int level(long position) {
                    return Long.bitCount(position);
                }
            };
        }
    }

    private static Answer<Long> solve(Rules<Long, Long> rules) {
        return PLANNER.solve(rules, Values.nimber());
    }

    @Test
    void componentsAreSearchedInsteadOfTheirProduct() {
        for (int pins = 1; pins <= 16; pins++) {
            Answer<Long> whole = solve(new Row(pins));
            Answer<Long> parts = solve(new FallsApart(pins));
            assertThat(whole.worth()).isEqualTo(new Nimber(KAYLES[pins]));
            assertThat(parts.worth()).isEqualTo(whole.worth());
            assertThat(parts.moves()).containsExactlyInAnyOrderElementsOf(whole.moves());
            if (pins == 16) {
                assertThat(whole.counts().nodes()).isEqualTo(1 << 16);
                // rows of 1 to 16 pins, and none
                assertThat(parts.counts().nodes()).isEqualTo(17);
            }
        }
    }

    @Test
    void thePlannerPrefersFewComponentsToASweepOfAllPositions() {
        for (int pins : new int[] {12, 20, 30}) {
            PackedToo rules = new PackedToo(pins);
            Answer<Long> answer = solve(rules);
            assertThat(answer.worth()).isEqualTo(new Nimber(KAYLES[pins]));
            assertThat(PLANNER.plan(Question.of(rules, Values.nimber()))
                            .entries()
                            .get(0)
                            .method()
                            .name())
                    .isEqualTo("sprague-grundy");
        }
    }
}
