package org.zermelo.compile;

import java.util.concurrent.atomic.AtomicLong;
import org.zermelo.rule.Step;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

/**
 * Drives a kernel over a table, part by part. When no move goes against the direction of the first or the last variable,
 * the table is cut into bands of rows, and each band into tiles along its rows. Several bands are filled in parallel,
 * each one tile behind the band before it ({@link Front}).
 */
final class Sweeper {

    /** Below this many cells a second thread is not worth its start. */
    private static final long WORTH_SHARING = 4_000_000;

    private static final int BANDS = 128;

    /** Tiles of a band for each thread. Few, because the loop over a short row costs more a cell. */
    private static final int TILES = 4;

    /** Tiles are about as wide as this at least. */
    private static final int NARROWEST = 256;

    private static final int PARTS = 64;

    /** Looking at so many options takes some tenths of a second: a part is not to be longer, since nothing stops it. */
    private static final double OPTIONS_OF_A_PART = 1e8;

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
                bands(spent, threads);
            } else {
                parts(spent);
            }
        }
    }

    /** Part after part of the first variable, which may be the last, too. */
    private void parts(int spent) {
        double options = layout.planeCells() * Step.mostOptions(layout.rules, layout.region);
        int parts = (int) Math.min(layout.size(0), Math.max(PARTS, options / OPTIONS_OF_A_PART));
        int[] whole = {layout.least[last], layout.greatest[last]};
        for (int part = 0; part < parts; part++) {
            watch.check();
            int[] piece = piece(0, part, parts);
            sweep(spent, piece, last == 0 ? piece : whole);
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

    private void bands(int spent, int threads) {
        int bands = Math.min(BANDS, layout.size(0));
        int tiles = Math.min(TILES * threads, layout.size(last) / NARROWEST + 1);
        Front front = new Front(bands);
        AtomicLong filled = new AtomicLong();
        try (Workers workers = new Workers(threads, watch)) {
            workers.each(bands, (band, worker) -> {
                boolean whole = false;
                try {
                    for (int tile = 0; tile < tiles && front.reached(band, tile); tile++) {
                        watch.check();
                        sweep(spent, piece(0, band, bands), piece(last, tile, tiles));
                        front.advance(band);
                        watch.progress(filled.incrementAndGet(), (long) bands * tiles);
                    }
                    whole = true;
                } finally {
                    if (!whole) {
                        front.breakOff();
                    }
                }
            });
        }
    }

    private void sweep(int spent, int[] rows, int[] columns) {
        kernel.sweep(cells, layout.rows(), layout.rowEnds(), spent, rows[0], rows[1], columns[0], columns[1]);
    }
}
