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
import org.zermelo.notation.compile.SweepTable;
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

    private static final int LOST = -Short.MAX_VALUE;

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
    public short[] byHand() {
        int[] rows = new int[target];
        int cells = 0;
        for (int a = 1; a < target; a++) {
            rows[a] = cells - 1;
            cells += target - 1 - a;
        }
        short[] table = new short[cells];
        for (int a = target - 2; a >= 1; a--) {
            fillRow(table, rows, a);
        }
        return table;
    }

    private void fillRow(short[] table, int[] rows, int a) {
        int row = rows[a];
        for (int b = target - 1 - a; b >= 1; b--) {
            int least = a + 1 + b >= target ? LOST : table[rows[a + 1] + b];
            least = Math.min(least, a + b + 1 >= target ? LOST : table[row + b + 1]);
            least = Math.min(least, 2 * a + b >= target ? LOST : table[rows[2 * a] + b]);
            least = Math.min(least, a + 2 * b >= target ? LOST : table[row + 2 * b]);
            table[row + b] = (short) (least > 0 ? 1 - least : -least - 1);
        }
    }
}
