package org.zermelo.notation.family;

import org.zermelo.game.Rules;
import org.zermelo.notation.facts.ListParser;
import org.zermelo.notation.text.Cursor;

/** {@code list(...)}: a row of letters or numbers, with clauses that say what may be done to it. */
final class ListFamily implements Family {

    @Override
    public String name() {
        return "list";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.ROWS;
    }

    @Override
    public String synopsis() {
        return "list(VALUES; MOVES [; end CONDITION] [; stuck loses|wins|draw|points])";
    }

    @Override
    public String example() {
        return "list(AABAB; take 1 if left = right)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.offset();
        arguments.takeAll();
        return ListParser.game(arguments.source(), from, arguments.end());
    }
}
