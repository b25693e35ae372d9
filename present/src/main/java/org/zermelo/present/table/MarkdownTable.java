package org.zermelo.present.table;

import java.util.List;

/** A table in Markdown; a star after a cell means that several moves are best. */
final class MarkdownTable {

    private MarkdownTable() {}

    static String write(Table table) {
        StringBuilder out = new StringBuilder();
        if (!table.title().isEmpty()) {
            out.append("**").append(escaped(table.title())).append("**\n\n");
        }
        line(out, table.corner(), table.columns());
        out.append("|").append(" ---: |".repeat(table.columns().size() + 1)).append('\n');
        for (Table.TableRow row : table.rows()) {
            line(out, row.head(), row.cells().stream().map(Table.Cell::plain).toList());
        }
        table.notes().forEach(note -> out.append('\n').append(escaped(note)).append('\n'));
        return out.toString();
    }

    private static void line(StringBuilder out, String head, List<String> cells) {
        out.append("| ").append(escaped(head)).append(" |");
        cells.forEach(cell -> out.append(' ').append(escaped(cell)).append(" |"));
        out.append('\n');
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("*", "\\*")
                .replace("_", "\\_");
    }
}
