package org.zermelo.board.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

class BitboardSearchTest {

    private static final Budget BUDGET = new Budget(1 << 24, 1);

    private static Answer<String> search(Connect game, GridPosition position, Value value, Set<Part> parts) {
        Question<GridPosition, String> question = new Question<>(Games.from(game, position), value, parts, BUDGET);
        return new BitboardSearch().solve(question, Watch.NONE);
    }

    private static Oracle<GridPosition> table(Connect game, Value value) {
        Question<GridPosition, String> question = new Question<>(game, value, Set.of(), new Budget(1 << 28, 2));
        return new TableMethod.LevelByLevel()
                .all(question, Watch.NONE)
                .orElseThrow()
                .codes();
    }

    /** Every position that can be reached, against the table of all of them. */
    @ParameterizedTest
    @CsvSource({
        "1,1,1", "3,2,1", "2,2,2", "1,4,3", "5,1,3", "2,3,3", "3,3,3", "4,3,3", "3,4,3", "4,3,4", "3,4,4", "2,6,3"
    })
    void wholeWorlds(int columns, int rows, int inARow) {
        Connect game = Connect.of(columns, rows, inARow);
        for (Value value : new Value[] {Values.outcome(), Values.winner()}) {
            Oracle<GridPosition> table = table(game, value);
            Set<GridPosition> seen = new HashSet<>();
            walk(game, game.start(), seen);
            for (GridPosition position : seen) {
                compare(game, position, value, table);
            }
        }
    }

    private static void walk(Connect game, GridPosition position, Set<GridPosition> seen) {
        if (seen.add(position)) {
            game.moves(position).forEach(move -> walk(game, game.play(position, move), seen));
        }
    }

    /** Worth, moves, line and reason are what the general methods make of a table. */
    private static void compare(Connect game, GridPosition position, Value value, Oracle<GridPosition> table) {
        EnumSet<Part> parts = EnumSet.allOf(Part.class);
        Question<GridPosition, String> question = new Question<>(Games.from(game, position), value, parts, BUDGET);
        Answer<String> expected = Answers.of(question, table, "table", new Answer.Counts(0, 0));
        Answer<String> found = search(game, position, value, parts);
        assertThat(found.worth()).as("%s", position).isEqualTo(expected.worth());
        assertThat(found.moves()).as("%s", position).isEqualTo(expected.moves());
        assertThat(found.line()).as("%s", position).isEqualTo(expected.line());
        assertThat(found.reason()).as("%s", position).isEqualTo(expected.reason());
    }

    /** Every position of four by four against the table, all with one memory of bounds that is soon full. */
    @ParameterizedTest
    @CsvSource({"3", "4"})
    void everyScoreOfFourByFour(int inARow) {
        Connect game = Connect.of(4, 4, inARow);
        Oracle<GridPosition> table = table(game, Values.outcome());
        ConnectSearch search = new ConnectSearch(game.columnBoard().orElseThrow(), 1 << 16, Watch.NONE);
        ConnectAnswers answers = new ConnectAnswers(game, search, false);
        Set<GridPosition> seen = new HashSet<>();
        walk(game, game.start(), seen);
        assertThat(seen).hasSizeGreaterThan(5_000);
        for (GridPosition position : seen) {
            assertThat(answers.answer(position, Set.of(), true, "").worth())
                    .as("%s", position)
                    .isEqualTo(Values.outcome().worth(table.code(position)));
        }
    }

    /** Positions of random plays against the table, all with one memory of bounds: none is taken for another that differs. */
    @ParameterizedTest
    @CsvSource({"4,5,4,2", "6,3,4,4", "3,6,3,5"})
    void oneMemoryForManyPositions(int columns, int rows, int inARow, int seed) {
        Connect game = Connect.of(columns, rows, inARow);
        Oracle<GridPosition> table = table(game, Values.outcome());
        ConnectSearch search = new ConnectSearch(game.columnBoard().orElseThrow(), 1 << 24, Watch.NONE);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < Share.of(40_000, 8_000); i++) {
            GridPosition position = after(game, random.nextInt(2, columns * rows), random);
            ConnectAnswers answers = new ConnectAnswers(game, search, false);
            assertThat(answers.answer(position, Set.of(), true, "").worth())
                    .as("%s", position)
                    .isEqualTo(Values.outcome().worth(table.code(position)));
        }
    }

    /** Positions of random plays, from anywhere in the game. */
    @ParameterizedTest
    @CsvSource({"4,4,4,300", "4,4,3,300", "5,4,4,200", "5,4,3,200", "4,5,4,200", "4,5,5,100"})
    void samples(int columns, int rows, int inARow, int plays) {
        Connect game = Connect.of(columns, rows, inARow);
        SplittableRandom random = new SplittableRandom(1974);
        // whole worlds are compared under both values; here the tables take the time
        for (Value value : List.of(Values.outcome(), Values.winner()).subList(0, Share.of(2, 1))) {
            Oracle<GridPosition> table = table(game, value);
            for (int i = 0; i < Share.of(plays, plays / 5); i++) {
                compare(game, after(game, random.nextInt(columns * rows), random), value, table);
            }
        }
    }

    /** A position after so many random plies, or after fewer where the play has ended. */
    private static GridPosition after(Connect game, int plies, SplittableRandom random) {
        GridPosition position = game.start();
        List<String> moves = game.moves(position);
        for (int left = plies; left > 0 && !moves.isEmpty(); left--) {
            position = game.play(position, moves.get(random.nextInt(moves.size())));
            moves = game.moves(position);
        }
        return position;
    }

    /** J. Tromp, John's Connect Four Playground: who wins on boards of few cells; columns, rows, result. */
    @ParameterizedTest
    @CsvSource({
        "4,4,TIE",
        "5,4,TIE",
        "6,4,LOSS",
        "7,4,TIE",
        "4,5,TIE",
        "5,5,TIE",
        "6,5,TIE",
        "4,6,TIE",
        "5,6,TIE",
        "4,7,TIE",
        "4,8,TIE"
    })
    void knownWinners(int columns, int rows, Result result) {
        Connect game = Connect.of(columns, rows, 4);
        assertThat(search(game, game.start(), Values.winner(), Set.of()).worth())
                .isEqualTo(Outcome.of(result));
    }

    /** How soon the winner wins: C. Steininger, c4, results by board size (github.com/ChristopheSteininger/c4). */
    @ParameterizedTest
    @CsvSource({"6,4,LOSS,24", "7,4,TIE,28", "6,5,TIE,30", "5,6,TIE,30"})
    void knownLengths(int columns, int rows, Result result, int plies) {
        Connect game = Connect.of(columns, rows, 4);
        assertThat(search(game, game.start(), Values.outcome(), Set.of()).worth())
                .isEqualTo(new Outcome(result, plies));
    }

    /** P. Pons' test set: 7 x 6, moves by column number, score; counted here by the plies to the end. */
    @ParameterizedTest
    @CsvSource({
        "2252576253462244111563365343671351441, LOSS, 4",
        "7422341735647741166133573473242566, WIN, 7",
        "23163416124767223154467471272416755633, TIE, 4"
    })
    void positionsOfConnectFour(String columns, Result result, int plies) {
        Connect game = Connect.of(7, 6, 4);
        GridPosition position = game.start();
        for (char column : columns.toCharArray()) {
            position = game.play(position, String.valueOf((char) ('a' + column - '1')));
        }
        assertThat(search(game, position, Values.outcome(), Set.of()).worth()).isEqualTo(new Outcome(result, plies));
    }

    /** Where three in a row lose, positions and moves are those of the game, but the rules are not. */
    @Test
    void otherRulesOnTheSamePositions() {
        Connect game = Connect.of(3, 3, 3);
        Rules<GridPosition, String> avoiding = Games.of(
                game.start(),
                game::moves,
                game::play,
                end -> game.ending(end) == Ending.LAST_MOVER_WINS ? Ending.LAST_MOVER_LOSES : game.ending(end));
        Question<GridPosition, String> question = Question.of(avoiding, Values.outcome());
        assertThat(new BitboardSearch().fit(question)).isInstanceOf(Fit.No.class);
        assertThat(Planner.standard().solve(question, Watch.NONE).worth())
                .isEqualTo(new MemoSearch().solve(question, Watch.NONE).worth())
                .isEqualTo(new Outcome(Result.WIN, 8));
    }

    /** On boards that no table is known to hold, the method whose memory is bounded comes first and is taken. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void firstOnEveryLargeBoard(boolean depth) {
        Planner planner = Planner.standard();
        Value value = depth ? Values.outcome() : Values.winner();
        for (int columns = 1; columns <= 31; columns++) {
            for (int rows = 1; columns * (rows + 1) <= 63; rows++) {
                if (columns * rows > 32) {
                    Connect game = Connect.of(columns, rows, Math.min(4, Math.max(columns, rows)));
                    Question<GridPosition, String> question =
                            new Question<>(game, value, Set.of(), new Budget(1 << 30, 1));
                    assertThat(planner.method(question, Watch.NONE).name())
                            .as("%s", game)
                            .isEqualTo("bitboard-search");
                }
            }
        }
    }

    /** Positions that are entered for moves, line and reason are counted too. */
    @Test
    void countsOfTheWholeWork() {
        Connect game = Connect.of(5, 4, 4);
        Answer<String> bare = search(game, game.start(), Values.outcome(), Set.of());
        Answer<String> whole = search(game, game.start(), Values.outcome(), EnumSet.allOf(Part.class));
        assertThat(whole.counts().nodes()).isGreaterThan(bare.counts().nodes());
    }
}
