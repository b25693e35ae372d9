package org.zermelo.notation.family;

import org.zermelo.game.Rules;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.text.Cursor;

/** {@code sowing(...)}: a sowing game in words on one line. */
final class SowingFamily implements Family {

    @Override
    public String name() {
        return "sowing";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.BOARDS;
    }

    @Override
    public String synopsis() {
        return "sowing(2xCOLUMNS; seeds ..; moves ..[; again store][; end empty row])";
    }

    @Override
    public String example() {
        return "sowing(2x3; seeds 2; stores; moves sow, capture opposite; again store; end empty row)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        Rules<?, ?> rules = BoardRuleText.sowing(arguments.source(), arguments.offset(), arguments.end());
        arguments.takeAll();
        return rules;
    }
}
