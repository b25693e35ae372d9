package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;
import org.zermelo.value.Values;

/** Moves that are forbidden by the last ones, and positions that remember these. */
class LastMoveTest {

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    private static AtTurn<BoardPosition> after(BoardGame game, String line) {
        AtTurn<BoardPosition> at = game.start();
        for (String move : line.split(" ")) {
            at = game.play(at, game.move(at, move));
        }
        return at;
    }

    private static String moves(BoardGame game, AtTurn<BoardPosition> at) {
        return game.moves(at).stream().map(BoardMove::text).sorted().collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 5; start x...o; moves step not undoing own | a1-b1 e1-d1 | b1-c1 | .x.o. x last e1-d1 before a1-b1",
                "strip 5; start x...o; moves step not following own | a1-b1 e1-d1 | b1-c1 | .x.o. x last e1- before a1-",
                "strip 5; start x.x.o; moves step not repeating own | a1-b1 e1-d1 | '' | .xxo. x last -d1 before -b1",
                "strip 4; start x.*o; moves step * not undoing other, x step right | a1-b1 | '' | .x*o o",
                "strip 5; start .*..o; moves step * not undoing other | b1-c1 | c1-d1 | ..*.o o last b1-c1",
                "strip 5; start .*..o; moves step * not repeating other | b1-c1 | '' | ..*.o o last -c1",
                "strip 4; start o.ox; moves place enclosing one not undoing other | b1 | '' | ox.x o last c1-b1",
                "strip 4; start o.ox; moves place enclosing one not following other | b1 | '' | ox.x o last c1-",
                "strip 4; start o.ox; moves place enclosing one | b1 | c1 | ox.x o",
                "strip 3; start *..; moves remove * not undoing other, place * not undoing other | b1 | c1 xa1 | **."
                        + " last -b1",
                "strip 3; start *..; moves remove * not undoing other, place * | xa1 | a1 b1 c1 | ...",
                "strip 3; start *..; moves remove *, place * not undoing other or own | xa1 | b1 c1 | ... last a1-",
                "strip 3; start x.o; moves step not undoing own, pass | a1-b1 pass | pass | .xo x before a1-b1",
                "strip 3; start x.o; moves step not undoing own, pass | a1-b1 pass pass pass | b1-a1 pass | .xo x"
            })
    void whatTheLastMovesForbid(String text, String line, String allowed, String position) {
        BoardGame game = read(text);
        AtTurn<BoardPosition> at = after(game, line);
        assertThat(moves(game, at)).isEqualTo(allowed);
        assertThat(game.text(at)).isEqualTo(position);
        assertThat(game.position(position)).isEqualTo(at);
        assertThat(game.from(at).start()).isEqualTo(at);
        String inside = game.from(at).toString().replaceAll("^board[(]|[)]$", "");
        assertThat(BoardRuleText.game(Source.of(inside), 0, inside.length()).start())
                .isEqualTo(at);
    }

    @Test
    void whatForbidsNothingIsForgotten() {
        BoardGame game = read("strip 5; start x...o; moves step not undoing own");
        assertThat(game.text(game.position(".x..o x last e1-d1 before d1-c1"))).isEqualTo(".x..o x last e1-d1");
        assertThatThrownBy(() -> game.position(".x..o x before z9-a1"))
                .asString()
                .contains("grid.position");
        assertThatThrownBy(() -> game.position(".x..o x before a1")).asString().contains("grid.position");
        BoardGame plain = read("strip 5; start x...o; moves step");
        assertThatThrownBy(() -> plain.position(".x..o x before a1-b1"))
                .asString()
                .contains("grid.position");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 5; moves place not undoing                | board.word-missing          | 33",
                "strip 5; moves place not repeating own          | board.never-does            | 22",
                "strip 5; moves leave not following own          | board.never-does            | 22",
                "strip 5; moves pass not undoing own             | board.never-does            | 21",
                "strip 5; moves step; first x last a1-b1         | board.remembers-without-ban | 30",
                "strip 5; moves step not undoing own; first x last z1 | notation.expected       | 51"
            })
    void errorsHaveAPlace(String text, String key, int column) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.note().key()).isEqualTo(key);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @Test
    void suchGamesAreNoPartsOfSums() {
        assertThat(read("strip 5; moves place *").traits()).contains(Trait.IMPARTIAL);
        assertThat(read("strip 5; moves place * not undoing other").traits()).doesNotContain(Trait.IMPARTIAL);
    }

    private static Stream<Arguments> remembering() {
        List<Arguments> all = new ArrayList<>();
        for (String text : List.of(
                "board 3 x 3; start x.x/.*./o.o; moves step any way@, step *@; end reach row 1",
                "board 2 x 4; start xo../..ox; moves place enclosing one@, step sideways@; end line of 4, fewer than 2"
                        + " own loses",
                "points a1 .. c2; lines a1-b1-c1, a2-b2-c2, a1-a2, b1-b2, c1-c2; hand 2 each; moves place; then step@;"
                        + " end line of 3",
                "strip 6; start x.*.*o; moves step@, step *@; stuck wins",
                "board 2 x 3; start xx./.oo; moves step onto empty or other@; end fewer than 2 own loses")) {
            for (String ban : List.of("undoing", "repeating", "following")) {
                for (String whose : List.of("own", "other", "own or other")) {
                    all.add(Arguments.of(text, ban, whose));
                }
            }
        }
        return IntStream.range(0, all.size()).filter(i -> Share.takes(i, 2)).mapToObj(all::get);
    }

    /** Positions that remember only what will forbid something are worth the same as those that remember the whole play. */
    @ParameterizedTest
    @MethodSource("remembering")
    void valuesAreThoseOfWholePlays(String text, String ban, String whose) {
        boolean never = ban.equals("repeating");
        String said = text.replaceAll("(place[^,;]*)@", never ? "$1" : "$1 not " + ban + " " + whose)
                .replace("@", " not " + ban + " " + whose);
        BoardGame game = read(said);
        Rules<History, BoardMove> whole = new Whole(read(text.replace("@", "")), ban, whose, text);
        assertThat(new Retrograde()
                        .solve(Question.of(game, Values.outcome()).only(), Watch.NONE)
                        .worth())
                .as(said)
                .isEqualTo(new Retrograde()
                        .solve(Question.of(whole, Values.outcome()).only(), Watch.NONE)
                        .worth());
    }

    /** A position with the last move and the one before it, as from and to; blank where there is none. */
    private record History(AtTurn<BoardPosition> at, List<String> last, List<String> before) {}

    /** The rules without a ban, of which the moves that it forbids are left out by the play so far. */
    private record Whole(BoardGame plain, String ban, String whose, String text) implements Rules<History, BoardMove> {

        @Override
        public History start() {
            return new History(plain.start(), List.of("", ""), List.of("", ""));
        }

        private List<String> way(History from, BoardMove move) {
            String[] cells = move.text().split("[-x]");
            if (cells.length > 1) {
                return List.of(cells[0], cells[1]);
            }
            List<String> taken = move.changes().stream()
                    .filter(change -> change.after() == 0)
                    .map(change -> plain.declared().board().name(change.cell()))
                    .toList();
            return List.of(taken.size() == 1 ? taken.get(0) : "", move.text());
        }

        private boolean forbidden(History from, BoardMove move) {
            boolean placed = !move.text().matches(".+[-x].+");
            if (placed && (ban.equals("repeating") || !text.matches(".*place[^,;]*@.*"))) {
                return false;
            }
            List<String> way = way(from, move);
            return whose.contains("own") && does(way, from.before) || whose.contains("other") && does(way, from.last);
        }

        private boolean does(List<String> way, List<String> earlier) {
            boolean back = way.get(1).equals(earlier.get(0));
            boolean same = way.get(0).equals(earlier.get(1));
            return switch (ban) {
                case "undoing" -> back && same;
                case "repeating" -> same && !way.get(0).isEmpty();
                default -> back && !way.get(1).isEmpty();
            };
        }

        @Override
        public List<BoardMove> moves(History from) {
            return plain.moves(from.at).stream()
                    .filter(move -> !forbidden(from, move))
                    .toList();
        }

        @Override
        public History play(History from, BoardMove move) {
            return new History(plain.play(from.at, move), way(from, move), from.last);
        }

        @Override
        public Ending ending(History from) {
            // who can only make a forbidden move is stuck
            if (!plain.moves(from.at).isEmpty()) {
                return text.contains("stuck wins") ? Ending.LAST_MOVER_LOSES : Ending.LAST_MOVER_WINS;
            }
            return plain.ending(from.at);
        }

        @Override
        public Set<Trait> traits() {
            return Set.of();
        }
    }
}
