package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.StartClasses;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** Why one start is in its class: each move, and the code of what it leads to. */
record ClassesCellCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("rules", "cell", "moves");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        int moves = (int) params.number("moves", 2, 1, StartClasses.MOST_MOVES);
        Budget budget = new Budget(params.limits().jobBytes(), 1);
        StartClasses.Start start =
                StartClasses.start(ExamCall.rules(params), params.required("cell"), moves, budget, watch);
        List<?> options = start.options().stream()
                .map(option -> Json.object(
                        "move", option.move(),
                        "position", option.position(),
                        "ended", option.ends(),
                        "won", option.won(),
                        "code", option.code()))
                .toList();
        return Reply.of(Json.object(
                "position",
                start.position(),
                "ended",
                start.ended(),
                "code",
                start.code(),
                "moves",
                moves,
                "options",
                options));
    }
}
