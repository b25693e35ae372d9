package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.words.Words;

/**
 * A reader's own table against the right one, cell by cell.
 *
 * @param cells how many cells were compared
 * @param fault the first that is wrong
 */
public record ComparedTable(int cells, Optional<WrongCell> fault) {

    /**
     * A cell that is wrong.
     *
     * @param row the head of its row
     * @param column the head of its column
     * @param yours what stands there
     * @param ours what is right
     */
    public record WrongCell(String row, String column, String yours, String ours) {}

    private static final JsonShape<WrongCell> FAULT = new JsonShape<WrongCell>()
            .text("row", WrongCell::row)
            .text("column", WrongCell::column)
            .text("yours", WrongCell::yours)
            .text("ours", WrongCell::ours);

    private static final JsonShape<ComparedTable> SHAPE = new JsonShape<ComparedTable>()
            .constant("schema", "zermelo/table-check/1")
            .flag("right", check -> check.fault().isEmpty())
            .count("cells", ComparedTable::cells)
            .with("fault", FAULT.orNull(), ComparedTable::fault);

    /**
     * Compares. The text has a row a line, its cells between commas, semicolons, tabs or blanks; with heads or without them, with the cells
     * that the right table leaves empty or without them. Lines that begin with {@code #} are passed over.
     *
     * @throws BadInputException when there are more or fewer rows or cells
     */
    public static ComparedTable of(Table right, String text) {
        List<List<String>> lines = CellText.lines(text);
        if (lines.size() == right.rows().size() + 1) {
            lines = lines.subList(1, lines.size());
        }
        Map<String, List<String>> byHead = byHead(right, lines);
        if (byHead.isEmpty() && lines.size() != right.rows().size()) {
            throw new BadInputException(Note.of("table.check-rows")
                    .with("seen", lines.size())
                    .with("rows", right.rows().size()));
        }
        int compared = 0;
        for (int i = 0; i < right.rows().size(); i++) {
            Table.TableRow row = right.rows().get(i);
            List<String> yours = byHead.isEmpty()
                    ? cells(right, row, i, lines.get(i))
                    : cells(right, row, i, byHead.getOrDefault(row.head(), List.of()));
            for (int k = 0; k < right.columns().size(); k++) {
                Table.Cell cell = row.cells().get(k);
                if (cell.text().isEmpty()) {
                    continue;
                }
                compared++;
                if (!cell.accepts(yours.get(k))) {
                    WrongCell wrong = new WrongCell(row.head(), right.columns().get(k), yours.get(k), cell.text());
                    return new ComparedTable(compared, Optional.of(wrong));
                }
            }
        }
        return new ComparedTable(compared, Optional.empty());
    }

    /** The lines by the heads that they begin with, if each head of the table is there. */
    private static Map<String, List<String>> byHead(Table right, List<List<String>> lines) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        for (List<String> line : lines) {
            found.put(line.get(0), line);
        }
        boolean all = right.rows().stream().allMatch(row -> found.containsKey(row.head()));
        return all ? found : Map.of();
    }

    /** The cells of a line, one for each column. */
    private static List<String> cells(Table right, Table.TableRow row, int number, List<String> line) {
        int columns = right.columns().size();
        List<String> cells = line.size() == columns + 1 ? line.subList(1, line.size()) : line;
        if (cells.size() == columns) {
            return cells;
        }
        List<Integer> filled = new ArrayList<>();
        for (int k = 0; k < columns; k++) {
            if (!row.cells().get(k).text().isEmpty()) {
                filled.add(k);
            }
        }
        boolean headed = !line.isEmpty() && line.get(0).equals(row.head());
        List<String> told = headed ? line.subList(1, line.size()) : line;
        if (told.size() != filled.size()) {
            throw new BadInputException(Note.of("table.check-cells")
                    .with("row", number + 1)
                    .with("seen", told.size())
                    .with("columns", columns)
                    .with("filled", filled.size()));
        }
        List<String> spread = new ArrayList<>(Collections.nCopies(columns, ""));
        for (int k = 0; k < told.size(); k++) {
            spread.set(filled.get(k), told.get(k));
        }
        return spread;
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** A sentence. */
    public String text(Words words) {
        return fault.map(wrong -> words.say(Note.of("table.check-wrong")
                        .with("row", wrong.row())
                        .with("column", wrong.column())
                        .with("yours", wrong.yours())
                        .with("ours", wrong.ours())
                        .with("cells", cells)))
                .orElseGet(() -> words.say("table.check-right", "cells", cells));
    }
}
