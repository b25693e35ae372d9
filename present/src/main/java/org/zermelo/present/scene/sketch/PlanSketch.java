package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Rotation;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.GraphLayout;
import org.zermelo.present.scene.GraphScenes;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Boards in words that are no rectangles: hexagons, and points with lines between them. */
final class PlanSketch implements Sketch {

    /** The height of a row of hexagons, of which neighbours lie 1 apart. */
    private static final double ROW = StrictMath.sqrt(3) / 2;

    /** What is said of a motion beside its cells: the sign of a piece, or that pieces age. */
    private static final Pattern SIGN = Pattern.compile("(^|(?<=/))[^/]:|/?age$|^age/");

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        return rules instanceof BoardGame game
                        && planned(game)
                        && position instanceof AtTurn<?> at
                        && at.position() instanceof BoardPosition board
                ? Optional.of(grid(game, board))
                : Optional.empty();
    }

    /** Whether a game is drawn here. */
    static boolean planned(BoardGame game) {
        Form form = game.declared().board().form();
        return form == Form.HEXAGONS || form == Form.POINTS;
    }

    private static Scene.Grid grid(BoardGame game, BoardPosition position) {
        Board board = game.declared().board();
        PieceKinds kinds = game.declared().customs().kinds();
        List<String> cells = position.cells()
                .chars()
                .mapToObj(sign -> CellSketch.pile(kinds.written((char) sign)))
                .toList();
        Map<String, Piece> pieces = CellSketch.pieces(game);
        Scene.Plan plan = plan(board, sides(game.declared()));
        List<Integer> struck = ends(plan, BoardLine.of(game, tops(cells)));
        return new Scene.Grid(cells, board.columns(), false, false, pieces, struck, Optional.of(plan));
    }

    private static String tops(List<String> cells) {
        return cells.stream().map(cell -> cell.substring(0, 1)).collect(Collectors.joining());
    }

    private static Scene.Plan plan(Board board, List<Scene.Area> sides) {
        boolean hexagons = board.form() == Form.HEXAGONS;
        List<List<Integer>> links = hexagons ? List.of() : links(board);
        return new Scene.Plan(hexagons ? "hexagons" : "points", board.names(), places(board, links), links, sides);
    }

    /** The sides that the ends say are to be joined; one that both players join is both players'. */
    private static List<Scene.Area> sides(BoardRules rules) {
        List<Scene.Area> sides = new ArrayList<>();
        for (EndClause end : rules.ends()) {
            if (end.test() instanceof EndClause.Test.Connect connect && end.verdict() == EndClause.Verdict.WINS) {
                boolean left = end.who().contains(Player.LEFT);
                String owner = left && end.who().contains(Player.RIGHT) ? "both" : left ? "first" : "second";
                connect.sides()
                        .forEach(side ->
                                sides.add(new Scene.Area(side.numbers().boxed().toList(), owner)));
            }
        }
        return sides;
    }

    /** The two of some cells that lie farthest apart, first and last. */
    private static List<Integer> ends(Scene.Plan plan, List<Integer> cells) {
        List<Integer> best = cells;
        double most = -1;
        for (int from : cells) {
            for (int to : cells) {
                Scene.Point a = plan.places().get(from);
                Scene.Point b = plan.places().get(to);
                double apart = Math.hypot((double) a.x() - b.x(), (double) a.y() - b.y());
                if (from < to && apart > most) {
                    most = apart;
                    best = new ArrayList<>(cells);
                    best.removeAll(List.of(from, to));
                    best.add(0, from);
                    best.add(to);
                }
            }
        }
        return best;
    }

    private static List<List<Integer>> links(Board board) {
        Set<List<Integer>> links = new LinkedHashSet<>();
        for (int ray = 0; ray < board.rays(); ray++) {
            for (int cell = 0; cell < board.size(); cell++) {
                int next = board.next(ray, cell);
                if (next >= 0) {
                    links.add(List.of(Math.min(cell, next), Math.max(cell, next)));
                }
            }
        }
        return List.copyOf(links);
    }

    /** Points that are named like cells lie at their places, others where their lines pull them. */
    private static List<Scene.Point> places(Board board, List<List<Integer>> links) {
        List<Scene.Point> places = new ArrayList<>();
        boolean named = board.hasPlaces();
        double[][] laid = named
                ? new double[0][]
                : GraphLayout.of(
                        board.size(),
                        links.stream()
                                .map(link -> new int[] {link.get(0), link.get(1)})
                                .toList());
        for (int cell = 0; cell < board.size(); cell++) {
            Board.Spot spot = board.spot(cell);
            if (board.form() == Form.HEXAGONS) {
                places.add(point(spot.column() + spot.row() / 2.0, spot.row() * ROW));
            } else {
                places.add(named ? point(spot.column(), spot.row()) : point(laid[cell][0], laid[cell][1]));
            }
        }
        return places;
    }

    private static Scene.Point point(double x, double y) {
        return new Scene.Point((int) Math.round(x * GraphScenes.UNIT), (int) Math.round(y * GraphScenes.UNIT));
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        Board board = ((BoardGame) rules).declared().board();
        return Target.toldApart(
                moves.stream().map(move -> target(board, move.toString())).toList());
    }

    /** The cell that a move names, or the first and the last of several; all where another motion follows, or some go round. */
    private static Target target(Board board, String move) {
        String text = SIGN.matcher(move).replaceAll("");
        List<Integer> cells = cells(board, text).orElse(List.of());
        if (cells.size() < 2 || text.contains(BoardRules.NEXT) || text.contains(Rotation.GOES)) {
            return new Target(move, 0, cells.stream().map(Integer::longValue).collect(Collectors.toList()));
        }
        return Target.of(move, 0, cells.get(0), cells.get(cells.size() - 1));
    }

    /** The cells of names with a sign between two; empty where a text says something else. */
    private static Optional<List<Integer>> cells(Board board, String text) {
        for (int cell = 0; cell < board.size(); cell++) {
            String name = board.name(cell);
            if (text.equals(name)) {
                return Optional.of(List.of(cell));
            }
            boolean goesOn = text.startsWith(name) && "-x+/>".indexOf(text.charAt(name.length())) >= 0;
            Optional<List<Integer>> others =
                    goesOn ? cells(board, text.substring(name.length() + 1)) : Optional.empty();
            if (others.isPresent()) {
                List<Integer> all = new ArrayList<>(List.of(cell));
                all.addAll(others.get());
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }
}
