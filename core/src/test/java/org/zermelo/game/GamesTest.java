package org.zermelo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games out of functions, and the same rules from another start. */
class GamesTest {

    private static final Rules<Integer, Integer> TAKE =
            Games.of(10, n -> IntStream.rangeClosed(1, Math.min(n, 3)).boxed().toList(), (n, k) -> n - k);

    /** Some game with points and a trait, and nothing that lets it begin elsewhere. */
    private static class Plain implements Rules<Integer, Integer> {
        @Override
        public Integer start() {
            return 4;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return position > 0 ? List.of(1) : List.of();
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return position - move;
        }

        @Override
        public long gain(Integer position, Integer move) {
            return 10L * position + move;
        }

        @Override
        public Ending ending(Integer position) {
            return Ending.SCORED;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.SCORING);
        }

        @Override
        public String toString() {
            return "plain";
        }
    }

    private static final class Whole extends Plain implements Packed<Integer> {
        @Override
        public long pack(Integer position) {
            return position;
        }

        @Override
        public Integer unpack(long packed) {
            return (int) packed;
        }

        @Override
        public PackedRules packed() {
            return new PackedRules() {
                @Override
                public long start() {
                    return 4;
                }

                @Override
                public long bound() {
                    return 5;
                }

                @Override
                public int mostOptions() {
                    return 1;
                }

                @Override
                public int options(long position, long[] options) {
                    options[0] = position - 1;
                    return position > 0 ? 1 : 0;
                }

                @Override
                public Ending ending(long position) {
                    return Ending.SCORED;
                }
            };
        }
    }

    @Test
    void functionsMakeAGame() {
        assertThat(TAKE.start()).isEqualTo(10);
        assertThat(TAKE.moves(2)).containsExactly(1, 2);
        assertThat(TAKE.moves(0)).isEmpty();
        assertThat(TAKE.play(7, 3)).isEqualTo(4);
        assertThat(TAKE.gain(7, 3)).isZero();
        assertThat(TAKE.traits()).isEmpty();
        assertThat(TAKE.ending(0)).isEqualTo(Ending.LAST_MOVER_WINS);
        assertThat(Games.of(1, n -> List.<Integer>of(), (n, k) -> n, n -> n == 1 ? Ending.TIE : Ending.OVERSHOT)
                        .ending(1))
                .isEqualTo(Ending.TIE);
        assertThat(Games.tellsStart(TAKE)).isTrue();
        assertThat(Games.whole(TAKE)).isSameAs(TAKE);
    }

    @Test
    void aLaterStartIsTheSameGameFromThere() {
        Plain plain = new Plain();
        Rules<Integer, Integer> later = Games.from(plain, 2);
        assertThat(later.start()).isEqualTo(2);
        assertThat(later.moves(2)).isEqualTo(plain.moves(2));
        assertThat(later.play(2, 1)).isEqualTo(1);
        assertThat(later.gain(2, 1)).isEqualTo(21);
        assertThat(later.ending(0)).isEqualTo(Ending.SCORED);
        assertThat(later.traits()).containsExactly(Trait.SCORING);
        assertThat(later).hasToString("plain from 2");
        assertThat(Games.tellsStart(later)).isFalse();
        assertThat(Games.from(later, 1)).hasToString("plain from 1");
    }

    @Test
    void packedRulesStayPackedFromAnotherStart() {
        Whole whole = new Whole();
        Rules<Integer, Integer> part = Games.from(whole, 2);
        assertThat(Games.whole(part)).isSameAs(whole);
        assertThat(Games.whole(Games.from(part, 1))).isSameAs(whole);
        assertThat(Games.tellsStart(part)).isFalse();
        assertThat(part.gain(2, 1)).isEqualTo(21);
        assertThat(part).isInstanceOfSatisfying(Packed.class, packed -> {
            PackedRules numbers = packed.packed();
            assertThat(numbers.start()).isEqualTo(2);
            assertThat(numbers.bound()).isEqualTo(5);
            List<Long> seen = new ArrayList<>();
            long[] options = new long[1];
            long at = numbers.start();
            while (numbers.options(at, options) > 0) {
                at = options[0];
                seen.add(at);
            }
            assertThat(seen).containsExactly(1L, 0L);
            assertThat(numbers.ending(0)).isEqualTo(Ending.SCORED);
        });
    }

    /** Rules that know how to begin elsewhere are asked to, and nothing else wraps them. */
    @Test
    void restartableRulesBeginThemselves() {
        record Counter(Integer start) implements Rules<Integer, Integer>, Restartable<Integer, Integer> {
            @Override
            public List<Integer> moves(Integer position) {
                return List.of();
            }

            @Override
            public Integer play(Integer position, Integer move) {
                return position;
            }

            @Override
            public Rules<Integer, Integer> from(Integer other) {
                return new Counter(other);
            }
        }
        assertThat(Games.from(new Counter(3), 5)).isEqualTo(new Counter(5));
        assertThat(Games.tellsStart(new Counter(3))).isTrue();
    }
}
