package org.zermelo.present.nimbers;

import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.heap.sequence.WindowRun.WindowPeriod;
import org.zermelo.heap.sequence.WindowState;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Amounts;
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

    /** In words. */
    public String text(Words words) {
        String found = period == null
                ? words.say("nimbers.no-period")
                : words.say("nimbers.window-period", "length", period.length(), "from", period.from());
        String speed = words.say(
                "nimbers.window-rate",
                "rate",
                Amounts.in(words).decimal(rate / 1e6, 1),
                "hours",
                Amounts.in(words).decimal(TRILLION / Math.max(1, rate) / HOUR, 1));
        return words.say(
                        "nimbers.window",
                        "game",
                        state.rules(),
                        "to",
                        state.heaps() - 1,
                        "window",
                        state.window(),
                        "fnv",
                        HexFormat.of().toHexDigits(state.fnv()))
                + "\n" + found
                + "\n" + words.say("nimbers.max", "value", state.max(), "heap", state.maxAt())
                + "\n" + (rate < 1 ? "" : speed + "\n");
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        Map<String, @Nullable Object> document = Json.object(
                "code",
                state.rules(),
                "window",
                (long) state.window(),
                "computed",
                state.heaps(),
                "fnv",
                HexFormat.of().toHexDigits(state.fnv()));
        document.put(
                "period",
                period == null
                        ? null
                        : Json.object(
                                "length",
                                period.length(),
                                "from",
                                period.from(),
                                "saltus",
                                0L,
                                "proved",
                                true,
                                "theorem",
                                "window"));
        document.put("max", Json.object("value", (long) state.max(), "at", state.maxAt()));
        document.put("heapsPerSecond", (long) rate);
        return document;
    }
}
