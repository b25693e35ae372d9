package org.zermelo.partizan.sum;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Player;
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
record FormRules(String text, CanonicalForm form, List<CanonicalForm> lefts, List<CanonicalForm> rights)
        implements DecomposingRules<WrittenForm, CanonicalForm> {

    FormRules {
        lefts = List.copyOf(lefts);
        rights = List.copyOf(rights);
    }

    /** A value with the options of its canonical form. */
    static FormRules of(String text, CanonicalForm form) {
        return new FormRules(text, form, form.lefts(), form.rights());
    }

    @Override
    public WrittenForm start() {
        boolean canonical = same(lefts, form.lefts()) && same(rights, form.rights());
        return new WrittenForm(form, !canonical);
    }

    private static boolean same(List<CanonicalForm> one, List<CanonicalForm> other) {
        return Set.copyOf(one).equals(Set.copyOf(other));
    }

    @Override
    public List<CanonicalForm> moves(WrittenForm at, Player mover) {
        if (at.written()) {
            return mover == Player.LEFT ? lefts : rights;
        }
        return mover == Player.LEFT ? at.form().lefts() : at.form().rights();
    }

    @Override
    public WrittenForm play(WrittenForm at, Player mover, CanonicalForm move) {
        return new WrittenForm(move, false);
    }

    @Override
    public List<WrittenForm> parts(WrittenForm at) {
        boolean over =
                moves(at, Player.LEFT).isEmpty() && moves(at, Player.RIGHT).isEmpty();
        return over ? List.of() : List.of(at);
    }

    @Override
    public Optional<DecomposingRules<WrittenForm, CanonicalForm>> from(WrittenForm at) {
        return Optional.of(at.written() ? this : of(at.toString(), at.form()));
    }

    /** None: a value is its text. */
    @Override
    public PositionPicture picture(WrittenForm at) {
        return new PositionPicture.Several(List.of());
    }

    @Override
    public List<PositionPicture.Place> places(WrittenForm at, CanonicalForm move) {
        return List.of();
    }

    @Override
    public String toString() {
        return text;
    }
}
