package org.zermelo.notation.rules;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.notation.Cursor;
import org.zermelo.notation.Family;

/** Declared rules on one line: {@code heaps(7, 17; move +1, *2; end sum >= 77)}. */
public final class HeapsFamily implements Family {

    static final List<String> NAMES = List.of("heaps", "heap", "кучи", "куча");

    @Override
    public String name() {
        return NAMES.get(0);
    }

    @Override
    public List<String> aliases() {
        return NAMES.subList(1, NAMES.size());
    }

    @Override
    public String synopsis() {
        return "heaps(HEAPS; move MOVES [; end CONDITION] [; winner WHO] [; stuck loses|wins|draw] [; S = N] ..)";
    }

    @Override
    public String example() {
        return "heaps(7, 17; move +1, *2; end sum >= 77)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.offset();
        arguments.takeAll();
        return RuleText.game(arguments.source(), from, arguments.end());
    }
}
