package org.zermelo.present.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.answer.Texts;
import org.zermelo.present.graph.PositionGraph.Node;
import org.zermelo.present.play.Match;
import org.zermelo.present.tree.GameTree.Prune;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

class PositionGraphTest {

    private static final Words WORDS = Words.in(Language.EN);

    private static PositionGraph graph(String game) {
        return PositionGraph.of(Desk.standard().notation().parse(game).rules());
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
        Map<String, Long> solved = new java.util.HashMap<>();
        collect(Desk.standard().notation().parse(game).rules(), solved);
        for (Node node : graph.nodes()) {
            assertThat((long) node.nimber()).as("%s in %s", node, game).isEqualTo(solved.get(node.position()));
            Set<Integer> values = new TreeSet<>();
            node.options().forEach(option -> {
                values.add(graph.nodes().get(option).nimber());
                assertThat(graph.nodes().get(option).level()).isLessThan(node.level());
            });
            assertThat(node.values()).containsExactlyElementsOf(values);
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
        PositionGraph proof = whole.part(Integer.MAX_VALUE, Prune.STRATEGY);
        assertThat(proof.nodes().get(0).position())
                .isEqualTo(whole.nodes().get(0).position());
        for (Node node : proof.nodes()) {
            assertThat(node.options().size() + node.hidden())
                    .isEqualTo(node(whole, node.position()).options().size());
            if (node.nimber() == 0) {
                assertThat(node.hidden()).isZero();
            } else {
                assertThat(node.options())
                        .singleElement()
                        .satisfies(option ->
                                assertThat(proof.nodes().get(option).nimber()).isZero());
            }
        }
        assertThat(whole.part(Integer.MAX_VALUE, Prune.NONE)).isEqualTo(whole);
    }

    @Test
    void aFoldedGraphTellsHowMuchItHides() {
        PositionGraph folded = graph("nim(3, 2)").part(1, Prune.NONE);
        assertThat(folded.nodes()).hasSize(6);
        assertThat(folded.nodes().get(0).hidden()).isZero();
        assertThat(folded.nodes().stream().skip(1)).allSatisfy(node -> {
            assertThat(node.options()).isEmpty();
            assertThat(node.hidden()).isPositive();
        });
        assertThat(GraphSvg.of(folded, WORDS)).contains("<path");
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
        String svg = GraphSvg.of(graph, WORDS);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new java.io.StringReader(svg)));
        assertThat(document.getElementsByTagName("path").getLength()).isEqualTo(graph.edges());
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
                .hasSize(graph.edges());
        assertThat(GraphSvg.of(graph, WORDS)).isEqualTo(svg);
    }

    @Test
    void refusals() {
        assertThatThrownBy(() -> graph("tictactoe()")).hasMessageContaining("graph.not-impartial");
        assertThatThrownBy(() -> graph("nim(100, 100)")).hasMessageContaining("graph.too-large");
    }
}
