package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.words.Words;
import org.zermelo.row.Row;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.interval.Pairs;
import org.zermelo.row.take.Sums;
import org.zermelo.solve.Watch;

/** The tables of a coin row, one cell for each interval: what the row's items from i to j are worth to the mover. */
public final class RowTables {

    /** A table of more items is longer than anybody reads; {@code solve} answers for such a row. */
    private static final int LONGEST = 200;

    /** What the cells hold. */
    public enum Of {
        /** The mover's points minus the opponent's. */
        MARGIN,
        /** The points that the mover can guarantee: p(i,j). */
        GUARANTEE,
        /** Which end to take: m(i,j). */
        CHOICE,
        /** Both players' totals. */
        PAIRS,
        /** The sum of the items: S(i,j). */
        SUM
    }

    /** What makes the cell of the items i to j, counted from 0. */
    interface CellMaker {
        Table.Cell cell(int i, int j);
    }

    private RowTables() {}

    /**
     * The table of a coin row with both ends open, from which one item is taken, or several.
     *
     * @throws RefusedException when the row is too long to be read as a table
     */
    public static Table of(Row row, Of what, Words words, Watch watch) {
        if (row.size() > LONGEST) {
            throw new RefusedException("table.row-too-long", "items", row.size(), "limit", LONGEST);
        }
        long[] items = row.items();
        CellMaker maker = row.single() ? single(row, what, watch) : TakesTable.of(row, what, watch);
        List<String> columns = new ArrayList<>();
        List<Table.TableRow> rows = new ArrayList<>();
        for (int i = 0; i < items.length; i++) {
            columns.add("j=" + (i + 1));
            List<Table.Cell> cells = new ArrayList<>();
            for (int j = 0; j < items.length; j++) {
                cells.add(j < i ? Table.Cell.of("") : maker.cell(i, j));
            }
            rows.add(new Table.TableRow("i=" + (i + 1) + " (" + items[i] + ")", cells));
        }
        String name = what.name().toLowerCase(Locale.ROOT);
        boolean rest = what == Of.CHOICE && !row.single();
        List<String> notes = what == Of.SUM || !row.single() && !rest
                ? List.of()
                : List.of(words.say(rest ? "table.takes-note" : "table.row-note"));
        return new Table(words.say(rest ? "table.takes-choice" : "table.row-" + name), "", columns, rows, notes);
    }

    private static CellMaker single(Row row, Of what, Watch watch) {
        CoinRowTable table = CoinRowTable.of(row, watch);
        long[] items = table.items();
        return switch (what) {
            case MARGIN -> margin(table.margins());
            case GUARANTEE -> guarantee(table.guarantees());
            case CHOICE -> choice(table.guarantees());
            case PAIRS -> pairs(Pairs.of(items, watch), table.margins());
            case SUM -> sum(items);
        };
    }

    private static CellMaker sum(long[] items) {
        long[] prefix = Sums.prefix(items);
        return (i, j) -> Table.Cell.of(Long.toString(prefix[j + 1] - prefix[i]));
    }

    /** The kind of table of this name. */
    public static Of kind(String name) {
        for (Of of : Of.values()) {
            if (of.name().equalsIgnoreCase(name)) {
                return of;
            }
        }
        throw new BadInputException("table.kind-unknown", "seen", name);
    }

    private static CellMaker margin(MarginTable table) {
        return (i, j) ->
                new Table.Cell(Long.toString(table.margin(i, j)), mark(i, j, table.left(i, j), table.right(i, j)));
    }

    private static CellMaker guarantee(GuaranteeTable table) {
        return (i, j) ->
                new Table.Cell(Long.toString(table.guarantee(i, j)), mark(i, j, table.left(i, j), table.right(i, j)));
    }

    private static CellMaker choice(GuaranteeTable table) {
        return (i, j) -> switch (table.choice(i, j)) {
            case LEFT, SINGLE -> Table.Cell.of("i");
            case RIGHT -> Table.Cell.of("j");
            case TIE -> new Table.Cell("i,j", Table.Mark.TIE, List.of("i", "j", "j,i"));
        };
    }

    private static CellMaker pairs(Pairs pairs, MarginTable table) {
        return (i, j) -> new Table.Cell(
                pairs.pair(i, j).first() + "/" + pairs.pair(i, j).second(),
                mark(i, j, table.left(i, j), table.right(i, j)));
    }

    private static Table.Mark mark(int i, int j, long left, long right) {
        return i < j && left == right ? Table.Mark.TIE : Table.Mark.NONE;
    }
}
