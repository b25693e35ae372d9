package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.scene.Paint.Tone;
import org.zermelo.present.words.Words;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceFrame;

/** A trace for a terminal: all its sentences, or one step with its picture. */
public final class TraceText {

    /** Calls of a tree that are still shown; the last of them are of interest. */
    private static final int CALLS = 24;

    private final Trace trace;
    private final TraceWords words;
    private final Words language;
    private final Paint paint;

    private TraceText(Trace trace, Words language, Paint paint) {
        this.trace = trace;
        this.paint = paint;
        this.language = language;
        this.words = new TraceWords(language);
    }

    /** A sentence a step. */
    public static String of(Game game, Trace trace, Words language) {
        TraceText text = new TraceText(trace, language, Paint.PLAIN);
        StringBuilder out = new StringBuilder(text.title(game));
        int width = Integer.toString(trace.steps().size() - 1).length();
        for (int k = 0; k < trace.steps().size(); k++) {
            out.append(String.format("%" + width + "d  ", k))
                    .append(text.words.sentence(trace.steps().get(k)))
                    .append('\n');
        }
        return out.toString();
    }

    /**
     * One step: the panels with what it changed in brackets and what it read in parentheses, the pseudo-code, the variables, the
     * sentence. Colours repeat what brackets say.
     *
     * @throws BadInputException when there is no such step
     */
    public static String step(Game game, Trace trace, int step, Words language, Paint paint) {
        return new TraceText(trace, language, paint).frame(game, trace.at(checked(trace, step)));
    }

    /** The step, when there is one of this number. */
    static int checked(Trace trace, int step) {
        int last = trace.steps().size() - 1;
        if (step < 0 || step > last) {
            throw new BadInputException("trace.step-unknown", "seen", step, "last", last);
        }
        return step;
    }

    private String title(Game game) {
        return game + "  " + trace.method() + ": " + words.method(trace.method()) + "\n\n";
    }

    private String frame(Game game, TraceFrame frame) {
        StringBuilder out = new StringBuilder(title(game));
        for (int p = 0; p < trace.panels().size(); p++) {
            Panel panel = trace.panels().get(p);
            out.append(words.panel(panel)).append('\n');
            out.append(panel instanceof Panel.CallTree ? calls(frame, p) : cells(panel, frame, p))
                    .append('\n');
        }
        List<String> code = words.code(trace);
        for (int i = 0; i < code.size(); i++) {
            boolean current = i + 1 == frame.step().line();
            out.append(current ? paint.as(Tone.STRONG, "> " + code.get(i)) : "  " + code.get(i))
                    .append('\n');
        }
        if (!frame.step().variables().isEmpty()) {
            out.append('\n')
                    .append(words.variables(frame.step()).entrySet().stream()
                            .map(each -> each.getKey() + " = " + each.getValue())
                            .collect(Collectors.joining(", ")))
                    .append('\n');
        }
        String place = language.say(
                "trace.place", "step", frame.number(), "last", trace.steps().size() - 1);
        return out.append('\n')
                .append(language.sentences(List.of(place, words.sentence(frame.step()))))
                .append('\n')
                .toString();
    }

    /** A cell by its sign: what was changed stands out, what was read too, more softly. */
    private String toned(String shown) {
        return shown.startsWith("[")
                ? paint.as(Tone.STRONG, shown)
                : shown.startsWith("(") ? paint.as(Tone.READ, shown) : shown;
    }

    private String cells(Panel panel, TraceFrame frame, int number) {
        List<List<String>> rows = new ArrayList<>();
        if (panel instanceof Panel.Grid grid) {
            List<String> head = new ArrayList<>(List.of(""));
            grid.columnHeads().forEach(column -> head.add(column + " "));
            rows.add(head);
        }
        for (int r = 0; r < panel.rows(); r++) {
            List<String> row = new ArrayList<>(
                    List.of(panel instanceof Panel.Grid grid ? grid.rowHeads().get(r) : ""));
            for (int c = 0; c < panel.columns(); c++) {
                row.add(panel.has(r, c) ? shown(frame, new Spot(number, r, c)) : "  ");
            }
            rows.add(row);
        }
        int widest = rows.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(0);
        return rows.stream()
                        .map(row -> row.stream()
                                .map(text -> " ".repeat(widest - text.length()) + toned(text))
                                .collect(Collectors.joining())
                                .stripTrailing())
                        .collect(Collectors.joining("\n"))
                + "\n";
    }

    private static String shown(TraceFrame frame, Spot spot) {
        String text = frame.text(spot);
        if (frame.changed().contains(spot)) {
            return "[" + text + "]";
        }
        return frame.step().looked().contains(spot) ? "(" + text + ")" : " " + (text.isEmpty() ? "." : text) + " ";
    }

    private String calls(TraceFrame frame, int panel) {
        List<String> lines = new ArrayList<>();
        frame.parents().keySet().stream()
                .filter(spot -> spot.panel() == panel)
                .forEach(spot -> lines.add("  ".repeat(depth(frame, spot)) + toned(shown(frame, spot))));
        int from = Math.max(0, lines.size() - CALLS);
        return (from > 0 ? "  ...\n" : "") + String.join("\n", lines.subList(from, lines.size())) + "\n";
    }

    private static int depth(TraceFrame frame, Spot spot) {
        int depth = 0;
        int above = frame.parents().getOrDefault(spot, -1);
        while (above >= 0) {
            depth++;
            above = frame.parents().getOrDefault(Spot.call(spot.panel(), above), -1);
        }
        return depth;
    }
}
