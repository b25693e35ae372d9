package org.zermelo.examples;

import java.util.List;
import org.zermelo.plan.Planner;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** What can be asked of a game: who wins and how soon, the same when the last move loses, only who wins, nimbers, points. */
public final class EveryValue {

    private EveryValue() {}

    /** Prints what each value says of the way home, and the points of a row. */
    public static void main(String[] args) {
        Planner planner = Planner.standard();
        for (Value value : List.of(Values.outcome(), Values.misere(), Values.winner(), Values.nimber())) {
            System.out.println(
                    value.name() + ": " + planner.solve(new WayHome(20), value).worth());
        }
        System.out.println(Values.margin().name() + ": "
                + planner.solve(RowGame.of(Row.of(7, 9, 1, 6, 4, 3)), Values.margin())
                        .worth());
    }
}
