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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.zermelo.heap.GrundysGame;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.solve.Watch;

/** A million heaps of games with sparse space, by vectors and in plain Java. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class SequenceBenchmark {

    private static final int MILLION = 1_000_000;

    @Param({"0.77", "0.106", "0.16", "0.354", "grundys-game"})
    public String game = "";

    @Param({"vector", "plain"})
    public String search = "";

    /** The first million values. */
    @Benchmark
    public NimSequence million() {
        HeapRules rules = game.equals("grundys-game") ? new GrundysGame() : HeapCode.parse(game);
        PairSearch pairs = search.equals("vector") ? PairSearch.best() : PairSearch.PLAIN;
        return NimSequences.compute(rules, MILLION, new Settings(1L << 30, pairs, null, false), Watch.NONE);
    }
}
