package org.zermelo.notation.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.zermelo.game.CancelledException;
import org.zermelo.solve.Watch;

/**
 * Drives a kernel over a table, part by part. When no move goes against the direction of the first or the last variable,
 * the table is cut into tiles, and tiles on one diagonal are filled at the same time: each waits only for tiles further on.
 */
final class Sweeper {

    /** Below this many cells a second thread is not worth its start. */
    private static final long WORTH_SHARING = 4_000_000;

    private static final int TILES = 48;

    private static final int PARTS = 64;

    private final Layout layout;
    private final Kernel kernel;
    private final Object cells;
    private final Watch watch;
    private final int last;

    Sweeper(Layout layout, Kernel kernel, Object cells, Watch watch) {
        this.layout = layout;
        this.kernel = kernel;
        this.cells = cells;
        this.watch = watch;
        this.last = layout.last();
    }

    void run(int threads) {
        boolean shares = threads > 1
                && last > 0
                && layout.cells() >= WORTH_SHARING
                && layout.order.monotone().get(0)
                && layout.order.monotone().get(last);
        for (int spent = (1 << layout.spentBits) - 1; spent >= 0; spent--) {
            if (shares) {
                diagonals(spent, threads);
            } else {
                parts(spent);
            }
        }
    }

    private void parts(int spent) {
        int parts = last == 0 ? 1 : Math.min(PARTS, layout.size(0));
        for (int part = 0; part < parts; part++) {
            watch.check();
            int[] rows = piece(0, part, parts);
            kernel.sweep(
                    cells,
                    layout.rows(),
                    layout.rowEnds(),
                    spent,
                    rows[0],
                    rows[1],
                    layout.least[last],
                    layout.greatest[last]);
            watch.progress(part, parts);
        }
    }

    /** A piece of the range of a variable, counted in the order of the sweep. */
    private int[] piece(int place, int part, int parts) {
        int turned = layout.order.rising().get(place) ? parts - 1 - part : part;
        long size = layout.size(place);
        int from = (int) (layout.least[place] + size * turned / parts);
        int to = (int) (layout.least[place] + size * (turned + 1) / parts) - 1;
        return new int[] {from, to};
    }

    private void diagonals(int spent, int threads) {
        int down = Math.min(TILES, layout.size(0));
        int across = Math.min(TILES, layout.size(last));
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            for (int diagonal = 0; diagonal < down + across - 1; diagonal++) {
                watch.check();
                List<Future<?>> tiles = new ArrayList<>();
                for (int i = Math.max(0, diagonal - across + 1); i <= Math.min(diagonal, down - 1); i++) {
                    int[] rows = piece(0, i, down);
                    int[] columns = piece(last, diagonal - i, across);
                    tiles.add(workers.submit(() -> kernel.sweep(
                            cells, layout.rows(), layout.rowEnds(), spent, rows[0], rows[1], columns[0], columns[1])));
                }
                await(tiles);
                watch.progress(diagonal, down + across - 1L);
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static void await(List<Future<?>> tiles) {
        for (Future<?> tile : tiles) {
            try {
                tile.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancelledException();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                throw new IllegalStateException(e.getCause());
            }
        }
    }
}
