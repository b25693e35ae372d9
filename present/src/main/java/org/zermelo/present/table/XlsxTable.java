package org.zermelo.present.table;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/** A workbook with one sheet; whole numbers that a spreadsheet keeps exact are numbers in it, all else is text. */
final class XlsxTable {

    /** A spreadsheet's numbers are doubles shown with 15 digits. */
    private static final String EXACT_NUMBER = "-?\\d{1,15}";

    private XlsxTable() {}

    static void write(Table table, OutputStream out) throws IOException {
        try (Workbook book = new Workbook(out, "zermelo", "1.0")) {
            Worksheet sheet = book.newWorksheet("zermelo");
            sheet.value(0, 0, table.title());
            line(sheet, 1, table.corner(), table.columns());
            sheet.range(1, 0, 1, table.columns().size()).style().bold().set();
            for (int r = 0; r < table.rows().size(); r++) {
                Table.TableRow row = table.rows().get(r);
                line(
                        sheet,
                        r + 2,
                        row.head(),
                        row.cells().stream().map(Table.Cell::text).toList());
                for (int c = 0; c < row.cells().size(); c++) {
                    if (row.cells().get(c).mark() != Table.Mark.NONE) {
                        sheet.style(r + 2, c + 1)
                                .fillColor(colour(row.cells().get(c).mark()))
                                .set();
                    }
                }
            }
            for (int i = 0; i < table.notes().size(); i++) {
                sheet.value(table.rows().size() + 2 + i, 0, table.notes().get(i));
            }
        }
    }

    private static void line(Worksheet sheet, int row, String head, List<String> cells) {
        value(sheet, row, 0, head);
        for (int c = 0; c < cells.size(); c++) {
            value(sheet, row, c + 1, cells.get(c));
        }
    }

    private static void value(Worksheet sheet, int row, int column, String text) {
        if (text.matches(EXACT_NUMBER)) {
            sheet.value(row, column, Long.parseLong(text));
        } else if (!text.isEmpty()) {
            sheet.value(row, column, text);
        }
    }

    private static String colour(Table.Mark mark) {
        return switch (mark) {
            case TIE -> "FFF2C2";
            case WIN -> "D9F0DD";
            case LOSS -> "F9DCD9";
            case DRAW, NONE -> "E6E6EA";
        };
    }
}
