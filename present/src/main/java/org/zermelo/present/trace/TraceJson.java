package org.zermelo.present.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.notation.Game;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Words;
import org.zermelo.trace.Change;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;

/** A trace as a document: what the page plays. */
public final class TraceJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/trace/1";

    private TraceJson() {}

    /** The whole trace with its words and its picture before the first step. */
    public static Map<String, @Nullable Object> of(Game game, Trace trace, Words language) {
        TraceWords words = new TraceWords(language);
        List<TraceScene> scenes = TraceScene.of(trace, words);
        List<Object> panels = new ArrayList<>();
        for (int p = 0; p < scenes.size(); p++) {
            panels.add(panel(trace.panels().get(p), scenes.get(p), trace));
        }
        List<Object> methods = new ArrayList<>();
        TraceRequest.methods(game)
                .forEach(method -> methods.add(Json.object("name", method, "title", words.method(method))));
        return Json.object(
                "schema",
                SCHEMA,
                "game",
                game.toString(),
                "method",
                trace.method(),
                "title",
                words.method(trace.method()),
                "methods",
                methods,
                "answer",
                Json.object("cell", TraceSvg.id(trace.answer()), "text", trace.answered()),
                "code",
                words.code(trace),
                "events",
                events(trace, words),
                "panels",
                panels,
                "steps",
                trace.steps().stream().map(step -> step(step, language, words)).toList());
    }

    private static Map<String, @Nullable Object> panel(Panel panel, TraceScene scene, Trace trace) {
        Map<String, Object> folds = new LinkedHashMap<>();
        scene.folds().forEach((spot, into) -> folds.put(TraceSvg.id(spot), TraceSvg.id(into)));
        return Json.object(
                "name",
                panel.name(),
                "kind",
                panel instanceof Panel.CallTree ? "calls" : panel instanceof Panel.Items ? "items" : "grid",
                "title",
                scene.title(),
                "folds",
                folds.isEmpty() ? null : folds,
                "svg",
                TraceSvg.base(scene, trace.at(0)));
    }

    /** The kinds of steps that occur, with how many there are of each. */
    private static List<Object> events(Trace trace, TraceWords words) {
        Map<Event, Integer> counts = new LinkedHashMap<>();
        trace.steps().forEach(step -> counts.merge(step.event(), 1, Integer::sum));
        List<Object> events = new ArrayList<>();
        counts.forEach((event, count) ->
                events.add(Json.object("kind", TraceWords.name(event), "title", words.event(event), "count", count)));
        return events;
    }

    private static Map<String, @Nullable Object> step(TraceStep step, Words language, TraceWords words) {
        return Json.object(
                "event",
                TraceWords.name(step.event()),
                "line",
                step.line() == 0 ? null : step.line(),
                "says",
                words.sentence(step),
                "changes",
                step.changes().stream().map(TraceJson::change).toList(),
                "looked",
                step.looked().isEmpty()
                        ? null
                        : step.looked().stream().map(TraceSvg::id).toList(),
                "variables",
                step.variables().isEmpty() ? null : words.variables(step),
                "guess",
                step.guess().map(guess -> guess(guess, language)).orElse(null));
    }

    private static Map<String, @Nullable Object> change(Change change) {
        Spot spot = change.spot();
        if (change instanceof Change.Call call) {
            return Json.object(
                    "cell",
                    TraceSvg.id(spot),
                    "text",
                    call.text(),
                    "mark",
                    TraceWords.name(Mark.OPEN),
                    "caller",
                    call.parent() < 0 ? null : TraceSvg.id(Spot.call(spot.panel(), call.parent())));
        }
        Mark mark = ((Change.Write) change).mark();
        return Json.object(
                "cell",
                TraceSvg.id(spot),
                "text",
                change.text(),
                "mark",
                mark == Mark.PLAIN ? null : TraceWords.name(mark));
    }

    private static Map<String, @Nullable Object> guess(Guess guess, Words language) {
        List<Object> slips = new ArrayList<>();
        guess.slips().forEach(slip -> slips.add(Json.object("text", slip.answer(), "why", language.say(slip.why()))));
        return Json.object("cell", TraceSvg.id(guess.spot()), "answer", guess.answer(), "slips", slips);
    }
}
