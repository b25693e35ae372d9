package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;

/** A table as a document: every row with its head, its cells and their marks. */
public final class TableJson {

    /** The name and version of the schema. */
    public static final String SCHEMA = "zermelo/table/1";

    private TableJson() {}

    /** The whole table. */
    public static Map<String, @Nullable Object> of(Table table) {
        List<Object> rows = new ArrayList<>();
        for (Table.Row row : table.rows()) {
            List<Object> cells = new ArrayList<>();
            for (Table.Cell cell : row.cells()) {
                cells.add(Json.object(
                        "text",
                        cell.text(),
                        "mark",
                        cell.mark() == Table.Mark.NONE
                                ? null
                                : cell.mark().name().toLowerCase(Locale.ROOT)));
            }
            rows.add(Json.object("head", row.head(), "cells", cells));
        }
        return Json.object(
                "schema",
                SCHEMA,
                "title",
                table.title(),
                "columns",
                table.columns(),
                "rows",
                rows,
                "notes",
                table.notes());
    }
}
