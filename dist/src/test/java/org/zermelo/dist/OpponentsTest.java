package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;
import org.zermelo.desk.Match;
import org.zermelo.notation.Notation;
import org.zermelo.present.json.Json;
import org.zermelo.row.strategy.RowMatch;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Strategy;
import org.zermelo.row.take.Side;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The same opponents on the page, in the terminal and in the tournament: the same moves for the same seed. */
class OpponentsTest {

    private static final int MOST_PLIES = 30;

    private static PageServer server;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Map<?, ?> ask(String address, String... parameters) throws IOException, InterruptedException {
        StringBuilder query = new StringBuilder("?lang=en");
        for (int i = 0; i < parameters.length; i += 2) {
            query.append('&')
                    .append(parameters[i])
                    .append('=')
                    .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        URI uri = URI.create("http://127.0.0.1:" + server.port() + "/api/v1/" + address + query);
        var reply = CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
        return (Map<?, ?>) Json.read(reply.body());
    }

    private static String run(String typed, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
        assertThat(new Cli(in, out, out, new Cancellation()).run(words)).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    coins(5 8 3 2 9 1)           | perfect | 2 | 1
                    coins(5 8 3 2 9 1)           | greedy  | 2 | 1
                    coins(5 5 3 5 5 1)           | greedy  | 2 | 9
                    coins(5 8 3 2 9 1)           | parity  | 2 | 1
                    coins(5 8 3 2 9)             | parity  | 2 | 1
                    coins(5 8 3 2 9 1)           | limited | 3 | 4
                    coins(5 8 3 2 9 1)           | random  | 2 | 5
                    coins(4 -2 7 3; take any)    | limited | 2 | 6
                    nim(3, 4, 5)                 | perfect | 2 | 1
                    nim(3, 4, 5)                 | limited | 2 | 2
                    misere nim(3, 2, 1)          | perfect | 2 | 1
                    nim(2) + notakto(1)          | random  | 2 | 8
                    tictactoe()                  | perfect | 2 | 1
                    tictactoe()                  | limited | 4 | 3
                    kayles(9)                    | perfect | 2 | 1
                    kayles(9)                    | random  | 2 | 11
                    heaps(5, 6; move +1, *2; end sum >= 30) | limited | 1 | 3
                    heaps(5, 6; move +1, *2; end sum >= 30) | perfect | 2 | 1
                    boxes(2, 1)                  | greedy  | 2 | 12
                    dodgem(3)                    | random  | 2 | 13
                    """)
    void thePageAndTheTerminalPlayTheSameMovesAndSayTheSameAboutThem(
            String game, String opponent, String sight, String seed) throws Exception {
        Match<?, ?> match = Match.of(Notation.standard().parse(game));
        StringBuilder typed = new StringBuilder();
        while (!match.over() && match.plies() < MOST_PLIES) {
            String move;
            if (match.firstToMove()) {
                move = match.options().get(match.options().size() - 1).toString();
                typed.append(move).append('\n');
            } else {
                move = (String) ask(
                                "reply",
                                "game",
                                game,
                                "line",
                                match.lineText(),
                                "opponent",
                                opponent,
                                "sight",
                                sight,
                                "seed",
                                seed)
                        .get("move");
            }
            match = match.play(move);
        }
        String[] command = {"play", game, "--opponent", opponent, "--sight", sight, "--seed", seed};
        String screen = run(typed.toString(), command);
        assertThat(screen).endsWith("Moves: " + match.lineText() + "\n");
        Map<?, ?> review = ask("review", "game", game, "line", match.lineText());
        assertThat(screen)
                .contains(((List<?>) review.get("sentences"))
                        .stream().map(Object::toString).toList());
        assertThat(run("", "line", game, "--line", match.lineText()))
                .contains(((List<?>) review.get("sentences"))
                        .stream().map(Object::toString).toList());
    }

    /** In the tournament greedy, parity and perfect meet; each plays as it does against a person. */
    @ParameterizedTest
    @CsvSource({"greedy", "parity", "perfect"})
    void theTournamentsStrategiesAreTheOpponents(String name) {
        long[] row = {3, 2, 2, 3, 1, 2, 7, 5};
        Strategy strategy = Strategies.all().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
        for (Strategy first : Strategies.all()) {
            List<Side> sides = RowMatch.play(row, first, strategy).sides();
            String typed = IntStream.range(0, sides.size())
                    .filter(ply -> ply % 2 == 0)
                    .mapToObj(ply -> sides.get(ply).letter() + "\n")
                    .reduce("", String::concat);
            String line = String.join(
                    " ~ ", sides.stream().map(side -> "" + side.letter()).toList());
            assertThat(run(typed, "play", "coins(3 2 2 3 1 2 7 5)", "--opponent", name))
                    .endsWith("Moves: " + line + "\n");
        }
    }
}
