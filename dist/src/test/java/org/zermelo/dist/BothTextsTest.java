package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.present.json.Json;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** What the two faces say of the same in documents of different forms: texts on exam tasks, tables of rows. */
class BothTextsTest {

    private static final String TASK = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    private static PageServer server;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String page(String what, String with) throws Exception {
        Map<String, String> parameters = Map.of("rules", TASK, "what", what, "with", with);
        return (String) Faces.page(server, "exam-text", parameters).get("text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"20=31,34", "20=31 35", "19=17", "21=30,34", "20=", "20=70,5"})
    void anAnswerIsCheckedAlike(String given) throws Exception {
        assertThat(page("check", given))
                .isNotBlank()
                .isEqualTo(Faces.said("", List.of("exam", TASK, "--check", given)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"17", "18", "30", "70"})
    void aStartIsExplainedAlike(String s) throws Exception {
        String command =
                Faces.said("", List.of("exam", TASK, "--why", "20=" + s, "--why", "21=" + s, "--why", "19=" + s));
        assertThat(page("why", s).lines().filter(line -> !line.isBlank()).sorted())
                .isNotEmpty()
                .containsExactlyElementsOf(
                        command.lines().filter(line -> !line.isBlank()).sorted().toList());
    }

    @Test
    void anAnswerIsExplainedAlike() throws Exception {
        assertThat(page("explain", "").lines().filter(line -> !line.isBlank()))
                .isNotEmpty()
                .containsExactlyElementsOf(Faces.said("", List.of("exam", TASK, "--explain"))
                        .lines()
                        .filter(line -> !line.isBlank())
                        .toList());
    }

    /** The page shows what it understood and asks for the answers by the rules; the command does both. */
    @Test
    void aTaskInTheWordsOfAPaperIsReadAlike() throws Exception {
        String paper =
                "A player may add one stone to the heap or double the number of stones in the heap. The game ends"
                        + " when the number of stones in the heap becomes 29 or more. At the start there are S stones in the"
                        + " heap, S < 29. Question 20. Write down all values of S for which Petya cannot win in one move, but can"
                        + " win by his second move whatever Vanya does.";
        Map<?, ?> read = Faces.page(server, "exam-wording", Map.of("text", paper));
        String rules = (String) read.get("rules");
        String asks = String.join(";", texts(read.get("questions")));
        Map<?, ?> page = Faces.page(server, "exam", Map.of("rules", rules, "ask", asks));
        Map<?, ?> command = (Map<?, ?>) Json.read(Faces.said(paper, List.of("exam", "--wording", "-", "--json")));
        assertThat(page.get("questions")).isNotNull().isEqualTo(command.get("questions"));
    }

    private static List<String> texts(Object list) {
        return ((List<?>) list).stream().map(String::valueOf).toList();
    }

    /** The page's table has all kinds in one; the command's has a column for each right end, and blanks below the diagonal. */
    @ParameterizedTest
    @CsvSource({"margin, margin", "guarantee, sum"})
    void anIntervalIsWorthTheSame(String kind, String field) throws Exception {
        String row = "coins(7 9 1 6 4 3)";
        List<String> page = new ArrayList<>();
        for (Object line :
                (List<?>) Faces.page(server, "table", Map.of("game", row)).get("rows")) {
            ((List<?>) line).forEach(cell -> page.add(String.valueOf(((Map<?, ?>) cell).get(field))));
        }
        List<String> command = Faces.said("", List.of("table", row, "--of", kind, "--format", "csv"))
                .lines()
                .skip(1)
                .filter(line -> line.startsWith("i="))
                .flatMap(line -> List.of(line.split(",")).stream().skip(1))
                .filter(cell -> !cell.isBlank())
                .toList();
        assertThat(page).hasSize(21).isEqualTo(command);
    }
}
