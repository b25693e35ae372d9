package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.Json;
import org.zermelo.present.table.RowTables;
import org.zermelo.row.Row;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.solve.Watch;

/** The table of a coin row: for every stretch of it the guaranteed sum, the margin, and which end to take. */
record TableCall(Desk desk) implements Call {

    static final List<String> PARAMETERS = List.of("game");

    /** Rows and columns of a table that is still read. */
    private static final int MOST = 80;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Row row = RowTables.row(Basics.game(desk, params).rules())
                .orElseThrow(() -> new RefusedException("web.table-needs-row"));
        if (row.size() > MOST) {
            throw new RefusedException("web.table-too-large", "seen", row.size(), "allowed", MOST);
        }
        return table(row.items(), watch);
    }

    private static Reply table(long[] items, Watch watch) {
        GuaranteeTable guarantees = GuaranteeTable.full(items, watch);
        MarginTable margins = MarginTable.byRows(items, watch);
        List<Object> rows = new ArrayList<>();
        for (int i = 0; i < items.length; i++) {
            List<Object> row = new ArrayList<>();
            for (int j = i; j < items.length; j++) {
                row.add(Json.object(
                        "sum",
                        guarantees.guarantee(i, j),
                        "margin",
                        margins.margin(i, j),
                        "take",
                        guarantees.choice(i, j).name().toLowerCase(Locale.ROOT)));
            }
            rows.add(row);
        }
        return Reply.of(Json.object(
                "kind", "intervals", "items", LongStream.of(items).boxed().toList(), "rows", rows));
    }
}
