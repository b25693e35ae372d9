package org.zermelo.notation.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** Small solved tables of board games, for recounts. */
final class BoardTables {

    private BoardTables() {}

    /** Every position in reach of the start with its outcome. */
    static Map<AtTurn<BoardPosition>, Outcome> outcomes(String text) {
        Map<AtTurn<BoardPosition>, Outcome> all = new LinkedHashMap<>();
        worths(text, Values.outcome()).forEach((at, worth) -> all.put(at, (Outcome) worth));
        return all;
    }

    /** Every position in reach of the start with its value. */
    static Map<AtTurn<BoardPosition>, Worth> worths(String text, Value value) {
        PackedBoardGame game = (PackedBoardGame) Notation.standard().parse(text).rules();
        PackedTable table = PackedSolver.solve(game.packed(), value, new Budget(1 << 26, 1), Watch.NONE);
        Map<AtTurn<BoardPosition>, Worth> all = new LinkedHashMap<>();
        int[] places = new int[KeySet.SLICE];
        for (int slice = 0; slice < table.keys().slices(); slice++) {
            int count = table.keys().slice(slice, places);
            for (int i = 0; i < count; i++) {
                long key = table.keys().keyAt(slice, places[i]);
                all.put(game.unpack(key), value.worth(table.code(key)));
            }
        }
        return all;
    }
}
