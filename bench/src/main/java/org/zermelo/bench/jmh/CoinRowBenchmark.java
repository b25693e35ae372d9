package org.zermelo.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.zermelo.bench.measure.Rows;
import org.zermelo.row.interval.CountedMargin;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Rolling;
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.solve.Watch;
import org.zermelo.vector.VectorKernels;

/** The coin row: the linear method against the table, and the rolling table scalar and in vectors. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class CoinRowBenchmark {

    @Param({"1000", "10000"})
    public int items;

    private long[] row = new long[0];
    private int[] small = new int[0];

    /** Makes the row. */
    @Setup
    public void prepare() {
        row = Rows.uniform(1, items, 0, 999);
        small = Rows.small(row);
    }

    /** Value and whole line by the linear method. */
    @Benchmark
    public LinearRows.LinearResult linear() {
        return LinearRows.solve(row);
    }

    /** The whole table of intervals. */
    @Benchmark
    public CountedMargin table() {
        return MarginTable.byRows(row, Watch.NONE).counted();
    }

    /** One array, in {@code long}. */
    @Benchmark
    public CountedMargin rolling() {
        return Rolling.margin(row, Watch.NONE);
    }

    /** One array, in {@code int}. */
    @Benchmark
    public int rollingScalar() {
        return new ScalarKernels().coinMargin(small);
    }

    /** Segmented diagonals in vectors. */
    @Benchmark
    public int rollingVector() {
        return new VectorKernels().coinMargin(small);
    }
}
