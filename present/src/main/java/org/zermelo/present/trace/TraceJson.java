package org.zermelo.present.trace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.notation.Game;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
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

    private static final JsonType<Spot> CELL = JsonType.TEXT.from(TraceSvg::id);

    private static final JsonShape<Change> CHANGE = new JsonShape<Change>()
            .with("cell", CELL, Change::spot)
            .text("text", Change::text)
            .maybe("mark", JsonType.TEXT, TraceJson::mark)
            .maybe("caller", CELL, TraceJson::caller);

    private static final JsonShape<DrawnPanel> PANEL = new JsonShape<DrawnPanel>()
            .text("name", drawn -> drawn.panel().name())
            .with("kind", JsonType.words("items", "grid", "calls"), drawn -> kind(drawn.panel()))
            .text("title", drawn -> drawn.scene().title())
            .maybe(
                    "folds",
                    JsonType.map(JsonType.TEXT)
                            .about("Calls that are not drawn, each with the drawn call into which it is folded."),
                    DrawnPanel::folds)
            .with(
                    "svg",
                    JsonType.TEXT.about(
                            "The panel before the first step; groups bear the names of cells as ids, and each ends with its text."),
                    drawn -> TraceSvg.base(drawn.scene(), drawn.trace().at(0)));

    /** A game and the trace of a method that solves it. */
    private record Watched(Game game, Trace trace) {}

    /** A panel of a trace with its scene. */
    private record DrawnPanel(Trace trace, Panel panel, TraceScene scene) {
        Optional<Map<String, String>> folds() {
            Map<String, String> folds = new LinkedHashMap<>();
            scene.folds().forEach((spot, into) -> folds.put(TraceSvg.id(spot), TraceSvg.id(into)));
            return Optional.of(folds).filter(some -> !some.isEmpty());
        }
    }

    private TraceJson() {}

    /** The whole trace with its words and its picture before the first step. */
    public static Map<String, @Nullable Object> of(Game game, Trace trace, Words language) {
        return document(language).json(new Watched(game, trace));
    }

    /** What is told of a trace in a language. */
    public static JsonType<?> shape(Words language) {
        return document(language);
    }

    private static JsonShape<Watched> document(Words language) {
        TraceWords words = new TraceWords(language);
        JsonShape<String> method =
                new JsonShape<String>().text("name", name -> name).text("title", words::method);
        JsonShape<Trace> answer =
                new JsonShape<Trace>().with("cell", CELL, Trace::answer).text("text", Trace::answered);
        JsonShape<Map.Entry<Event, Integer>> event = new JsonShape<Map.Entry<Event, Integer>>()
                .text("kind", each -> TraceWords.name(each.getKey()))
                .text("title", each -> words.event(each.getKey()))
                .count("count", Map.Entry::getValue);
        return new JsonShape<Watched>("Trace")
                .constant("schema", SCHEMA)
                .text("game", watched -> watched.game().toString())
                .text("method", watched -> watched.trace().method())
                .text("title", watched -> words.method(watched.trace().method()))
                .with("methods", JsonType.list(method), watched -> TraceRequest.methods(watched.game()))
                .with("answer", answer, Watched::trace)
                .with(
                        "code",
                        JsonType.TEXTS.about("The pseudo-code, line by line."),
                        watched -> words.code(watched.trace()))
                .with("events", JsonType.list(event), watched -> events(watched.trace()))
                .with("panels", JsonType.list(PANEL), watched -> drawn(watched.trace(), words))
                .with(
                        "steps",
                        JsonType.list(step(language, words)),
                        watched -> watched.trace().steps());
    }

    private static JsonShape<TraceStep> step(Words language, TraceWords words) {
        JsonShape<Guess.Slip> slip = new JsonShape<Guess.Slip>()
                .text("text", Guess.Slip::answer)
                .text("why", wrong -> language.say(wrong.why()));
        JsonShape<Guess> guess = new JsonShape<Guess>()
                .with("cell", CELL, Guess::spot)
                .text("answer", Guess::answer)
                .with("slips", JsonType.list(slip), Guess::slips);
        return new JsonShape<TraceStep>()
                .text("event", step -> TraceWords.name(step.event()))
                .maybe(
                        "line",
                        JsonType.COUNT.about("The line of the pseudo-code, from 1."),
                        step -> Optional.of(step.line()).filter(line -> line > 0))
                .with("says", JsonType.TEXT.about("One sentence."), words::sentence)
                .with("changes", JsonType.list(CHANGE), TraceStep::changes)
                .maybe(
                        "looked",
                        JsonType.list(CELL),
                        step -> Optional.of(step.looked()).filter(looked -> !looked.isEmpty()))
                .maybe(
                        "variables",
                        JsonType.map(JsonType.TEXT),
                        step -> Optional.of(words.variables(step)).filter(named -> !named.isEmpty()))
                .maybe("guess", guess, TraceStep::guess);
    }

    private static List<DrawnPanel> drawn(Trace trace, TraceWords words) {
        List<TraceScene> scenes = TraceScene.of(trace, words);
        return IntStream.range(0, scenes.size())
                .mapToObj(p -> new DrawnPanel(trace, trace.panels().get(p), scenes.get(p)))
                .toList();
    }

    private static String kind(Panel panel) {
        return panel instanceof Panel.CallTree ? "calls" : panel instanceof Panel.Items ? "items" : "grid";
    }

    /** The kinds of steps that occur, with how many there are of each. */
    private static List<Map.Entry<Event, Integer>> events(Trace trace) {
        Map<Event, Integer> counts = new LinkedHashMap<>();
        trace.steps().forEach(step -> counts.merge(step.event(), 1, Integer::sum));
        return List.copyOf(counts.entrySet());
    }

    private static Optional<String> mark(Change change) {
        Mark mark = change instanceof Change.Write write ? write.mark() : Mark.OPEN;
        return Optional.of(mark).filter(some -> some != Mark.PLAIN).map(TraceWords::name);
    }

    private static Optional<Spot> caller(Change change) {
        return change instanceof Change.Call call && call.parent() >= 0
                ? Optional.of(Spot.call(call.spot().panel(), call.parent()))
                : Optional.empty();
    }
}
