package org.zermelo.cli.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.FamilyList;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/** The games that have a name. */
record GamesTool(Desk desk, Words words) implements Tool.Work {

    @Override
    public Map<String, @Nullable Object> answer(Params params, Watch watch) {
        FamilyList all = FamilyList.of(desk.notation());
        FamilyList shown = params.given("word").map(all::with).orElse(all);
        if (shown.isEmpty()) {
            throw new BadInputException("notation.no-family", "seen", params.required("word"));
        }
        return FamilyList.shape(words).json(shown);
    }
}
