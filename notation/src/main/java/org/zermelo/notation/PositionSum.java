package org.zermelo.notation;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.notation.family.PositionGame;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.sum.SumPart;
import org.zermelo.partizan.sum.SumRules;

/** Reads sums of positions of games with Left and Right and of values as games: {@code domineering(2x3) + clobber(xo|ox) - 1}. */
final class PositionSum {

    private PositionSum() {}

    /** The sum if a whole text, up to the moves that follow it, is one of several parts. */
    static Optional<Rules<?, ?>> take(Cursor cursor) {
        String text = cursor.source().text();
        int from = cursor.skip().offset();
        if (!ValueNotation.beginsTerm(text.substring(from))) {
            return Optional.empty();
        }
        int to = ValueNotation.playedAt(cursor, from);
        try {
            Optional<List<SumPart>> parts = ValueNotation.parts(text, from, to);
            if (parts.isEmpty()
                    || parts.get().size() == 1 && parts.get().get(0).value().isEmpty()) {
                return Optional.empty();
            }
            cursor.moveTo(to);
            return Optional.of(PositionGame.of(new SumRules(parts.get())));
        } catch (LiteralException e) {
            if (!PartizanFamilies.GAMES.begins(text.substring(from))) {
                return Optional.empty();
            }
            throw new NotationException(cursor.source(), e.offset(), e.length(), e.note());
        }
    }
}
