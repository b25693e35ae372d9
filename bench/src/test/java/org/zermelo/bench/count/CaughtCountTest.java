package org.zermelo.bench.count;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CaughtCountTest {

    /** As a program of thirty lines counts them, which turns strings. */
    @Test
    void positionsAreThoseOfAPlainProgram() {
        assertThat(CaughtCount.of("@dobutsu-3x3")).isEqualTo(new CaughtCount.Counted(84_129, 48_322, 3_022));
    }
}
