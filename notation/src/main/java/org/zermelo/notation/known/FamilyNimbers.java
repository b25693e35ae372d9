package org.zermelo.notation.known;

import java.util.function.Function;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;

/**
 * A board in words whose nimbers are found by the methods of a family. Its positions, moves, pictures and tables stay its own.
 *
 * @param <P> a position of the family
 */
final class FamilyNimbers<P> extends PackedBoardGame implements NimberGame<AtTurn<BoardPosition>, BoardMove> {

    private final NimberGame<P, ?> family;
    private final Function<BoardPosition, P> seen;

    /** @param seen the position of the family that has the nimber of a position */
    FamilyNimbers(PackedBoardGame game, NimberGame<P, ?> family, Function<BoardPosition, P> seen) {
        super(game);
        this.family = family;
        this.seen = seen;
    }

    @Override
    public Rules<AtTurn<BoardPosition>, BoardMove> from(AtTurn<BoardPosition> at) {
        return at.equals(start()) ? this : KnownRules.withNimbers((BoardGame) super.from(at));
    }

    @Override
    public String kernel() {
        return family.kernel();
    }

    @Override
    public Cost kernelCost() {
        return family.kernelCost();
    }

    @Override
    public Nimbers<AtTurn<BoardPosition>, BoardMove> nimbers(Budget budget, Watch watch) {
        return new Seen<>(family.nimbers(budget, watch), seen);
    }

    private record Seen<P>(Nimbers<P, ?> nimbers, Function<BoardPosition, P> seen)
            implements Nimbers<AtTurn<BoardPosition>, BoardMove> {

        private P of(AtTurn<BoardPosition> at) {
            return seen.apply(at.position());
        }

        @Override
        public long nimber(AtTurn<BoardPosition> position) {
            return nimbers.nimber(of(position));
        }

        @Override
        public boolean is(AtTurn<BoardPosition> position, long nimber) {
            return nimbers.is(of(position), nimber);
        }

        @Override
        public boolean knows(AtTurn<BoardPosition> position) {
            return nimbers.knows(of(position));
        }

        @Override
        public long counted() {
            return nimbers.counted();
        }
    }
}
