package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Paging;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.Solved;
import org.zermelo.game.Note;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Worth;

/** An answer as a document; {@code docs/json.md} describes it. */
public final class AnswerJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/answer/1";

    private AnswerJson() {}

    /** The whole answer. */
    public static <P, M> Map<String, @Nullable Object> of(Solved<P, M> solved, Paging paging) {
        Answer<M> answer = solved.answer();
        Map<String, @Nullable Object> document = Json.object(
                "schema",
                SCHEMA,
                "game",
                Brief.json(solved.game()),
                "convention",
                answer.convention().name().toLowerCase(Locale.ROOT),
                "toMove",
                "first");
        document.putAll(parts(solved, paging));
        document.put("method", answer.method());
        document.put(
                "counts",
                Json.object(
                        "nodes",
                        answer.counts().nodes(),
                        "positions",
                        answer.counts().positions() < 0 ? null : answer.counts().positions()));
        return document;
    }

    /** The value and what else was asked: the part of the document that a batch gives for each line. */
    public static <P, M> Map<String, @Nullable Object> parts(Solved<P, M> solved, Paging paging) {
        Answer<M> answer = solved.answer();
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("value", WorthJson.of(answer.worth(), solved.score().orElse(null)));
        document.put("status", answer.status().name().toLowerCase(Locale.ROOT));
        solved.withoutDepth().ifPresent(why -> document.put("withoutDepth", new LinkedHashMap<>(why.args())));
        List<Note> notes = RuleNotes.of(solved.rules());
        if (!notes.isEmpty()) {
            document.put("notes", notes.stream().map(AnswerJson::note).toList());
        }
        if (solved.question().asks(Part.MOVES)) {
            putMoves(document, solved, paging);
        }
        if (solved.question().asks(Part.LINE)) {
            putLine(document, solved, paging);
        }
        answer.reason().ifPresent(reason -> document.put("reason", ReasonJson.of(reason)));
        return document;
    }

    private static Map<String, @Nullable Object> note(Note note) {
        Map<String, @Nullable Object> document = Json.object("note", note.key().substring("rule.".length()));
        note.args().forEach((name, value) -> document.put(name, value.toString()));
        return document;
    }

    private static <P, M> void putMoves(Map<String, @Nullable Object> document, Solved<P, M> solved, Paging paging) {
        List<Answer.MoveWorth<M>> shown = solved.shownMoves(paging);
        List<Object> moves = new ArrayList<>(shown.size());
        for (Answer.MoveWorth<M> move : shown) {
            moves.add(Json.object(
                    "move", move.move().toString(), "value", WorthJson.ofMove(move.worth()), "best", move.best()));
        }
        document.put("moves", moves);
        if (shown.size() < solved.answer().moves().size()) {
            List<Object> classes = new ArrayList<>();
            MoveClasses.of(solved.answer().moves())
                    .forEach((worth, count) ->
                            classes.add(Json.object("value", WorthJson.ofMove(worth), "count", count)));
            document.put("moveCount", solved.answer().moves().size());
            document.put("moveClasses", classes);
        }
    }

    private static <P, M> void putLine(Map<String, @Nullable Object> document, Solved<P, M> solved, Paging paging) {
        List<Object> line = new ArrayList<>();
        for (Solved.Step step : solved.steps(paging.line())) {
            line.add(Json.object(
                    "by",
                    step.first() ? "first" : "second",
                    "move",
                    step.move(),
                    "gain",
                    solved.scoring() ? step.gain() : null));
        }
        document.put("line", line);
        if (line.size() < solved.answer().line().size()) {
            document.put("lineLength", solved.answer().line().size());
        }
    }

    /** How many moves have each worth, in the order of the moves. */
    static final class MoveClasses {
        private MoveClasses() {}

        static <M> Map<Worth, Long> of(List<Answer.MoveWorth<M>> moves) {
            Map<Worth, Long> classes = new LinkedHashMap<>();
            moves.forEach(move -> classes.merge(move.worth(), 1L, Long::sum));
            return classes;
        }
    }
}
