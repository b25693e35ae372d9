package org.zermelo.bench.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.zermelo.bench.growth.GrowthCurve.Fit;
import org.zermelo.bench.growth.GrowthCurve.Point;
import org.zermelo.desk.measure.Growth.GrowthShape;

/** What is fitted to times and memory that follow a known law. */
class GrowthCurveTest {

    private static final int SIDES = 30;

    private static GrowthCurve curve(GrowthShape kind, IntStream sizes, IntToDoubleFunction seconds) {
        List<Point> points = sizes.mapToObj(size ->
                        new Point(size, Integer.toString(size), size, seconds.applyAsDouble(size), 8L * size * size))
                .toList();
        return new GrowthCurve("a method", kind, points, "");
    }

    @Test
    void aPowerBeginsAtItsKnee() {
        IntStream sizes = IntStream.iterate(1000, size -> size < 1_000_000, size -> 2 * size);
        GrowthCurve curve =
                curve(GrowthShape.POWER, sizes, size -> size < 16_000 ? 0.01 : 0.01 * Math.pow(size / 16e3, 2));
        Fit time = curve.time();
        assertThat(GrowthTables.told(time)).isEqualTo("n^2.00");
        assertThat(time.knee().size()).isEqualTo("16000");
        assertThat(time.reaches(GrowthCurve.HOUR)).isCloseTo(16e3 * 600, within(1.0));
        assertThat(curve.memory().reaches(GrowthCurve.MEMORY)).isCloseTo(Math.sqrt((20L << 30) / 8.0), within(1.0));
        assertThat(curve.reach()).isEqualTo(curve.memory().reaches(GrowthCurve.MEMORY));
        assertThat(time.at(32_000)).isCloseTo(0.04, within(1e-6));
    }

    @Test
    void anExponentialIsTheSameFactorAStep() {
        GrowthCurve curve =
                curve(GrowthShape.EXPONENTIAL, IntStream.rangeClosed(4, 12), size -> Math.pow(3, size) / 1e3);
        assertThat(GrowthTables.told(curve.time())).isEqualTo("3.00^n");
        assertThat(curve.time().reaches(Math.pow(3, SIDES) / 1e3)).isCloseTo(SIDES, within(1e-6));
        assertThat(curve.memory().known()).isFalse();
    }

    @Test
    void twoSizesTellARoughOne() {
        GrowthCurve curve = curve(GrowthShape.EXPONENTIAL, IntStream.of(4, 5, 6), size -> size == 4 ? 100 : size - 4);
        assertThat(GrowthTables.told(curve.time())).isEqualTo("~ 2.00^n");
        assertThat(curve(GrowthShape.POWER, IntStream.of(4), size -> 1).time().known())
                .isFalse();
    }

    @Test
    void figuresHaveUnits() {
        assertThat(GrowthTables.seconds(0.0000123456)).isEqualTo("12.3 µs");
        assertThat(GrowthTables.seconds(61.04)).isEqualTo("61 s");
        assertThat(GrowthTables.bytes(2.096e9)).isEqualTo("2.1 GB");
    }

    @Test
    void everyFamilyIsFoundByItsName() {
        assertThat(GrowthFamilies.of("chomp").methods()).hasSize(1);
        assertThat(GrowthPicture.of(
                        "Chomp",
                        "side",
                        List.of(curve(GrowthShape.POWER, IntStream.of(1000, 2000, 4000), s -> s)),
                        true))
                .startsWith("<svg")
                .contains("an hour", "20 GiB", "prefers-color-scheme");
    }
}
