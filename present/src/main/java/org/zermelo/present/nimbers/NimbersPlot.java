package org.zermelo.present.nimbers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.large.CancelScope;
import org.zermelo.heap.period.Period;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Dots;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.Shape;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.words.Words;

/** A sequence as a drawing: a dot for each heap, and the period marked. */
public final class NimbersPlot {

    private static final int WIDTH = 1200;
    private static final int HEIGHT = 480;
    private static final int LEFT = 60;
    private static final int BOTTOM = 40;
    private static final int TOP = 36;
    private static final int TICKS = 6;
    private static final String INK = "#000000";
    private static final String PERIOD = "#4a7a3a";
    /** More periods than these would only darken the drawing; the first is marked alone. */
    private static final int MOST_MARKS = 60;

    private final Report report;
    private final List<Shape> shapes = new ArrayList<>();
    private final long heaps;
    private final long most;

    private NimbersPlot(Report report) {
        this.report = report;
        this.heaps = Math.max(1, report.to());
        this.most = Math.max(1, report.facts().max());
    }

    /** The whole drawing. */
    public static Picture of(Report report, Words words) {
        return new NimbersPlot(report).draw(words);
    }

    private Picture draw(Words words) {
        String title = report.title(words);
        shapes.add(new Label(LEFT, 22, title, Anchor.LEFT, 15, false, INK));
        report.sequence().proof().ifPresent(proof -> period(proof.period(), words));
        axes(words);
        dots();
        return new Picture(title, WIDTH, HEIGHT, shapes);
    }

    private void period(Period period, Words words) {
        long rounds = (heaps - period.preperiod()) / period.length() + 1;
        for (long round = 0; round < Math.min(rounds, MOST_MARKS) && period.preperiod() <= heaps; round++) {
            double from = x(period.preperiod() + round * period.length());
            double to = Math.min(x(heaps), x(period.preperiod() + (round + 1) * period.length()));
            String shade = round % 2 == 0 ? "#e8f0e4" : "#f6f9f4";
            shapes.add(new Box(from, TOP, Math.max(0, to - from), HEIGHT - TOP - BOTTOM, shade));
        }
        if (period.preperiod() <= heaps) {
            double from = x(period.preperiod());
            shapes.add(new StraightLine(from, TOP, from, HEIGHT - BOTTOM, 1.5, PERIOD));
        }
        shapes.add(new Label(WIDTH - 20, 22, NimbersText.claim(period, words), Anchor.RIGHT, 13, false, PERIOD));
    }

    private void axes(Words words) {
        List<double[]> corner = List.of(new double[] {LEFT, TOP}, new double[] {LEFT, HEIGHT - BOTTOM}, new double[] {
            WIDTH - 20, HEIGHT - BOTTOM
        });
        shapes.add(new Path(Picture.through(corner), 1, "#444444"));
        for (int i = 0; i <= TICKS; i++) {
            long heap = heaps * i / TICKS;
            long value = most * i / TICKS;
            text(x(heap), HEIGHT - BOTTOM + 17, Anchor.MIDDLE, Long.toString(heap));
            text(LEFT - 6, y(value) + 4, Anchor.RIGHT, Long.toString(value));
        }
        text(WIDTH - 20, HEIGHT - 6, Anchor.RIGHT, words.say("nimbers.axis-heap"));
    }

    private void text(double x, double y, Anchor anchor, String text) {
        shapes.add(new Label(x, y, text, anchor, 13, false, INK));
    }

    /** Dots as squares of two units; heaps that fall on the same place are drawn once. */
    private void dots() {
        BitSet seen = new BitSet();
        IntStream.Builder across = IntStream.builder();
        IntStream.Builder down = IntStream.builder();
        for (long heap = 0; heap <= report.to(); heap++) {
            CancelScope.poll(heap);
            int x = (int) Math.round(x(heap));
            int y = (int) Math.round(y(report.sequence().value(heap)));
            if (!seen.get(x * HEIGHT + y)) {
                seen.set(x * HEIGHT + y);
                across.add(x - 1);
                down.add(y - 1);
            }
        }
        shapes.add(new Dots(across.build().toArray(), down.build().toArray(), 2, "#1f4e79"));
    }

    private double x(long heap) {
        return LEFT + (WIDTH - 20.0 - LEFT) * heap / heaps;
    }

    private double y(long value) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP - 4.0) * value / most;
    }
}
