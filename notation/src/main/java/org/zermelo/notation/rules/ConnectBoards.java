package org.zermelo.notation.rules;

import java.util.Optional;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.FamilyBoards;
import org.zermelo.boards.game.InWords;
import org.zermelo.game.Rules;
import org.zermelo.notation.text.Source;

/** Boards of falling discs in words: what {@link KnownRules} takes for a family's game is given back here. */
public final class ConnectBoards implements FamilyBoards {

    @Override
    @SuppressWarnings("unchecked")
    public <P> Optional<InWords<P>> of(Rules<P, ?> rules) {
        return rules instanceof Connect connect ? Optional.of((InWords<P>) of(connect)) : Optional.empty();
    }

    private static InWords<GridPosition> of(Connect connect) {
        String words = connect.inWords();
        BoardGame game = BoardRuleText.game(Source.of(words), 0, words.length());
        return new InWords<>(game, at -> {
            String board = connect.text(at);
            boolean odd =
                    board.chars().filter(cell -> cell == 'x' || cell == 'o').count() % 2 != 0;
            return game.position(board + (odd ? " o" : " x"));
        });
    }
}
