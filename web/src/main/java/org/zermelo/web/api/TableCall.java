package org.zermelo.web.api;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.use.Request;
import org.zermelo.row.Row;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.solve.Watch;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Reply;

/** The table of a coin row: for every stretch of it the guaranteed sum, the margin, and which end to take. */
record TableCall(Desk desk) implements Call {

    static final List<Param> PARAMETERS = List.of(Param.GAME);

    /** An interval of the row, by its first and last item. */
    private record Cell(CoinRowTable table, int from, int to) {}

    private static final JsonShape<Cell> CELL = new JsonShape<Cell>()
            .whole("sum", cell -> cell.table.guarantees().guarantee(cell.from, cell.to))
            .whole("margin", cell -> cell.table.margins().margin(cell.from, cell.to))
            .with(
                    "take",
                    JsonType.words(GuaranteeTable.GuaranteedEnd.values()),
                    cell -> cell.table.guarantees().choice(cell.from, cell.to));

    static final JsonShape<CoinRowTable> SHAPE = new JsonShape<CoinRowTable>("Intervals")
            .constant("kind", "intervals")
            .with(
                    "items",
                    JsonType.list(JsonType.WHOLE),
                    table -> LongStream.of(table.items()).boxed().toList())
            .with("rows", JsonType.list(JsonType.list(CELL)), TableCall::rows);

    private static List<List<Cell>> rows(CoinRowTable table) {
        int size = table.items().length;
        return IntStream.range(0, size)
                .mapToObj(i -> IntStream.range(i, size)
                        .mapToObj(j -> new Cell(table, i, j))
                        .toList())
                .toList();
    }

    /** Rows and columns of a table that is still read. */
    private static final int MOST = 80;

    @Override
    public Reply answer(Params params, Watch watch, Consumer<Object> news) {
        Row row = CoinRowTable.row(Request.of(desk, params, watch).game().rules())
                .orElseThrow(() -> new RefusedException("web.table-needs-row"));
        if (row.size() > MOST) {
            throw new RefusedException("web.table-too-large", "seen", row.size(), "allowed", MOST);
        }
        return Reply.of(SHAPE.json(CoinRowTable.of(row, watch)));
    }
}
