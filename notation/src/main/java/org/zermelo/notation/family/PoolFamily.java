package org.zermelo.notation.family;

import org.zermelo.game.Rules;
import org.zermelo.notation.facts.PoolParser;
import org.zermelo.notation.text.Cursor;

/** {@code pool(...)}: numbers of which each is used once, with clauses that say which may be taken. */
final class PoolFamily implements Family {

    @Override
    public String name() {
        return "pool";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.ROWS;
    }

    @Override
    public String synopsis() {
        return "pool(VALUES; MOVES [; end CONDITION] [; stuck loses|wins|draw|points])";
    }

    @Override
    public String example() {
        return "pool(1..9; take 1 if count = 0 or x divides last or last divides x)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.offset();
        arguments.takeAll();
        return PoolParser.game(arguments.source(), from, arguments.end());
    }
}
