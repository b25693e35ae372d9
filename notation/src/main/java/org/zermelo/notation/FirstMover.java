package org.zermelo.notation;

import java.util.Optional;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Games;
import org.zermelo.game.Player;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Turned;
import org.zermelo.notation.text.Cursor;

/** Who moves first in a game with Left and Right: {@code domineering(2x3) Right first}. */
public final class FirstMover {

    private FirstMover() {}

    /**
     * The rules, begun by the player who is named behind them, if one is.
     *
     * @param from where the game begins
     */
    static Rules<?, ?> take(Cursor cursor, int from, Rules<?, ?> rules) {
        int behind = cursor.offset();
        for (Player player : Player.values()) {
            if (cursor.takeMeaning(player == Player.LEFT ? "player.left" : "player.right")
                    && cursor.takeMeaning("player.first")) {
                Optional<? extends Rules<?, ?>> begun = of(rules, player);
                if (begun.isEmpty()) {
                    throw cursor.error(from, cursor.offset() - from, "notation.no-first-player", "game", rules);
                }
                return begun.get();
            }
            cursor.moveTo(behind);
        }
        return rules;
    }

    /** Who moves first; empty where Left and Right are not told apart, so that only one of them can. */
    public static Optional<Player> of(Rules<?, ?> rules) {
        return of(rules, Player.LEFT).isPresent() && rules.start() instanceof AtTurn<?> at
                ? Optional.of(at.mover())
                : Optional.empty();
    }

    /** The rules begun by a player; empty where Left and Right are not told apart. */
    static <P, M> Optional<Rules<P, M>> of(Rules<P, M> rules, Player first) {
        boolean shared = rules instanceof BoardGame board && board.shared();
        return !shared && rules instanceof Turned<?, ?> && rules instanceof Restartable<?, ?>
                ? begun(rules, first)
                : Optional.empty();
    }

    @SuppressWarnings("unchecked")
    private static <P, M> Optional<Rules<P, M>> begun(Rules<P, M> rules, Player first) {
        return rules.start() instanceof AtTurn<?> at
                ? Optional.of(Games.from(rules, (P) new AtTurn<>(at.position(), first)))
                : Optional.empty();
    }
}
