package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.BoardValues;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.BoardsJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The values of all boards of a game with Left and Right between two sizes. */
record BoardsCall() implements LastingCall {

    static final List<Param> PARAMETERS = List.of(
            Param.required("text", "A game with ranges of rows and columns, such as domineering(1..4 x 1..5)."));

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        String text = params.text("text");
        BoardValues values =
                BoardValues.of(text, watch).orElseThrow(() -> new BadInputException("table.no-boards", "seen", text));
        return Reply.of(BoardsJson.of(values));
    }
}
