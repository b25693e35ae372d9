package org.zermelo.present.table;

import java.util.Locale;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** A page of its own, without script and without anything from elsewhere. */
final class HtmlTable {

    private static final String STYLE = """
            body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1d1d1f;background:#fff}
            table{border-collapse:collapse}caption{text-align:left;font-weight:600;padding:.5rem 0}
            th,td{border:1px solid #c8c8cc;padding:.25rem .6rem;text-align:right}th{background:#f2f2f4}
            .tie{background:#fff2c2}.win{background:#d9f0dd}.loss{background:#f9dcd9}.draw{background:#e6e6ea}
            """;

    private HtmlTable() {}

    static String write(Table table) {
        StringBuilder out = new StringBuilder("<!doctype html>\n<html><head><meta charset=\"utf-8\"><title>")
                .append(Markup.escaped(table.title()))
                .append("</title><style>\n")
                .append(STYLE)
                .append("</style></head><body><table>\n<caption")
                .append(direction(table.title()))
                .append(Markup.escaped(table.title()))
                .append("</caption>\n<tr><th scope=\"col\">")
                .append(Markup.escaped(table.corner()))
                .append("</th>");
        table.columns()
                .forEach(head -> out.append("<th scope=\"col\">")
                        .append(Markup.escaped(head))
                        .append("</th>"));
        out.append("</tr>\n");
        for (Table.TableRow row : table.rows()) {
            out.append("<tr><th scope=\"row\">")
                    .append(Markup.escaped(row.head()))
                    .append("</th>");
            for (Table.Cell cell : row.cells()) {
                String mark = cell.mark().name().toLowerCase(Locale.ROOT);
                out.append(cell.mark() == Table.Mark.NONE ? "<td>" : "<td class=\"" + mark + "\">")
                        .append(Markup.escaped(cell.plain()))
                        .append("</td>");
            }
            out.append("</tr>\n");
        }
        out.append("</table>\n");
        table.notes()
                .forEach(note -> out.append("<p")
                        .append(direction(note))
                        .append(Markup.escaped(note))
                        .append("</p>\n"));
        return out.append("</body></html>\n").toString();
    }

    /** The end of a tag around prose; the table itself runs from the left in every language. */
    private static String direction(String prose) {
        return Words.turns(prose) ? " dir=\"rtl\">" : ">";
    }
}
