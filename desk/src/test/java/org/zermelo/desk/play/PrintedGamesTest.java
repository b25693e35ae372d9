package org.zermelo.desk.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.Match;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.text.NotationException;
import org.zermelo.tests.Share;

/** Whatever game is printed, at its start or after any moves, is the same game when it is read again. */
class PrintedGamesTest {

    private static final int PLAYS = Share.of(4, 1);
    private static final int PLIES = 40;
    private static final Notation NOTATION = Notation.standard();

    private static Stream<String> games() throws IOException {
        List<String> games = new ArrayList<>();
        for (Family family : NOTATION.families()) {
            games.add(family.example());
            if (NOTATION.parse(family.example()).rules().traits().contains(Trait.IMPARTIAL)) {
                games.add("misere " + family.example());
                games.add(family.example() + " + nim(2, 1) + cram(2x3)");
            }
        }
        games.addAll(List.of(
                "coins(1 2 3) + coins(4 5)",
                "coins(3 1 4 1 5; take 1..2; ends left)",
                "misere tictactoe()",
                "graph(5; 1-2 2-3 3-1 3-4 2-5; win 4; tie 5)",
                "graph(1; 1-1)",
                "heaps(5; move -1 once, -2)",
                "heaps(9; move -1, -2, -3; no repeat opponent)",
                "heaps(9, 4; move -1, -2, -3; no repeat own)",
                "heaps(9, 4; move -1, -2, -3; no repeat own; no repeat opponent)",
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77; S = 17)",
                "heaps(9; move take 1..2 then maybe split)",
                "heaps(S in 1..9; move take 1..2 then maybe split; S = 5)",
                "heaps(3, 4; split; stuck loses) + nim(2)",
                "heaps(0, 5; move +2, -3, [+1, -2]; end sum >= 20; limits -4..22)"));
        try (Stream<Path> files = Files.list(Path.of("../games"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".game")).sorted().toList()) {
                games.add(Files.readString(file));
            }
        }
        return games.stream().filter(PrintedGamesTest::isClosed);
    }

    /** Rule files may leave the start open. */
    private static boolean isClosed(String text) {
        try {
            NOTATION.parse(text);
            return true;
        } catch (NotationException e) {
            assertThat(e.note().key()).as(text).isEqualTo("rule.open-parameter");
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPositionOfAPlayIsReadBack(String text) {
        for (int play = 0; play < PLAYS; play++) {
            Random random = new Random(play);
            Match<?, ?> match = Match.of(NOTATION.parse(text));
            for (int ply = 0; ply < PLIES; ply++) {
                int seed = random.nextInt();
                if (ply == 0 || Share.takes(text.hashCode() + ply, 8)) {
                    readsBack(match.rest(), seed);
                }
                List<?> options = match.options();
                if (options.isEmpty()) {
                    break;
                }
                match = match.play(options.get(random.nextInt(options.size())).toString());
            }
        }
    }

    /** A game that was read at a later position goes on as any other. */
    @ParameterizedTest
    @ValueSource(strings = {"connect(4, 4, 4)", "cram(4x4)", "heaps(7, 17; move +1, *2; end sum >= 77)", "pins(12)"})
    void aGameReadAtALaterPositionGoesOn(String text) {
        Random random = new Random(5);
        Game game = NOTATION.parse(text);
        for (int turn = 0; turn < 3; turn++) {
            Match<?, ?> match = Match.of(game);
            for (int ply = 0; ply < 2; ply++) {
                match = match.play(match.options()
                        .get(random.nextInt(match.options().size()))
                        .toString());
            }
            readsBack(match.rest(), random.nextInt());
            game = NOTATION.parse(match.rest().toString());
        }
    }

    private static void readsBack(Game game, int seed) {
        String printed = game.toString();
        Game again = NOTATION.parse(printed);
        assertThat(again.toString()).isEqualTo(printed);
        assertThat(again.convention()).as(printed).isEqualTo(game.convention());
        assertThat(again.value().name()).as(printed).isEqualTo(game.value().name());
        assertThat(played(again.rules(), seed)).as(printed).isEqualTo(played(game.rules(), seed));
    }

    /** What a random play meets: moves, gains and the end. */
    private static <P, M> List<String> played(Rules<P, M> rules, int seed) {
        Random random = new Random(seed);
        List<String> met = new ArrayList<>();
        P position = rules.start();
        for (int ply = 0; ply < PLIES; ply++) {
            List<M> moves = rules.moves(position);
            met.add(moves.toString());
            if (moves.isEmpty()) {
                met.add(rules.ending(position).toString());
                break;
            }
            M move = moves.get(random.nextInt(moves.size()));
            met.add(move + " for " + rules.gain(position, move));
            position = rules.play(position, move);
        }
        return met;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "connect(4, 4, 4) from",
                "connect(4, 4, 4) from xo",
                "cram(4x4) from a1",
                "cram(4x4) after",
                "cram(4x4) after z9",
                "cram(4x4) after (1, 1)-(1, 2) ~ (1, 1)-(1, 2)",
                "cram(4x4) after (1, 1)-(1, 2) ~",
                "heaps(5; move -1) from (5; spent 1)",
                "heaps(5; move -1) from 5, 6",
                "nim(3) after 9:1 + nim(2)",
                "nim(3) after misere"
            })
    void whatIsNoPositionOrNoMoveIsNamedWithItsPlace(String text) {
        assertThatThrownBy(() -> NOTATION.parse(text)).isInstanceOf(NotationException.class);
    }
}
