package org.zermelo.present.exam.view;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.zermelo.exam.grid.ClassTable;
import org.zermelo.exam.grid.ClassTable.Cell;
import org.zermelo.game.BadInputException;
import org.zermelo.present.picture.Png;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.table.CsvTable;
import org.zermelo.present.words.Markup;
import org.zermelo.present.words.Words;

/** The formats of a class table. */
public enum ClassFormat {
    TXT,
    CSV,
    HTML,
    SVG,
    PNG;

    /**
     * The format of this name, or of the end of a file's name.
     *
     * @throws BadInputException when there is none
     */
    public static ClassFormat of(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.name().equals(ending.equals("TEXT") ? "TXT" : ending))
                .findFirst()
                .orElseThrow(() -> new BadInputException("exam.table.format", "seen", name));
    }

    /** Writes the table; does not close the stream. */
    public void write(ClassTable table, Words words, OutputStream out) throws IOException {
        if (this == PNG) {
            Png.write(ClassPicture.of(table, words), out);
            return;
        }
        String text = switch (this) {
            case CSV -> csv(table);
            case HTML -> html(table, words);
            case SVG -> Svg.write(ClassPicture.of(table, words));
            default -> text(table, words);
        };
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ClassTable table, Words words) {
        StringBuilder out = new StringBuilder(ClassWords.title(table, words)).append('\n');
        int width = 1
                + table.columns().stream()
                        .mapToInt(c -> Math.max(3, String.valueOf(c).length()))
                        .max()
                        .orElse(3);
        String cell = "%" + width + "s";
        int perLine = table.rows().isEmpty() ? 24 : Math.max(1, table.columns().size());
        for (int from = 0; from < table.columns().size(); from += perLine) {
            int to = Math.min(table.columns().size(), from + perLine);
            out.append(String.format("%6s", table.rows().isEmpty() ? "S" : ""));
            table.columns().subList(from, to).forEach(column -> out.append(String.format(cell, column)));
            out.append('\n');
            for (int r = 0; r < table.cells().size(); r++) {
                out.append(String.format(
                        "%6s", table.rows().isEmpty() ? "" : table.rows().get(r)));
                for (Cell c : table.cells().get(r).subList(from, to)) {
                    out.append(String.format(cell, ClassWords.code(c)));
                }
                out.append('\n');
            }
        }
        out.append(ClassWords.legend(words)).append('\n');
        String critical = ClassWords.critical(table, words);
        return critical.isEmpty()
                ? out.toString()
                : out.append(critical).append('\n').toString();
    }

    /** One line for each position: the heaps, the code, the plies, the deciding move. */
    private static String csv(ClassTable table) {
        StringBuilder out = new StringBuilder();
        int heaps = table.cells().get(0).isEmpty()
                ? 1
                : table.cells().get(0).get(0).position().size();
        for (int i = 1; i <= heaps; i++) {
            out.append("heap").append(i).append(',');
        }
        out.append("code,plies,move\r\n");
        for (List<Cell> row : table.cells()) {
            for (Cell cell : row) {
                for (int i = 0; i < heaps; i++) {
                    out.append(cell.position().value(i)).append(',');
                }
                boolean decided = cell.fate().decided() && !cell.ended();
                out.append(
                                cell.ended()
                                        ? "0"
                                        : decided ? String.valueOf(cell.fate().code()) : "")
                        .append(',')
                        .append(decided ? String.valueOf(cell.fate().plies()) : "")
                        .append(',')
                        .append(cell.move().map(m -> CsvTable.quoted(m.text())).orElse(""))
                        .append("\r\n");
            }
        }
        return out.toString();
    }

    private static String html(ClassTable table, Words words) {
        String title = Markup.escaped(ClassWords.title(table, words));
        StringBuilder out = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\" dir=\"")
                .append(words.language().direction())
                .append("\"><head><meta charset=\"utf-8\"><title>")
                .append(title)
                .append("</title><style>body{font:16px/1.5 'DejaVu Sans',Arial,sans-serif;margin:2rem}")
                .append("table{border-collapse:collapse}th,td{border:1px solid #9aa0a6;padding:.15rem .45rem;")
                .append("text-align:center;min-width:1.6rem}th{background:#f1f3f4}</style></head><body>\n<h1>")
                .append(title)
                .append("</h1>\n<table dir=\"ltr\">\n<tr><th></th>");
        table.columns().forEach(column -> out.append("<th>").append(column).append("</th>"));
        out.append("</tr>\n");
        for (int r = 0; r < table.cells().size(); r++) {
            out.append("<tr><th>")
                    .append(table.rows().isEmpty() ? "S" : table.rows().get(r))
                    .append("</th>");
            for (Cell cell : table.cells().get(r)) {
                String tip =
                        cell.position() + cell.move().map(m -> ": " + m.text()).orElse("");
                out.append("<td style=\"background:")
                        .append(ClassWords.colour(cell))
                        .append(";color:")
                        .append(ClassWords.ink(cell))
                        .append("\" title=\"")
                        .append(Markup.escaped(tip))
                        .append("\">")
                        .append(Markup.escaped(ClassWords.code(cell)))
                        .append("</td>");
            }
            out.append("</tr>\n");
        }
        return out.append("</table>\n<p>")
                .append(Markup.escaped(ClassWords.legend(words)))
                .append("</p>\n<p>")
                .append(Markup.escaped(ClassWords.critical(table, words)))
                .append("</p>\n</body></html>\n")
                .toString();
    }

    /** The names of all formats. */
    public static String names() {
        return Arrays.stream(values())
                .map(f -> f.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }
}
