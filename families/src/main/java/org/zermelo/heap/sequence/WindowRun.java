package org.zermelo.heap.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.sparse.WindowEngine;
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
    private final boolean parityAware;
    /** The prefix, the last values, and room for the next. */
    private final NimValues g;

    private long heaps;
    private long fnv = FNV_START;
    private int max;
    private long maxAt;
    private long markAt;
    /** The last values when the mark was set, as {@link #part} gives them. */
    private byte[] mark;

    private long period;

    /**
     * A run that knows the first 3 W heaps.
     *
     * @param window how many values to keep, W; within {@link #LEAST_WINDOW} and {@link #MOST_WINDOW}
     * @param threads how many threads it may use, at least 1; a second one helps as in {@link SequenceRun}
     * @throws RefusedException when the game has no sparse space or its rare heaps do not end below W/2
     */
    public WindowRun(HeapRules rules, int window, PairSearch search, int threads, Watch watch) {
        this(rules, window, null, search, threads, watch);
    }

    private WindowRun(
            HeapRules rules, int window, @Nullable WindowState state, PairSearch search, int threads, Watch watch) {
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
        SequenceRun run = new SequenceRun(rules, 3 * window, 4L * 3 * window, search, null, threads);
        run.extendTo(3 * window, watch);
        NimValues boot = run.values();
        for (int heap = 0; boot.max() > WindowEngine.MOST_VALUE; heap++) {
            WindowEngine.demandFits(heap, boot.get(heap));
        }
        SparseSpace space = SparseSpace.best(boot, moves);
        int lastRare = 3 * window - 1;
        while (lastRare > 0 && !space.isRare(lastRare, boot.get(lastRare))) {
            lastRare--;
        }
        if (lastRare >= prefix - OptionSets.SPAN) {
            throw new RefusedException("heap.window.not-sparse", "heap", lastRare, "window", window);
        }
        int room = prefix + window + CHUNK + OptionSets.SPAN;
        this.g = new NimValues(room, 2L * room);
        this.parityAware = space.parityAware();
        g.reserve(room);
        g.makeRoomFor(state == null ? boot.max() : state.max());
        for (int heap = 0; heap < prefix; heap++) {
            g.put(heap, boot.get(heap));
        }
        if (state == null) {
            for (int i = 0; i < window; i++) {
                g.put(prefix + i, boot.get(2 * window + i));
            }
            for (int heap = 0; heap < 3 * window; heap++) {
                count(heap, boot.get(heap));
            }
            this.markAt = 3L * window;
            this.mark = part();
        } else {
            this.heaps = state.heaps();
            this.fnv = state.fnv();
            this.max = state.max();
            put(state.last());
            this.maxAt = state.maxAt();
            this.markAt = state.markAt();
            this.mark = state.mark().clone();
        }
        int mask = state == null ? space.mask() : state.mask().orElse(space.mask());
        if ((mask & 2 * Integer.highestOneBit(Math.max(1, boot.max())) - 1) != space.mask()) {
            throw new BadInputException("heap.window.damaged");
        }
        this.engine = new WindowEngine(
                moves,
                new SparseSpace(mask, parityAware, space.offset(), space.rare()),
                boot,
                g,
                prefix,
                Math.max(max, boot.max()),
                search,
                threads);
    }

    /**
     * A run that goes on where another stopped.
     *
     * @param threads how many threads it may use, at least 1
     * @throws BadInputException when the state is that of other rules
     */
    public static WindowRun resume(HeapRules rules, WindowState state, PairSearch search, int threads, Watch watch) {
        if (!state.rules().equals(rules.text())) {
            throw new BadInputException("heap.window.other-game", "seen", state.rules(), "wanted", rules.text());
        }
        return new WindowRun(rules, state.window(), state, search, threads, watch);
    }

    /** What has to be kept to go on later. */
    public WindowState state() {
        byte[] last = part();
        // a run that goes on behind a proved period looks for its next recurrence, which is as long
        boolean proved = period != 0;
        return new WindowState(
                rules.text(),
                window,
                heaps,
                fnv,
                max,
                maxAt,
                OptionalInt.of(engine.mask()),
                last,
                proved ? heaps : markAt,
                proved ? last : Arrays.copyOf(mark, last.length));
    }

    /** The last values: their lower bytes and, once a value has passed 255, their upper bytes behind them. */
    private byte[] part() {
        // a run that was refused may hold wider values behind the last that counts
        int width = WindowState.width(max);
        byte[] part = Arrays.copyOf(Arrays.copyOfRange(g.low(), prefix, prefix + window), window * width);
        if (width > 1) {
            System.arraycopy(g.high(), prefix, part, window, window);
        }
        return part;
    }

    private void put(byte[] part) {
        for (int i = 0; i < window; i++) {
            int upper = part.length > window ? part[window + i] & 0xFF : 0;
            int value = part[i] & 0xFF | upper << Byte.SIZE;
            if (value > max) {
                throw new BadInputException("heap.window.damaged");
            }
            g.put(prefix + i, value);
        }
    }

    /** How many heaps are known. */
    public long heaps() {
        return heaps;
    }

    /** The value of one of the last W heaps. */
    public int last(long heap) {
        return g.get(Math.toIntExact(prefix + window - (heaps - heap)));
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
            engine.fill(prefix + window, heaps, count);
            for (int i = 0; i < count; i++) {
                count(heaps, g.get(prefix + window + i));
            }
            seekMark(count);
            g.move(prefix + count, prefix, window);
            if (heaps == 2 * markAt && period == 0) {
                markAt = heaps;
                mark = part();
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
        byte[] low = g.low();
        long key = (long) LONG.get(mark, window - 8);
        for (int i = 1; i <= count; i++) {
            int end = prefix + window + i;
            if ((long) LONG.get(low, end - 8) == key) {
                long shift = heaps - count + i - markAt;
                if (shift > 0 && !(parityAware && (shift & 1) == 1) && isMark(end - window)) {
                    period = shift;
                    return;
                }
            }
        }
    }

    private boolean isMark(int from) {
        if (!Arrays.equals(g.low(), from, from + window, mark, 0, window)) {
            return false;
        }
        if (g.width() == 1) {
            return true;
        }
        byte[] wide = Arrays.copyOf(mark, 2 * window);
        return Arrays.equals(g.high(), from, from + window, wide, window, 2 * window);
    }
}
