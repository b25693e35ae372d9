package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.board.grid.CellGame;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.Quixo;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.letters.GridLetters;

/** Boards of cells, drawn of a position's text as the rules say by their {@link Look}. */
final class CellSketch implements Sketch {

    /**
     * A cell, or one with where its piece goes, what it takes, where it shoots: {@code b2}, {@code a1xc3xe5}, {@code a1-b2/c3}, {@code
     * c1-off}; {@code xa1+b1} takes off what stands there, {@code b2/a1>b1} places and rotates.
     */
    private static final Pattern MOVE = Pattern.compile("[a-z][0-9]+([-x+/>]([a-z][0-9]+|off))*");

    /** What is said of a motion beside its cells: the sign of a piece, that one is taken off, that pieces age. */
    private static final Pattern BEFORE = Pattern.compile("(^|(?<=/))([^/]:|x)|/age$|^age/");

    /** How pieces are drawn that may cover each other, the smallest first. */
    private static final List<Piece.PieceShape> SIZES =
            List.of(Piece.PieceShape.SMALL, Piece.PieceShape.MIDDLE, Piece.PieceShape.LARGE);

    private static final String OFF = "-off";

    /** Ways up the board, which are forward for Left, and ways down. */
    private static final Set<Integer> FORWARD = Set.of(7, Board.UP, 1);

    private static final Set<Integer> BACKWARD = Set.of(3, Board.DOWN, 5);

    @Override
    public Optional<Scene> scene(Rules<?, ?> rules, Object position) {
        return rules instanceof Pictured pictured && rules instanceof Textual<?, ?>
                ? Optional.of(board(rules, pictured.look(), Scenes.text(rules, position)))
                : Optional.empty();
    }

    private static Scene.Grid board(Rules<?, ?> rules, Look look, String text) {
        String[] rows = text.split(" ", 2)[0].split("/");
        List<String> cells = new ArrayList<>();
        for (String row : rows) {
            PieceKinds.cells(row).forEach(cell -> cells.add(pile(cell)));
        }
        int columns = cells.size() / rows.length;
        return new Scene.Grid(
                cells,
                columns,
                false,
                look == Look.CELLS_WITH_EXITS,
                pieces(rules),
                rules instanceof BoardGame game
                        ? struck(game, cells, columns)
                        : FullLine.of(cells, columns, rules instanceof CellGame lined ? lined.inARow() : 0));
    }

    /** The letters of what stands on a cell, the upper piece first, without the brackets of a text. */
    static String pile(String cell) {
        return cell.length() == 1 ? cell : cell.substring(1, cell.length() - 1);
    }

    /** The line that has ended a board game in words, by the places of the picture. */
    private static List<Integer> struck(BoardGame game, List<String> places, int columns) {
        Board board = game.declared().board();
        int[] place = IntStream.range(0, board.size())
                .map(cell -> board.spot(cell).row() * columns + board.spot(cell).column())
                .toArray();
        String cells = IntStream.of(place)
                .mapToObj(at -> places.get(at).substring(0, 1))
                .collect(Collectors.joining());
        return BoardLine.of(game, cells).stream().map(cell -> place[cell]).toList();
    }

    /** What the signs of a board's text stand for. */
    static Map<String, Piece> pieces(Rules<?, ?> rules) {
        Map<String, Piece> pieces = new HashMap<>(Piece.ofTwo(shape(rules)));
        if (rules instanceof BoardGame game) {
            List<PieceKinds.Kind> kinds = game.declared().customs().kinds().kinds();
            boolean ages = game.declared().motions().stream().anyMatch(Movement.Age.class::isInstance);
            boolean sizes = ages || game.declared().customs().kinds().stacks().any();
            List<Piece.PieceShape> shapes =
                    sizes ? sizes(kinds.size(), ages, agesAtEnd(game)) : Chessmen.shapes(kinds, shape(rules));
            for (int kind = 0; kind < kinds.size(); kind++) {
                pieces.put(String.valueOf(kinds.get(kind).left()), new Piece(shapes.get(kind), Piece.Owner.FIRST));
                pieces.put(String.valueOf(kinds.get(kind).right()), new Piece(shapes.get(kind), Piece.Owner.SECOND));
            }
            pieces.put("*", new Piece(Piece.PieceShape.STONE, Piece.Owner.NOBODY));
        }
        return pieces;
    }

    /** Cups of several sizes, the smallest first; who grows old grows small, and is the largest as he is first seen. */
    private static List<Piece.PieceShape> sizes(int kinds, boolean ages, boolean grown) {
        int largest = kinds - (grown ? 2 : 1);
        return IntStream.range(0, kinds)
                .map(kind -> ages ? kinds - 1 - kind : kind)
                .mapToObj(size -> SIZES.get(size >= largest ? SIZES.size() - 1 : Math.min(size, SIZES.size() - 2)))
                .toList();
    }

    /** Whether every turn ends with pieces growing older, so that none is seen as it came. */
    private static boolean agesAtEnd(BoardGame game) {
        return game.declared().clauses().stream()
                .map(clause -> clause.motions().get(clause.motions().size() - 1))
                .allMatch(last -> last.movement() instanceof Movement.Age && !last.may());
    }

    /**
     * Marks are written where nothing stands at the start and nothing is in hand. What leaves the board is a car, what goes
     * forward only a pawn; whatever else moves is a stone.
     */
    private static Piece.PieceShape shape(BoardGame game) {
        List<Movement> movements = game.declared().motions();
        if (movements.stream().anyMatch(Movement.Leave.class::isInstance)) {
            return Piece.PieceShape.CAR;
        }
        if (movements.stream().allMatch(CellSketch::forward)) {
            return Piece.PieceShape.PAWN;
        }
        boolean written = !game.declared().hands() && game.declared().start().matches("\\.*");
        return game.look() == Look.COLUMNS
                ? Piece.PieceShape.DISC
                : written ? Piece.PieceShape.MARK : Piece.PieceShape.STONE;
    }

    /** Whether a piece of a player goes forward, straight or slanting, and nowhere else. */
    private static boolean forward(Movement movement) {
        return movement instanceof Movement.Step step
                && step.piece() == Content.OWN
                && FORWARD.containsAll(step.rays().left())
                && BACKWARD.containsAll(step.rays().right());
    }

    private static Piece.PieceShape shape(Rules<?, ?> rules) {
        if (rules instanceof BoardGame game) {
            return shape(game);
        }
        if (rules instanceof Connect) {
            return Piece.PieceShape.DISC;
        }
        return rules instanceof Quixo ? Piece.PieceShape.CUBE : Piece.PieceShape.MARK;
    }

    @Override
    public List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves) {
        Look look = ((Pictured) rules).look();
        return Target.toldApart(moves.stream()
                .map(move -> target(look, (Scene.Grid) scene, move.toString()))
                .toList());
    }

    private static Target target(Look look, Scene.Grid grid, String move) {
        String text = BEFORE.matcher(move).replaceAll("");
        Matcher cells = MOVE.matcher(text);
        if (look == Look.COLUMNS && !cells.matches()) {
            long dropped = lowest(grid, text.charAt(0) - 'a');
            String rotated = text.substring(text.indexOf(BoardRules.NEXT) + 1);
            return rotated.equals(text)
                    ? Target.of(move, 0, dropped)
                    : Target.of(
                            move,
                            0,
                            LongStream.concat(LongStream.of(dropped), cells(grid, rotated))
                                    .toArray());
        }
        if (!cells.matches() || move.endsWith(OFF) && look != Look.CELLS_WITH_EXITS) {
            return Target.of(move, 0);
        }
        return Target.of(move, 0, cells(grid, text).toArray());
    }

    /** The cells that a move names. */
    private static LongStream cells(Scene.Grid grid, String text) {
        String[] ends = text.split("(?<=[0-9f])[-x+/>]");
        long from = cell(grid, ends[0]);
        return Arrays.stream(ends).mapToLong(end -> end.equals("off") ? from : cell(grid, end));
    }

    private static long cell(Scene.Grid grid, String name) {
        return (Long.parseLong(name.substring(1)) - 1) * grid.columns() + name.charAt(0) - 'a';
    }

    private static long lowest(Scene.Grid grid, int column) {
        int cell = grid.cells().size() - grid.columns() + column;
        while (cell >= 0 && !grid.cells().get(cell).equals(".")) {
            cell -= grid.columns();
        }
        return cell;
    }

    /** A board in letters with its coordinates, and behind it what the position's text tells beside the cells. */
    static String letters(String text) {
        String[] parts = text.split(" ", 2);
        List<List<String>> rows = Arrays.stream(parts[0].split("/"))
                .map(row -> PieceKinds.cells(row).stream().map(CellSketch::pile).toList())
                .toList();
        int width = rows.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(1);
        StringBuilder drawn = new StringBuilder("  ");
        for (int column = 0; column < rows.get(0).size(); column++) {
            drawn.append(GridLetters.padded(" " + (char) ('a' + column), width + 1));
        }
        for (int row = 0; row < rows.size(); row++) {
            drawn.append(String.format("%n%2d", row + 1));
            rows.get(row).forEach(cell -> drawn.append(GridLetters.padded(cell.equals("#") ? " " : cell, width + 1)));
        }
        return drawn.append(parts.length > 1 ? "   " + parts[1] : "").toString();
    }
}
