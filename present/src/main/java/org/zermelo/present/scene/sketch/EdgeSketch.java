package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoxSides;
import org.zermelo.boards.model.Movement;
import org.zermelo.desk.Match;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.LineScenes;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Boards in words whose places are sides of boxes, where moves only mark them: lines between dots. */
final class EdgeSketch implements Sketch {

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        return rules instanceof BoardGame game
                        && draws(rules)
                        && position instanceof AtTurn<?> at
                        && at.position() instanceof BoardPosition board
                ? Optional.of(lines(game, board.cells(), Map.of()))
                : Optional.empty();
    }

    /** Whether a game is drawn here. */
    static boolean draws(Rules<?, ?> rules) {
        return rules instanceof BoardGame game
                && game.declared().board().form() == Form.EDGES
                && game.declared().motions().stream()
                        .allMatch(movement -> movement instanceof Movement.Place || movement instanceof Movement.Pass);
    }

    /** The present position of a match, in which each box belongs to who has closed it. */
    static Scene.Lines lines(BoardGame game, Match<?, ?> match) {
        List<BoardCells> boxes = game.declared().customs().boxes();
        Map<BoardCells, String> owners = new HashMap<>();
        BoardCells marked = marked(game.start().position().cells());
        List<?> line = match.line();
        for (int ply = 0; ply < line.size(); ply++) {
            BoardCells before = marked;
            for (BoardMove.CellChange change : ((BoardMove) line.get(ply)).changes()) {
                marked = marked.with(change.cell());
            }
            for (BoardCells box : boxes) {
                if (marked.hasAll(box) && !before.hasAll(box)) {
                    owners.put(box, ply % 2 == 0 ? "first" : "second");
                }
            }
        }
        BoardPosition position = (BoardPosition) ((AtTurn<?>) match.position()).position();
        return lines(game, position.cells(), owners);
    }

    private static BoardCells marked(String cells) {
        BoardCells marked = BoardCells.NONE;
        for (int cell = 0; cell < cells.length(); cell++) {
            marked = cells.charAt(cell) == '.' ? marked : marked.with(cell);
        }
        return marked;
    }

    private static Scene.Lines lines(BoardGame game, String cells, Map<BoardCells, String> owners) {
        Board board = game.declared().board();
        List<Scene.Point> dots = new ArrayList<>();
        for (int row = 0; row < board.rows(); row += 2) {
            for (int column = 0; column < board.columns(); column += 2) {
                dots.add(new Scene.Point(column / 2 * LineScenes.UNIT, row / 2 * LineScenes.UNIT));
            }
        }
        List<Scene.Line> lines = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            Board.Spot side = board.spot(cell);
            boolean lies = side.row() % 2 == 0;
            int from = dot(board, side.row() - (lies ? 0 : 1), side.column() - (lies ? 1 : 0));
            int to = dot(board, side.row() + (lies ? 0 : 1), side.column() + (lies ? 1 : 0));
            lines.add(new Scene.Line(from, to, owner(cells.charAt(cell)), board.name(cell)));
        }
        return new Scene.Lines(dots, List.of(), lines, closed(game, cells, owners));
    }

    private static int dot(Board board, int row, int column) {
        return row / 2 * (board.columns() / 2 + 1) + column / 2;
    }

    /** Whose a line is, by the sign of its place in the text of a board. */
    static String owner(char sign) {
        return switch (sign) {
            case '.' -> "free";
            case '*' -> "both";
            case 'x' -> "first";
            default -> "second";
        };
    }

    /** The boxes all sides of which are marked, where the rules know of boxes. */
    private static List<Scene.Area> closed(BoardGame game, String cells, Map<BoardCells, String> owners) {
        Board board = game.declared().board();
        List<BoardCells> counted = game.declared().customs().boxes();
        List<Scene.Area> closed = new ArrayList<>();
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                BoardCells box = BoxSides.box(board, row, column);
                if (counted.contains(box) && marked(cells).hasAll(box)) {
                    List<Integer> corners = List.of(
                            dot(board, row - 1, column - 1),
                            dot(board, row - 1, column + 1),
                            dot(board, row + 1, column + 1),
                            dot(board, row + 1, column - 1));
                    closed.add(new Scene.Area(corners, owners.getOrDefault(box, "both")));
                }
            }
        }
        return closed;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        return moves.stream()
                .map(move -> ((BoardMove) move).changes().isEmpty()
                        ? Target.of(move, 0)
                        : Target.of(move, 0, ((BoardMove) move).changes().get(0).cell()))
                .toList();
    }
}
