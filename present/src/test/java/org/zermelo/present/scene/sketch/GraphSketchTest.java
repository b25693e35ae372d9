package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Scene.Edge;
import org.zermelo.present.scene.Scene.Vertex;
import org.zermelo.present.scene.Target;
import org.zermelo.present.scene.drawing.SceneText;

/** Graphs on paper: moves show where they are made, and what is drawn can be told apart. */
class GraphSketchTest {

    private static final int GAMES = 12;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hackenbush(1-2, 2-3, 2-4, 4-5, 5-2)",
                "hackenbush(1-2, 1-2, 2-2, 1-1, 3-4, 2-5)",
                "arc-kayles(1-2, 2-3, 3-1, 3-4, 7-8, 7-8)",
                "arc-kayles(cycle 7)",
                "node-kayles(path 7)",
                "node-kayles(1-2, 2-3, 5-6)"
            })
    void aMoveTakesWhatItsTargetNames(String game) {
        for (int seed = 0; seed < GAMES; seed++) {
            play(Notation.standard().parse(game).rules(), new SplittableRandom(seed));
        }
    }

    private static <P, M> void play(Rules<P, M> rules, SplittableRandom random) {
        P position = rules.start();
        for (List<M> moves = rules.moves(position); !moves.isEmpty(); moves = rules.moves(position)) {
            Scene.Graph before = (Scene.Graph) Scenes.of(rules, position);
            List<Target> targets = Scenes.targets(rules, position, moves);
            assertThat(targets)
                    .allSatisfy(target ->
                            assertThat(gone(before, target.cells().get(0))).isFalse());
            assertThat(targets.stream().map(Target::cells).distinct().count()).isEqualTo(moves.size());
            int pick = random.nextInt(moves.size());
            position = rules.play(position, moves.get(pick));
            Scene.Graph after = (Scene.Graph) Scenes.of(rules, position);
            assertThat(gone(after, targets.get(pick).cells().get(0))).isTrue();
            assertThat(left(after)).isEqualTo(rules.moves(position).size());
            assertThat(places(after)).isEqualTo(places(before));
        }
    }

    private static boolean gone(Scene.Graph graph, long index) {
        return graph.onVertices()
                ? graph.vertices().get((int) index).gone()
                : graph.edges().get((int) index).gone();
    }

    private static long left(Scene.Graph graph) {
        return graph.onVertices()
                ? graph.vertices().stream().filter(vertex -> !vertex.gone()).count()
                : graph.edges().stream().filter(edge -> !edge.gone()).count();
    }

    private static List<Scene.Point> places(Scene.Graph graph) {
        return graph.vertices().stream().map(Vertex::place).toList();
    }

    /** Every graph of a few vertices and many random ones: no two vertices on one place, no two edges on one curve. */
    @Test
    void nothingLiesUponSomethingElse() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            List<String> edges = new ArrayList<>();
            int vertices = 2 + random.nextInt(9);
            for (int v = 2; v <= vertices; v++) {
                edges.add(1 + random.nextInt(v - 1) + "-" + v);
            }
            for (int k = random.nextInt(4); k > 0; k--) {
                edges.add(1 + random.nextInt(vertices) + "-" + (1 + random.nextInt(vertices)));
            }
            for (String family : List.of("hackenbush", "arc-kayles", "node-kayles")) {
                String game = family + "(" + String.join(", ", edges) + ")";
                Scene.Graph graph = start(game);
                assertThat(graph.edges().stream().map(Edge::curve)).as(game).doesNotHaveDuplicates();
                for (Vertex a : graph.vertices()) {
                    for (Vertex b : graph.vertices()) {
                        double apart = Math.hypot(
                                a.place().x() - b.place().x(),
                                a.place().y() - b.place().y());
                        assertThat(a == b || apart > 250)
                                .as("%s: %s %s", game, a, b)
                                .isTrue();
                    }
                }
            }
        }
    }

    /** An arrow from a vertex to itself goes out from it and comes back. */
    @Test
    void anArrowMayLeadToItsOwnVertex() {
        Scene.Graph graph = start("graph(3; 1-1 1-2 2-3 3-3)");
        assertThat(graph.edges().stream().map(Edge::name)).containsExactly("1-1", "1-2", "2-3", "3-3");
        for (Vertex vertex : List.of(graph.vertices().get(0), graph.vertices().get(2))) {
            List<Scene.Point> curve = graph.edges().stream()
                    .filter(edge -> edge.name().equals(vertex.name() + "-" + vertex.name()))
                    .findFirst()
                    .orElseThrow()
                    .curve();
            assertThat(List.of(curve.get(0), curve.get(3))).containsOnly(vertex.place());
            assertThat(curve.subList(1, 3)).doesNotContain(vertex.place()).doesNotHaveDuplicates();
        }
    }

    /** Edges there and back lie on one line, which has a head at each end. */
    @Test
    void anEdgeBothWaysIsDrawnOnce() {
        List<Edge> edges = start("token(3 from 1; 1-2 2-3; both ways; go)").edges();
        assertThat(edges.stream().map(Edge::name)).containsExactly("1-2", "2-1", "2-3", "3-2");
        for (int i = 0; i < edges.size(); i += 2) {
            List<Scene.Point> back = new ArrayList<>(edges.get(i + 1).curve());
            Collections.reverse(back);
            assertThat(back).isEqualTo(edges.get(i).curve());
        }
        assertThat(start("graph(2; 1-2 2-1 1-2)").edges()).hasSize(2);
    }

    @Test
    void aPathIsStraightAndACycleRound() {
        assertThat(places(start("node-kayles(path 9)")))
                .allSatisfy(place -> assertThat(Math.abs(place.y())).isLessThan(40));
        List<Scene.Point> round = places(start("arc-kayles(cycle 8)"));
        double x = round.stream().mapToInt(Scene.Point::x).average().orElseThrow();
        double y = round.stream().mapToInt(Scene.Point::y).average().orElseThrow();
        double radius = Math.hypot(round.get(0).x() - x, round.get(0).y() - y);
        assertThat(round)
                .allSatisfy(place -> assertThat(Math.hypot(place.x() - x, place.y() - y))
                        .isCloseTo(radius, org.assertj.core.data.Offset.offset(30.0)));
    }

    /** Every vertex of a long path stands a step beside or under the one before it, no two in one place. */
    @Test
    void aLongPathGoesToAndFro() {
        List<Scene.Point> path = places(start("node-kayles(path 60)"));
        int step = Math.abs(path.get(1).x() - path.get(0).x());
        assertThat(path).doesNotHaveDuplicates();
        for (int i = 1; i < path.size(); i++) {
            Scene.Point from = path.get(i - 1);
            Scene.Point to = path.get(i);
            assertThat(Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y()))
                    .isEqualTo(step);
        }
        assertThat(path.stream().mapToInt(Scene.Point::x).max().orElseThrow()).isEqualTo(9 * step);
    }

    @Test
    void lettersShowTreesAndNameWhatTheyCannotShow() {
        assertThat(SceneText.ofGraph(
                        Notation.standard().parse("hackenbush(1-2, 2-3, 2-4)").rules()))
                .containsExactly(
                        "3       4",
                        " \\     /",
                        "  \\   /",
                        "   \\ /",
                        "    2",
                        "    |",
                        "    |",
                        "    |",
                        "===========");
        assertThat(SceneText.ofGraph(
                        Notation.standard().parse("arc-kayles(1-2, 1-2, 2-3)").rules()))
                .containsExactly("1-------2-------3", "+ 1-2");
        assertThat(SceneText.ofGraph(Notation.standard().parse("nim(3)").rules()))
                .isEmpty();
        assertThat(SceneText.ofGraph(
                        Notation.standard().parse("node-kayles(path 24)").rules()))
                .filteredOn(line -> !line.isBlank())
                .element(0)
                .asString()
                .startsWith("1---");
    }

    private static Scene.Graph start(String game) {
        return start(Notation.standard().parse(game).rules());
    }

    private static <P, M> Scene.Graph start(Rules<P, M> rules) {
        return (Scene.Graph) Scenes.of(rules, rules.start());
    }
}
