package org.zermelo.present.scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.zermelo.row.linear.Reduction;

/** What a position looks like. Cells are counted from 0. */
public sealed interface Scene {

    /** The name in JSON. */
    String kind();

    /**
     * A row of numbers of which a stretch is left.
     *
     * @param items the items of the whole row; of a very long one the stretch around what is left
     * @param offset the place of the first of these items in the row
     * @param from the first item left, in the whole row
     * @param to the item after the last one left
     * @param size how many items the whole row had
     * @param most how many items may be taken now, where earlier moves decide it
     * @param reduction how what is left becomes a valley; empty unless one item at a time is taken from either end of a row
     *     short enough to be shown whole
     * @param numbered whether moves name items by their numbers, from 1
     */
    record Row(
            List<Long> items,
            int offset,
            int from,
            int to,
            int size,
            OptionalLong most,
            Optional<Reduction> reduction,
            boolean numbered)
            implements Scene {
        public Row {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "row";
        }
    }

    /**
     * Coins in a circle, of which an arc is left.
     *
     * @param items the worth of all coins, in their order round the circle
     * @param from the first coin left
     * @param count how many are left
     */
    record Ring(List<Long> items, int from, int count) implements Scene {
        public Ring {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "ring";
        }
    }

    /**
     * Heaps of counters. In {@code stacks} and {@code stairs} a target names each heap that the move changes, followed by what it
     * becomes; in {@code lines} one heap, followed by the heaps that it becomes.
     *
     * @param names one for each heap; empty when they have none
     * @param look {@code stacks}; {@code stairs}, each heap a step higher than the one before; or {@code lines}, heaps that can be
     *     broken, drawn so that one may choose where
     * @param most how many counters may be taken now, where earlier moves decide it
     */
    record Heaps(List<Long> heaps, List<String> names, String look, OptionalLong most) implements Scene {
        public Heaps {
            heaps = List.copyOf(heaps);
            names = List.copyOf(names);
        }

        /** Heaps that nothing else is known of. */
        public static Heaps stacks(List<Long> heaps, List<String> names) {
            return new Heaps(heaps, names, "stacks", OptionalLong.empty());
        }

        @Override
        public String kind() {
            return "heaps";
        }
    }

    /**
     * Coins on a strip of squares 0, 1, 2, ...
     *
     * @param coins the squares on which they stand, rising
     * @param squares how many squares are drawn
     */
    record Strip(List<Integer> coins, int squares) implements Scene {
        public Strip {
            coins = List.copyOf(coins);
        }

        @Override
        public String kind() {
            return "strip";
        }
    }

    /**
     * Coins in a row that show heads or tails. A target names all coins that a move turns, or the two ends of a run of neighbours.
     *
     * @param heads for each coin, whether it shows heads
     */
    record Coins(List<Boolean> heads) implements Scene {
        public Coins {
            heads = List.copyOf(heads);
        }

        @Override
        public String kind() {
            return "coins";
        }
    }

    /**
     * Boards on which cells get crossed.
     *
     * @param boards each board's cells, row by row: whether a cross stands there
     * @param dead for each board, whether it is out of play
     * @param columns cells in a row of a board
     */
    record Boards(List<List<Boolean>> boards, List<Boolean> dead, int columns) implements Scene {
        public Boards {
            boards = boards.stream().map(List::copyOf).toList();
            dead = List.copyOf(dead);
        }

        @Override
        public String kind() {
            return "boards";
        }
    }

    /**
     * A bar of chocolate whose first square is poisoned.
     *
     * @param rows squares left of each row, from the poisoned one's row on
     * @param columns squares of a whole row
     */
    record Bar(List<Integer> rows, int columns) implements Scene {
        public Bar {
            rows = List.copyOf(rows);
        }

        @Override
        public String kind() {
            return "bar";
        }
    }

    /**
     * A board of cells with pieces. It stands still: x is the first player, at the lower or left side, whoever is to move.
     *
     * @param cells row by row: the letter of a piece, or a dot for a free cell; of pieces that cover others the letters, the upper one's
     *     first
     * @param columns cells in a row
     * @param numbered whether columns are told by number, from 1, not by letter
     * @param exits whether pieces leave the board: x over the right edge, o over the upper one. A target then names a cell twice
     * @param pieces what each letter stands for
     * @param struck the cells of a full line that ended the game, from end to end; empty when there is none
     * @param plan where the cells lie, when they are no rectangle
     */
    record Grid(
            List<String> cells,
            int columns,
            boolean numbered,
            boolean exits,
            Map<String, Piece> pieces,
            List<Integer> struck,
            Optional<Plan> plan)
            implements Scene {
        public Grid {
            cells = List.copyOf(cells);
            pieces = Map.copyOf(pieces);
            struck = List.copyOf(struck);
        }

        /** A rectangle of cells. */
        public Grid(
                List<String> cells,
                int columns,
                boolean numbered,
                boolean exits,
                Map<String, Piece> pieces,
                List<Integer> struck) {
            this(cells, columns, numbered, exits, pieces, struck, Optional.empty());
        }

        @Override
        public String kind() {
            return "grid";
        }
    }

    /**
     * Where the cells of a board lie that is no rectangle.
     *
     * @param cells {@code hexagons}, or {@code points} with lines between them
     * @param names what moves call each cell
     * @param places the middle of each cell
     * @param links the two ends of each line between neighbours
     * @param sides the cells along each side that a player is to join, and whose it is
     */
    record Plan(String cells, List<String> names, List<Point> places, List<List<Integer>> links, List<Area> sides) {
        public Plan {
            names = List.copyOf(names);
            places = List.copyOf(places);
            links = links.stream().map(List::copyOf).toList();
            sides = List.copyOf(sides);
        }
    }

    /**
     * Points and the lines between them.
     *
     * @param points their places; x to the right, y down
     * @param names the names of the points; empty for the dots of a lattice
     * @param lines in the order in which targets name them
     * @param closed the areas that lines enclose
     */
    record Lines(List<Point> points, List<String> names, List<Line> lines, List<Area> closed) implements Scene {
        public Lines {
            points = List.copyOf(points);
            names = List.copyOf(names);
            lines = List.copyOf(lines);
            closed = List.copyOf(closed);
        }

        @Override
        public String kind() {
            return "lines";
        }
    }

    /** The place of a point, in thousandths of the distance that neighbours have or of the circle's radius. */
    record Point(int x, int y) {}

    /**
     * A line between two points.
     *
     * @param owner {@code first}, {@code second}, {@code both} when it is nobody's in particular, or {@code free}
     * @param name what moves call it
     */
    record Line(int from, int to, String owner, String name) {}

    /**
     * An area that lines enclose, or a side of a board.
     *
     * @param points its corners in turn, or the cells along it
     * @param owner {@code first} or {@code second}, or {@code both} where it is not known who closed it, or it is for both
     */
    record Area(List<Integer> points, String owner) {
        public Area {
            points = List.copyOf(points);
        }
    }

    /**
     * Spots that get used up. A target names one spot or two neighbours.
     *
     * @param used row by row: whether a spot is used up
     * @param columns spots in a row
     * @param look {@code pins}, {@code strip} (used squares bear a cross) or {@code board} (used squares are covered)
     */
    record Spots(List<Boolean> used, int columns, String look) implements Scene {
        public Spots {
            used = List.copyOf(used);
        }

        @Override
        public String kind() {
            return "spots";
        }
    }

    /**
     * A graph: vertices, and edges between them. A target names a vertex or an edge.
     *
     * @param edges in the order in which targets name them
     * @param ground whether the graph stands on the ground, which lies at y = 0
     * @param onVertices whether targets name vertices
     * @param token the vertex, from 0, on which a token stands that moves along the edges, from the first of their ends to the last;
     *     empty when the edges have no direction
     */
    record Graph(List<Vertex> vertices, List<Edge> edges, boolean ground, boolean onVertices, OptionalInt token)
            implements Scene {
        public Graph {
            vertices = List.copyOf(vertices);
            edges = List.copyOf(edges);
        }

        @Override
        public String kind() {
            return "graph";
        }
    }

    /**
     * A vertex of a graph.
     *
     * @param name its number in the notation
     * @param place where it lies, in thousandths of the length that edges have
     * @param owner who alone may take it; nobody where that is not one player
     */
    record Vertex(int name, Point place, boolean gone, Piece.Owner owner) {
        /** A vertex that is not one player's. */
        public Vertex(int name, Point place, boolean gone) {
            this(name, place, gone, Piece.Owner.NOBODY);
        }
    }

    /**
     * An edge of a graph.
     *
     * @param name its ends as in the notation
     * @param curve its two ends, and between them the two points of control of a cubic curve
     * @param owner who alone may take it; nobody where that is not one player
     */
    record Edge(String name, List<Point> curve, boolean gone, Piece.Owner owner) {
        public Edge {
            curve = List.copyOf(curve);
        }

        /** An edge that is not one player's. */
        public Edge(String name, List<Point> curve, boolean gone) {
            this(name, curve, gone, Piece.Owner.NOBODY);
        }
    }

    /**
     * Cells that bear numbers. A target names a cell.
     *
     * @param labels row by row; empty where nothing is left
     * @param columns cells in a row
     * @param numbered whether moves name cells by their numbers, from 1
     */
    record Labels(List<String> labels, int columns, boolean numbered) implements Scene {
        public Labels {
            labels = List.copyOf(labels);
        }

        @Override
        public String kind() {
            return "labels";
        }
    }

    /**
     * Two rows of pits with seeds; the upper row is the second player's. A target names a pit.
     *
     * @param seeds row by row
     * @param columns pits in a row
     * @param stores what lies in the stores, the second player's first; none where there are no stores, or nobody knows
     */
    record Pits(List<Integer> seeds, int columns, List<Long> stores) implements Scene {
        public Pits {
            seeds = List.copyOf(seeds);
            stores = List.copyOf(stores);
        }

        @Override
        public String kind() {
            return "pits";
        }
    }

    /** Several scenes of which a move touches one. */
    record Sum(List<Scene> parts) implements Scene {
        public Sum {
            parts = List.copyOf(parts);
        }

        @Override
        public String kind() {
            return "sum";
        }
    }

    /** A position of which nothing is known but its text. */
    record Plain(String text) implements Scene {
        @Override
        public String kind() {
            return "plain";
        }
    }
}
