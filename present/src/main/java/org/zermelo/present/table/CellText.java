package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;

/** Reads the cells of a table that somebody typed or that a program wrote. */
final class CellText {

    private CellText() {}

    /** The cells of each line that has any: between semicolons, tabs or commas, else between blanks; quotes hold a cell together. */
    static List<List<String>> lines(String text) {
        List<List<String>> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String told = line.replace("\uFEFF", "");
            if (!told.isBlank() && !told.stripLeading().startsWith("#")) {
                lines.add(cells(told, separator(told)));
            }
        }
        return lines;
    }

    private static char separator(String line) {
        String bare = line.replaceAll("\"[^\"]*\"", "");
        for (char separator : new char[] {'\t', ';', ','}) {
            if (bare.indexOf(separator) >= 0) {
                return separator;
            }
        }
        return ' ';
    }

    private static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        String told = separator == ' ' ? line.strip().replaceAll("\\s+", " ") : line;
        for (int i = 0; i < told.length(); i++) {
            char c = told.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells;
    }
}
