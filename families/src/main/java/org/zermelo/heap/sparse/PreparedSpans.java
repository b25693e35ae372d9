package org.zermelo.heap.sparse;

import org.jspecify.annotations.Nullable;
import org.zermelo.heap.nimbers.HeapsOfClass;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;

/**
 * What the pairs of rare and of common heaps leave missing in a span, and in the next one, if a second thread prepares that while the
 * first fills the span before it.
 */
final class PreparedSpans {

    /** How many heaps a span has. */
    static final int SPAN = OptionSets.STRETCH;

    /** Values of a heap that are sought among the pairs that are not marked. */
    private static final int COMMON_SOUGHT = 16;

    private static final int RARE_SOUGHT = 8;

    private final OptionSets kernel;
    private final int[] split;
    private final HeapsOfClass rareMarked;
    private final HeapsOfClass rareAsked;
    private final HeapsOfClass commonMarked;
    private final HeapsOfClass commonAsked;
    /** Heaps that are to be asked, too, once no other thread reads the list. */
    private HeapsOfClass later = HeapsOfClass.none();

    private Missing here;
    private Missing next;
    private @Nullable Companion companion;
    /** Where the next span begins, or -1 when it is not being prepared. */
    private int prepared = -1;

    private volatile boolean rareLeft;

    /** What is missing of a span, by class. */
    private record Missing(MissingValues common, MissingValues rare) {

        Missing(SparseSpace space) {
            this(new MissingValues(space, true, COMMON_SOUGHT), new MissingValues(space, false, RARE_SOUGHT));
        }
    }

    /**
     * Nothing prepared yet.
     *
     * @param rareMarked rare heaps whose pairs are marked, so that they show common values
     * @param rareAsked rare heaps whose pairs are asked for what is left
     * @param commonMarked common heaps whose pairs are marked, so that they show rare values
     */
    PreparedSpans(
            OptionSets kernel,
            int[] split,
            SparseSpace space,
            HeapsOfClass rareMarked,
            HeapsOfClass rareAsked,
            HeapsOfClass commonMarked) {
        this.kernel = kernel;
        this.split = split;
        this.rareMarked = rareMarked;
        this.rareAsked = rareAsked;
        this.commonMarked = commonMarked;
        this.commonAsked = HeapsOfClass.none();
        this.here = new Missing(space);
        this.next = new Missing(space);
    }

    /** Common values of the span taken last. */
    MissingValues common() {
        return here.common;
    }

    /** Rare values of the span taken last. */
    MissingValues rare() {
        return here.rare;
    }

    /** The rare heaps that are only asked. */
    HeapsOfClass rareAsked() {
        return rareAsked;
    }

    /** From the next span on this common heap is asked for rare values, too. */
    void ask(int heap, int value) {
        later.add(heap, value);
    }

    /** Starts the second thread; {@link #end} stops it. */
    void begin() {
        companion = new Companion();
    }

    /** Forgets what was prepared, since values may move now. */
    void end() {
        prepared = -1;
        Companion working = companion;
        if (working != null) {
            companion = null;
            working.close();
        }
    }

    /** Has here what is missing of the span from {@code at} on. */
    void take(byte[] g, int at) {
        boolean ready = companion != null && prepared == at && companion.done();
        prepared = -1;
        if (companion == null || companion.idle()) {
            for (int i = 0; i < later.count(); i++) {
                commonAsked.insert(later.heaps()[i], later.values()[i]);
            }
            later = HeapsOfClass.none();
        }
        if (ready) {
            Missing taken = next;
            next = here;
            here = taken;
        } else {
            leaveCommon(here, g, at);
            here.rare.leave(g, at, split, commonMarked);
            askForRare(here, g, at);
        }
    }

    /** Has the second thread prepare the next span, if there is one; a part that is done here makes both take about as long. */
    void prepare(byte[] g, int at) {
        if (companion == null || !companion.idle()) {
            return;
        }
        prepared = at;
        Missing missing = next;
        rareLeft = false;
        companion.begin(() -> {
            leaveCommon(missing, g, at);
            while (!rareLeft) {
                Thread.yield();
            }
            askForRare(missing, g, at);
        });
        try {
            missing.rare.leave(g, at, split, commonMarked);
        } finally {
            rareLeft = true;
        }
    }

    private void leaveCommon(Missing missing, byte[] g, int at) {
        missing.common.leave(g, at, split, rareMarked);
        missing.common.seek(kernel, g, at, split, rareAsked);
    }

    private void askForRare(Missing missing, byte[] g, int at) {
        missing.rare.seek(kernel, g, at, split, commonAsked);
    }
}
