package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.StartClasses;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** Why one start is in its class: each move, and the code of what it leads to. */
public record ClassesCellCall() implements LastingCall {

    public static final List<Param> PARAMETERS =
            List.of(Param.RULES, Param.required("cell", "The heaps of the start, such as 7, 18."), Param.LOOKED);

    private record Asked(StartClasses.Start start, int moves) {}

    private static final JsonShape<StartClasses.Option> OPTION = new JsonShape<StartClasses.Option>()
            .text("move", StartClasses.Option::move)
            .text("position", StartClasses.Option::position)
            .flag("ended", StartClasses.Option::ends)
            .with("won", JsonType.FLAG.about("Whether the move wins at once."), StartClasses.Option::won)
            .with("code", JsonType.COUNT.about("Of the new position, seen by its mover."), StartClasses.Option::code);

    public static final JsonShape<Asked> SHAPE = new JsonShape<Asked>("ClassesCell")
            .text("position", asked -> asked.start.position())
            .flag("ended", asked -> asked.start.ended())
            .with(
                    "code",
                    JsonType.COUNT.about(
                            "+k for a win by the k-th own move, -k for a loss by the k-th move of the opponent, 0 where"
                                    + " nobody can make sure within the moves looked at."),
                    asked -> asked.start.code())
            .with("moves", JsonType.COUNT.about("Moves of the winner looked at."), Asked::moves)
            .with("options", JsonType.list(OPTION), asked -> asked.start.options());

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        int moves = (int) params.number("moves", 2, 1, StartClasses.MOST_MOVES);
        Budget budget = params.grant().budget();
        StartClasses.Start start =
                StartClasses.start(ExamCall.rules(params), params.required("cell"), moves, budget, watch);
        return Reply.of(SHAPE.json(new Asked(start, moves)));
    }
}
