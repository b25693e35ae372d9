package org.zermelo.board.connect;

import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

/**
 * Scores of positions of connect-k by searches on several threads with one table. All answer the same question at a time, each from
 * the position asked about down, and all stop when one has the answer. A question is begun on the asker's thread alone; others are
 * called when it takes longer than to wake them. Scores are those of one thread; how many positions are entered depends on how the
 * threads run.
 */
final class SharedSearch implements Scores, AutoCloseable {

    /** With as many free cells or more a position is shared. With fewer some twenty positions are entered for it, too few to share. */
    private static final int SHARED = 20;

    /** The table is told of so many filled places at once, so that the threads do not wait for one counter. */
    private static final int TOLD_AT = 256;

    /** Thrown when a search alone has reported its progress. */
    private static final class LongException extends RuntimeException {

        private static final long serialVersionUID = 1;

        LongException() {
            super(null, null, false, false);
        }
    }

    private final BoundTable table;
    private final int shared;
    private final boolean atOnce;
    private final Workers workers;
    private final ConnectSearch[] searches;
    private boolean alone;

    SharedSearch(ColumnBoard board, BoundTable table, int threads, Watch watch) {
        this(board, table, threads, SHARED, false, watch);
    }

    /**
     * A search.
     *
     * @param shared with as many free cells or more a position is shared
     * @param atOnce whether other threads are called for every question
     */
    SharedSearch(ColumnBoard board, BoundTable table, int threads, int shared, boolean atOnce, Watch watch) {
        this.table = table;
        this.shared = shared;
        this.atOnce = atOnce;
        this.workers = new Workers(threads, watch);
        this.searches = new ConnectSearch[threads];
        for (int i = 0; i < threads; i++) {
            searches[i] = new ConnectSearch(board, table, TOLD_AT, i == 0 ? total(watch) : quiet(watch));
        }
    }

    /** A watch that is told of the positions that all searches have entered. */
    private Watch total(Watch watch) {
        return new Watch() {
            @Override
            public void progress(long done, long total) {
                watch.progress(nodes(), total);
                if (alone) {
                    throw new LongException();
                }
            }

            @Override
            public boolean cancelled() {
                return watch.cancelled();
            }
        };
    }

    /** A watch that is told nothing. */
    private static Watch quiet(Watch watch) {
        return new Watch() {
            @Override
            public boolean cancelled() {
                return watch.cancelled();
            }
        };
    }

    @Override
    public int bound(long key, int asked) {
        alone = !atOnce;
        try {
            if (alone) {
                return searches[0].bound(key, asked);
            }
        } catch (LongException e) {
            // what was found until then stands in the table
            alone = false;
        }
        JointQuestion question = new JointQuestion();
        workers.together(true, worker -> searches[worker].join(question, key, asked, shared));
        return question.answer();
    }

    @Override
    public long nodes() {
        long nodes = 0;
        for (ConnectSearch search : searches) {
            nodes += search.nodes();
        }
        return nodes;
    }

    @Override
    public long remembered() {
        return table.used();
    }

    @Override
    public void close() {
        workers.close();
    }
}
