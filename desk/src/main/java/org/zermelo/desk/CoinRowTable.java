package org.zermelo.desk;

import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.interval.GuaranteeTable;
import org.zermelo.row.interval.MarginTable;
import org.zermelo.row.take.Ends;
import org.zermelo.solve.Watch;

/**
 * What every interval of a coin row is worth to the mover. n(n+1)/2 cells.
 *
 * @param items the row
 * @param guarantees the points that the mover can make sure of, and which end to take
 * @param margins the mover's points less the opponent's
 */
public record CoinRowTable(long[] items, GuaranteeTable guarantees, MarginTable margins) {

    /** The row, when the game is one coin row with both ends open and one item a move. */
    public static Optional<Row> row(Rules<?, ?> rules) {
        return takes(rules).filter(Row::single);
    }

    /** The row, when the game is one row with both ends open, however many items a move takes. */
    public static Optional<Row> takes(Rules<?, ?> rules) {
        return rules instanceof RowGame game
                        && game.rows().size() == 1
                        && game.rows().get(0).ends() == Ends.BOTH
                ? Optional.of(game.rows().get(0))
                : Optional.empty();
    }

    /** The table of a row of which one item is taken. */
    public static CoinRowTable of(Row row, Watch watch) {
        long[] items = row.items();
        return new CoinRowTable(items, GuaranteeTable.full(items, watch), MarginTable.byRows(items, watch));
    }
}
