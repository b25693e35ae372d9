package org.zermelo.notation;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralException;

/** A position of a game with Left and Right by name, such as {@code clobber(xo|ox)}, played from there: Left begins. */
record PositionGame<P, M>(PartizanRules<P, M> withoutTurn, Rules<AtTurn<P>, M> turned)
        implements Rules<AtTurn<P>, M>, Turned<P, M> {

    /** The game if the cursor is at the name of one. */
    static Optional<Rules<?, ?>> take(Cursor cursor) {
        String text = cursor.source().text().substring(0, cursor.end());
        int from = cursor.skip().offset();
        int open = GameTerms.opening(text, from);
        if (open < 0) {
            return Optional.empty();
        }
        int close = GameTerms.closing(text, open, text.length());
        String name = text.substring(from, open).strip();
        if (close == text.length() || !PartizanFamilies.GAMES.knows(name, text.substring(open + 1, close))) {
            return Optional.empty();
        }
        try {
            PartizanRules<?, ?> rules = PartizanFamilies.GAMES.rules(name, text, open + 1, close);
            cursor.moveTo(close + 1);
            return Optional.of(of(rules));
        } catch (LiteralException e) {
            throw new NotationException(cursor.source(), e.offset(), e.length(), e.note());
        }
    }

    private static <P, M> PositionGame<P, M> of(PartizanRules<P, M> rules) {
        return new PositionGame<>(rules, rules.startedBy(Player.LEFT));
    }

    @Override
    public AtTurn<P> start() {
        return turned.start();
    }

    @Override
    public List<M> moves(AtTurn<P> at) {
        return turned.moves(at);
    }

    @Override
    public AtTurn<P> play(AtTurn<P> at, M move) {
        return turned.play(at, move);
    }

    @Override
    public Ending ending(AtTurn<P> at) {
        return turned.ending(at);
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.of(Trait.PARTIZAN, Trait.ACYCLIC);
    }

    @Override
    public String toString() {
        return withoutTurn.toString();
    }
}
