package org.zermelo.notation.family;

import java.util.List;
import java.util.function.Function;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.stones.DivisorStones;
import org.zermelo.row.stones.DoublingStones;
import org.zermelo.row.stones.MergeStones;
import org.zermelo.row.stones.RestStones;
import org.zermelo.row.stones.SquareStones;
import org.zermelo.row.stones.ThirdsStones;
import org.zermelo.row.stones.TwoValueStones;

/** The stone games: a name, and numbers between the parentheses. */
final class StoneFamily {

    private StoneFamily() {}

    private static final String TWO_VALUES = "stones-two-values(1 3; 2 1)";

    static List<Family> all() {
        return List.of(
                ofRow("doubling", "stone-game-ii", "2 7 9 4 4", DoublingStones::of),
                ofNumber("squares", "stone-game-iv", "7", SquareStones::of),
                new FunctionFamily(
                        FamilyGroup.ROWS,
                        "stones-two-values",
                        List.of("stone-game-vi"),
                        "stones-two-values(VALUES; VALUES)",
                        TWO_VALUES,
                        StoneFamily::twoLists),
                ofRow("rest", "stone-game-vii", "5 3 1 4 2", RestStones::of),
                ofRow("merge", "stone-game-viii", "-1 2 -3 4 -5", MergeStones::of),
                ofRow("thirds", "stone-game-ix", "5 1 2 4 3", ThirdsStones::of),
                ofNumber("divisors", "divisor-game", "12", DivisorStones::of),
                ofRow("circle", "circle", "3 1 5 8 2", CircleStones::of));
    }

    private static Family ofRow(String word, String alias, String example, Function<long[], Rules<?, ?>> maker) {
        String name = "stones-" + word;
        String whole = name + "(" + example + ")";
        return new FunctionFamily(
                FamilyGroup.ROWS,
                name,
                List.of(alias),
                name + "(VALUES)",
                whole,
                cursor -> maker.apply(cursor.longs()));
    }

    private static Family ofNumber(String word, String alias, String example, Function<Long, Rules<?, ?>> maker) {
        String name = "stones-" + word;
        return new FunctionFamily(
                FamilyGroup.ROWS,
                name,
                List.of(alias),
                name + "(N)",
                name + "(" + example + ")",
                cursor -> maker.apply(cursor.integer()));
    }

    private static Rules<?, ?> twoLists(Cursor cursor) {
        long[] first = cursor.longs();
        cursor.expect(";");
        return TwoValueStones.of(first, cursor.longs());
    }
}
