package org.zermelo.notation;

import java.util.List;
import java.util.function.Function;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.ZermeloException;
import org.zermelo.row.stones.CircleStones;
import org.zermelo.row.stones.DivisorStones;
import org.zermelo.row.stones.DoublingStones;
import org.zermelo.row.stones.MergeStones;
import org.zermelo.row.stones.RestStones;
import org.zermelo.row.stones.SquareStones;
import org.zermelo.row.stones.ThirdsStones;
import org.zermelo.row.stones.TwoValueStones;

/** The stone games: a name, and numbers between the parentheses. */
record StoneFamily(
        String name, List<String> aliases, String synopsis, String example, Function<Cursor, Rules<?, ?>> reader)
        implements Family {

    static List<Family> all() {
        return List.of(
                ofRow("doubling", "stone-game-ii", "2 7 9 4 4", DoublingStones::of),
                ofNumber("squares", "stone-game-iv", "7", SquareStones::of),
                new StoneFamily(
                        "stones-two-values",
                        List.of("stone-game-vi"),
                        "stones-two-values(VALUES; VALUES)",
                        "stones-two-values(1 3; 2 1)",
                        StoneFamily::twoLists),
                ofRow("rest", "stone-game-vii", "5 3 1 4 2", RestStones::of),
                ofRow("merge", "stone-game-viii", "-1 2 -3 4 -5", MergeStones::of),
                ofRow("thirds", "stone-game-ix", "5 1 2 4 3", ThirdsStones::of),
                ofNumber("divisors", "divisor-game", "12", DivisorStones::of),
                ofRow("circle", "circle", "3 1 5 8 2", CircleStones::of));
    }

    private static Family ofRow(String word, String alias, String example, Function<long[], Rules<?, ?>> maker) {
        String name = "stones-" + word;
        return new StoneFamily(
                name,
                List.of(alias),
                name + "(VALUES)",
                name + "(" + example + ")",
                cursor -> maker.apply(row(cursor)));
    }

    private static Family ofNumber(String word, String alias, String example, Function<Long, Rules<?, ?>> maker) {
        String name = "stones-" + word;
        return new StoneFamily(
                name,
                List.of(alias),
                name + "(N)",
                name + "(" + example + ")",
                cursor -> maker.apply(cursor.integer()));
    }

    private static Rules<?, ?> twoLists(Cursor cursor) {
        long[] first = row(cursor);
        cursor.expect(";");
        return TwoValueStones.of(first, row(cursor));
    }

    private static long[] row(Cursor cursor) {
        long[] row = cursor.longs();
        if (row.length == 0) {
            throw cursor.expected("notation.coins-empty", "5 3 1");
        }
        return row;
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        try {
            return reader.apply(arguments);
        } catch (BadInputException | RefusedException wrong) {
            throw placed(wrong, arguments, from);
        }
    }

    private static ZermeloException placed(ZermeloException wrong, Cursor arguments, int from) {
        return wrong instanceof NotationException
                ? wrong
                : new NotationException(arguments.source(), from, arguments.offset() - from, wrong.note());
    }
}
