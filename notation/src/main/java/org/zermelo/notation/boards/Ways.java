package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Spot;
import org.zermelo.boards.model.Movement.Rays;
import org.zermelo.notation.tokens.Token;
import org.zermelo.notation.tokens.Token.Kind;

/**
 * Reads the ways that pieces go: {@code forward or sideways}, {@code diagonally forward}, {@code any way}, {@code along line}.
 * Forward is up for Left, who plays x, and down for Right; up, down, left and right are the same for both.
 */
final class Ways {

    /** The rays of Left: straight and slanting ones stand clockwise from up. */
    private static final Map<String, List<Integer>> STRAIGHT = Map.of(
            "forward", List.of(0),
            "backward", List.of(4),
            "sideways", List.of(2, 6),
            "straight", List.of(0, 2, 4, 6),
            "up", List.of(0),
            "down", List.of(4),
            "left", List.of(6),
            "right", List.of(2),
            "any-way", List.of(0, 1, 2, 3, 4, 5, 6, 7));

    /** Those of hexagons: forward are both upper neighbours. */
    private static final Map<String, List<Integer>> ON_HEXAGONS = Map.of(
            "forward", List.of(0, 1),
            "backward", List.of(4, 5),
            "sideways", List.of(2, 6),
            "straight", List.of(0, 1, 2, 4, 5, 6),
            "up", List.of(0, 1),
            "down", List.of(4, 5),
            "left", List.of(6),
            "right", List.of(2),
            "any-way", List.of(0, 1, 2, 4, 5, 6));

    private static final Map<String, List<Integer>> SLANTING =
            Map.of("forward", List.of(7, 1), "backward", List.of(3, 5), "any-way", List.of(1, 3, 5, 7));

    private static final Set<String> OF_NOBODY = Set.of("up", "down", "left", "right");

    /** A half turn. */
    private static final int TURNED = 4;

    private static final int RAYS = 8;

    /** How far down each of the eight ways leads. */
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 1, 0, -1};

    /** The boards on which pieces leap. */
    private static final Set<Board.Form> LEAPS_ON = Set.of(Board.Form.RECTANGLE, Board.Form.CYLINDER, Board.Form.TORUS);

    private final BoardTokens tokens;
    private final Board board;
    private final Set<Integer> left = new LinkedHashSet<>();
    private final Set<Integer> right = new LinkedHashSet<>();
    private final List<String> written = new ArrayList<>();

    Ways(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** Takes ways with {@code or} between, if one comes next. */
    boolean take() {
        boolean taken = one();
        while (taken && tokens.comes("or")) {
            tokens.takes("or");
            if (!one()) {
                throw tokens.unknown(STRAIGHT.keySet().stream().sorted().toList());
            }
        }
        return taken;
    }

    private boolean one() {
        Token place = tokens.peek();
        if (place.kind() != Kind.NAME) {
            return false;
        }
        if (tokens.takes("along-line")) {
            if (board.isGrid()) {
                throw tokens.error(place, "board.only-on-points", "seen", place.text());
            }
            add("along-line", lines(), false);
            return true;
        }
        boolean slanting = tokens.takes("diagonally");
        Optional<String> way =
                STRAIGHT.keySet().stream().sorted().filter(tokens::takes).findFirst();
        if (!slanting && way.isEmpty()) {
            return false;
        }
        if (!board.isGrid() && !board.hasPlaces()) {
            throw tokens.error(place, "board.only-on-rectangles", "seen", place.text());
        }
        String name = way.orElse("any-way");
        List<Integer> rays = slanting ? SLANTING.get(name) : straight().get(name);
        if (rays == null || slanting && board.form() == Board.Form.HEXAGONS) {
            throw tokens.error(place, "board.no-way", "seen", place.text());
        }
        add((slanting ? "diagonally " : "") + name, rays, !OF_NOBODY.contains(name));
        return true;
    }

    private List<Integer> lines() {
        return IntStream.range(0, board.rays()).boxed().toList();
    }

    private Map<String, List<Integer>> straight() {
        return board.form() == Board.Form.HEXAGONS ? ON_HEXAGONS : STRAIGHT;
    }

    private void add(String way, List<Integer> rays, boolean turns) {
        written.add(way);
        // on points the compass stands behind the lines
        int base = board.isGrid() || way.equals("along-line") ? 0 : board.rays();
        for (int ray : rays) {
            left.add(base + ray);
            right.add(base + (turns ? (ray + TURNED) % RAYS : ray));
        }
    }

    /** The rays; all lines of points, or the straight ones of a rectangle, where nothing was said. */
    Rays rays() {
        if (!left.isEmpty()) {
            return new Rays(List.copyOf(left), List.copyOf(right));
        }
        List<Integer> usual = board.isGrid() ? Objects.requireNonNull(straight().get("straight")) : lines();
        return new Rays(usual, usual);
    }

    /**
     * The leaps of Left and of Right, clockwise from up: so many rows and columns, or columns and rows. The way of a leap is that of its
     * longer part, a slanting one where both are equal.
     */
    List<List<Spot>> leaps(int rows, int columns) {
        if (!LEAPS_ON.contains(board.form())) {
            throw tokens.error("board.only-on-rectangles", "seen", BoardWords.written("leap"));
        }
        List<List<Spot>> leaps = List.of(leaps(rows, columns, left), leaps(rows, columns, right));
        if (leaps.contains(List.<Spot>of())) {
            throw tokens.error("board.no-leap", "rows", rows, "columns", columns);
        }
        return leaps;
    }

    private static List<Spot> leaps(int rows, int columns, Set<Integer> ways) {
        Set<Spot> leaps = new LinkedHashSet<>();
        int longer = Math.max(rows, columns);
        int shorter = Math.min(rows, columns);
        for (int way = 0; way < RAYS && longer > 0; way++) {
            int down = DOWN[way];
            int right = DOWN[(way + 2) % RAYS];
            boolean wanted = ways.isEmpty() || ways.contains(way);
            boolean slanting = down != 0 && right != 0;
            if (wanted && slanting && longer == shorter) {
                leaps.add(new Spot(down * longer, right * longer));
            } else if (wanted && !slanting && longer > shorter) {
                leaps.add(new Spot(down * longer + right * -shorter, right * longer + down * shorter));
                leaps.add(new Spot(down * longer + right * shorter, right * longer - down * shorter));
            }
        }
        return List.copyOf(leaps);
    }

    /** What was read, in the notation. */
    String written() {
        StringBuilder text = new StringBuilder();
        for (String way : written) {
            text.append(text.isEmpty() ? " " : " " + BoardWords.written("or") + " ");
            boolean slanting = way.startsWith("diagonally ");
            String name = slanting ? way.substring("diagonally ".length()) : way;
            text.append(slanting ? BoardWords.written("diagonally") : "");
            text.append(
                    slanting ? name.equals("any-way") ? "" : " " + BoardWords.written(name) : BoardWords.written(name));
        }
        return text.toString();
    }
}
