package org.zermelo.present.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.zermelo.board.grid.Hexapawn;
import org.zermelo.board.grid.Quixo;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review;
import org.zermelo.game.Rules;
import org.zermelo.nim.Northcott;
import org.zermelo.value.Reason;

/**
 * Boards as one sees them who sits still. The positions of some games are told from the mover's side: x is the player to move, and
 * in Hexapawn the board is turned after every move. Here x is the first player, who sits below, and moves are named by the cells
 * where they are seen.
 */
public final class Viewpoint {

    private static final Map<String, String> EXCHANGED = Map.of("x", "o", "o", "x");

    /** A move of a piece from one cell to another. */
    private static final Pattern SHIFT = Pattern.compile("[a-z][0-9]{1,2}-[a-z][0-9]{1,2}");

    private Viewpoint() {}

    /** Whether a position's pieces are the mover's and the other's rather than the first player's and the second's. */
    static boolean isByMover(Rules<?, ?> rules) {
        return rules instanceof Quixo || rules instanceof Hexapawn || rules instanceof Northcott;
    }

    /** Whether the board is turned after every move, so that a cell has two names. */
    public static boolean isTurned(Rules<?, ?> rules) {
        return rules instanceof Hexapawn;
    }

    /** A board with the second player to move, as the first player sees it. */
    static Scene.Grid still(Rules<?, ?> rules, Scene.Grid grid) {
        if (!isByMover(rules)) {
            return grid;
        }
        List<String> cells = new ArrayList<>(grid.cells().stream()
                .map(cell -> EXCHANGED.getOrDefault(cell, cell))
                .toList());
        if (isTurned(rules)) {
            Collections.reverse(cells);
        }
        return new Scene.Grid(cells, grid.columns(), grid.numbered(), grid.exits(), grid.pieces(), grid.struck());
    }

    /** Where a move of the second player shows on that board. */
    static Target still(Rules<?, ?> rules, Scene.Grid grid, Target target) {
        return isTurned(rules)
                ? new Target(
                        target.move(),
                        target.part(),
                        target.cells().stream()
                                .map(cell -> grid.cells().size() - 1 - cell)
                                .toList())
                : target;
    }

    /**
     * The cells that a move names, as they are seen: the same text for the first player, and on boards that are not turned. Of a move
     * that is told as it is seen it gives the move's text; what is no move stays as it is.
     */
    public static String seen(Rules<?, ?> rules, String move, boolean firstToMove) {
        if (firstToMove || !isTurned(rules)) {
            return move;
        }
        String bare = move.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
        if (!SHIFT.matcher(bare).matches()) {
            return move;
        }
        String[] size = rules.toString().replaceAll("[^0-9,]", "").split(",");
        int columns = Integer.parseInt(size[0]);
        int rows = Integer.parseInt(size[1]);
        List<String> cells = new ArrayList<>();
        for (String cell : bare.split("-")) {
            cells.add("" + (char) ('a' + columns - 1 - (cell.charAt(0) - 'a'))
                    + (rows + 1 - Integer.parseInt(cell.substring(1))));
        }
        return String.join("-", cells);
    }

    /** The present position's move of this text, as it is seen. */
    public static String seen(Match<?, ?> match, Object move) {
        return seen(match.rules(), move.toString(), match.firstToMove());
    }

    /** A reason with its moves as they are seen. */
    public static Reason seen(Rules<?, ?> rules, Reason reason, boolean firstToMove) {
        if (!isTurned(rules)) {
            return reason;
        }
        if (reason instanceof Reason.Witness witness) {
            return new Reason.Witness(seen(rules, witness.move().toString(), firstToMove), witness.next());
        }
        return reason instanceof Reason.Refutation refutation
                ? new Reason.Refutation(
                        refutation.replies().stream()
                                .map(reply -> seen(rules, reply, firstToMove))
                                .toList(),
                        refutation.moves())
                : reason;
    }

    private static Reason.Reply seen(Rules<?, ?> rules, Reason.Reply reply, boolean firstToMove) {
        return new Reason.Reply(
                seen(rules, reply.move().toString(), firstToMove),
                reply.reply() == null ? null : seen(rules, reply.reply().toString(), !firstToMove),
                reply.next());
    }

    /** A review with its moves as they are seen. */
    public static Review seen(Rules<?, ?> rules, Review review) {
        return isTurned(rules)
                ? new Review(
                        review.plies().stream().map(ply -> seen(rules, ply)).toList(),
                        review.lostAt().map(ply -> seen(rules, ply)),
                        review.why()
                                .map(why -> seen(
                                        rules,
                                        why,
                                        review.lostAt().map(Review.Ply::first).orElse(true))),
                        review.leftOut())
                : review;
    }

    private static Review.Ply seen(Rules<?, ?> rules, Review.Ply ply) {
        return new Review.Ply(
                ply.ply(),
                ply.first(),
                seen(rules, ply.move(), ply.first()),
                ply.worth(),
                ply.made(),
                seen(rules, ply.best(), ply.first()),
                ply.bestWorth(),
                ply.grade(),
                ply.ahead());
    }
}
