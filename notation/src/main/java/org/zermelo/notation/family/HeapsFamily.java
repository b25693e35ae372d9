package org.zermelo.notation.family;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;

/** Declared rules on one line: {@code heaps(7, 17; move +1, *2; end sum >= 77)}. */
public final class HeapsFamily implements Family {

    @Override
    public String name() {
        return RuleText.NAMES.get(0);
    }

    @Override
    public List<String> aliases() {
        return RuleText.NAMES.subList(1, RuleText.NAMES.size());
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.HEAPS;
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
