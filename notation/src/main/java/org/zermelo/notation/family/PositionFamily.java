package org.zermelo.notation.family;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PartizanFamily;

/** A family of positions of games with Left and Right. */
record PositionFamily(PartizanFamily family) implements Family {

    /** All but those that are read by a family of games in which both have the same moves. */
    static List<Family> all() {
        return PartizanFamilies.all().stream()
                .filter(family -> !family.name().equals(BoardFamily.HACKENBUSH))
                .<Family>map(PositionFamily::new)
                .toList();
    }

    @Override
    public String name() {
        return family.name();
    }

    @Override
    public FamilyGroup group() {
        return FamilyGroup.LEFT_AND_RIGHT;
    }

    @Override
    public String synopsis() {
        return family.synopsis();
    }

    @Override
    public String example() {
        return family.example();
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        return read(family.name(), arguments);
    }

    /** The game of the position that the arguments tell. */
    static Rules<?, ?> read(String name, Cursor arguments) {
        try {
            DecomposingRules<?, ?> rules =
                    PartizanFamilies.GAMES.rules(name, arguments.source().text(), arguments.offset(), arguments.end());
            arguments.takeAll();
            return PositionGame.of(rules);
        } catch (LiteralException e) {
            throw new NotationException(arguments.source(), e.offset(), e.length(), e.note());
        }
    }
}
