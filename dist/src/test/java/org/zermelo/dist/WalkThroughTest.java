package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.present.json.Json;

/** The steps of docs/adding, by which a game, a method, a value, a word or a use case is added, applied to copies of sources and run. */
class WalkThroughTest {

    private static final Pattern COUNTED = Pattern.compile("(?m)^\\| (.+?) \\| ([0-9]+) \\|");

    @TempDir
    private static Path folder;

    private static WalkThrough walk;

    @BeforeAll
    static void applyTheSteps() throws Exception {
        walk = new WalkThrough(folder);
        for (String what : List.of(
                "game with a name",
                "game with a picture of its own",
                "method",
                "value",
                "use case",
                "word of board games")) {
            walk.apply("## A " + what + ", step by step");
        }
        walk.build();
    }

    private static ScriptRun zermelo(String... arguments) throws Exception {
        return walk.zermelo(arguments);
    }

    /** The page of the architecture counts the places, and they are as many as the steps. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a game with a name, its picture known | A game with a name | 7",
                "a game with a sketch of its own | A game with a picture of its own | 9",
                "a method | A method | 6",
                "a value, its worth of a known kind | A value | 10",
                "a word of board games, a motion that changes the board at large | A word of board games | 3",
                "a use case with command, endpoint and tool | A use case | 10"
            })
    void thePlacesAreCounted(String row, String heading, int most) {
        String page = Checkout.read(Checkout.root().resolve("docs/architecture.md"));
        Map<String, Integer> counts = new HashMap<>();
        COUNTED.matcher(page.substring(page.indexOf("## What a new thing touches")))
                .results()
                .forEach(match -> counts.put(match.group(1), Integer.valueOf(match.group(2))));
        assertThat(counts.get(row))
                .isEqualTo(WalkThrough.steps("## " + heading + ", step by step"))
                .isLessThanOrEqualTo(most);
    }

    /** Every Nim of two heaps up to 3, the whole of some other worlds, under both conventions. */
    @Test
    void theMethodAgreesWithPlainSearch() throws Exception {
        List<String> games =
                new ArrayList<>(List.of("kayles(6)", "notakto(1)", "chomp(2x4)", "cram(2x3)", "mnk(3, 2, 2)"));
        for (int one = 0; one <= 3; one++) {
            for (int two = 0; two <= 3; two++) {
                games.add("nim(" + one + ", " + two + ")");
                games.add("misere nim(" + one + ", " + two + ")");
            }
        }
        List<String> answers = new ArrayList<>();
        for (String method : List.of("plain-search", "first-win")) {
            StringBuilder questions = new StringBuilder();
            for (String game : games) {
                for (String value : List.of("outcome", "winner")) {
                    questions.append(String.format(
                            "{\"game\":\"%s\",\"value\":\"%s\",\"method\":\"%s\",\"ask\":[\"game\",\"value\",\"moves\"]}%n",
                            game, value, method));
                }
            }
            Files.writeString(folder.resolve("questions.jsonl"), questions);
            ScriptRun run = zermelo("batch", "questions.jsonl");
            assertThat(run.err()).isEmpty();
            answers.add(run.out());
        }
        assertThat(answers.get(0).lines()).hasSize(2 * games.size()).noneMatch(line -> line.contains("error"));
        assertThat(answers.get(1)).isEqualTo(answers.get(0));
    }

    /** It says in both languages why it fits or does not, and enters fewer positions than plain search. */
    @Test
    void theMethodIsExplained() throws Exception {
        assertThat(zermelo("explain", "nim(2, 3)", "--value", "winner").out())
                .contains("first-win", "each position left at its first winning move");
        assertThat(zermelo("explain", "nim(2, 3)", "--value", "nimber", "--all", "--lang", "ru")
                        .out())
                .contains("first-win", "находит, кто выигрывает");
        assertThat(nodes("first-win")).isLessThan(nodes("plain-search"));
    }

    private static int nodes(String method) throws Exception {
        ScriptRun run = zermelo("solve", "nim(3, 3)", "--value", "winner", "--method", method, "--json");
        return Integer.parseInt(run.out().replaceAll("(?s).*\"nodes\" *: *([0-9]+).*", "$1"));
    }

    /** From heaps 3 and 5 one move goes to 3 and 3; from equal heaps none wins; the larger coin is taken. */
    @Test
    void theUseCaseIsTheSameOnBothFaces() throws Exception {
        Map<String, Long> counts = Map.of("nim(3, 5)", 1L, "nim(4, 4)", 0L, "coins(2, 9)", 1L);
        try (WalkThrough.Server server = walk.serve()) {
            for (Map.Entry<String, Long> count : counts.entrySet()) {
                Map<Object, Object> command = new HashMap<>(document("best", count.getKey()));
                command.remove("made");
                assertThat(command).containsEntry("best", count.getValue());
                assertThat(Faces.page(server.port(), "best", Map.of("game", count.getKey())))
                        .isEqualTo(command);
            }
            assertThat(Faces.page(server.port(), "best", Map.of("game", "nim(3"))
                            .get("error"))
                    .hasFieldOrPropertyWithValue("kind", "bad-input");
        }
        assertThat(document("best", "nim(3").get("error")).hasFieldOrPropertyWithValue("kind", "bad-input");
    }

    private static Map<?, ?> document(String... words) throws Exception {
        List<String> asked = new ArrayList<>(List.of(words));
        asked.add("--json");
        return (Map<?, ?>) Json.read(zermelo(asked.toArray(String[]::new)).out());
    }

    @Test
    void theUseCaseHasHelpInBothLanguages() throws Exception {
        assertThat(zermelo("help", "best").out())
                .contains("How many of the first moves are best.", "zermelo best 'nim(3, 4, 5)'");
        assertThat(zermelo("best", "--help", "--lang", "ru").out()).contains("Сосчитать лучшие первые ходы.");
        assertThat(zermelo("best", "nim(3, 4, 5)", "--lang", "ru").out()).contains("Лучших первых ходов: 1 из 12.");
    }

    /** Squares of the corner, and every fourth from there both ways, are lost: four and then four won, on the whole board. */
    @Test
    void theGameWithItsPictureIsSolved() throws Exception {
        StringBuilder questions = new StringBuilder();
        StringBuilder winners = new StringBuilder();
        for (int column = 1; column <= 8; column++) {
            for (int row = 1; row <= 8; row++) {
                questions.append(String.format(
                        "{\"game\":\"knight(%d, %d)\",\"value\":\"winner\",\"ask\":[\"value\"]}%n", column, row));
                boolean lost = (column - 1) % 4 < 2 && (row - 1) % 4 < 2 || column == 8 && row == 8;
                winners.append(String.format(
                        "{\"id\":null,\"value\":{\"kind\":\"outcome\",\"winner\":\"%s\"}}%n",
                        lost ? "second" : "first"));
            }
        }
        Files.writeString(folder.resolve("knights.jsonl"), questions);
        assertThat(zermelo("batch", "knights.jsonl").out()).isEqualToIgnoringNewLines(winners);
    }

    /** The page gets a knight on a cell and the cells of each move; a terminal shows the same board in letters. */
    @Test
    void itsPictureIsDrawnOnBothFaces() throws Exception {
        try (WalkThrough.Server server = walk.serve()) {
            Map<?, ?> position = Faces.page(server.port(), "position", Map.of("game", "knight(3, 2)", "lang", "en"));
            String picture = Json.line(Objects.requireNonNull(position.get("scene")));
            assertThat(picture)
                    .contains("\"kind\":\"grid\"", "\"shape\":\"knight\"")
                    .contains("{\"move\":\"a1\",\"cells\":[10,0]}");
        }
        assertThat(zermelo("play", "knight(3, 2)").out())
                .contains("    a b c d e f g h\n  1 . . . . . . . .\n  2 . . N . . . . .\n");
    }

    /** Two heaps of two: who loses takes a whole heap, so that it is over in 2 plies, where the outcome holds out for 4. */
    @Test
    void theValueIsAskedOfGamesThatSomebodyWins() throws Exception {
        for (String method : List.of("plain-search", "memo", "array", "level-sweep")) {
            ScriptRun run =
                    zermelo("solve", "heaps(5; move -1, -2; end sum <= 0)", "--value", "suspense", "--method", method);
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("the first player wins in 3 plies");
        }
        assertThat(zermelo("solve", "kayles(6)", "--value", "suspense").out())
                .contains("the first player wins in 5 plies");
        assertThat(zermelo("solve", "nim(2, 2)", "--value", "suspense").out())
                .contains("the second player wins in 2 plies");
        assertThat(zermelo("solve", "nim(2, 2)", "--value", "outcome", "--method", "memo")
                        .out())
                .contains("the second player wins in 4 plies");
    }

    /** The definition and the tables of planes say the same. */
    @Test
    void theWordOfBoardGamesIsPlayedByEveryMethod() throws Exception {
        List<String> games = List.of(
                "board 1 x 3; moves place, exchange; end line of 2; plies 5",
                "board 2 x 2; pieces man x o, king X O; start x./.O; moves step straight, exchange, king place; plies 4",
                "board 2 x 2; start x./.o; moves step straight onto empty or other and then may exchange; plies 5");
        StringBuilder questions = new StringBuilder();
        for (String game : games) {
            for (String method : List.of("plain-search", "memo", "retrograde", "level-sweep")) {
                questions.append(String.format(
                        "{\"game\":\"board(%s)\",\"method\":\"%s\",\"ask\":[\"value\",\"moves\"]}%n", game, method));
            }
        }
        Files.writeString(folder.resolve("exchanges.jsonl"), questions);
        List<String> answers = zermelo("batch", "exchanges.jsonl").out().lines().toList();
        assertThat(answers).hasSize(4 * games.size()).allMatch(each -> each.contains("\"winner\""));
        for (int i = 0; i < answers.size(); i++) {
            assertThat(answers.get(i)).isEqualTo(answers.get(i / 4 * 4));
        }
    }

    @Test
    void theValueIsRefusedWhereItIsNotDefined() throws Exception {
        assertThat(zermelo("solve", "tictactoe()", "--value", "suspense").err())
                .contains("suspense belongs to games that somebody wins");
        ScriptRun stored = zermelo("build", "kayles(6)", "--value", "suspense", "--to", "kayles.ztb");
        assertThat(stored.code()).isNotZero();
        assertThat(stored.err()).startsWith("zermelo: ").doesNotContain("Exception");
    }

    @Test
    void theGameIsSolvedUnderEachOfItsNames() throws Exception {
        for (String name : List.of("toads", "Frogs and Toads", "лягушки и жабы")) {
            ScriptRun run = zermelo("solve", name + "(2)");
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("Game    toads(2)").contains("the first player wins in 5 plies");
        }
    }

    @Test
    void itIsListedWithItsWords() throws Exception {
        assertThat(zermelo("games", "toads").out())
                .contains("Frogs and Toads", "also called frogs and toads", "for example toads(2)");
        assertThat(zermelo("games", "жабы", "--lang", "ru").out()).contains("toads([СКОЛЬКО])");
    }

    @Test
    void wrongArgumentsAreToldWhereTheyStand() throws Exception {
        ScriptRun run = zermelo("solve", "toads(11)");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("argument:1:7:").contains("1 to 10 of each, not 11. Try toads(2).");
    }

    /** The picture that its look asks for, and a later position that is read back. */
    @Test
    void itIsPlayedOnItsPicture() throws Exception {
        ScriptRun run = zermelo("solve", "toads(2) from x.xoo o", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("toads(2) from x.xoo o");
    }
}
