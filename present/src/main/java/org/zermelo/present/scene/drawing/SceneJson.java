package org.zermelo.present.scene.drawing;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Match;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.scene.Piece;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.sketch.Scenes;
import org.zermelo.row.linear.Reduction;

/**
 * A scene and the places of moves in it, as a document.
 *
 * @param targets where each move shows
 * @param moveCount how many moves there are, where there are more than anybody would read
 */
public record SceneJson(
        Scene scene, List<Target> targets, @Nullable Integer moveCount) {

    private static final String[] KINDS = {
        "row", "ring", "heaps", "strip", "coins", "boards", "bar", "grid", "lines", "spots", "graph", "labels", "pits",
        "sum", "plain"
    };

    private static final JsonType<List<? extends Number>> COUNTS = JsonType.list(JsonType.COUNT);
    private static final JsonType<List<? extends Number>> NUMBERS = JsonType.list(JsonType.WHOLE);
    private static final JsonType<List<? extends Boolean>> FLAGS = JsonType.list(JsonType.FLAG);

    private static final JsonType<Number> MOST =
            JsonType.COUNT.about("How many may be taken now, where earlier moves decide it.");
    private static final JsonType<String> LOOK = JsonType.words("stacks", "stairs", "lines", "pins", "strip", "board")
            .about("How heaps are drawn (stacks, stairs, lines), or spots (pins, strip, board).");
    private static final JsonType<Boolean> NUMBERED =
            JsonType.FLAG.about("grid: whether columns are told by number, not by letter;"
                    + " row, labels: whether moves name items by their numbers, from 1.");

    private static final JsonType<Scene.Point> POINT = COUNTS.from(point -> List.of(point.x(), point.y()));

    private static final JsonShape<Reduction.Block> BLOCK = new JsonShape<Reduction.Block>("Block")
            .with(
                    "from",
                    JsonType.COUNT.about("First item, from 0, of what is left of the row."),
                    Reduction.Block::from)
            .with("to", JsonType.COUNT.about("The item after the last."), Reduction.Block::to)
            .whole("value", Reduction.Block::value);

    private static final JsonShape<Reduction.Step> STEP = new JsonShape<Reduction.Step>()
            .with("left", BLOCK, Reduction.Step::left)
            .with("middle", BLOCK, Reduction.Step::middle)
            .with("right", BLOCK, Reduction.Step::right)
            .with("merged", BLOCK, Reduction.Step::merged);

    /** How a row becomes a valley: the blocks that are left, and the steps to them. */
    static final JsonShape<Reduction> REDUCTION = new JsonShape<Reduction>()
            .with("blocks", JsonType.list(BLOCK), Reduction::blocks)
            .with("steps", JsonType.list(STEP), Reduction::steps);

    private static final JsonShape<Scene.Row> ROW = new JsonShape<Scene.Row>()
            .with("items", NUMBERS, Scene.Row::items)
            .count("offset", Scene.Row::offset)
            .count("from", Scene.Row::from)
            .count("to", Scene.Row::to)
            .count("size", Scene.Row::size)
            .unlessNull("numbered", NUMBERED, row -> row.numbered() ? (Boolean) true : null)
            .unlessNull(
                    "most",
                    MOST,
                    row -> row.most().isPresent() ? (Long) row.most().getAsLong() : null)
            .maybe(
                    "reduction",
                    REDUCTION.about(
                            "How a coin row becomes a valley: triples whose middle is at least both its neighbours act"
                                    + " as one block."),
                    Scene.Row::reduction);

    private static final JsonShape<Scene.Ring> RING = new JsonShape<Scene.Ring>()
            .with("items", NUMBERS, Scene.Ring::items)
            .count("from", Scene.Ring::from)
            .with("count", JsonType.COUNT.about("Coins left of a ring."), Scene.Ring::count);

    private static final JsonShape<Scene.Heaps> HEAPS = new JsonShape<Scene.Heaps>()
            .with("heaps", NUMBERS, Scene.Heaps::heaps)
            .with("names", JsonType.TEXTS, Scene.Heaps::names)
            .with("look", LOOK, Scene.Heaps::look)
            .unlessNull(
                    "most",
                    MOST,
                    heaps -> heaps.most().isPresent() ? (Long) heaps.most().getAsLong() : null);

    private static final JsonShape<Scene.Strip> STRIP = new JsonShape<Scene.Strip>()
            .with(
                    "coins",
                    COUNTS.about("The squares of a strip on which coins stand, rising, from 0."),
                    Scene.Strip::coins)
            .count("squares", Scene.Strip::squares);

    private static final JsonShape<Scene.Coins> COINS = new JsonShape<Scene.Coins>()
            .with("heads", FLAGS.about("For each coin whether it shows heads."), Scene.Coins::heads);

    private static final JsonShape<Scene.Boards> BOARDS = new JsonShape<Scene.Boards>()
            .with("boards", JsonType.list(FLAGS), Scene.Boards::boards)
            .with("dead", FLAGS, Scene.Boards::dead)
            .count("columns", Scene.Boards::columns);

    private static final JsonShape<Scene.Bar> BAR =
            new JsonShape<Scene.Bar>().with("rows", COUNTS, Scene.Bar::rows).count("columns", Scene.Bar::columns);

    private static final JsonShape<Scene.Spots> SPOTS = new JsonShape<Scene.Spots>()
            .with("used", FLAGS.about("Row by row: whether a spot is used up."), Scene.Spots::used)
            .count("columns", Scene.Spots::columns)
            .with("look", LOOK, Scene.Spots::look);

    private static final JsonShape<Piece> PIECE = new JsonShape<Piece>()
            .with("shape", JsonType.words(Piece.PieceShape.values()), Piece::shape)
            .with("owner", JsonType.words(Piece.Owner.values()), Piece::owner);

    private static final JsonShape<Scene.Area> AREA = new JsonShape<Scene.Area>()
            .with("points", COUNTS, Scene.Area::points)
            .with("owner", JsonType.words("first", "second", "both"), Scene.Area::owner);

    private static final JsonShape<Scene.Plan> PLAN = new JsonShape<Scene.Plan>()
            .with("cells", JsonType.words("hexagons", "points"), Scene.Plan::cells)
            .with("names", JsonType.TEXTS.about("What moves call each cell."), Scene.Plan::names)
            .with(
                    "places",
                    JsonType.list(POINT)
                            .about("The middle of each cell, x, y in thousandths of what neighbours lie apart."),
                    Scene.Plan::places)
            .with(
                    "links",
                    JsonType.list(COUNTS).about("The two ends of each line between points that are neighbours."),
                    Scene.Plan::links)
            .maybe(
                    "sides",
                    JsonType.list(AREA).about("The cells along each side that is to be joined, and by whom."),
                    plan -> Optional.of(plan.sides()).filter(sides -> !sides.isEmpty()));

    private static final JsonShape<Scene.Grid> GRID = new JsonShape<Scene.Grid>()
            .with("cells", JsonType.TEXTS.about("Row by row: x, o or a dot."), Scene.Grid::cells)
            .count("columns", Scene.Grid::columns)
            .with("numbered", NUMBERED, Scene.Grid::numbered)
            .with(
                    "exits",
                    JsonType.FLAG.about("Whether pieces leave the board: x over the right edge, o over the upper one."),
                    Scene.Grid::exits)
            .with(
                    "pieces",
                    JsonType.map(PIECE)
                            .about("grid: what each letter of the cells stands for. The board stands still: x is the"
                                    + " first player, whoever is to move."),
                    grid -> new TreeMap<>(grid.pieces()))
            .unlessNull(
                    "struck",
                    COUNTS.about("grid: the cells of the full line that ended the game, from end to end."),
                    grid -> grid.struck().isEmpty() ? null : grid.struck())
            .maybe("plan", PLAN.about("grid: where the cells lie, when they are no rectangle."), Scene.Grid::plan);

    private static final JsonShape<Scene.Line> LINE = new JsonShape<Scene.Line>()
            .count("from", Scene.Line::from)
            .count("to", Scene.Line::to)
            .with("owner", JsonType.words("first", "second", "both", "free"), Scene.Line::owner);

    private static final JsonShape<Scene.Lines> LINES = new JsonShape<Scene.Lines>()
            .with("points", JsonType.list(POINT).about("Places x, y in thousandths."), Scene.Lines::points)
            .with(
                    "names",
                    JsonType.TEXTS.about("The names of the points; empty for the dots of a lattice."),
                    Scene.Lines::names)
            .with("lines", JsonType.list(LINE), Scene.Lines::lines)
            .with(
                    "closed",
                    JsonType.list(AREA)
                            .about("Closed areas: their corners, and who closed them; both where it is not known."),
                    Scene.Lines::closed);

    private static final JsonType<Piece.Owner> OWNER = JsonType.words(Piece.Owner.values())
            .about("Who alone may take a vertex or an edge; absent where that is not one player.");

    private static Piece.@Nullable Owner owner(Piece.Owner owner) {
        return owner == Piece.Owner.NOBODY ? null : owner;
    }

    private static final JsonShape<Scene.Vertex> VERTEX = new JsonShape<Scene.Vertex>()
            .count("name", Scene.Vertex::name)
            .with("place", POINT.about("x, y in thousandths of an edge."), Scene.Vertex::place)
            .flag("gone", Scene.Vertex::gone)
            .unlessNull("owner", OWNER, vertex -> owner(vertex.owner()));

    private static final JsonShape<Scene.Edge> EDGE = new JsonShape<Scene.Edge>()
            .text("name", Scene.Edge::name)
            .with(
                    "curve",
                    JsonType.list(POINT).about("One end, the two points of control of a cubic curve, the other end."),
                    Scene.Edge::curve)
            .flag("gone", Scene.Edge::gone)
            .unlessNull("owner", OWNER, edge -> owner(edge.owner()));

    private static final JsonShape<Scene.Graph> GRAPH = new JsonShape<Scene.Graph>()
            .with(
                    "vertices",
                    JsonType.list(VERTEX).about("The vertices of a graph; the ground is none of them."),
                    Scene.Graph::vertices)
            .with(
                    "edges",
                    JsonType.list(EDGE).about("The edges of a graph in the order in which targets name them."),
                    Scene.Graph::edges)
            .with(
                    "ground",
                    JsonType.FLAG.about("Whether the graph stands on the ground at y = 0."),
                    Scene.Graph::ground)
            .with(
                    "onVertices",
                    JsonType.FLAG.about("Whether targets name vertices; else edges."),
                    Scene.Graph::onVertices)
            .unlessNull(
                    "token",
                    JsonType.COUNT.about(
                            "The vertex, from 0, of the token that moves along the edges, which then lead from their"
                                    + " first end to their last."),
                    graph -> graph.token().isPresent() ? (Integer) graph.token().getAsInt() : null);

    private static final JsonShape<Scene.Labels> LABELS = new JsonShape<Scene.Labels>()
            .with(
                    "labels",
                    JsonType.TEXTS.about("labels: what each cell bears, row by row; empty where nothing is left."),
                    Scene.Labels::labels)
            .count("columns", Scene.Labels::columns)
            .with("numbered", NUMBERED, Scene.Labels::numbered);

    private static final JsonShape<Scene.Pits> PITS = new JsonShape<Scene.Pits>()
            .with("seeds", COUNTS.about("The seeds of each pit, the second player's row first."), Scene.Pits::seeds)
            .count("columns", Scene.Pits::columns)
            .unlessNull(
                    "stores",
                    JsonType.list(JsonType.WHOLE).about("What lies in the stores, the second player's first."),
                    pits -> pits.stores().isEmpty() ? null : pits.stores());

    private static final JsonShape<Scene.Sum> SUM = new JsonShape<Scene.Sum>()
            .with("parts", JsonType.list(JsonType.later(() -> SceneJson.PART)), Scene.Sum::parts);

    private static final JsonShape<Scene> PART = new JsonShape<Scene>("ScenePart")
            .with("kind", JsonType.words(KINDS), Scene::kind)
            .when(Scene.Row.class, ROW)
            .when(Scene.Ring.class, RING)
            .when(Scene.Heaps.class, HEAPS)
            .when(Scene.Strip.class, STRIP)
            .when(Scene.Coins.class, COINS)
            .when(Scene.Boards.class, BOARDS)
            .when(Scene.Bar.class, BAR)
            .when(Scene.Spots.class, SPOTS)
            .when(Scene.Grid.class, GRID)
            .when(Scene.Lines.class, LINES)
            .when(Scene.Graph.class, GRAPH)
            .when(Scene.Labels.class, LABELS)
            .when(Scene.Pits.class, PITS)
            .when(Scene.Sum.class, SUM)
            .when(Scene.Plain.class, new JsonShape<Scene.Plain>().text("text", Scene.Plain::text));

    private static final JsonShape<Target> TARGET = new JsonShape<Target>()
            .text("move", Target::move)
            .unlessNull("part", JsonType.COUNT, target -> target.part() == 0 ? null : (Integer) target.part())
            .with(
                    "cells",
                    COUNTS.about(
                            "The places that the move touches, by the kind of the scene: items, cells, vertices, edges"
                                    + " or lines by number; two cells where a piece goes from one to the other (the same"
                                    + " twice where it leaves the board); every coin that is turned, or both ends of a"
                                    + " run; a coin and its new square; in stacks and stairs each heap that changes"
                                    + " followed by what it becomes, in lines a heap followed by the heaps that it"
                                    + " becomes; a board and its cell; a row and a column. Empty where the picture has no"
                                    + " place for the move."),
                    Target::cells);

    /** The document. */
    public static final JsonShape<SceneJson> SHAPE = new JsonShape<SceneJson>("Scene")
            .all(PART, SceneJson::scene)
            .with(
                    "targets",
                    JsonType.list(TARGET).about("Where each move shows; a move may show at several places."),
                    SceneJson::targets)
            .unlessNull(
                    "moveCount",
                    JsonType.COUNT.about("How many moves there are, where only the first of them may have targets."),
                    SceneJson::moveCount);

    /** What is drawn of a match, and the places of these moves. */
    public static <P, M> SceneJson of(Match<P, M> match, List<M> moves) {
        Scenes.Drawn drawn = Scenes.drawn(match);
        List<Target> targets = drawn.targets(Scenes.shown(moves));
        return new SceneJson(
                drawn.seen(), targets, targets.size() < Scenes.MOST_TARGETS ? null : (Integer) moves.size());
    }
}
