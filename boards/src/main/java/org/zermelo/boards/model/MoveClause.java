package org.zermelo.boards.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.game.Player;

/**
 * A kind of move, and who may make it when; or one motion of a turn that has several.
 *
 * @param who the players that have it
 * @param afterHand whether it is made only by a player with an empty hand
 * @param manner what else is to be said of it
 * @param may whether the turn may be over without it; only of a motion that follows another
 * @param next the motion that follows in the same turn, on the board as this one leaves it
 */
public record MoveClause(
        Set<Player> who, boolean afterHand, Movement movement, Manner manner, boolean may, Optional<MoveClause> next) {

    public MoveClause {
        who = Set.copyOf(who);
    }

    /** This motion and those that follow it. */
    public List<MoveClause> motions() {
        return Stream.iterate(Optional.of(this), Optional::isPresent, each -> each.flatMap(MoveClause::next))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether this blocks a cell for ever when a piece has come to another. */
    public boolean isShot() {
        return movement instanceof Movement.Shoot;
    }

    /** The shot with which the move ends, if it is one motion and a shot. */
    public Optional<Movement.Shoot> shot() {
        return next.filter(each -> each.next.isEmpty())
                .map(MoveClause::movement)
                .filter(Movement.Shoot.class::isInstance)
                .map(Movement.Shoot.class::cast);
    }

    /** Whether no second motion follows but a shot. */
    public boolean isOneMotion() {
        return next.isEmpty() || shot().isPresent();
    }

    /** What a piece is that is placed, or that another one is turned into: its first kind where none is named. */
    public int placed(Player mover) {
        boolean turns = movement instanceof Movement.Turn;
        Content content = movement instanceof Movement.Turn turn ? turn.into() : movement.piece();
        int kind = Math.max(0, turns ? manner.becoming() : manner.kind());
        return content == Content.NEUTRAL
                ? content.value(mover)
                : PieceKinds.value(kind, content == Content.OWN ? mover : mover.other());
    }

    /** What a piece becomes by going; 0 where it stays what it is. */
    public int becomes(Player mover) {
        boolean stays = movement instanceof Movement.Turn || manner.becoming() == PieceKinds.ANY;
        return stays ? 0 : PieceKinds.value(manner.becoming(), mover);
    }

    /** Whether a piece comes onto the board: from the hand, where there is one. */
    public boolean places() {
        return movement instanceof Movement.Place
                || movement instanceof Movement.Cover
                || movement instanceof Movement.Drop;
    }
}
