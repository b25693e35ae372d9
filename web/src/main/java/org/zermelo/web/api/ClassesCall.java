package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.StartClasses;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.present.json.Json;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** The classes of all starts of one or two heaps, a text a row with one letter a start as {@link StartClasses#letters} writes it. */
record ClassesCall() implements LastingCall {

    static final List<String> PARAMETERS = List.of("rules", "moves", "rows", "columns", "fromRow", "fromColumn");

    private static final long FARTHEST = 1_000_000;
    private static final int MOST_ROWS = 2_000;
    private static final int MOST_COLUMNS = 100_000;
    private static final int USUAL = 80;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Ruleset rules = ExamCall.rules(params);
        StartClasses classes = new StartClasses(
                rules,
                stretch(params, "fromRow", "rows", MOST_ROWS),
                stretch(params, "fromColumn", "columns", MOST_COLUMNS),
                (int) params.number("moves", 2, 1, StartClasses.MOST_MOVES));
        return Reply.of(Json.object(
                "game",
                classes.rules().text(),
                "heaps",
                classes.heaps(),
                "names",
                classes.rules().names(),
                "fromRow",
                classes.rows().from(),
                "fromColumn",
                classes.columns().from(),
                "moves",
                classes.moves(),
                "rows",
                classes.letters(new Budget(params.limits().jobBytes(), 1), watch)));
    }

    private static Stretch stretch(Params params, String from, String count, int most) {
        long first = params.number(from, 1, 0, FARTHEST);
        return new Stretch(first, first + params.number(count, USUAL, 1, most) - 1);
    }
}
