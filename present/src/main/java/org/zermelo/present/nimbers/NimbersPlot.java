package org.zermelo.present.nimbers;

import java.util.BitSet;
import java.util.Locale;
import org.zermelo.game.CancelScope;
import org.zermelo.heap.period.Period;
import org.zermelo.present.words.Words;

/** A sequence as a drawing: a dot for each heap, and the period marked. */
public final class NimbersPlot {

    private static final int WIDTH = 1200;
    private static final int HEIGHT = 480;
    private static final int LEFT = 60;
    private static final int BOTTOM = 40;
    private static final int TOP = 36;
    private static final int TICKS = 6;
    /** More periods than these would only darken the drawing; the first is marked alone. */
    private static final int MOST_MARKS = 60;

    private final Report report;
    private final StringBuilder svg = new StringBuilder();
    private final long heaps;
    private final long most;

    private NimbersPlot(Report report) {
        this.report = report;
        this.heaps = Math.max(1, report.to());
        this.most = Math.max(1, report.facts().max());
    }

    /** The drawing as an SVG document. */
    public static String svg(Report report, Words words) {
        return new NimbersPlot(report).draw(words);
    }

    private String draw(Words words) {
        String title = report.title(words);
        add(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif' font-size='13'>",
                WIDTH, HEIGHT);
        add("<title>%s</title><rect width='100%%' height='100%%' fill='white'/>", title);
        add("<text x='%d' y='22' font-size='15'>%s</text>", LEFT, title);
        report.sequence().proof().ifPresent(proof -> period(proof.period(), words));
        axes(words);
        dots();
        return svg.append("</svg>\n").toString();
    }

    private void period(Period period, Words words) {
        long rounds = (heaps - period.preperiod()) / period.length() + 1;
        for (long round = 0; round < Math.min(rounds, MOST_MARKS) && period.preperiod() <= heaps; round++) {
            double from = x(period.preperiod() + round * period.length());
            double to = Math.min(x(heaps), x(period.preperiod() + (round + 1) * period.length()));
            add(
                    "<rect x='%.2f' y='%d' width='%.2f' height='%d' fill='%s'/>",
                    from, TOP, Math.max(0, to - from), HEIGHT - TOP - BOTTOM, round % 2 == 0 ? "#e8f0e4" : "#f6f9f4");
        }
        if (period.preperiod() <= heaps) {
            add(
                    "<line x1='%1$.2f' x2='%1$.2f' y1='%2$d' y2='%3$d' stroke='#4a7a3a' stroke-width='1.5'/>",
                    x(period.preperiod()), TOP, HEIGHT - BOTTOM);
        }
        add(
                "<text x='%d' y='22' text-anchor='end' fill='#4a7a3a'>%s</text>",
                WIDTH - 20,
                words.say(
                        period.saltus() == 0 ? "nimbers.period" : "nimbers.saltus",
                        "length",
                        period.length(),
                        "preperiod",
                        period.preperiod(),
                        "saltus",
                        period.saltus()));
    }

    private void axes(Words words) {
        add("<path d='M%d %dV%dH%d' fill='none' stroke='#444'/>", LEFT, TOP, HEIGHT - BOTTOM, WIDTH - 20);
        for (int i = 0; i <= TICKS; i++) {
            long heap = heaps * i / TICKS;
            long value = most * i / TICKS;
            add("<text x='%.1f' y='%d' text-anchor='middle'>%d</text>", x(heap), HEIGHT - BOTTOM + 17, heap);
            add("<text x='%d' y='%.1f' text-anchor='end'>%d</text>", LEFT - 6, y(value) + 4, value);
        }
        add("<text x='%d' y='%d' text-anchor='end'>%s</text>", WIDTH - 20, HEIGHT - 6, words.say("nimbers.axis-heap"));
    }

    /** Dots as squares of two units; heaps that fall on the same place are drawn once. */
    private void dots() {
        BitSet seen = new BitSet();
        svg.append("<path fill='#1f4e79' d='");
        for (long heap = 0; heap <= report.to(); heap++) {
            CancelScope.poll(heap);
            int x = (int) Math.round(x(heap));
            int y = (int) Math.round(y(report.sequence().value(heap)));
            if (!seen.get(x * HEIGHT + y)) {
                seen.set(x * HEIGHT + y);
                svg.append('M').append(x - 1).append(' ').append(y - 1).append("h2v2h-2z");
            }
        }
        svg.append("'/>");
    }

    private double x(long heap) {
        return LEFT + (WIDTH - 20.0 - LEFT) * heap / heaps;
    }

    private double y(long value) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP - 4.0) * value / most;
    }

    private void add(String format, Object... args) {
        svg.append(String.format(Locale.ROOT, format, args)).append('\n');
    }
}
