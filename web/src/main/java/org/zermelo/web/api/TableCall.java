package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.table.RowTables;
import org.zermelo.row.Row;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.solve.Watch;

/** The table of a coin row: for every stretch of it the guaranteed sum, the margin, and which end to take. */
record TableCall(Desk desk) implements Call {

    static final List<Param> PARAMETERS = List.of(Param.GAME);

    /** A stretch of the row, by its first and last item. */
    private record Cell(Tables tables, int from, int to) {}

    private record Tables(long[] items, GuaranteeTable guarantees, MarginTable margins) {
        List<List<Cell>> rows() {
            return IntStream.range(0, items.length)
                    .mapToObj(i -> IntStream.range(i, items.length)
                            .mapToObj(j -> new Cell(this, i, j))
                            .toList())
                    .toList();
        }
    }

    private static final JsonShape<Cell> CELL = new JsonShape<Cell>()
            .whole("sum", cell -> cell.tables.guarantees.guarantee(cell.from, cell.to))
            .whole("margin", cell -> cell.tables.margins.margin(cell.from, cell.to))
            .with(
                    "take",
                    JsonType.words(GuaranteeTable.Choice.values()),
                    cell -> cell.tables.guarantees.choice(cell.from, cell.to));

    static final JsonShape<Tables> SHAPE = new JsonShape<Tables>("Intervals")
            .constant("kind", "intervals")
            .with(
                    "items",
                    JsonType.list(JsonType.WHOLE),
                    tables -> LongStream.of(tables.items).boxed().toList())
            .with("rows", JsonType.list(JsonType.list(CELL)), Tables::rows);

    /** Rows and columns of a table that is still read. */
    private static final int MOST = 80;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Row row = RowTables.row(Basics.game(desk, params).rules())
                .orElseThrow(() -> new RefusedException("web.table-needs-row"));
        if (row.size() > MOST) {
            throw new RefusedException("web.table-too-large", "seen", row.size(), "allowed", MOST);
        }
        long[] items = row.items();
        return Reply.of(
                SHAPE.json(new Tables(items, GuaranteeTable.full(items, watch), MarginTable.byRows(items, watch))));
    }
}
