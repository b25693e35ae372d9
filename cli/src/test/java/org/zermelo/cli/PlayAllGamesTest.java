package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

/**
 * Every ready game, and rules as text of every kind, through a pipe to the end: the player makes the first move that is legal, and
 * the opponent is the same one that the library gives.
 */
class PlayAllGamesTest {

    private static final Desk DESK = Desk.standard();

    /** A play without end is left after so many plies. */
    private static final int MOST_PLIES = 24;

    /** Starts that are answered at once, for games whose examples are larger. */
    private static final Map<String, String> SMALLER = Map.ofEntries(
            Map.entry("mnk(4, 4, 4)", "mnk(3, 3, 3)"),
            Map.entry("connect(4, 4, 4)", "connect(3, 3, 3)"),
            Map.entry("sim(6)", "sim(4)"),
            Map.entry("boxes(2, 2)", "boxes(2, 1)"),
            Map.entry("notakto(3)", "notakto(2)"),
            Map.entry("heaps(7, 17; move +1, *2; end sum >= 77)", "heaps(7, 17; move +1, *2; end sum >= 40)"),
            Map.entry("subtraction({1,3,4}, 100)", "subtraction({1,3,4}, 20)"),
            Map.entry("all-but({2,3,7}, 100)", "all-but({2,3,7}, 20)"),
            Map.entry("octal(0.77, 40)", "octal(0.77, 14)"),
            Map.entry("hexadecimal(0.3F, 40)", "hexadecimal(0.3F, 12)"),
            Map.entry("grundys-game(50)", "grundys-game(14)"),
            Map.entry("cutcake(3,6)", "cutcake(2,4)"));

    private static final List<String> OTHERS = List.of(
            "nim(2) + notakto(1)",
            "misere nim(2, 1, 1)",
            "misere kayles(5) + nim(2)",
            "coins(4 -2 7 -5 3; take any)",
            "coins(3 1 5 8; circle)",
            "coins(3 1 5 8; ends left; take 1..2)",
            "coins(5 8) + coins(3 2 4)",
            "heaps(9; move -1, -3)",
            "heaps(5, 6; move +1; end sum >= 13)",
            "heaps(8; move split into 2 unequal)",
            "misere heaps(6; move -1, -2)",
            "heaps(9; move -1, -2, -3 once)");

    static Stream<String> games() {
        return Stream.concat(
                Notation.standard().families().stream()
                        .map(Family::example)
                        .map(game -> SMALLER.getOrDefault(game, game)),
                OTHERS.stream());
    }

    private record Played(String typed, Match<?, ?> end) {}

    /** What is typed, and how the game ends, when the opponent has the second move. */
    private static <P, M> Played against(Match<P, M> start, Opponent opponent) {
        StringBuilder typed = new StringBuilder();
        Match<P, M> match = start;
        while (!match.over() && match.plies() < MOST_PLIES) {
            M move = match.firstToMove() ? match.options().get(0) : opponent.choose(match, Watch.NONE);
            if (match.firstToMove()) {
                typed.append(move).append("\r\n");
            }
            match = match.play(move);
        }
        return new Played(typed.toString(), match);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyOpponentPlaysToTheEndOrSaysWhyNot(String game) {
        Match<?, ?> start = Match.of(Notation.standard().parse(game));
        for (OpponentKind player : OpponentKind.values()) {
            Opponent opponent = new Opponent(DESK, Ask.everything(), player, 2, 7);
            String[] command = {"play", game, "--opponent", player.code(), "--seed", "7", "--json"};
            try {
                opponent.check(start, Watch.NONE);
            } catch (RefusedException e) {
                CliRun refused = CliRun.reading("", command);
                assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
                assertThat(refused.err())
                        .hasLineCount(1)
                        .contains(player == OpponentKind.PARITY ? "row of coins" : "takes points")
                        .contains("perfect", "limited and random");
                assertThat(Opponent.fitting(start.rules())).doesNotContain(player);
                continue;
            }
            Played played = against(start, opponent);
            CliRun run = CliRun.reading(played.typed(), command);
            assertThat(run.err()).isEmpty();
            Map<?, ?> document = (Map<?, ?>) Json.read(run.out());
            assertThat(document.get("line"))
                    .as("%s %s", game, player)
                    .isEqualTo(
                            played.end().line().stream().map(Object::toString).toList());
            assertThat(document.get("over")).isEqualTo(played.end().over());
            if (played.end().over()) {
                int winner = played.end().winner();
                assertThat(document.get("winner")).isEqualTo(winner > 0 ? "first" : winner < 0 ? "second" : "draw");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void twoPeopleSeeWhatToDoInEveryLanguage(String game) {
        Match<?, ?> start = Match.of(Notation.standard().parse(game));
        List<String> line = new ArrayList<>();
        Match<?, ?> match = start;
        while (!match.over() && match.plies() < MOST_PLIES) {
            String move =
                    match.options().get(match.plies() % match.options().size()).toString();
            line.add(move);
            match = match.play(move);
        }
        String typed = String.join("\n", line) + "\nquit\n";
        String first = start.options().get(start.options().size() / 2).toString();
        for (String language : List.of("en", "ru")) {
            CliRun run = CliRun.reading(typed, "play", game, "--side", "both", "--lang", language);
            assertThat(run.err()).isEmpty();
            assertThat(run.out().lines().limit(14).toList())
                    .as("an example of a move, and how moves are written")
                    .anyMatch(text -> text.contains(" " + first + ", "))
                    .hasSizeGreaterThan(4);
            assertThat(run.out())
                    .contains(": " + String.join(" ~ ", line) + "\n")
                    .doesNotContainPattern("play\\.[a-z]");
            // a play that goes on after half of its moves comes to the same end
            int half = line.size() / 2;
            CliRun rest = CliRun.reading(
                    String.join("\n", line.subList(half, line.size())) + "\nquit\n",
                    "play",
                    game,
                    "--side",
                    "both",
                    "--lang",
                    language,
                    "--line",
                    String.join("~", line.subList(0, half)));
            assertThat(rest.out()
                            .lines()
                            .skip(Math.max(0, rest.out().lines().count() - 2))
                            .toList())
                    .isEqualTo(run.out()
                            .lines()
                            .skip(run.out().lines().count() - 2)
                            .toList());
        }
    }
}
