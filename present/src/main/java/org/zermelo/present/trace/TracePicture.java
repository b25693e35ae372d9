package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.zermelo.present.trace.TraceScene.TraceBox;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;

/** Pictures of a trace as files: chosen steps on a sheet, or all of them as an animated picture without a script. */
public final class TracePicture {

    private static final double SECONDS = 1.6;

    private final Trace trace;
    private final TraceWords words;
    private final TraceStage stage;

    private TracePicture(Trace trace, Words language) {
        this.trace = trace;
        this.words = new TraceWords(language);
        this.stage = TraceStage.of(TraceScene.of(trace, words));
    }

    /** So many steps of a trace, evenly spread, the last among them. */
    public static List<Integer> spread(Trace trace, int count) {
        int last = trace.steps().size() - 1;
        Set<Integer> steps = new LinkedHashSet<>();
        for (int i = 1; i <= count; i++) {
            steps.add((int) ((long) last * i / count));
        }
        return List.copyOf(steps);
    }

    /**
     * Some steps below each other in two columns, for print; one step alone fills the picture.
     *
     * @throws org.zermelo.game.BadInputException when there is no such step
     */
    public static String sheet(Trace trace, List<Integer> steps, Words language) {
        TracePicture picture = new TracePicture(trace, language);
        steps.forEach(step -> TraceText.checked(trace, step));
        int columns = steps.size() > 1 && picture.stage.width() < 600 ? 2 : 1;
        int rows = (steps.size() + columns - 1) / columns;
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < steps.size(); at++) {
            double x = at % columns * (picture.stage.width() + 20);
            double y = (double) (at / columns) * (picture.stage.height() + 14);
            out.append("<g transform=\"translate(" + TraceSvg.length(x) + " " + TraceSvg.length(y) + ")\">\n")
                    .append(picture.still(trace.at(steps.get(at))))
                    .append("</g>\n");
        }
        return picture.file(
                columns * (picture.stage.width() + 20),
                rows * (picture.stage.height() + 14),
                TraceSvg.STYLE,
                out.toString());
    }

    private String still(TraceFrame frame) {
        StringBuilder out = new StringBuilder();
        for (int p = 0; p < stage.scenes().size(); p++) {
            out.append(stage.at(p, TraceSvg.panel(stage.scenes().get(p), frame, false)));
        }
        return out.append(stage.said(frame.number() + ". " + words.sentence(frame.step())))
                .toString();
    }

    /** The whole trace as a picture that moves by itself and begins again; who wants less motion sees its end. */
    public static String film(Trace trace, Words language) {
        return new TracePicture(trace, language).film();
    }

    /** From a step to before another one, something stands like this. */
    private record StepSpan(int from, int to, String element) {}

    private String film() {
        int count = trace.steps().size();
        List<TraceFrame> frames = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            frames.add(trace.at(k));
        }
        Set<List<Integer>> times = new LinkedHashSet<>();
        StringBuilder out = new StringBuilder();
        for (int p = 0; p < stage.scenes().size(); p++) {
            StringBuilder panel =
                    new StringBuilder(TraceSvg.heads(stage.scenes().get(p)));
            stage.scenes().get(p).boxes().forEach((spot, box) -> show(spans(spot, box, frames), count, times, panel));
            out.append(stage.at(p, panel.toString()));
        }
        List<StepSpan> said = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            said.add(new StepSpan(
                    k, k + 1, stage.said(k + ". " + words.sentence(trace.steps().get(k)))));
        }
        show(said, count, times, out);
        return file(stage.width(), stage.height(), TraceSvg.STYLE + motion(times, count), out.toString());
    }

    /** How a cell looks over time, one element for each look; before a call is made there is none. */
    private List<StepSpan> spans(Spot spot, TraceBox box, List<TraceFrame> frames) {
        Set<Integer> turns = new TreeSet<>(Set.of(0));
        for (int k = 0; k < frames.size(); k++) {
            TraceFrame frame = frames.get(k);
            if (frame.changed().contains(spot) || frame.step().looked().contains(spot)) {
                turns.add(k);
                turns.add(k + 1);
            }
        }
        turns.remove(frames.size());
        List<Integer> from = List.copyOf(turns);
        List<StepSpan> spans = new ArrayList<>();
        for (int t = 0; t < from.size(); t++) {
            TraceFrame frame = frames.get(from.get(t));
            int to = t + 1 < from.size() ? from.get(t + 1) : frames.size();
            String classes = TraceSvg.classes(box, frame, spot);
            if (!classes.contains("unmade")) {
                spans.add(new StepSpan(from.get(t), to, TraceSvg.cell("", classes, box, frame.text(spot))));
            }
        }
        return spans;
    }

    private static void show(List<StepSpan> spans, int count, Set<List<Integer>> times, StringBuilder out) {
        for (StepSpan span : spans) {
            if (span.from() == 0 && span.to() == count) {
                out.append(span.element());
                continue;
            }
            times.add(List.of(span.from(), span.to()));
            String last = span.to() == count ? " end" : "";
            out.append("<g class=\"t t" + span.from() + "-" + span.to() + last + "\">")
                    .append(span.element())
                    .append("</g>\n");
        }
    }

    private static String motion(Set<List<Integer>> times, int count) {
        String seconds = TraceSvg.length(count * SECONDS);
        String all = times.stream()
                .map(time -> {
                    String name = "t" + time.get(0) + "-" + time.get(1);
                    return "@keyframes " + name + "{" + hidden(time.get(0) == 0 ? -1 : 0, count)
                            + percent(time.get(0), count) + "{visibility:visible}" + hidden(time.get(1), count) + "}."
                            + name + "{animation-name:" + name + "}";
                })
                .collect(Collectors.joining("\n"));
        return "<style>.t{visibility:hidden;animation:" + seconds + "s step-end infinite}\n" + all
                + "\n@media (prefers-reduced-motion:reduce){.t{animation:none}.t.end{visibility:visible}}</style>\n";
    }

    private static String hidden(int step, int count) {
        return step < 0 || step == count ? "" : percent(step, count) + "{visibility:hidden}";
    }

    private static String percent(int step, int count) {
        return Math.rint(step * 1e5 / count) / 1e3 + "%";
    }

    private String file(double width, double height, String style, String elements) {
        return TraceSvg.head(width, height) + "<title>" + Markup.escaped(words.method(trace.method())) + "</title>\n"
                + style + "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n" + elements + "</svg>\n";
    }
}
