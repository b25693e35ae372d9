package org.zermelo.web.api;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.game.RefusedException;
import org.zermelo.present.answer.AnswerJson;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.store.Probe;
import org.zermelo.store.TableFile;
import org.zermelo.store.TableShelf;
import org.zermelo.web.work.Weight;

/** A position looked up in a stored table of the folder that the server was started with. */
record ProbeCall(TableShelf shelf) implements Call {

    static final List<String> PARAMETERS = List.of("table", "position", "ask", "moves", "plies");

    /** The names of the tables. */
    static Reply names(TableShelf shelf) {
        return Reply.of(Json.object("tables", shelf.names()));
    }

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String name = params.required("table");
        String position = params.text("position");
        if (position.length() > params.limits().gameLetters()) {
            throw new RefusedException(
                    "web.game-too-long",
                    "seen",
                    position.length(),
                    "allowed",
                    params.limits().gameLetters());
        }
        Paging paging = PositionCall.paging(params);
        Set<Part> parts = switch (params.choice("ask", "all", List.of("value", "moves", "all"))) {
            case "value" -> Set.of();
            case "moves" -> Set.of(Part.MOVES, Part.ALL_WORTHS);
            default -> Set.of(Part.values());
        };
        return shelf.read(name, table -> Reply.of(document(name, table, position, parts, paging)));
    }

    private static Map<String, @Nullable Object> document(
            String name, TableFile table, String position, Set<Part> parts, Paging paging) {
        return Json.object(
                "schema",
                "zermelo/probe/1",
                "table",
                name,
                "positions",
                table.header().positions(),
                "answer",
                AnswerJson.of(Solved.of(Probe.of(table, position.isBlank() ? null : position, parts)), paging));
    }

    /** One block of the table is read for each position that is told. */
    @Override
    public Weight weight(Params params) {
        return Weight.LIGHT;
    }
}
