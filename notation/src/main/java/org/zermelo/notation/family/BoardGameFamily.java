package org.zermelo.notation.family;

import org.zermelo.game.Rules;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.text.Cursor;

/** {@code board(...)}: a board game in words on one line. */
final class BoardGameFamily implements Family {

    @Override
    public String name() {
        return "board";
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.BOARDS;
    }

    @Override
    public String synopsis() {
        return "board(ROWSxCOLUMNS; start ..; moves ..[; end ..][; stuck ..])";
    }

    @Override
    public String example() {
        return "board(2x5; start xoxox/oxoxo; moves step onto other)";
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        Rules<?, ?> rules = BoardRuleText.rules(arguments.source(), arguments.offset(), arguments.end());
        arguments.takeAll();
        return rules;
    }
}
