package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Load;
import org.zermelo.web.work.Weight;

/** The move of an opponent. */
record ReplyCall(Desk desk) implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.GAME,
            Param.START,
            Param.STARTS,
            Param.LINE,
            Param.VALUE,
            Param.choice("opponent", "Who moves; by default perfect.", OpponentKind.codes()),
            Param.optional("sight", "How many plies a limited opponent sees, 1 to 12."),
            Param.SEED);

    private record Made(String move, boolean first) {}

    static final JsonShape<Made> SHAPE =
            new JsonShape<Made>("Reply").text("move", Made::move).with("by", JsonType.FIRST, Made::first);

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Match<?, ?> match = Request.of(desk, params, watch).match();
        OpponentKind player = player(params);
        int sight = (int) params.number("sight", 2, 1, Opponent.FARTHEST);
        long seed = params.number("seed", 1, 0, Long.MAX_VALUE);
        if (match.over()) {
            throw new BadInputException("play.over", "seen", player.code());
        }
        Opponent opponent = new Opponent(desk, Request.of(desk, params, watch).ask(), player, sight, seed);
        return Reply.of(SHAPE.json(new Made(opponent.choose(match, watch).toString(), match.firstToMove())));
    }

    @Override
    public Weight weight(Params params) {
        return Weights.ofGame(params);
    }

    @Override
    public Load weigh(Params params, Watch watch) {
        return player(params) == OpponentKind.PERFECT ? Weights.ofTable(desk, params, watch) : Load.of(Weight.UNKNOWN);
    }

    private static OpponentKind player(Params params) {
        return OpponentKind.of(params.values().getOrDefault("opponent", "perfect"));
    }
}
