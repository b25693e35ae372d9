package org.zermelo.web.exam;

import java.util.List;
import java.util.function.Consumer;
import org.zermelo.desk.exam.StartClasses;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.LastingCall;
import org.zermelo.web.call.Reply;

/** The classes of all starts of one or two heaps, a text a row with one letter a start as {@link StartClasses#letters} writes it. */
public record ClassesCall() implements LastingCall {

    public static final List<Param> PARAMETERS = List.of(
            Param.RULES,
            Param.LOOKED,
            Param.optional("rows", "Rows of the grid."),
            Param.optional("columns", "Columns of the grid."),
            Param.optional("fromRow", "The first row's heap."),
            Param.optional("fromColumn", "The first column's heap."));

    private record Lettered(StartClasses classes, List<String> letters) {}

    public static final JsonShape<Lettered> SHAPE = new JsonShape<Lettered>("Classes")
            .text("game", all -> all.classes.rules().text())
            .count("heaps", all -> all.classes.heaps())
            .with("names", JsonType.TEXTS, all -> all.classes.rules().names())
            .count("fromRow", all -> all.classes.rows().from())
            .count("fromColumn", all -> all.classes.columns().from())
            .count("moves", all -> all.classes.moves())
            .with(
                    "rows",
                    JsonType.TEXTS.about("One letter a cell: A W1, B W2, ..; a L1, b L2, ..; . undecided; # ended."),
                    Lettered::letters);

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
        Budget budget = params.grant().budget();
        return Reply.of(SHAPE.json(new Lettered(classes, classes.letters(budget, watch))));
    }

    private static Stretch stretch(Params params, String from, String count, int most) {
        long first = params.number(from, 1, 0, FARTHEST);
        return new Stretch(first, first + params.number(count, USUAL, 1, most) - 1);
    }
}
