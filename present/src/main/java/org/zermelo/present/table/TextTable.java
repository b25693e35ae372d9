package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.present.words.Words;

/** Columns of equal width, numbers to the right; a star after a cell means that several moves are best. */
final class TextTable {

    private TextTable() {}

    static String write(Table table) {
        List<Integer> widths = new ArrayList<>();
        int head = Words.seen(table.corner());
        for (Table.Row row : table.rows()) {
            head = Math.max(head, Words.seen(row.head()));
        }
        for (int c = 0; c < table.columns().size(); c++) {
            int width = Words.seen(table.columns().get(c));
            for (Table.Row row : table.rows()) {
                width = Math.max(width, Words.seen(row.cells().get(c).plain()));
            }
            widths.add(width);
        }
        StringBuilder out = new StringBuilder();
        if (!table.title().isEmpty()) {
            out.append(table.title()).append("\n\n");
        }
        line(out, table.corner(), table.columns(), head, widths);
        for (Table.Row row : table.rows()) {
            line(out, row.head(), row.cells().stream().map(Table.Cell::plain).toList(), head, widths);
        }
        table.notes().forEach(note -> out.append('\n').append(note));
        return out.append(table.notes().isEmpty() ? "" : "\n").toString();
    }

    private static void line(StringBuilder out, String head, List<String> cells, int width, List<Integer> widths) {
        StringBuilder line = new StringBuilder(" ".repeat(width - Words.seen(head))).append(head);
        for (int c = 0; c < cells.size(); c++) {
            line.append("  ")
                    .append(" ".repeat(widths.get(c) - Words.seen(cells.get(c))))
                    .append(cells.get(c));
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }
}
