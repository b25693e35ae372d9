package org.zermelo.notation.family;

import java.util.List;
import java.util.Objects;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.take.Ends;

/** {@code coins(...)}: a row of numbers from whose ends items are taken. */
final class CoinsFamily implements Family {

    @Override
    public String name() {
        return "coins";
    }

    @Override
    public List<String> aliases() {
        return List.of("row");
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.ROWS;
    }

    @Override
    public String synopsis() {
        return "coins(VALUES [; take 1|1..K|any] [; ends left|right|both] | VALUES; circle)";
    }

    @Override
    public String example() {
        return "coins(7 9 1 6 4 3)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        Row row = Row.owning(arguments.longs());
        int valuesEnd = arguments.offset();
        boolean circle = false;
        while (arguments.take(";")) {
            if (arguments.takeWord("circle")) {
                circle = true;
            } else {
                row = option(row, arguments);
            }
        }
        arguments.finish();
        if (circle && (!row.single() || row.ends() != Ends.BOTH)) {
            throw arguments.error(valuesEnd, arguments.offset() - valuesEnd, "row.circle-alone");
        }
        try {
            return circle ? CircleStones.of(row.items()) : RowGame.of(row);
        } catch (RefusedException tooLarge) {
            throw arguments.error(
                    from,
                    valuesEnd - from,
                    tooLarge.note().key(),
                    "limit",
                    Objects.requireNonNull(tooLarge.note().args().get("limit")));
        }
    }

    private static Row option(Row row, Cursor arguments) {
        if (arguments.takeWord("take")) {
            return row.take(most(arguments));
        }
        if (arguments.takeWord("ends")) {
            for (Ends ends : Ends.values()) {
                if (arguments.takeWord(ends.name())) {
                    return row.open(ends);
                }
            }
            throw arguments.expected("notation.expected", "left, right, both");
        }
        throw arguments.expected("notation.expected", "take 1..3, take any, ends left, circle");
    }

    private static int most(Cursor arguments) {
        if (arguments.takeWord("any")) {
            return Row.ANY;
        }
        int first = (int) arguments.integer("notation.coins-take-least", 1, 1);
        if (!arguments.take("..")) {
            return first;
        }
        return (int) arguments.integer("notation.coins-take-most", 1, Integer.MAX_VALUE);
    }
}
