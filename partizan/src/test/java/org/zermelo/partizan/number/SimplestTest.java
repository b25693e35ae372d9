package org.zermelo.partizan.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The simplest number of every interval against a look at all numbers, the earliest born first. */
class SimplestTest {

    private static List<Dyadic> numbers() {
        List<Dyadic> numbers = new ArrayList<>();
        for (int i = -112; i <= 112; i++) {
            numbers.add(Dyadic.of(i, 4));
        }
        return numbers;
    }

    private static boolean fits(Dyadic x, @Nullable Dyadic low, boolean allowed, int sign) {
        int order = low == null ? 1 : sign * x.compareTo(low);
        return order > 0 || (order == 0 && allowed);
    }

    @Test
    void theFirstBornIsFound() {
        List<Dyadic> numbers = numbers();
        List<Dyadic> born = new ArrayList<>(numbers);
        born.sort((a, b) -> a.birthday().compareTo(b.birthday()));
        List<@Nullable Dyadic> bounds =
                new ArrayList<>(numbers.stream().filter(n -> n.exponent() <= 2).toList());
        bounds.add(null);
        for (Dyadic low : bounds) {
            for (Dyadic high : bounds) {
                for (int closed = 0; closed < 4; closed++) {
                    boolean lowAllowed = (closed & 1) == 1;
                    boolean highAllowed = (closed & 2) == 2;
                    Optional<Dyadic> first = born.stream()
                            .filter(x -> fits(x, low, lowAllowed, 1) && fits(x, high, highAllowed, -1))
                            .findFirst();
                    boolean beyond = low != null && low.compareTo(Dyadic.of(6)) >= 0
                            || high != null && high.compareTo(Dyadic.of(-6)) <= 0;
                    if (!beyond) {
                        assertThat(Simplest.between(low, lowAllowed, high, highAllowed))
                                .isEqualTo(first);
                    }
                }
            }
        }
    }

    @Test
    void arithmeticIsExact() {
        for (Dyadic a : numbers()) {
            for (Dyadic b : numbers()) {
                assertThat(a.plus(b).minus(b)).isEqualTo(a);
                assertThat(a.times(b).approximation()).isEqualTo(a.approximation() * b.approximation());
                assertThat(a.compareTo(b)).isEqualTo(Double.compare(a.approximation(), b.approximation()));
            }
            assertThat(a.plus(a).half()).isEqualTo(a);
            assertThat(a.floor().doubleValue()).isEqualTo(Math.floor(a.approximation()));
        }
        assertThat(Dyadic.of(12, 4)).hasToString("3/4");
        assertThat(Dyadic.of(Long.MIN_VALUE, 70).plus(Dyadic.of(Long.MIN_VALUE, 70)))
                .hasToString("-1/64");
    }
}
