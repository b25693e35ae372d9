package org.zermelo.present.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.Texts;
import org.zermelo.desk.graph.GameTree.Prune;
import org.zermelo.desk.graph.PlyReach;
import org.zermelo.desk.graph.PositionGraph;
import org.zermelo.desk.graph.PositionGraph.Node;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.plan.Planner;
import org.zermelo.present.json.Json;
import org.zermelo.present.picture.Svg;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

class PositionGraphTest {

    private static final Words WORDS = Words.in(Language.EN);

    private static PositionGraph graph(String game) {
        return graph(game, null, Prune.NONE);
    }

    private static PositionGraph graph(String game, @Nullable Integer plies, Prune prune) {
        Desk desk = Desk.standard();
        return PositionGraph.of(desk, desk.notation().parse(game), plies, prune, Watch.interruptible());
    }

    private static int edges(PositionGraph graph) {
        return graph.nodes().stream().mapToInt(node -> node.options().size()).sum();
    }

    private static long nimber(Node node) {
        return ((Nimber) node.worth()).nimber();
    }

    /** Each position that is drawn has the nimber that the solver gives it, and its options have the values that are shown. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(2, 1)",
                "nim(3, 2, 1)",
                "octal(0.77, 6)",
                "notakto(xx./x../...)",
                "chomp(2x3)",
                "cram(2x3)",
                "wythoff(2, 3)"
            })
    void nimbersAreThoseOfTheSolver(String game) {
        PositionGraph graph = graph(game);
        Map<String, Long> solved = new HashMap<>();
        collect(Desk.standard().notation().parse(game).rules(), solved);
        for (Node node : graph.nodes()) {
            assertThat(nimber(node)).as("%s in %s", node, game).isEqualTo(solved.get(node.position()));
            Set<Long> values = new TreeSet<>();
            node.options().forEach(option -> {
                values.add(nimber(graph.nodes().get(option)));
                assertThat(graph.nodes().get(option).level()).isLessThan(node.level());
            });
            assertThat(node.values()).containsExactlyElementsOf(values);
            assertThat(node.best())
                    .isEqualTo(node.options().stream()
                            .filter(option -> nimber(graph.nodes().get(option)) == 0)
                            .collect(Collectors.toSet()));
        }
    }

    private static <P, M> void collect(Rules<P, M> rules, Map<String, Long> solved) {
        Set<P> seen = new HashSet<>(Set.of(rules.start()));
        Deque<P> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            P position = open.remove();
            Nimber nimber = (Nimber) Planner.standard()
                    .solve(Games.from(rules, position), Values.nimber())
                    .worth();
            solved.put(Texts.position(rules, position), nimber.nimber());
            rules.moves(position).stream()
                    .map(move -> rules.play(position, move))
                    .filter(seen::add)
                    .forEach(open::add);
        }
    }

    @Test
    void everyPositionStandsOnce() {
        assertThat(graph("nim(2, 1)").nodes()).extracting(Node::position).doesNotHaveDuplicates();
        assertThat(GraphText.of(graph("nim(2, 1)"), WORDS))
                .contains("*3  {0, 1, 2, [3]}")
                .contains("*0  {[0]}");
    }

    /** Moves of the game lead from the start to where a position is told to be. */
    @ParameterizedTest
    @ValueSource(strings = {"nim(3, 2)", "octal(0.77, 6)", "chomp(3x3)", "notakto(xx./x../...)"})
    void linesLeadToTheirPositions(String game) {
        for (Node node : graph(game).nodes()) {
            Match<?, ?> match = Match.of(Desk.standard().notation().parse(game));
            for (String move : node.line()) {
                match = match.play(move);
            }
            assertThat(text(match)).isEqualTo(node.position());
        }
    }

    private static <P, M> String text(Match<P, M> match) {
        return Texts.position(match.rules(), match.position());
    }

    /** What is left of a proof: of each won position that is reached one move to a lost one, of each lost one all moves. */
    @ParameterizedTest
    @ValueSource(strings = {"nim(3, 2)", "nim(2, 2)", "chomp(3x3)", "cram(2x3)"})
    void aProofKeepsOneMoveOfTheWinner(String game) {
        PositionGraph whole = graph(game);
        PositionGraph proof = graph(game, null, Prune.STRATEGY);
        assertThat(proof.nodes().get(0).position())
                .isEqualTo(whole.nodes().get(0).position());
        for (Node node : proof.nodes()) {
            assertThat(node.options().size() + node.hidden())
                    .isEqualTo(node(whole, node.position()).options().size());
            if (nimber(node) == 0) {
                assertThat(node.hidden()).isZero();
            } else {
                assertThat(node.options())
                        .singleElement()
                        .satisfies(option ->
                                assertThat(nimber(proof.nodes().get(option))).isZero());
            }
        }
        assertThat(whole.whole() && proof.whole()).isTrue();
    }

    @Test
    void aFoldedGraphTellsHowMuchItHides() {
        PositionGraph folded = graph("nim(3, 2)", 1, Prune.NONE);
        assertThat(folded.nodes()).hasSize(6);
        assertThat(folded.nodes().get(0).hidden()).isZero();
        assertThat(folded.nodes().stream().skip(1)).allSatisfy(node -> {
            assertThat(node.options()).isEmpty();
            assertThat(node.hidden()).isPositive();
        });
        assertThat(folded.whole()).isFalse();
        assertThat(Svg.write(GraphPicture.of(folded, WORDS))).contains("<path").contains("1 ply down");
    }

    private static Node node(PositionGraph graph, String position) {
        return graph.nodes().stream()
                .filter(node -> node.position().equals(position))
                .findFirst()
                .orElseThrow();
    }

    /** A box for each position, a path for each option, all within the picture and none upon another. */
    @ParameterizedTest
    @ValueSource(strings = {"nim(2, 1)", "octal(0.77, 7)", "notakto(x../.../...)", "chomp(3x3)"})
    void drawing(String game) throws Exception {
        PositionGraph graph = graph(game);
        String svg = Svg.write(GraphPicture.of(graph, WORDS));
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(document.getElementsByTagName("path").getLength()).isEqualTo(edges(graph));
        double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
        var boxes = document.getElementsByTagName("rect");
        Set<String> places = new HashSet<>();
        for (int i = 1; i < boxes.getLength(); i++) {
            var box = (org.w3c.dom.Element) boxes.item(i);
            double x = Double.parseDouble(box.getAttribute("x"));
            assertThat(x).isBetween(0.0, width - Double.parseDouble(box.getAttribute("width")));
            assertThat(places.add(box.getAttribute("x") + " " + box.getAttribute("y") + box.getAttribute("rx")))
                    .isTrue();
        }
        assertThat(places.stream().filter(place -> place.endsWith("6")).count()).isGreaterThanOrEqualTo(1);
        assertThat(GraphDot.of(graph, WORDS).lines().filter(line -> line.contains(" -> ")))
                .hasSize(edges(graph));
        assertThat(Svg.write(GraphPicture.of(graph, WORDS))).isEqualTo(svg);
    }

    /** Scores, draws, plays that come back, misère play: the worths are those of the solver, and edges are the moves. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "coins(7 9 1 6 4 3)",
                "tictactoe()",
                "misere nim(2, 2)",
                "graph(4 from 1; 1-2 2-1 2-3 3-4)",
                "heaps(3, 4; move +1, *2; end sum >= 20)",
                "quixo(3)"
            })
    void everyGameHasAGraph(String game) {
        worths(graph(game), Desk.standard().notation().parse(game));
    }

    private static void worths(PositionGraph graph, Game game) {
        for (Node node : graph.nodes()) {
            assertThat(node.hasNimber()).isFalse();
            assertThat(node.values()).isEmpty();
            Match<?, ?> match = Match.of(game);
            for (String move : node.line()) {
                match = match.play(move);
            }
            assertThat(worth(match, game)).as(node.position()).isEqualTo(node.worth());
            if (graph.whole()) {
                assertThat(node.hidden()).isZero();
                assertThat(node.options()).hasSize(options(match));
                assertThat(node.best().isEmpty()).isEqualTo(node.options().isEmpty());
            }
        }
    }

    private static <P, M> Worth worth(Match<P, M> match, Game game) {
        return Planner.standard()
                .solve(Games.from(match.rules(), match.position()), game.value())
                .worth();
    }

    private static <P, M> int options(Match<P, M> match) {
        Rules<P, M> rules = match.rules();
        return (int) rules.moves(match.position()).stream()
                .map(move -> PlyReach.one(rules, rules.play(match.position(), move)))
                .distinct()
                .count();
    }

    @Test
    void bestMovesAreMarked() {
        PositionGraph graph = graph("coins(7 9 1 6)");
        assertThat(graph.nodes().get(0).best())
                .singleElement()
                .satisfies(
                        best -> assertThat(graph.nodes().get(best).position()).isEqualTo("7 9 1"));
        PositionGraph best = graph("coins(7 9 1 6 4 3)", null, Prune.BEST);
        assertThat(best.nodes()).allSatisfy(node -> assertThat(node.best()).hasSameSizeAs(node.options()));
        assertThat(best.nodes().get(0).hidden()).isEqualTo(1);
    }

    /** Edges that go back are told apart, and without them every edge goes down by at least a level. */
    @Test
    void whatComesBackIsDrawnUpwards() {
        PositionGraph graph = graph("graph(4 from 1; 1-2 2-1 2-3 3-4)");
        assertThat(graph.nodes()).extracting(Node::level).containsExactly(3, 2, 1, 0);
        assertThat(graph.back(0, 1)).isFalse();
        assertThat(graph.back(1, 0)).isTrue();
        assertThat(Svg.write(GraphPicture.of(graph, WORDS)).lines().filter(line -> line.contains("stroke-dasharray")))
                .hasSize(1);
        assertThat(GraphDot.of(graph, WORDS).lines().filter(line -> line.contains("style=dashed")))
                .hasSize(1);
        assertThat(GraphText.of(graph, WORDS)).contains("[loss in 0 plies]");
    }

    /** A symmetry may take what a move leads to into where it came from. */
    @Test
    void anEdgeMayLeadBackToItsOwnPosition() {
        Node alone = new Node("a", new Margin(0), 0, List.of(), List.of(0), Set.of(0), List.of(), 0);
        PositionGraph graph = new PositionGraph(List.of(alone), 1, true);
        assertThat(graph.back(0, 0)).isTrue();
        assertThat(Svg.write(GraphPicture.of(graph, WORDS))).contains("stroke-dasharray");
        assertThat(Json.pretty(GraphJson.of(graph))).contains("\"paths\"");
    }

    /** A graph too large to draw goes as deep as fits, never over the limit; to a depth that does not fit it is refused. */
    @Test
    void aLargeGameIsDrawnAsDeepAsFits() {
        PositionGraph graph = graph("nim(100, 100)");
        assertThat(graph.whole()).isFalse();
        assertThat(graph.plies()).isEqualTo(1);
        assertThat(graph.nodes()).hasSize(201);
        assertThat(graph.nodes().get(0).hidden()).isZero();
        PositionGraph proof = graph("nim(100, 101)", null, Prune.STRATEGY);
        assertThat(proof.whole()).isFalse();
        assertThat(proof.plies()).isEqualTo(2);
        assertThat(proof.nodes()).hasSize(202);
        assertThatThrownBy(() -> graph("nim(100, 100)", 2, Prune.NONE))
                .asString()
                .contains("graph.too-large");
        assertThatThrownBy(() -> graph("nim(300)")).asString().contains("graph.too-large");
        assertThatThrownBy(() -> graph("nim(1000000000)", 0, Prune.NONE))
                .asString()
                .contains("graph.too-large");
        assertThat(graph("nim(300)", null, Prune.STRATEGY).nodes()).hasSize(2);
        assertThat(graph("nim(10, 11, 12)", 2, Prune.STRATEGY).whole()).isFalse();
    }
}
