package org.zermelo.row;

import org.zermelo.row.kernel.ScalarKernels;
import org.zermelo.row.linear.LinearRows;
import org.zermelo.row.linear.OpenRow;
import org.zermelo.row.many.CappedTakes;
import org.zermelo.row.many.OneEndTakes;
import org.zermelo.row.many.TileTakes;
import org.zermelo.row.take.Ends;
import org.zermelo.row.take.Side;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Values;

/** The margins of the positions along one play of rows, by whatever is cheapest for these rows. For one thread. */
@FunctionalInterface
interface Margins {

    /** The margin of the player to move; positions are asked in the order of the play. */
    long at(RowPosition position);

    static Margins of(RowGame game, Watch watch) {
        if (game.rows().size() > 1) {
            return game.rows().stream().allMatch(Row::single)
                    ? position -> LinearRows.solve(game.from(position).items(), game.ends(), false)
                            .margin()
                    : searched(game, watch);
        }
        Row row = game.rows().get(0);
        RowPosition start = game.start();
        long[] items = game.items().get(0);
        if (items.length == 0) {
            return position -> 0;
        }
        if (row.ends() != Ends.BOTH) {
            return oneEnd(items, row, start);
        }
        if (row.single()) {
            return coins(items, start);
        }
        if (row.most() >= items.length) {
            TileTakes.Asker asker = TileTakes.solve(items, new ScalarKernels(), Budget.ofThisMachine(), watch)
                    .asker();
            return position -> {
                long own = asker.own(position.from(0) - start.from(0), position.to(0) - start.from(0) - 1);
                return own - (row.sum(position.from(0), position.to(0)) - own);
            };
        }
        CappedTakes table = CappedTakes.of(items, row.most(), watch);
        return position -> table.margin(position.from(0) - start.from(0), position.to(0) - start.from(0) - 1);
    }

    private static Margins coins(long[] items, RowPosition start) {
        OpenRow open = OpenRow.of(items);
        int[] bounds = {start.from(0), start.to(0)};
        return position -> {
            while (open.left() > position.left(0)) {
                boolean left = position.left(0) == 0 || bounds[0] < position.from(0);
                open.take(left ? Side.LEFT : Side.RIGHT);
                bounds[left ? 0 : 1] += left ? 1 : -1;
            }
            return open.margin();
        };
    }

    private static Margins oneEnd(long[] items, Row row, RowPosition start) {
        Side side = row.ends() == Ends.LEFT ? Side.LEFT : Side.RIGHT;
        OneEndTakes solved = OneEndTakes.of(items, side, row.most());
        return position -> {
            long own = solved.own(start.left(0) - position.left(0));
            return own - (row.sum(position.from(0), position.to(0)) - own);
        };
    }

    private static Margins searched(RowGame game, Watch watch) {
        return position -> ((Margin) new MemoSearch()
                        .solve(Question.of(game.from(position), Values.margin()).only(), watch)
                        .worth())
                .points();
    }
}
