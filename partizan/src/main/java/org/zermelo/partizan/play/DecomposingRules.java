package org.zermelo.partizan.play;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.PartizanRules;

/**
 * Rules of a game with Left and Right whose positions may fall apart. A part is written in one way wherever it lies and however it is
 * turned, so that each is valued once.
 *
 * @param <P> a position
 * @param <M> a move; its {@code toString} is its text
 */
public interface DecomposingRules<P, M> extends PartizanRules<P, M> {

    /** The positions of which a position is the sum. Parts in which nobody can ever move are left out; so the list may be empty. */
    List<P> parts(P position);

    /** A number from 0 that no other part has; -1 where none is known. */
    default long code(P part) {
        return -1;
    }

    /**
     * A part whose value is the negative of this one's, written in its one way: the board turned or the colours exchanged, where the
     * rules let that exchange the players. The part itself where no such other is known.
     */
    default P opposite(P part) {
        return part;
    }

    /** A number that is smaller in every part that a move leaves, such as the cells that are free; -1 where none is known. */
    default long level(P part) {
        return -1;
    }

    /** About how many different parts a value takes; 0 where nobody has counted. */
    default double partsForeseen(P position) {
        return 0;
    }

    /** The same rules with another start; empty where their text could not tell it. */
    default Optional<DecomposingRules<P, M>> from(P position) {
        return Optional.empty();
    }

    /** What a position looks like. */
    default PositionPicture picture(P position) {
        return new PositionPicture.Words(position.toString());
    }

    /** Where a move is made in the picture of its position; a move may be made in several ways. */
    default List<PositionPicture.Place> places(P position, M move) {
        return List.of(PositionPicture.Place.of());
    }
}
