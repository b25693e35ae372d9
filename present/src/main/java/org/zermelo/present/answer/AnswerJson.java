package org.zermelo.present.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Paging;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.Solved;
import org.zermelo.game.Note;
import org.zermelo.present.json.Json;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.value.Convention;
import org.zermelo.value.Worth;

/**
 * An answer as a document; {@code docs/json.md} describes it.
 *
 * @param paging how many moves and how much of the line are listed
 */
public record AnswerJson(Solved<?, ?> solved, Paging paging) {

    /** A step of a line, and whether points are counted. */
    private record Ply(Solved.LineStep step, boolean scoring) {}

    private static final JsonShape<Answer.MoveWorth<?>> MOVE = new JsonShape<Answer.MoveWorth<?>>("MoveValue")
            .text("move", move -> move.move().toString())
            .with("value", WorthJson.MOVE, Answer.MoveWorth::worth)
            .flag("best", Answer.MoveWorth::best);

    private static final JsonShape<Map.Entry<Worth, Long>> MOVE_CLASS = new JsonShape<Map.Entry<Worth, Long>>()
            .with("value", WorthJson.MOVE, Map.Entry::getKey)
            .count("count", Map.Entry::getValue);

    private static final JsonShape<Ply> PLY = new JsonShape<Ply>("Step")
            .with("by", JsonType.FIRST, ply -> ply.step.first())
            .text("move", ply -> ply.step.move())
            .unlessNull("gain", JsonType.WHOLE, ply -> ply.scoring ? ply.step.gain() : null)
            .unlessNull(
                    "both",
                    JsonType.WHOLE.about("Points that each of both gets besides the gain."),
                    ply -> ply.step.both() == 0 ? null : ply.step.both());

    private static final JsonShape<Answer.Counts> COUNTS = new JsonShape<Answer.Counts>()
            .whole("nodes", Answer.Counts::nodes)
            .unlessNull("positions", JsonType.WHOLE, counts -> counts.positions() < 0 ? null : counts.positions());

    /** The document. */
    public static final JsonShape<AnswerJson> SHAPE = new JsonShape<AnswerJson>("Answer")
            .constant("schema", "zermelo/answer/1")
            .text("game", asked -> Brief.json(asked.solved.game()))
            .with(
                    "convention",
                    JsonType.words(Convention.values()),
                    asked -> asked.answer().convention())
            .with("toMove", JsonType.FIRST, asked -> true)
            .with("value", WorthJson.Scored.TYPE, AnswerJson::worth)
            .with(
                    "status",
                    JsonType.words(Answer.Status.values()),
                    asked -> asked.answer().status())
            .maybe(
                    "withoutDepth",
                    JsonType.OBJECT,
                    asked -> asked.solved.withoutDepth().map(Note::args))
            .unlessNull(
                    "notes",
                    JsonType.list(JsonType.OBJECT).about("What is odd about the rules, by key and facts."),
                    AnswerJson::notes)
            .unlessNull("moves", JsonType.list(MOVE), AnswerJson::moves)
            .unlessNull(
                    "moveCount",
                    JsonType.COUNT,
                    asked -> asked.shortens() ? asked.answer().moves().size() : null)
            .unlessNull(
                    "moveClasses",
                    JsonType.list(MOVE_CLASS),
                    asked -> asked.shortens()
                            ? List.copyOf(classes(asked.answer().moves()).entrySet())
                            : null)
            .unlessNull("line", JsonType.list(PLY), AnswerJson::line)
            .unlessNull("lineLength", JsonType.COUNT, AnswerJson::lineLength)
            .maybe("reason", ReasonJson.TYPE, asked -> asked.answer().reason())
            .text("method", asked -> asked.answer().method())
            .with("counts", COUNTS, asked -> asked.answer().counts());

    /** The whole answer. */
    public static Map<String, @Nullable Object> of(Solved<?, ?> solved, Paging paging) {
        return SHAPE.json(new AnswerJson(solved, paging));
    }

    private Answer<?> answer() {
        return solved.answer();
    }

    private WorthJson.Scored worth() {
        return new WorthJson.Scored(answer().worth(), solved.score().orElse(null));
    }

    private @Nullable List<Map<String, ?>> notes() {
        List<Note> notes = RuleNotes.of(solved.rules());
        return notes.isEmpty()
                ? null
                : notes.stream().<Map<String, ?>>map(AnswerJson::note).toList();
    }

    private static Map<String, @Nullable Object> note(Note note) {
        Map<String, @Nullable Object> document = Json.object("note", note.key().substring("rule.".length()));
        note.args().forEach((name, value) -> document.put(name, value.toString()));
        return document;
    }

    private @Nullable List<? extends Answer.MoveWorth<?>> moves() {
        return solved.question().asks(Part.MOVES) ? solved.shownMoves(paging) : null;
    }

    /** Whether only some of the moves are listed. */
    private boolean shortens() {
        List<?> moves = moves();
        return moves != null && moves.size() < answer().moves().size();
    }

    private @Nullable List<Ply> line() {
        return solved.question().asks(Part.LINE)
                ? solved.steps(paging.line()).stream()
                        .map(step -> new Ply(step, solved.scoring()))
                        .toList()
                : null;
    }

    private @Nullable Integer lineLength() {
        int whole = answer().line().size();
        return solved.question().asks(Part.LINE) && paging.line() < whole ? (Integer) whole : null;
    }

    /** How many moves have each worth, in the order of the moves. */
    static <M> Map<Worth, Long> classes(List<Answer.MoveWorth<M>> moves) {
        Map<Worth, Long> classes = new LinkedHashMap<>();
        moves.forEach(move -> classes.merge(move.worth(), 1L, Long::sum));
        return classes;
    }
}
