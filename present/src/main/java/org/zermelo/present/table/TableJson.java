package org.zermelo.present.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;

/** A table as a document: every row with its head, its cells and their marks. */
public final class TableJson {

    private static final JsonShape<Table.Cell> CELL = new JsonShape<Table.Cell>()
            .text("text", Table.Cell::text)
            .unlessNull(
                    "mark",
                    JsonType.words(Table.Mark.values()),
                    cell -> cell.mark() == Table.Mark.NONE ? null : cell.mark());

    private static final JsonShape<Table.TableRow> ROW = new JsonShape<Table.TableRow>()
            .text("head", Table.TableRow::head)
            .with("cells", JsonType.list(CELL), Table.TableRow::cells);

    private static final JsonShape<Table> SHAPE = new JsonShape<Table>("Table")
            .constant("schema", "zermelo/table/1")
            .text("title", Table::title)
            .with("columns", JsonType.TEXTS, Table::columns)
            .with("rows", JsonType.list(ROW), Table::rows)
            .with("notes", JsonType.TEXTS, Table::notes);

    private TableJson() {}

    /** The whole table. */
    public static Map<String, @Nullable Object> of(Table table) {
        return SHAPE.json(table);
    }
}
