package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.family.FamilyGroup;
import org.zermelo.tests.Share;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The same question at the command line and at the page has the same document, or the same refusal. */
class BothFacesTest {

    /** Rules as text and their exam questions. */
    private static final List<String> TASKS = List.of(
            "game(S); move +1, *2; end x >= 29",
            "heaps(7, S); move +1, *2; end sum >= 77",
            "heaps(S; move -1, -2, /2; end x <= 20)",
            "heaps(S; move +1, +4, *3; end x >= 51)",
            "heaps(S; move +2, *2; end x >= 40; overshoot x > 60)");

    private static PageServer server;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** What is asked: at the command line by words, at the page by an address and parameters; and where the page's answer stands. */
    private record Asked(List<String> words, String path, Map<String, String> parameters, String within) {

        @Override
        public String toString() {
            return String.join(" ", words);
        }
    }

    private static Asked solve(String game) {
        return new Asked(List.of("solve", game), "position", Map.of("game", game), "answer");
    }

    private static Asked solve(String game, String value) {
        return new Asked(
                List.of("solve", game, "--value", value), "position", Map.of("game", game, "value", value), "answer");
    }

    private static Asked explain(String game) {
        return new Asked(List.of("explain", game), "explain", Map.of("game", game), "");
    }

    private static Asked tree(String game) {
        return new Asked(List.of("tree", game, "--depth", "2"), "tree", Map.of("game", game, "depth", "2"), "");
    }

    private static Asked graph(String game) {
        return new Asked(List.of("tree", game, "--graph"), "graph", Map.of("game", game), "");
    }

    private static Asked count(String game, String plies) {
        return new Asked(List.of("count", game, "--plies", plies), "count", Map.of("game", game, "plies", plies), "");
    }

    private static Asked trace(String game, String method) {
        return new Asked(
                List.of("trace", game, "--method", method), "trace", Map.of("game", game, "method", method), "");
    }

    private static Asked value(String text) {
        return new Asked(List.of("solve", text), "value", Map.of("text", text), "");
    }

    private static Asked exam(String rules) {
        return new Asked(List.of("exam", rules), "exam", Map.of("rules", rules), "");
    }

    static Stream<Asked> questions() {
        List<Family> families = Notation.standard().families();
        List<Asked> questions = new ArrayList<>();
        for (Family family : families) {
            String game = family.example();
            questions.add(family.group() == FamilyGroup.LEFT_AND_RIGHT ? value(game) : solve(game));
            if (Share.takes(questions.size(), 2)) {
                questions.add(explain(game));
            }
            if (!game.startsWith("mnk") && Share.takes(questions.size(), 2)) {
                questions.add(tree(game));
            }
        }
        for (String game :
                List.of("nim(1, 2)", "heaps(5; move -1, -2)", "kayles(5)", "mnk(3, 3, 3)", "graph(1; 1-2 2-1)")) {
            questions.add(graph(game));
        }
        for (String value : List.of("outcome", "winner", "misere", "nimber", "margin", "margin-and-plies", "score")) {
            questions.add(solve("nim(1, 2, 3)", value));
            questions.add(solve("boxes(2, 2)", value));
        }
        for (String game :
                List.of("coins(3 7 x)", "nim(1, 2", "nimm(3)", "chomp(40x50)", "heaps(8; move +1, +3; end x = 10)")) {
            questions.add(solve(game));
            questions.add(explain(game));
        }
        for (String plies : List.of("0", "4", "20", "1001")) {
            questions.add(count("hexapawn(3, 3)", plies));
            questions.add(count("@tic-tac-toe", plies));
        }
        for (String game : List.of("hexapawn(3, 3)", "@clobber", "@konane")) {
            for (String value : List.of("outcome", "winner", "nimber")) {
                questions.add(solve(game, value));
            }
        }
        for (String method : List.of("interval-rows", "interval-guarantee", "nim-sum", "nobody")) {
            questions.add(trace("coins(7 9 1 6)", method));
            questions.add(trace("nim(1, 2, 3)", method));
        }
        for (String text : List.of("{3|1} + ^*", "domineering(2x3)", "clobber(xo|ox", "{0|1", "hackenbush(lre)")) {
            questions.add(value(text));
        }
        TASKS.forEach(task -> questions.add(exam(task)));
        return questions.stream();
    }

    @Test
    void aHundredQuestionsAreAsked() {
        assertThat(questions()).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @MethodSource("questions")
    void theSameQuestionHasTheSameDocument(Asked asked) throws Exception {
        Map<?, ?> command = Faces.command(asked.words());
        Map<?, ?> page = Faces.page(server, asked.path(), asked.parameters());
        assertThat(page.get("error") == null).as("%s / %s", page, command).isEqualTo(command.get("error") == null);
        if (command.get("error") instanceof Map<?, ?> refused && page.get("error") instanceof Map<?, ?> refusal) {
            assertThat(refusal.get("kind")).isEqualTo(refused.get("kind"));
            return;
        }
        Object answer = asked.within().isEmpty() ? page : page.get(asked.within());
        assertThat(steady(answer)).as(asked.toString()).isEqualTo(steady(command));
    }

    /** Told by one face only, measured, advice in its own words, or estimated within the memory and time that each grants. */
    private static final Set<String> OWN = Set.of("seconds", "made", "why", "usable", "bytes");

    /** The document without what each face says in its own way; methods are ranked by the memory, so here by name. */
    private static Object steady(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> kept = new TreeMap<>();
            map.forEach((name, one) -> {
                if (!OWN.contains(name)) {
                    kept.put((String) name, steady(one));
                }
            });
            if (kept.get("methods") instanceof List<?> methods) {
                kept.put("methods", Set.copyOf(methods));
            }
            return kept;
        }
        return value instanceof List<?> list
                ? list.stream().map(BothFacesTest::steady).toList()
                : value == null ? "null" : value;
    }
}
