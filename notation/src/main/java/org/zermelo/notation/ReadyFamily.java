package org.zermelo.notation;

import java.util.List;
import java.util.function.Function;
import org.zermelo.board.grid.Mnk;
import org.zermelo.board.grid.Quixo;
import org.zermelo.board.grid.Sim;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Rules;

/** A ready game whose arguments are a few numbers. */
record ReadyFamily(
        String name, List<String> aliases, String synopsis, String example, Function<Numbers, Rules<?, ?>> maker)
        implements Family {

    /** The ready games, in the order in which the docs list them. */
    static List<Family> all() {
        return List.of(
                of("tictactoe", "tictactoe()", "tictactoe()", numbers -> Mnk.of(3, 3, 3), "tic-tac-toe"),
                of("mnk", "mnk(COLUMNS, ROWS, IN_A_ROW)", "mnk(4, 4, 4)", numbers -> {
                    int columns = numbers.next();
                    int rows = numbers.next();
                    return Mnk.of(columns, rows, numbers.next());
                }),
                of("sim", "sim([POINTS])", "sim(6)", numbers -> Sim.of(numbers.next(6))),
                of("quixo", "quixo([SIDE])", "quixo(3)", numbers -> Quixo.of(numbers.next(4))));
    }

    private static Family of(
            String name, String synopsis, String example, Function<Numbers, Rules<?, ?>> maker, String... aliases) {
        return new ReadyFamily(name, List.of(aliases), synopsis, example, maker);
    }

    /** The numbers between the parentheses, taken one after the other. */
    static final class Numbers {
        private final Cursor cursor;

        Numbers(Cursor cursor) {
            this.cursor = cursor;
        }

        int next() {
            cursor.take(",");
            return (int) cursor.integer("number", Integer.MIN_VALUE, Integer.MAX_VALUE);
        }

        int next(int otherwise) {
            return cursor.done() ? otherwise : next();
        }
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        try {
            return maker.apply(new Numbers(arguments));
        } catch (NotationException e) {
            throw e;
        } catch (BadInputException e) {
            Object[] named = e.note().args().entrySet().stream()
                    .flatMap(arg -> java.util.stream.Stream.of(arg.getKey(), arg.getValue()))
                    .toArray();
            throw arguments.error(from, arguments.offset() - from, e.note().key(), named);
        }
    }
}
