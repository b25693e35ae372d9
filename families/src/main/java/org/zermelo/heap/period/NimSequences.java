package org.zermelo.heap.period;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.sequence.SequenceRun;
import org.zermelo.solve.Watch;

/**
 * Computes nim-sequences and stops when a period is proved. The test is made whenever the number of known heaps reaches a
 * power of two, at the number for which the last test hoped, and at the end.
 */
public final class NimSequences {

    private static final int FIRST_TEST = 64;

    /**
     * How a sequence is computed.
     *
     * @param bytes memory that it may take
     * @param search the innermost loop for games without sparse space
     * @param engine the engine to use, or null to choose
     * @param prove whether to look for a period and to stop when one is proved
     * @param threads how many threads it may use, at least 1
     */
    public record Settings(
            long bytes, PairSearch search, @Nullable String engine, boolean prove, int threads) {

        /** On the calling thread alone. */
        public Settings(long bytes, PairSearch search, @Nullable String engine, boolean prove) {
            this(bytes, search, engine, prove, 1);
        }

        /**
         * Three quarters of the heap of this virtual machine, the best pair search at hand, a free choice, with proof, on the calling
         * thread alone.
         */
        public static Settings ofThisMachine() {
            return new Settings(Runtime.getRuntime().maxMemory() / 4 * 3, PairSearch.best(), null, true);
        }
    }

    private NimSequences() {}

    /**
     * The sequence of heaps 0 .. heaps-1; fewer are computed when a period is proved before.
     *
     * @param heaps at least 1
     * @throws org.zermelo.game.RefusedException when the values do not fit
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static NimSequence compute(HeapRules rules, int heaps, Settings settings, Watch watch) {
        SequenceRun run = new SequenceRun(
                rules, heaps, settings.bytes(), settings.search(), settings.engine(), settings.threads());
        if (!settings.prove()) {
            run.extendTo(heaps, watch);
            return new NimSequence(rules, run.values(), Optional.empty(), run.stages());
        }
        PeriodProver prover = new PeriodProver(rules);
        Optional<PeriodProof> proof = Optional.empty();
        long hoped = Long.MAX_VALUE;
        int test = FIRST_TEST;
        while (proof.isEmpty() && run.values().size() < heaps) {
            int next = (int) Math.min(Math.min(test, hoped), heaps);
            run.extendTo(next, watch);
            test = next < test ? test : (int) Math.min(Integer.MAX_VALUE, 2L * test);
            Verdict verdict = prover.judge(run.values());
            if (verdict instanceof Verdict.Proved proved) {
                proof = Optional.of(proved.proof());
            }
            hoped = verdict instanceof Verdict.Wants wants ? wants.heaps() : Long.MAX_VALUE;
        }
        return new NimSequence(rules, run.values(), proof, run.stages());
    }
}
