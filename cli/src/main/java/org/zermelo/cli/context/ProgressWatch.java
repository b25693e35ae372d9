package org.zermelo.cli.context;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.phrase.Speech;
import org.zermelo.solve.Watch;

/**
 * Shows on standard error how far long work is, once it has taken a while and a person looks on; and stops the work when
 * it was cancelled.
 */
public final class ProgressWatch implements Watch, AutoCloseable {

    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(1500);
    private static final int STEP_MILLIS = 250;
    private static final int WIDTH = 78;

    private final BooleanSupplier cancelled;
    private final PrintWriter err;
    private final boolean shown;
    private final long start = System.nanoTime();
    private final ProgressLine line = new ProgressLine(System::nanoTime);
    private volatile @Nullable Speech words;
    private volatile @Nullable Note where;
    private @Nullable ProgressBar bar;

    /** A watch that shows progress where somebody sees it. */
    public ProgressWatch(BooleanSupplier cancelled, PrintWriter err) {
        this.cancelled = cancelled;
        this.err = err;
        this.shown = isShown();
    }

    /** Whether somebody sees how far work is. The launcher says by a property whether standard error is a terminal; Java cannot tell. */
    public static boolean isShown() {
        return Boolean.getBoolean("zermelo.progress");
    }

    /** Says where the work is in a language. */
    public void speak(Speech speech) {
        words = speech;
    }

    @Override
    public void at(Note place) {
        where = place;
    }

    @Override
    public boolean cancelled() {
        return cancelled.getAsBoolean();
    }

    @Override
    public void progress(long done, long total) {
        if (shown && System.nanoTime() - start > QUIET_NANOS) {
            step(done, total);
        }
    }

    private synchronized void step(long done, long total) {
        if (bar == null) {
            bar = new ProgressBarBuilder()
                    .setRenderer((state, width) -> {
                        Note place = where;
                        Speech speech = words;
                        String said = place == null || speech == null ? "" : speech.say(place);
                        long all = state.isIndefinite() ? -1 : state.getMax();
                        return line.say(state.getCurrent(), all, said, WIDTH);
                    })
                    .setUpdateIntervalMillis(STEP_MILLIS)
                    .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
                    .build();
        }
        bar.maxHint(total);
        bar.stepTo(done);
    }

    private void draw(String line) {
        err.print("\r" + line + "\u001b[K");
        err.flush();
    }

    /** Wipes the line of progress. */
    @Override
    public synchronized void close() {
        if (bar != null) {
            bar.close();
            bar = null;
            draw("");
        }
    }
}
