package org.zermelo.notation.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.FamilyBoards;
import org.zermelo.boards.game.InWords;
import org.zermelo.game.Rules;
import org.zermelo.notation.known.KnownRules;
import org.zermelo.notation.text.Source;

/** Boards of falling discs in words: what {@link KnownRules} takes for a family's game is given back here. */
public final class ConnectBoards implements FamilyBoards {

    private static final int MOST_KEPT = 16;

    /** Those that were asked for last, by their words: every plan asks, and reading them takes longer than a plan. */
    private static final Map<String, BoardGame> KEPT = new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, BoardGame> eldest) {
            return size() > MOST_KEPT;
        }
    };

    @Override
    @SuppressWarnings("unchecked")
    public <P> Optional<InWords<P>> of(Rules<P, ?> rules) {
        return rules instanceof Connect connect ? Optional.of((InWords<P>) of(connect)) : Optional.empty();
    }

    private static InWords<GridPosition> of(Connect connect) {
        BoardGame game = game(connect.inWords());
        return new InWords<>(game, at -> {
            String board = connect.text(at);
            boolean odd =
                    board.chars().filter(cell -> cell == 'x' || cell == 'o').count() % 2 != 0;
            return game.position(board + (odd ? " o" : " x"));
        });
    }

    private static BoardGame game(String words) {
        synchronized (KEPT) {
            return KEPT.computeIfAbsent(words, text -> BoardRuleText.game(Source.of(text), 0, text.length()));
        }
    }
}
