package org.zermelo.web.api;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.StoredTable;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Weight;

/** A position looked up in a stored table of the folder that the server was started with. */
record ProbeCall(TableShelf shelf) implements Call {

    static final List<Param> PARAMETERS = List.of(
            Param.required("table", "The name of a table, as /api/v1/tables gives it; never a path."),
            Param.optional(
                    "position",
                    "The text of a position, as the game writes its positions; by default the game's start."),
            Param.choice(
                    "ask",
                    "value: the value alone, one lookup; moves: and that of every move; all, by default: and a line of"
                            + " best play.",
                    "value",
                    "moves",
                    "all"),
            Param.MOVES,
            Param.PLIES);

    private record Found(String table, long positions, AnswerJson answer) {}

    static final JsonShape<Found> SHAPE = new JsonShape<Found>("Probe")
            .constant("schema", "zermelo/probe/1")
            .text("table", Found::table)
            .with(
                    "positions",
                    JsonType.WHOLE.about("Canonical positions in the table; beyond 2^53 a string."),
                    Found::positions)
            .with("answer", AnswerJson.SHAPE, Found::answer);

    static final JsonShape<TableShelf> NAMES =
            new JsonShape<TableShelf>("Tables").with("tables", JsonType.TEXTS, TableShelf::names);

    /** The names of the tables. */
    static Reply names(TableShelf shelf) {
        return Reply.of(NAMES.json(shelf));
    }

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String name = params.required("table");
        String position = params.text("position");
        params.checkLength(position);
        Paging paging = PositionCall.paging(params);
        Set<Part> parts = switch (params.choice("ask", "all", List.of("value", "moves", "all"))) {
            case "value" -> Set.of();
            case "moves" -> Set.of(Part.MOVES, Part.ALL_WORTHS);
            default -> Set.of(Part.values());
        };
        return shelf.read(name, table -> Reply.of(SHAPE.json(found(name, table, position, parts, paging))));
    }

    private static Found found(String name, StoredTable table, String position, Set<Part> parts, Paging paging) {
        Solved<?, ?> solved = Solved.of(Probe.of(table, position.isBlank() ? null : position, parts));
        return new Found(name, table.positions(), new AnswerJson(solved, paging));
    }

    /** One block of the table is read for each position that is told. */
    @Override
    public Weight weight(Params params) {
        return Weight.LIGHT;
    }
}
