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
import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.many.RunningTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.solve.Watch;
import org.zermelo.vector.VectorKernels;

/** Robanúmeros: tile skipping, scalar and in vectors, against running extrema. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class TakesBenchmark {

    @Param({"2000", "20000"})
    public int items;

    /** Least item; the greatest is 100 more. */
    @Param({"-50", "-100", "0"})
    public int least;

    private long[] row = new long[0];

    /** Makes the row. */
    @Setup
    public void prepare() {
        row = Rows.uniform(1, items, least, least + 100);
    }

    /** All cells, O(n) memory. */
    @Benchmark
    public long running() {
        return RunningTakes.margin(row, Watch.NONE);
    }

    /** Tile skipping, scalar. */
    @Benchmark
    public TileTakes.Value tilesScalar() {
        return TileTakes.margin(row, new ScalarKernels(), 1, Watch.NONE);
    }

    /** Tile skipping in vectors. */
    @Benchmark
    public TileTakes.Value tilesVector() {
        return TileTakes.margin(row, new VectorKernels(), 1, Watch.NONE);
    }

    /** Tile skipping in vectors, two threads. */
    @Benchmark
    public TileTakes.Value tilesVectorTwoThreads() {
        return TileTakes.margin(row, new VectorKernels(), 2, Watch.NONE);
    }
}
