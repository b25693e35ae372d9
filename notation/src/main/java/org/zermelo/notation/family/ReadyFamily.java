package org.zermelo.notation.family;

import java.util.List;
import java.util.function.Function;
import org.zermelo.board.grid.Countdown;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.Rules;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.text.Cursor;

/** Ready games whose arguments are a few numbers. */
final class ReadyFamily {

    private ReadyFamily() {}

    /** The ready games, in the order in which the docs list them. */
    static List<Family> all() {
        return List.of(
                of(
                        FamilyGroup.BOARDS,
                        "tictactoe",
                        "tictactoe()",
                        "tictactoe()",
                        numbers -> Mnk.of(3, 3, 3),
                        "tic-tac-toe"),
                of(FamilyGroup.BOARDS, "mnk", "mnk(COLUMNS, ROWS, IN_A_ROW)", "mnk(4, 4, 4)", numbers -> {
                    int columns = numbers.next();
                    int rows = numbers.next();
                    return Mnk.of(columns, rows, numbers.next());
                }),
                of(FamilyGroup.BOARDS, "sim", "sim([POINTS])", "sim(6)", numbers -> Sim.of(numbers.next(6))),
                text("quixo", "quixo([SIDE])", "quixo(3)", "quixo"),
                text("connect", "connect([COLUMNS, ROWS, IN_A_ROW])", "connect(4, 4, 4)", "connect-four"),
                text("hexapawn", "hexapawn([COLUMNS, ROWS])", "hexapawn(3, 3)", "hexapawn"),
                text("dodgem", "dodgem([SIDE])", "dodgem(3)", "dodgem"),
                text("boxes", "boxes([COLUMNS, ROWS])", "boxes(2, 2)", "dots-and-boxes"),
                of(
                        FamilyGroup.HEAPS,
                        "count-to",
                        "count-to(N)",
                        "count-to(10)",
                        numbers -> Countdown.of(numbers.next())));
    }

    /** A game that is a text of the library, with the numbers that its head leaves open. */
    private static Family text(String name, String synopsis, String example, String file) {
        return FunctionFamily.of(
                FamilyGroup.BOARDS, name, synopsis, example, cursor -> BoardRuleText.sized(file, cursor));
    }

    private static Family of(
            FamilyGroup group,
            String name,
            String synopsis,
            String example,
            Function<Numbers, Rules<?, ?>> maker,
            String... aliases) {
        return FunctionFamily.of(group, name, synopsis, example, cursor -> maker.apply(new Numbers(cursor)), aliases);
    }

    /** The numbers between the parentheses, taken one after the other. */
    static final class Numbers {
        private final Cursor cursor;
        private boolean first = true;

        Numbers(Cursor cursor) {
            this.cursor = cursor;
        }

        int next() {
            if (!first) {
                cursor.take(",");
            }
            first = false;
            return (int) cursor.integer("notation.argument", 0, Integer.MAX_VALUE);
        }

        int next(int otherwise) {
            return cursor.done() ? otherwise : next();
        }
    }
}
