package org.zermelo.heap.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.solve.Watch;

/**
 * A nim-sequence in constant memory: a prefix of values and the last of them, for games with sparse space whose rare heaps end.
 *
 * <p>Let all rare heaps so far be below W/2. The value of heap n is at most the least common value c that no pair of a rare heap and
 * another has, and it is c when every rare value below c is seen in some pair whose smaller heap is below W/2; then n is common, so
 * that the list of rare heaps stays whole. All of this is read off the prefix and the last W values. When it fails, the run is refused,
 * never wrong: a larger W, or the ordinary computation, may go on.
 *
 * <p>The next value is thus a function of the last W values (and of the parity of n, if that counts). When they are all the same as they
 * were at a mark, p heaps before, the sequence has period p from there on for ever: a proof without the whole of the window that the
 * theorem of Guy and Smith asks for. Marks are set whenever the number of heaps has doubled (Brent 1980).
 */
public final class WindowRun {

    /** The least number of values that can be kept. */
    public static final int LEAST_WINDOW = 1 << 9;

    /** The most. */
    public static final int MOST_WINDOW = 1 << 26;

    private static final int CHUNK = 1 << 16;
    private static final long FNV_START = 1469598103934665603L;
    private static final long FNV_PRIME = 1099511628211L;
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final HeapRules rules;
    private final int window;
    private final int prefix;
    private final WindowEngine engine;
    private final SparseSpace space;
    /** The prefix, the last values, and room for the next. */
    private final byte[] g;

    private long heaps;
    private long fnv = FNV_START;
    private int max;
    private long maxAt;
    private long markAt;
    private byte[] mark;
    private long period;

    /**
     * A run that knows the first 3 W heaps.
     *
     * @param window how many values to keep, W; within {@link #LEAST_WINDOW} and {@link #MOST_WINDOW}
     * @throws RefusedException when the game has no sparse space or its rare heaps do not end below W/2
     */
    public WindowRun(HeapRules rules, int window, PairSearch search, Watch watch) {
        if (window < LEAST_WINDOW || window > MOST_WINDOW) {
            throw new BadInputException("heap.window.size", "seen", window, "least", LEAST_WINDOW, "most", MOST_WINDOW);
        }
        OctalMoves moves = rules.uniform()
                .filter(uniform -> uniform.from() <= LEAST_WINDOW && uniform.longest() <= LEAST_WINDOW / 4)
                .flatMap(OctalMoves::of)
                .filter(m -> m.split().length > 0)
                .orElseThrow(() -> new RefusedException("heap.window.rules", "game", rules.text()));
        this.rules = rules;
        this.window = window;
        this.prefix = window / 2;
        SequenceRun run = new SequenceRun(rules, 3 * window, 4L * 3 * window, search, null);
        run.extendTo(3 * window, watch);
        NimValues boot = run.values();
        if (boot.width() > 1) {
            throw new RefusedException("heap.window.byte", "heap", (long) boot.size());
        }
        this.space = SparseSpace.best(boot, moves);
        int lastRare = 3 * window - 1;
        while (lastRare > 0 && !space.isRare(lastRare, boot.get(lastRare))) {
            lastRare--;
        }
        if (lastRare >= prefix - OptionSets.BLOCK) {
            throw new RefusedException("heap.window.not-sparse", "heap", lastRare, "window", window);
        }
        this.engine = new WindowEngine(moves, space, boot, prefix, search);
        this.g = new byte[prefix + window + CHUNK + OptionSets.BLOCK];
        System.arraycopy(boot.low(), 0, g, 0, prefix);
        System.arraycopy(boot.low(), 2 * window, g, prefix, window);
        this.mark = Arrays.copyOfRange(g, prefix, prefix + window);
        this.markAt = 3L * window;
        for (int heap = 0; heap < 3 * window; heap++) {
            count(heap, boot.get(heap));
        }
    }

    /**
     * A run that goes on where another stopped.
     *
     * @throws BadInputException when the state is that of other rules
     */
    public static WindowRun resume(HeapRules rules, WindowState state, PairSearch search, Watch watch) {
        if (!state.rules().equals(rules.text())) {
            throw new BadInputException("heap.window.other-game", "seen", state.rules(), "wanted", rules.text());
        }
        WindowRun run = new WindowRun(rules, state.window(), search, watch);
        run.heaps = state.heaps();
        run.fnv = state.fnv();
        run.max = state.max();
        run.maxAt = state.maxAt();
        run.markAt = state.markAt();
        run.mark = state.mark().clone();
        System.arraycopy(state.last(), 0, run.g, run.prefix, run.window);
        return run;
    }

    /** What has to be kept to go on later. */
    public WindowState state() {
        byte[] last = Arrays.copyOfRange(g, prefix, prefix + window);
        return new WindowState(rules.text(), window, heaps, fnv, max, maxAt, last, markAt, mark.clone());
    }

    /** How many heaps are known. */
    public long heaps() {
        return heaps;
    }

    /** The value of one of the last W heaps. */
    public int last(long heap) {
        return g[Math.toIntExact(prefix + window - (heaps - heap))] & 0xFF;
    }

    /** A proved period. */
    public Optional<WindowPeriod> period() {
        return period == 0 ? Optional.empty() : Optional.of(new WindowPeriod(period, markAt - window));
    }

    /**
     * A period that a recurring window proves.
     *
     * @param length the period; the least, or twice the least when that is odd and the parity of heaps counts
     * @param from a heap from which on it holds; it may hold from an earlier one
     */
    public record WindowPeriod(long length, long from) {}

    /**
     * Goes on until heaps 0 .. wanted-1 are known or a period is proved, whichever comes first.
     *
     * @throws RefusedException when the next value cannot be had from the window; all heaps before it are right
     */
    public void extendTo(long wanted, Watch watch) {
        while (heaps < wanted && period == 0) {
            watch.check();
            int count = (int) Math.min(CHUNK, Math.min(wanted, 2 * markAt) - heaps);
            engine.fill(g, prefix + window, heaps, count);
            for (int i = 0; i < count; i++) {
                count(heaps, g[prefix + window + i] & 0xFF);
            }
            seekMark(count);
            System.arraycopy(g, prefix + count, g, prefix, window);
            if (heaps == 2 * markAt && period == 0) {
                markAt = heaps;
                mark = Arrays.copyOfRange(g, prefix, prefix + window);
            }
            watch.progress(heaps, wanted);
        }
    }

    private void count(long heap, int value) {
        fnv = (fnv ^ value) * FNV_PRIME;
        if (value > max) {
            max = value;
            maxAt = heap;
        }
        heaps = heap + 1;
    }

    /** Looks for the marked values at the end of each heap of the chunk; the last eight of them first. */
    private void seekMark(int count) {
        long key = (long) LONG.get(mark, window - 8);
        for (int i = 1; i <= count; i++) {
            int end = prefix + window + i;
            if ((long) LONG.get(g, end - 8) == key) {
                long shift = heaps - count + i - markAt;
                if (shift > 0
                        && !(space.parityAware() && (shift & 1) == 1)
                        && Arrays.equals(g, end - window, end, mark, 0, window)) {
                    period = shift;
                    return;
                }
            }
        }
    }
}
