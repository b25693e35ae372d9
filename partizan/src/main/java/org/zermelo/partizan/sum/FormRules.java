package org.zermelo.partizan.sum;

import java.util.List;
import org.zermelo.game.Player;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionPicture;
import org.zermelo.partizan.value.CanonicalForm;

/**
 * A value played as a game: its moves are the options that were written, then those of canonical forms. A move is written as what it
 * leads to.
 *
 * @param text the value as it was written
 * @param lefts Left's options as they were written
 * @param rights Right's options as they were written
 */
record FormRules(String text, CanonicalForm start, List<CanonicalForm> lefts, List<CanonicalForm> rights)
        implements DecomposingRules<CanonicalForm, CanonicalForm> {

    FormRules {
        lefts = List.copyOf(lefts);
        rights = List.copyOf(rights);
    }

    private static final CanonicalForm ZERO = CanonicalForm.of(new Forms(), Forms.ZERO);

    @Override
    public List<CanonicalForm> moves(CanonicalForm at, Player mover) {
        if (at.equals(start)) {
            return mover == Player.LEFT ? lefts : rights;
        }
        return mover == Player.LEFT ? at.lefts() : at.rights();
    }

    @Override
    public CanonicalForm play(CanonicalForm at, Player mover, CanonicalForm move) {
        return move;
    }

    @Override
    public List<CanonicalForm> parts(CanonicalForm at) {
        return at.equals(ZERO) ? List.of() : List.of(at);
    }

    /** None: a value is its text. */
    @Override
    public PositionPicture picture(CanonicalForm at) {
        return new PositionPicture.Several(List.of());
    }

    @Override
    public List<PositionPicture.Place> places(CanonicalForm at, CanonicalForm move) {
        return List.of();
    }

    @Override
    public String toString() {
        return text;
    }
}
