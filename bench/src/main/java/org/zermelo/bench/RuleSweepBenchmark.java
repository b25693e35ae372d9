package org.zermelo.bench;

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
import org.zermelo.compile.SweepTable;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** Two heaps, +1 and *2, up to a target: the compiled rules against the same sweep written by hand. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class RuleSweepBenchmark {

    @Param({"1000", "10000"})
    public int target;

    private Ruleset rules = RuleText.ruleset("@two-heaps");

    /** Reads the rules. */
    @Setup
    public void prepare() {
        String range = " in 1.." + (target - 1);
        rules = RuleText.ruleset("heaps(K" + range + ", S" + range + "; move +1, *2; end sum >= " + target + ")");
    }

    /** Bounds and order found, rules compiled, table filled; one thread. */
    @Benchmark
    public SweepTable compiled() {
        return SweepTable.of(rules, Values.outcome(), new Budget(1L << 31, 1), Watch.NONE);
    }

    /** The same table. */
    @Benchmark
    public HandSweep byHand() {
        HandSweep sweep = new HandSweep(target);
        sweep.fill();
        return sweep;
    }
}
