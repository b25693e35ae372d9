package org.zermelo.partizan.sum;

import java.util.List;
import java.util.OptionalInt;
import org.zermelo.game.Player;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;

/** A part of a sum at work: its moves and values, with the players exchanged where it is negative. */
final class Component {

    private final Forms forms;
    private final boolean negative;
    private final DecomposingRules<Object, Object> rules;
    private final PositionValues<Object> values;

    Component(Forms forms, SumPart part) {
        this.forms = forms;
        this.negative = part.negative();
        this.rules = open(part.rules());
        this.values = new PositionValues<>(forms, rules);
    }

    /** Positions and moves go only back to the rules that they come from. */
    @SuppressWarnings("unchecked")
    private static DecomposingRules<Object, Object> open(DecomposingRules<?, ?> rules) {
        return (DecomposingRules<Object, Object>) rules;
    }

    Object start() {
        return rules.start();
    }

    List<Object> moves(Object at, Player mover) {
        return rules.moves(at, own(mover));
    }

    Object after(Object at, Player mover, Object move) {
        return rules.play(at, own(mover), move);
    }

    List<Object> parts(Object at) {
        return rules.parts(at);
    }

    /** The value of a position, unless more parts are met on the way than this. */
    OptionalInt value(Object at, int most) {
        if (at instanceof WrittenForm written) {
            int form = written.form().into(forms);
            return OptionalInt.of(negative ? forms.negative(form) : form);
        }
        OptionalInt value = values.within(at, most);
        return negative && value.isPresent() ? OptionalInt.of(forms.negative(value.getAsInt())) : value;
    }

    /** How many parts have been met by now while values were sought. */
    int met() {
        return values.size();
    }

    /** So many moves are left in a part at most, whoever makes them; -1 where nobody has counted. */
    long mostMoves(Object part) {
        return rules.level(part);
    }

    private Player own(Player mover) {
        return negative ? mover.other() : mover;
    }
}
