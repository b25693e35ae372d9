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
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Values;

/** All positions of a game on packed positions, by one thread and by two, with depth and without. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
public class EngineBenchmark {

    @Param({"mnk(4, 4, 4)", "sim(6)", "quixo(3)"})
    public String game = "sim(6)";

    @Param({"outcome", "winner"})
    public String value = "outcome";

    @Param({"1", "2"})
    public int threads = 1;

    private PackedRules rules = read("sim(6)");

    private static PackedRules read(String text) {
        return ((Packed<?>) Notation.standard().parse(text).rules()).packed();
    }

    /** Reads the game. */
    @Setup
    public void prepare() {
        rules = read(game);
    }

    /** The reachable positions and their worths. */
    @Benchmark
    public PackedTable solve() {
        return PackedSolver.solve(
                rules,
                value.equals("winner") ? Values.winner() : Values.outcome(),
                new Budget(700L << 20, threads),
                Watch.NONE);
    }
}
