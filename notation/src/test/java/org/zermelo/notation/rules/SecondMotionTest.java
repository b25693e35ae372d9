package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.testkit.GameCheck;
import org.zermelo.tests.LongOnly;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Turns of two motions: small positions by hand, and Neutron as it is played without board rules. */
class SecondMotionTest {

    private static final String NEUTRON =
            "; moves place * onto %s and then slide far any way; then slide * far any way and then slide far any way;"
                    + " end reach first row *";

    private static BoardGame read(String text) {
        return BoardRuleText.game(Source.of(text));
    }

    private static TreeSet<String> moves(BoardGame game) {
        TreeSet<String> moves = new TreeSet<>();
        game.moves(game.start()).forEach(move -> moves.add(move.text()));
        return moves;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the neutral piece goes first, and leaves its cell to the own one
                "strip 4; start x*..; moves step * right and then step right | b1-c1/a1-b1",
                // the same piece may go twice
                "strip 4; start x...; moves step right and then step right | a1-b1/b1-c1",
                // who cannot complete a turn has not made it
                "strip 4; start x*.o; moves step * right and then step right | b1-c1/a1-b1",
                "strip 3; start x*o; moves step * right and then step right | ''",
                "strip 4; start o*.x; moves step * right and then step right | ''",
                // where it may be left out
                "strip 4; start x*..; moves step * right and then may step right | b1-c1, b1-c1/a1-b1",
                "strip 4; start .*.x; moves step * right and then may step right | b1-c1",
                // an end between both motions ends the turn
                "strip 4; start x*..; moves step * right and then step right; end reach c1 * | b1-c1",
                "strip 4; start x.o.; moves step right onto empty or other and then step right; end reach b1 | a1-b1",
                // what is taken first may be placed on by the second
                "strip 3; start xo.; moves step right onto other and then place | a1xb1/a1, a1xb1/c1",
                "strip 3; start xo.; moves remove other and then step right | xb1/a1-b1",
                "strip 3; moves place and then place * | x:a1/*:b1, x:a1/*:c1, x:b1/*:a1, x:b1/*:c1, x:c1/*:a1,"
                        + " x:c1/*:b1",
                "strip 3; hand 1 each; moves place and then step | a1/a1-b1, b1/b1-a1, b1/b1-c1, c1/c1-b1",
                "strip 3; hand 1 each; moves place and then place | ''",
                "strip 3; hand 2 each; moves place and then place | a1/b1, a1/c1, b1/a1, b1/c1, c1/a1, c1/b1",
                "strip 4; start x...; moves step right shooting and then leave left | ''",
                "strip 3; start xx.; moves leave left and then step right | a1-off/b1-c1",
                "strip 4; start x.*.; moves step right and then step * right shooting | a1-b1/c1-d1/c1",
                "points a b c; lines a-b-c; start x a, * b; moves step * and then step | b-c/a-b"
            })
    void movesByHand(String text, String expected) {
        BoardGame game = read(text);
        assertThat(String.join(", ", moves(game))).isEqualTo(expected);
        assertThat(GameCheck.faults(game, 500)).isEmpty();
        assertThat(BoardRuleText.game(
                        Source.of(game.toString()), 6, game.toString().length() - 1))
                .hasToString(game.toString());
    }

    @Test
    void bothLanguagesSayTheSame() {
        BoardGame game = read("доска 5 x 3\nначало\n  ooo\n  ...\n  ...\n  ...\n  xxx\nрука x 1, o 0\nходы\n"
                + "  поставить * на b3 и затем скользить до упора куда угодно\n"
                + "  затем скользить * до упора куда угодно\n    и затем скользить до упора куда угодно\n"
                + "конец дойти до первого ряда *");
        BoardGame english = BoardRuleText.game(Library.find("neutron-5x3").orElseThrow());
        assertThat(game.declared().called("").toString())
                .isEqualTo(english.declared().called("").toString());
        BoardGame may = read("полоса 4; начало x*..; ходы шаг * вправо и затем может шаг вправо");
        assertThat(moves(may)).containsExactly("b1-c1", "b1-c1/a1-b1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 3; start x..; moves step and then pass | second-motion | pass",
                "strip 3; start x..; moves pass and then step | passes-alone | pass",
                "strip 3; start x..; moves step and then must step | second-motion | must",
                "strip 3; start x..; moves step and then step not undoing own | second-motion | step",
                "strip 3; start x..; moves step and then step and then step and then step | three-motions | ",
                "strip 3; start x..; moves step and then | word-missing | ",
                "strip 3; start x..; moves step and then x step | unknown-word | x",
                "strip 3; start x..; moves and then step | unknown-word | and",
                "strip 3; start x..; moves step and tehn step | unknown-word | and",
                "strip 3; start x..; moves step; end reach a1 * safely | unknown-word | safely",
                "strip 3; start x..; moves step and then place * leaving * | unknown-word | leaving"
            })
    void whatIsNotSaid(String text, String key, String seen) {
        assertThatThrownBy(() -> read(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.toString()).contains("board." + key);
            assertThat(e.toString()).contains(seen == null ? "" : "seen=" + seen);
        });
    }

    /** Pieces that fly, and then others that do, would make 360,000 moves. */
    @Test
    void tooManyMovesAreRefused() {
        BoardGame game = read("board 7 x 7; start " + "x.x.x.x/.x.x.x./".repeat(3) + "x.x.x.x; moves fly and then fly");
        assertThatThrownBy(() -> game.moves(game.start())).isInstanceOf(RefusedException.class);
    }

    @Test
    void largeBoardsHaveThem() {
        BoardGame game = read("strip 26; start x*" + ".".repeat(24) + "; moves slide * far and then step");
        assertThat(moves(game)).containsExactly("b1-z1/a1-b1");
        BoardGame large = read("board 9 x 9; start x a1, * b1; moves slide * right far and then step right; plies 3");
        long[] start = large.wide().start();
        assertThat(large.wide().options(start, 0)).isEqualTo(1);
        assertThat(moves(large)).containsExactly("b1-i1/a1-b1");
    }

    /** Whoever takes two sticks of a row, and leaves one to nobody: half as many turns, by turns 0 and 1. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 1", "4, 0", "5, 0", "6, 1"})
    void bothTheSameHaveNimbers(int cells, long nimber) {
        BoardGame game = read("strip " + cells + "; moves place * and then place *");
        assertThat(game.traits()).contains(Trait.IMPARTIAL, Trait.ACYCLIC);
        assertThat(Planner.standard().solve(game, Values.nimber()).worth()).isEqualTo(new Nimber(nimber));
    }

    /** A second motion rests the level on what it fills, and a reflection that the rules keep is found. */
    @Test
    void whatIsFoundOut() {
        assertThat(read("board 3 x 3; start x../.*./..o; moves step any way and then place *")
                        .traits())
                .contains(Trait.ACYCLIC);
        assertThat(read("board 3 x 3; start x../.*./..o; moves step any way and then may place *")
                        .traits())
                .doesNotContain(Trait.ACYCLIC);
        BoardGame neutron = read("board 3 x 3; start ooo/.../xxx; hand x 1, o 0" + NEUTRON.formatted("b2"));
        assertThat(neutron.form().symmetries()).hasSize(4).anyMatch(Symmetry::swap);
        assertThat(read("board 3 x 3; start ooo/.*./xxx; moves slide * far any way and then slide far up or left")
                        .form()
                        .symmetries())
                .hasSize(1);
    }

    /** Every position that play can reach, valued by turns as Neutron is told, on sets of cells. */
    @LongOnly
    @Test
    void neutronOnTwelveCellsWithoutBoardRules() {
        neutronWithoutBoardRules("4 3");
    }

    @ParameterizedTest
    @ValueSource(strings = "3 3")
    void neutronWithoutBoardRules(String size) {
        int rows = size.charAt(0) - '0';
        int columns = size.charAt(2) - '0';
        PlainNeutron plain = new PlainNeutron(rows, columns);
        List<String> all = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            all.add((char) ('a' + cell % columns) + "" + (1 + cell / columns));
        }
        String start = "o".repeat(columns) + ("/" + ".".repeat(columns)).repeat(rows - 2) + "/" + "x".repeat(columns);
        BoardGame game = read("board " + rows + " x " + columns + "; start " + start + "; hand x 1, o 0"
                + NEUTRON.formatted(String.join(" ", all)));
        assertThat(game).isInstanceOf(PackedBoardGame.class);
        Map<String, Integer> values = plain.values();
        List<BoardMove> moves = game.moves(game.start());
        for (int i = 0; i < moves.size(); i += rows * columns - 8) {
            BoardMove move = moves.get(i);
            AtTurn<BoardPosition> after = game.play(game.start(), move);
            Outcome outcome = (Outcome)
                    Planner.standard().solve(game.from(after), Values.outcome()).worth();
            int expected = values.getOrDefault(after.position().cells() + "o", 0);
            assertThat(outcome.result() + " " + outcome.plies())
                    .as(after.toString())
                    .isEqualTo(
                            expected == 0
                                    ? "DRAW -1"
                                    : expected > 0 ? "WIN " + (expected - 1) : "LOSS " + (-expected - 1));
        }
    }

    /** On the start of Neutron, and on one of three columns. */
    @ParameterizedTest
    @CsvSource({"neutron, 5, 1, 13", "neutron, 5, 2, 1026", "neutron, 5, 3, 58092", "neutron-5x3, 3, 3, 5984"})
    void playsWithoutBoardRules(String name, int columns, int plies, long expected) {
        assertThat(new PlainNeutron(5, columns).plays(plies)).isEqualTo(expected);
        BoardGame game = BoardRuleText.game(Library.find(name).orElseThrow());
        assertThat(plays(game, game.start(), plies)).isEqualTo(expected);
    }

    private static long plays(BoardGame game, AtTurn<BoardPosition> at, int plies) {
        return plies == 0
                ? 1
                : game.moves(at).stream()
                        .mapToLong(move -> plays(game, game.play(at, move), plies - 1))
                        .sum();
    }

    @Test
    void everyMethodSaysTheSame() {
        BoardGame game = read("board 3 x 3; start x../.*./.*o; moves slide any way and then place *");
        Outcome searched = (Outcome) new MemoSearch()
                .solve(Question.of(game, Values.outcome()), Watch.NONE)
                .worth();
        assertThat(Planner.standard().solve(game, Values.outcome()).worth()).isEqualTo(searched);
        Map<String, Object> worths = new HashMap<>();
        Planner.standard().methods().stream()
                .filter(method -> method.fit(Question.of(game, Values.outcome())) instanceof Fit.Yes)
                .forEach(method -> worths.put(
                        method.name(),
                        method.solve(Question.of(game, Values.outcome()), Watch.NONE)
                                .worth()));
        assertThat(worths).hasSizeGreaterThan(3);
        assertThat(worths.values()).containsOnly(searched);
    }
}
