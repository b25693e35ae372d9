package org.zermelo.present.nimbers;

import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.heap.sequence.WindowRun.WindowPeriod;
import org.zermelo.heap.sequence.WindowState;
import org.zermelo.phrase.Amounts;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.words.Words;

/**
 * How far a run in constant memory is.
 *
 * @param state what is known
 * @param period the proved period, or null
 * @param rate heaps a second since the run was begun or resumed
 */
public record WindowReport(WindowState state, @Nullable WindowPeriod period, double rate) {

    private static final double HOUR = 3600;
    private static final double TRILLION = 1e12;

    private static final JsonShape<WindowPeriod> PERIOD = new JsonShape<WindowPeriod>()
            .count("length", WindowPeriod::length)
            .count("from", WindowPeriod::from)
            .count("saltus", period -> 0)
            .flag("proved", period -> true)
            .constant("theorem", "window");

    private static final JsonShape<WindowState> MAX =
            new JsonShape<WindowState>().count("value", WindowState::max).count("at", WindowState::maxAt);

    private static final JsonShape<WindowReport> SHAPE = new JsonShape<WindowReport>()
            .text("code", report -> report.state.rules())
            .count("window", report -> report.state.window())
            .count("computed", report -> report.state.heaps())
            .text("fnv", report -> HexFormat.of().toHexDigits(report.state.fnv()))
            .with("period", PERIOD.orNull(), report -> Optional.ofNullable(report.period))
            .with("max", MAX, WindowReport::state)
            .count("heapsPerSecond", report -> (long) report.rate);

    /** In words. */
    public String text(Words words) {
        String found = period == null
                ? words.say("nimbers.no-period")
                : words.say("nimbers.window-period", "length", period.length(), "from", period.from());
        String speed = words.say(Note.of("nimbers.window-rate")
                .with("rate", Amounts.in(words).decimal(rate / 1e6, 1))
                .with("hours", Amounts.in(words).decimal(TRILLION / Math.max(1, rate) / HOUR, 1)));
        return words.say(Note.of("nimbers.window")
                        .with("game", state.rules())
                        .with("to", state.heaps() - 1)
                        .with("window", state.window())
                        .with("fnv", HexFormat.of().toHexDigits(state.fnv())))
                + "\n" + found
                + "\n" + words.say("nimbers.max", "value", state.max(), "heap", state.maxAt())
                + "\n" + (rate < 1 ? "" : speed + "\n");
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }
}
