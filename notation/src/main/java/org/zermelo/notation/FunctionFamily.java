package org.zermelo.notation;

import java.util.List;
import java.util.function.Function;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;

/**
 * A family that is a name and a function from its arguments to rules. What the rules themselves refuse is given the place of
 * the arguments.
 */
record FunctionFamily(
        String name, List<String> aliases, String synopsis, String example, Function<Cursor, Rules<?, ?>> maker)
        implements Family {

    static FunctionFamily of(
            String name, String synopsis, String example, Function<Cursor, Rules<?, ?>> maker, String... aliases) {
        return new FunctionFamily(name, List.of(aliases), synopsis, example, maker);
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        try {
            Rules<?, ?> rules = maker.apply(arguments);
            arguments.finish();
            return rules;
        } catch (NotationException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            throw placed(e, arguments, from);
        }
    }

    private static NotationException placed(ZermeloException wrong, Cursor arguments, int from) {
        return new NotationException(arguments.source(), from, arguments.offset() - from, wrong.note());
    }
}
