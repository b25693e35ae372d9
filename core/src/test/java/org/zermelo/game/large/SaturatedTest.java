package org.zermelo.game.large;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Sums and products against whole numbers without a limit. */
class SaturatedTest {

    private static final long[] EDGES = LongStream.of(
                    0,
                    1,
                    2,
                    3,
                    7,
                    (1L << 31) - 1,
                    1L << 31,
                    3037000499L,
                    3037000500L,
                    1L << 32,
                    Long.MAX_VALUE / 3,
                    Long.MAX_VALUE / 2,
                    Long.MAX_VALUE / 2 + 1,
                    Long.MAX_VALUE - 1,
                    Long.MAX_VALUE)
            .toArray();

    private static long capped(BigInteger exact) {
        return exact.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }

    @Test
    void whatPassesALongIsTheGreatest() {
        for (long a : EDGES) {
            for (long b : EDGES) {
                BigInteger x = BigInteger.valueOf(a);
                BigInteger y = BigInteger.valueOf(b);
                assertThat(Saturated.sum(a, b)).as("%d + %d", a, b).isEqualTo(capped(x.add(y)));
                assertThat(Saturated.product(a, b)).as("%d * %d", a, b).isEqualTo(capped(x.multiply(y)));
                for (long c : EDGES) {
                    assertThat(Saturated.sum(a, b, c)).isEqualTo(capped(x.add(y).add(BigInteger.valueOf(c))));
                }
            }
        }
        assertThat(Saturated.sum()).isZero();
    }
}
