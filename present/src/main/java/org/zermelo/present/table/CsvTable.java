package org.zermelo.present.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** RFC 4180: comma, quotes where they are needed, CRLF. Marks and notes are left out, so that numbers stay numbers. */
public final class CsvTable {

    private CsvTable() {}

    static String write(Table table) {
        StringBuilder out = new StringBuilder();
        line(out, table.corner(), table.columns());
        for (Table.TableRow row : table.rows()) {
            line(out, row.head(), row.cells().stream().map(Table.Cell::text).toList());
        }
        return out.toString();
    }

    private static void line(StringBuilder out, String head, List<String> cells) {
        out.append(Stream.concat(Stream.of(head), cells.stream())
                        .map(CsvTable::quoted)
                        .collect(Collectors.joining(",")))
                .append("\r\n");
    }

    /** A cell, in quotes where it needs them. */
    public static String quoted(String text) {
        return text.matches("(?s).*[,\"\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
    }
}
