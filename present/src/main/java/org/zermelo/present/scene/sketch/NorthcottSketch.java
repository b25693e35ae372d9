package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.nim.Northcott;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Northcott's rows: x for the piece of the player to move; a match shows the first player's as x. */
final class NorthcottSketch implements Sketch {

    /** Squares of a row; a longer one would not be read. */
    private static final int MOST = 40;

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        if (!(position instanceof Northcott.Board board) || board.length() > MOST) {
            return Optional.empty();
        }
        List<String> cells = new ArrayList<>();
        for (Northcott.NorthcottRow row : board.rows()) {
            for (int square = 1; square <= board.length(); square++) {
                cells.add(piece(row, square));
            }
        }
        return Optional.of(
                new Scene.Grid(cells, board.length(), true, false, Piece.ofTwo(Piece.PieceShape.STONE), List.of()));
    }

    private static String piece(Northcott.NorthcottRow row, int square) {
        return square == row.own() ? "x" : square == row.other() ? "o" : ".";
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        Northcott.Board board = (Northcott.Board) position;
        return moves.stream().map(move -> target(board, (Northcott.Slide) move)).toList();
    }

    private static Target target(Northcott.Board board, Northcott.Slide move) {
        int row = move.row() - 1;
        long first = (long) row * board.length() - 1;
        return Target.of(move, 0, first + board.rows().get(row).own(), first + move.to());
    }
}
