package org.zermelo.notation.known;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Quixo;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.game.Rules;

/**
 * Board games in words whose rules are those of a family that is solved by methods of its own: falling discs, by search on bitboards
 * and a book of openings; Quixo, on boards seen by the mover and by classes of symmetry. Others keep their words and take the nimbers
 * of a family. They are recognised by their rules, whatever they are called and in whatever language they are written.
 */
public final class KnownRules {

    private static final Pattern DROPS =
            Pattern.compile("board\\(([0-9]+)x([0-9]+); start [./]+; moves drop; end line of ([0-9]+); stuck draws\\)");

    private static final Pattern PUSHES = Pattern.compile(
            "board\\(([0-9]+)x([0-9]+); start [./]+; moves push; end line of ([0-9]+) other loses, line of"
                    + " ([0-9]+)\\)");

    /** Boards of discs with fewer cells are solved by the table of their text. */
    private static final int FEW_CELLS = 32;

    /** The bits that a board by columns may take: a cell more than there are rows for each. */
    private static final int MOST_BITS = 63;

    private KnownRules() {}

    /** The family's rules, where the text's are the same, and it has been called by a name or its board is large; else the text's. */
    public static Rules<?, ?> of(BoardGame game) {
        String rules = game.declared().called("").toString();
        boolean named = !game.declared().call().isEmpty();
        Matcher drops = DROPS.matcher(rules);
        if (drops.matches()) {
            int rows = Integer.parseInt(drops.group(1));
            int columns = Integer.parseInt(drops.group(2));
            boolean large = named || rows * columns > FEW_CELLS;
            return large && columns * (rows + 1) <= MOST_BITS
                    ? Connect.of(columns, rows, Integer.parseInt(drops.group(3)))
                    : game;
        }
        Matcher pushes = PUSHES.matcher(rules);
        if (!pushes.matches()) {
            return withNimbers(game);
        }
        String side = pushes.group(1);
        boolean square = side.equals(pushes.group(2)) && side.equals(pushes.group(3)) && side.equals(pushes.group(4));
        return square && side.matches("[45]") || square && named && side.equals("3")
                ? Quixo.of(Integer.parseInt(side))
                : game;
    }

    /** The same game, which knows its nimbers, where a family knows those of its rules. */
    static BoardGame withNimbers(BoardGame game) {
        return game.declared().ends().isEmpty() ? FillingBoard.of(game) : LineBoard.of(game);
    }
}
