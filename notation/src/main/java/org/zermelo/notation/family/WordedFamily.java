package org.zermelo.notation.family;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.notation.facts.ListParser;
import org.zermelo.notation.facts.PoolParser;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;

/** A family whose arguments are rules in words on one line, with a reader of its own that knows the place of each error. */
record WordedFamily(
        FamilyGroup group, String name, List<String> aliases, String synopsis, String example, Reader reader)
        implements Family {

    /** Reads the rules that stand in a text from one place up to another. */
    interface Reader {
        Rules<?, ?> rules(Source source, int from, int to);
    }

    /** A row of letters or numbers, with clauses that say what may be done to it. */
    static Family list() {
        return new WordedFamily(
                FamilyGroup.ROWS,
                "list",
                List.of(),
                "list(VALUES; MOVES [; end CONDITION] [; stuck loses|wins|draw|points])",
                "list(AABAB; take 1 if left = right)",
                ListParser::game);
    }

    /** Numbers of which each is used once, with clauses that say which may be taken. */
    static Family pool() {
        return new WordedFamily(
                FamilyGroup.ROWS,
                "pool",
                List.of(),
                "pool(VALUES; MOVES [; end CONDITION] [; stuck loses|wins|draw|points])",
                "pool(1..9; take 1 if count = 0 or x divides last or last divides x)",
                PoolParser::game);
    }

    /** Declared rules of heaps. */
    static Family heaps() {
        return new WordedFamily(
                FamilyGroup.HEAPS,
                RuleText.NAMES.get(0),
                RuleText.NAMES.subList(1, RuleText.NAMES.size()),
                "heaps(HEAPS; move MOVES [; end CONDITION] [; winner WHO] [; stuck loses|wins|draw] [; S = N] ..)",
                "heaps(7, 17; move +1, *2; end sum >= 77)",
                RuleText::game);
    }

    /** A board game. */
    static Family board() {
        return new WordedFamily(
                FamilyGroup.BOARDS,
                "board",
                List.of(),
                "board(ROWSxCOLUMNS; start ..; moves ..[; end ..][; stuck ..])",
                "board(2x5; start xoxox/oxoxo; moves step onto other)",
                BoardRuleText::rules);
    }

    /** A sowing game. */
    static Family sowing() {
        return new WordedFamily(
                FamilyGroup.BOARDS,
                "sowing",
                List.of(),
                "sowing(2xCOLUMNS; seeds ..; moves ..[; again store][; end empty row])",
                "sowing(2x3; seeds 2; stores; moves sow, capture opposite; again store; end empty row)",
                BoardRuleText::sowing);
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.offset();
        arguments.takeAll();
        return reader.rules(arguments.source(), from, arguments.end());
    }
}
