package org.zermelo.present.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;

/** What is written of a trace: words in every language, pictures that a reader of XML takes, the document of the page. */
class TraceFilesTest {

    private static final Words EN = Words.in(Language.EN);

    /** A game for each method that can be watched. */
    private static final List<String> GAMES = List.of(
            "coins(7 9 1 6 4 3)",
            "coins(1 3 2)",
            "nim(2) + kayles(3)",
            "coins(4 -7 2 -1; take any)",
            "nim(1, 2, 3)",
            "heaps(2, 3; move +1, *2; end sum >= 9)",
            "tictactoe() from xo./xo./...",
            "octal(0.07, 5, 2)",
            "misere nim(1, 2)",
            "subtraction({1,3,4}, 12)",
            "domineering(2x2)",
            "{0,-1,*|*,1}",
            "hackenbush(lr)");

    /** A game and a method to watch on it. */
    record Shown(Game game, String method) {
        Trace trace() {
            return new TraceRequest(game, Optional.of(method)).trace();
        }
    }

    static Stream<Shown> shown() {
        return GAMES.stream()
                .map(Notation.standard()::parse)
                .flatMap(game -> TraceRequest.methods(game).stream().map(method -> new Shown(game, method)));
    }

    private static Document read(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    @Test
    void everyMethodThatCanBeWatchedIsShownHere() {
        assertThat(shown().map(Shown::method))
                .containsAll(TraceRequest.all().stream().map(Tracer::method).toList());
    }

    @ParameterizedTest
    @MethodSource("shown")
    void everyLanguageHasWordsForAll(Shown shown) {
        Trace trace = shown.trace();
        for (Language language : Language.all()) {
            Words words = Words.in(language);
            assertThat(words.has("trace.method." + trace.method())).isTrue();
            assertThat(words.has("trace.code." + trace.method())).isTrue();
            int lines = new TraceWords(words).code(trace).size();
            assertThat(lines).isEqualTo(new TraceWords(EN).code(trace).size());
            trace.panels()
                    .forEach(panel -> assertThat(words.has("trace.panel." + panel.name()))
                            .as(panel.name())
                            .isTrue());
            trace.steps().forEach(step -> {
                assertThat(words.has(step.note().key())).as(step.note().key()).isTrue();
                assertThat(words.has("trace.event." + TraceWords.name(step.event())))
                        .isTrue();
                assertThat(step.line()).isBetween(0, lines);
                step.guess()
                        .ifPresent(guess -> guess.slips()
                                .forEach(slip -> assertThat(words.has(slip.why().key()))
                                        .as(slip.why().key())
                                        .isTrue()));
            });
        }
    }

    @ParameterizedTest
    @MethodSource("shown")
    void everyCellThatIsWrittenIsDrawnOrFolded(Shown shown) throws Exception {
        Trace trace = shown.trace();
        List<TraceScene> scenes = TraceScene.of(trace, new TraceWords(EN));
        Set<String> drawn = new HashSet<>();
        for (TraceScene scene : scenes) {
            NodeList groups = read(TraceSvg.base(scene, trace.at(0))).getElementsByTagName("g");
            for (int i = 0; i < groups.getLength(); i++) {
                assertThat(drawn.add(((Element) groups.item(i)).getAttribute("id")))
                        .isTrue();
            }
            scene.boxes().values().forEach(box -> {
                assertThat(box.x() + box.width()).isLessThanOrEqualTo(scene.width());
                assertThat(box.y() + box.height()).isLessThanOrEqualTo(scene.height());
            });
        }
        Map<Spot, Spot> folds = new LinkedHashMap<>();
        scenes.forEach(scene -> folds.putAll(scene.folds()));
        trace.steps()
                .forEach(step -> step.changes()
                        .forEach(change -> assertThat(drawn)
                                .contains(TraceSvg.id(folds.getOrDefault(change.spot(), change.spot())))));
    }

    @ParameterizedTest
    @MethodSource("shown")
    void picturesAreWholeAndHoldNoScript(Shown shown) throws Exception {
        Trace trace = shown.trace();
        String film = TracePicture.film(trace, EN);
        for (String picture : List.of(
                film,
                TracePicture.sheet(trace, TracePicture.spread(trace, 6), EN),
                TracePicture.sheet(trace, List.of(1), EN))) {
            assertThat(read(picture).getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(picture).doesNotContain("<script", "onload", "href");
        }
        assertThat(film).contains("prefers-reduced-motion:reduce");
    }

    @Test
    void aTreeThatWouldGrowTooWideIsFolded() {
        Trace small = new Shown(Notation.standard().parse("coins(1 2 3 4)"), "interval-search").trace();
        assertThat(new Branching(small, 2).folds()).isEmpty();
        Trace large = new Shown(Notation.standard().parse("coins(1 2 3 4 5 6 7 8)"), "interval-search").trace();
        Branching lie = new Branching(large, 2);
        assertThat(lie.leaves()).isEqualTo(16);
        assertThat(lie.drawn()).hasSize(31);
        assertThat(lie.folds()).hasSize(255 - 31);
    }

    @Test
    void aFrameMarksWhatItChangedAndWhatItRead() {
        Shown shown = new Shown(Notation.standard().parse("coins(5 8 3 2)"), "interval-rows");
        assertThat(TraceText.step(shown.game(), shown.trace(), 3, EN, Paint.PLAIN))
                .contains("   3        (+3)[+1]\n   4            (+2)\n")
                .contains("> " + " ".repeat(8) + "d(i,j) = max(v(i) - d(i+1,j), v(j) - d(i,j-1))")
                .contains("i = 3, j = 4, left = +1, right = -1");
    }

    @Test
    void aStepThatIsNotThereIsRefused() {
        Shown shown = new Shown(Notation.standard().parse("coins(5 8)"), "interval-rows");
        for (int step : new int[] {-1, 6, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> TraceText.step(shown.game(), shown.trace(), step, EN, Paint.PLAIN))
                    .isInstanceOf(BadInputException.class);
            assertThatThrownBy(() -> TracePicture.sheet(shown.trace(), List.of(step), EN))
                    .isInstanceOf(BadInputException.class);
        }
    }
}
