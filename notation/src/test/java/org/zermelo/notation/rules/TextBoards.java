package org.zermelo.notation.rules;

import java.util.TreeSet;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.notation.text.Source;

/** Boards in words for tests. */
final class TextBoards {

    private TextBoards() {}

    static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    /** The moves of the start, sorted. */
    static String moves(String text) {
        BoardGame game = read(text);
        TreeSet<String> moves = new TreeSet<>();
        game.moves(game.start()).forEach(move -> moves.add(move.toString()));
        return String.join(", ", moves);
    }
}
