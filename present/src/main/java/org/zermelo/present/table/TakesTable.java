package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.row.Row;
import org.zermelo.row.many.CubicTakes;
import org.zermelo.solve.Watch;

/** The tables S, P and res of robanúmeros, one cell for each interval, with every choice that is as good as the one that is kept. */
final class TakesTable {

    /** What is left when all is taken, as the text writes it. */
    private static final String NOTHING = "0,0";

    private final CubicTakes tables;
    private final int most;

    private TakesTable(CubicTakes tables, int most) {
        this.tables = tables;
        this.most = most;
    }

    static RowTables.CellMaker of(Row row, RowTables.Of what, Watch watch) {
        CubicTakes tables = new CubicTakes(row.items(), row.most());
        tables.sums();
        tables.margins(watch);
        TakesTable table = new TakesTable(tables, row.most());
        return switch (what) {
            case MARGIN -> (i, j) -> Table.Cell.of(Long.toString(tables.margin(i, j + 1)));
            case GUARANTEE -> (i, j) -> Table.Cell.of(Long.toString(tables.own(i, j + 1)));
            case SUM -> (i, j) -> Table.Cell.of(Long.toString(tables.sum(i, j + 1)));
            case PAIRS ->
                (i, j) -> {
                    long own = tables.own(i, j + 1);
                    return Table.Cell.of(own + "/" + (tables.sum(i, j + 1) - own));
                };
            case CHOICE -> table::choice;
        };
    }

    private Table.Cell choice(int i, int last) {
        int j = last + 1;
        Set<String> best = new LinkedHashSet<>();
        best.add(rest(tables.restFrom(i, j), tables.restTo(i, j)));
        for (int k = i + 1; k <= j; k++) {
            if (k - i <= most && tables.sum(i, k) - tables.margin(k, j) == tables.margin(i, j)) {
                best.add(rest(k, j));
            }
            if (k < j && j - k <= most && tables.sum(k, j) - tables.margin(i, k) == tables.margin(i, j)) {
                best.add(rest(i, k));
            }
        }
        List<String> all = new ArrayList<>(best);
        return new Table.Cell(
                all.get(0), all.size() > 1 ? Table.Mark.TIE : Table.Mark.NONE, all.subList(1, all.size()));
    }

    private static String rest(int from, int to) {
        return from == to ? NOTHING : (from + 1) + "," + to;
    }
}
