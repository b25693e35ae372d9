package org.zermelo.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/** What a player tries to do is said from the rules; of ends without words nothing is said. */
class GoalTest {

    private static final Words ENGLISH = Words.in(Language.EN);

    private static List<String> goals(String game) {
        return goals(game, ENGLISH);
    }

    private static List<String> goals(String game, Words words) {
        return Goal.ofBoth(Notation.standard().parse(game), words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim(3, 5) | make the last move",
                "misere nim(3, 5) | leave the last move to the other player",
                "nim(3) + wythoff(2, 3) | make the last move",
                "chomp(3x4) | leave the poisoned square to the other player",
                "misere chomp(3x4) | leave the last move to the other player",
                "domineering(3x3) | make the last move",
                "coins(7 9 1) | get more points than the other player",
                "boxes(2, 2) | close more boxes than the other player",
                "tictactoe() | make a row of three",
                "mnk(4, 4, 3) | make a row of 3",
                "@misere-tic-tac-toe | do not make a row of 3",
                "connect(5, 4, 4) | make a row of 4",
                "@yavalath | make a row of 4, but do not make a row of 3",
                "@teeko | make a row of 4, or make a block of 2 by 2, or leave the other player without a move",
                "heaps(7, 3; move +1, *2; end sum >= 77) | make the move that brings the total to 77 or more",
                "heaps(30; move -1, -2; end sum <= 9) | make the move that brings the total to 9 or less",
                "@race-to-100 | make the move after which a is 100",
                "@dao | fill one of the groups of cells that the rules name, or make a block of 2 by 2,"
                        + " or leave the other player without a move",
                "board(3x3; moves place) | make the last move",
                "board(3x3; moves place; stuck wins) | leave the last move to the other player",
                "board(3x3; moves place; end surrounded other) | surround pieces of the other player, so that no free cell is"
                        + " next to them, or leave the other player without a move",
            })
    void saysTheGoalOfBoth(String game, String goal) {
        assertThat(goals(game)).containsExactly("Goal: " + goal + ".");
    }

    @Test
    void saysEachPlayersOwnGoal() {
        assertThat(goals("hex(4)"))
                .containsExactly(
                        "Goal of the first player: join top and bottom.",
                        "Goal of the second player: join left and right.");
        assertThat(goals("hexapawn(3, 3)"))
                .containsExactly(
                        "Goal of the first player: reach the top row, or leave the other player without a move.",
                        "Goal of the second player: reach the bottom row, or leave the other player without a move.");
        assertThat(goals("board(3x3; start .x./.../.o.; moves step straight; end x reach first row; stuck draws)"))
                .containsExactly(
                        "Goal of the first player: reach the bottom row.",
                        "Goal of the second player: stop the other player, who wants to reach the bottom row.");
    }

    /** Who begins has the first goal, whatever side they play. */
    @Test
    void followsThePlayerWhoBegins() {
        Game game = Notation.standard().parse("hex(4) Right first");
        assertThat(Goal.of(game, true, ENGLISH)).contains("Goal: join left and right.");
        assertThat(Goal.of(game, false, ENGLISH)).contains("Goal: join top and bottom.");
    }

    /** Where ends differ in who wins, or no phrase says them, there is no goal rather than a wrong one. */
    @ParameterizedTest
    @ValueSource(strings = {"@sim", "stones-thirds(1 2 0 1)"})
    void saysNothingWhereNoWordsFit(String game) {
        assertThat(goals(game)).isEmpty();
    }

    static List<Language> languages() {
        return Language.all();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void saysItInEveryLanguage(Language language) {
        Words words = Words.in(language);
        assertThat(Stream.of("hex(3)", "nim(2)", "tictactoe()", "coins(1 2)")
                        .flatMap(game -> goals(game, words).stream()))
                .hasSize(5)
                .allMatch(goal -> !goal.contains("goal.") && !goal.contains("{"));
    }
}
