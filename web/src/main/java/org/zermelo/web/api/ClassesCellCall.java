package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.zermelo.exam.sets.Classes;
import org.zermelo.present.json.Json;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** Why one start is in its class: each move, and the code of what it leads to. */
record ClassesCellCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("rules", "cell", "moves");

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        RuleGame game = new RuleGame(ClassesCall.closed(ExamCall.rules(params)));
        RulePosition position = game.position(params.required("cell"));
        int moves = (int) params.number("moves", 2, 1, ClassesCall.MOST_MOVES);
        Budget budget = new Budget(params.limits().jobBytes(), 1);
        Classes<RulePosition, RuleMove> classes = new Classes<>(game, ClassesCall.UNASKED, budget, watch);
        List<Object> options = new ArrayList<>();
        for (Classes.Move<RulePosition, RuleMove> move : classes.moves(position, 2 * moves)) {
            options.add(Json.object(
                    "move", move.move().toString(),
                    "position", game.text(move.next()),
                    "ended", move.ends(),
                    "won", move.endsWon(),
                    "code", move.fate().code()));
        }
        return Reply.of(Json.object(
                "position",
                game.text(position),
                "ended",
                classes.ended(position),
                "code",
                classes.fate(position, 2 * moves).code(),
                "moves",
                moves,
                "options",
                options));
    }
}
