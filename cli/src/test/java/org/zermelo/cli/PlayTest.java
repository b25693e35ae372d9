package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.desk.Match;
import org.zermelo.notation.Notation;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.PseudoLanguage;

/** Whole games through a pipe: what a person types, line by line, and what stands on the screen. */
class PlayTest {

    private static CliRun play(String typed, String... words) {
        String[] command = new String[words.length + 1];
        command[0] = "play";
        System.arraycopy(words, 0, command, 1, words.length);
        CliRun run = CliRun.reading(typed, command);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run;
    }

    @Test
    void greedyLosesToTheParityOfTheRow() {
        String out = play("R\nL\n", "coins(5 8 3 2)", "--opponent", "greedy").out();

        assertThat(out)
                .contains(
                        "(5) (8) (3) (2)",
                        "first player> R",
                        "The opponent plays L.",
                        "10 to 8",
                        "The first player has won, 10 to 8.",
                        "Moves: R ~ L ~ L ~ L")
                .doesNotContain("\u001b");
    }

    /** Games whose positions were once told as they are kept in memory; the first move that is offered ends each. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "stones-doubling(2 7 9 4 4)",
                "stones-squares(7)",
                "stones-two-values(1 3; 2 1)",
                "stones-rest(5 3 1 4 2)",
                "stones-merge(-1 2 -3 4 -5)",
                "stones-thirds(5 1 2 4 3)",
                "stones-divisors(12)",
                "stones-circle(3 1 5 8 2)",
                "divisors(72)",
                "graph(4 from 1; 1-2 2-3 3-4)",
            })
    void everyPositionIsDrawn(String game) {
        StringBuilder typed = new StringBuilder();
        Match<?, ?> match = Match.of(Notation.standard().parse(game));
        while (!match.over()) {
            String move = match.options().get(0).toString();
            typed.append(move).append('\n');
            match = match.play(move);
        }
        for (Language language : Language.all()) {
            String out = play(typed.toString(), game, "--side", "both", "--lang", language.code())
                    .out();
            assertThat(out)
                    .doesNotContain("left before its end", "оставлена до конца")
                    .doesNotContainPattern("\\w\\[|=");
        }
    }

    @Test
    void divisorsLieInATable() {
        assertThat(play("8\n", "divisors(72)", "--side", "both").out())
                .contains(
                        " .   2   4   8\n     3   6  12  24\n     9  18  36  72".replace("     ", "   "),
                        " .   2   4   .\n     3   6  12   .\n     9  18  36   .".replace("     ", "   "));
    }

    @Test
    void whereTheGameWasLostIsSaidAtItsEnd() {
        String out = play("L\nL\n", "coins(5 8 3 2)").out();

        assertThat(out)
                .contains(
                        "The second player has won, 10 to 8.",
                        "Decisive mistake: move 1, L (-2); right was R (+2).",
                        "places of one parity",
                        "Best moves: first player 1 of 2, second player 2 of 2.");
    }

    @Test
    void undoTakesBackOneMoveOfEachOrOneOfOnesOwn() {
        assertThat(play("undo\nL\nundo\nquit\n", "coins(5 8 3 2)").out())
                .contains("There is nothing to take back.", "left before its end")
                .endsWith("Moves: \n");
        assertThat(play("L\nR\nundo\nquit\n", "coins(5 8 3 2)", "--side", "both")
                        .out())
                .endsWith("Moves: L\n");
    }

    @Test
    void hintsAndValuesAndMovesAreShownOnRequest() {
        assertThat(play("hint\n", "coins(5 8 3 2)").out()).contains("Best is R: +2", "places of one parity");
        assertThat(play("", "coins(5 8 3 2)").out()).doesNotContain("+2");
        assertThat(play("values\n", "coins(5 8 3 2)").out()).containsSubsequence("R  +2", "L  -2");
        assertThat(play("", "coins(5 8 3 2)", "--values").out()).contains("R  +2");
        assertThat(play("moves\nhelp\n", "coins(5 8 3 2)").out()).contains("L, R", "A move, for example R, or: hint");
    }

    /** Of a lost position with more moves than are listed: that it is lost, why, and what the perfect opponent would play. */
    @Test
    void aHintAmongVeryManyLosingMovesSaysWhatIsKnown() {
        String said = "Every move loses, and which of them loses latest is not worked out where there are so many."
                + " The perfect opponent would play 1: 700->699.";
        assertThat(play("hint\n", "nim(700, 700)").out()).containsSubsequence(said, "Two equal heaps");
        assertThat(play("values\n", "nim(700, 700)").out()).contains(said);
        assertThat(play("hint\n", "nim(400, 400)").out())
                .contains("Every move loses. The perfect opponent would play 2: 400->399.")
                .doesNotContain("not worked out", "Best is");
        assertThat(play("hint\n", "nim(400, 399)").out()).contains("Best is 1: 400->399: + *0");
    }

    @Test
    void aGameThatIsOverIsSummedUpAtOnce() {
        String out = play("", "coins(5 8 3 2)", "--line", "L ~ R ~ L ~ L").out();
        assertThat(out)
                .contains("The first player has won, 13 to 5.", "Moves: L ~ R ~ L ~ L")
                .doesNotContain("first player>", "for example");
        assertThat(play("", "nim(0)").out())
                .contains("The second player has won")
                .doesNotContain("for example");
    }

    /** Values, moves and the game stand between isolates where lines run from right to left, and are read with them. */
    @Test
    void notationIsSetApartInLinesFromRightToLeft() {
        String pseudo = PseudoLanguage.make().code();
        String out = play("L\n", "coins(5 8 3 2)", "--values", "--lang", pseudo).out();
        assertThat(out).contains("\u2068coins(5 8 3 2)\u2069", "\u2068R\u2069", "\u2068L\u2069  -2", "\u2068+2\u2069");
        assertThat(play("", "coins(5 8 3 2)", "--line", "\u2068R ~ L\u2069", "--lang", pseudo)
                        .out())
                .endsWith("\u2068R ~ L\u2069\n");
        for (Language other : Language.all()) {
            if (other.direction().equals("rtl")) {
                continue;
            }
            assertThat(play("hint\nvalues\nL\n", "coins(5 8 3 2)", "--lang", other.code())
                            .out())
                    .doesNotContain("\u2068", "\u2069");
        }
    }

    @Test
    void whatIsNoMoveIsSaidAndAskedAgain() {
        String out =
                play("sideways\nz9\nb2\nb2\n", "tictactoe()", "--side", "both").out();

        assertThat(out).contains("sideways", "'b2' is not a move here. Try one of a1", "second player>");
        assertThat(out).endsWith("Moves: b2\n");
    }

    @Test
    void whatIsOfferedInsteadCanBePlayed() {
        assertThat(play("zz\nL3\n", "coins(5)").out())
                .contains("'zz' is not a move. Try one of [L, R].", "'L3' is not possible here. Try one of [L, R].");
        assertThat(play("zz\n", "coins(5 3 4; take 1..3)").out()).contains("Try one of [L, L2, L3, R, R2].");
    }

    /** A pipe has no arrow keys. */
    @Test
    void aPipeIsToldNothingOfArrows() {
        assertThat(play("", "nim(3, 4)").out())
                .contains("Type a move, for example 2: 4->3, or 'help'.")
                .doesNotContain("arrows");
        assertThat(play("", "nim(3, 4)", "--lang", "ru").out()).doesNotContain("Стрелки");
    }

    @Test
    void aMoveMayBeTypedInShortWhereNoOtherIsMeant() {
        assertThat(play("3 -> 1\n1:2->0\n", "nim(2, 3)", "--side", "both").out())
                .endsWith("Moves: 2: 3->1 ~ 1: 2->0\n");
        assertThat(play("(2,1)\n", "notakto(1)", "--side", "both").out()).endsWith("Moves: 1: (2, 1)\n");
        assertThat(play("2->0\n", "nim(2, 2)", "--side", "both").out())
                .contains("'2->0' may be any of 1: 2->0, 2: 2->0.");
    }

    @Test
    void boardsNameRowsAndColumnsAsMovesDo() {
        assertThat(play("2: (2, 1)\n", "notakto(2)", "--side", "both").out())
                .containsSubsequence("1: 1 2 3    2: 1 2 3", " 2 . . .     2 . . .", " 2 . . .     2 X . .");
        assertThat(play("(2, 3)\n", "chomp(2x3)", "--side", "both").out())
                .containsSubsequence("  1 2 3", "1 ! # #", "2 # # #", "2 # # .");
        assertThat(play("1: ->4\n", "northcott(8; 2-5, 7-3)", "--side", "both").out())
                .containsSubsequence(
                        "  1 2 3 4 5 6 7 8", "1 . x . . o . . .", "2 . . o . . . x .", "1 . . . x o . . .");
        assertThat(play("1+4\n", "turning-turtles(1, 4, 6)", "--side", "both").out())
                .containsSubsequence("1 . . 4 . 6", ". . . . . 6");
        assertThat(play("2-3\n", "hackenbush(1-2, 2-3, 2-4)", "--side", "both").out())
                .containsSubsequence("3       4", "=====", "        4");
    }

    /** x is the first player and sits below; a capture is read without its sign, too. */
    @Test
    void theBoardNeverTurns() {
        CliRun run = play("a3-a2\nb3-c2\nhint\nB1 - a2\nvalues\nquit\n", "hexapawn(3, 3)", "--side", "both");
        assertThat(run.out())
                .containsSubsequence(
                        "   1 o o o\n   2 . . .\n   3 x x x   x\n",
                        "   1 o o o\n   2 x . .\n   3 . x x   o\n",
                        "'b3-c2' is not a move here. Try one of b1-b2, c1-c2, b1xa2.",
                        "Best is b1xa2",
                        "Play b1xa2",
                        "   1 o . o\n   2 o . .\n   3 . x x   x\n",
                        "b3xa2  - loss",
                        "Move 1, a3-a2, is a slip",
                        "Moves: a3-a2 ~ b1xa2\n");
        assertThat(play("b1-b2\nquit\n", "hexapawn(3, 3)", "--side", "second", "--line", "a3-a2")
                        .out())
                .contains("   1 o . o\n   2 x o .\n   3 . x x   x\n");
        assertThat(play("a1-a3\na1-c1\n", "quixo(3)", "--side", "both").out())
                .contains("  1 . . .\n  2 . . .\n  3 x . .\n", "  1 . . o\n  2 . . .\n  3 x . .\n");
        assertThat(play("1: ->3\n", "northcott(5; 2-5)", "--side", "both").out())
                .contains("1 . . x . o");
    }

    @Test
    void linesAreDrawn() {
        assertThat(play("12\n34\n", "sim(6)", "--side", "both").out()).contains("x: 12", "o: 34", "x x");
        assertThat(play("-a1\n", "boxes(1, 1)", "--side", "both").out())
                .containsSubsequence("+ b1  +", "a2    c2", "+-----+");
    }

    @Test
    void spotsThatGetUsedUpAreDrawn() {
        assertThat(play("2-3\n", "pins(5)", "--side", "both").out())
                .containsSubsequence("  1 2 3 4 5\n", "  1 . . 4 5\n");
        assertThat(play("3\n", "treblecross(5)", "--side", "both").out()).contains("  1 2 X 4 5\n");
        assertThat(play("(1, 2)-(1, 3)\n", "cram(2x3)", "--side", "both").out())
                .contains("     1 2 3\n   1 . # #\n   2 . . .\n");
    }

    @Test
    void theEndOfTheInputLeavesTheGame() {
        assertThat(play("", "nim(3, 4)").out()).contains("left before its end").endsWith("Moves: \n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "greedy", "parity", "limited", "random"})
    void everyOpponentPlaysARowToItsEnd(String opponent) {
        String typed = "L\n".repeat(3);
        CliRun run = play(typed, "coins(7 9 1 6 4 3)", "--opponent", opponent, "--seed", "5");

        assertThat(run.out()).containsPattern("The (first|second) player has won|Nobody has won");
        assertThat(run.out())
                .isEqualTo(play(typed, "coins(7 9 1 6 4 3)", "--opponent", opponent, "--seed", "5")
                        .out());
    }

    @Test
    void perfectPlayAsSecondWinsALostStart() {
        String out = play("1: 1->0\n", "nim(1, 1)").out();
        assertThat(out).contains("The second player has won after 2 moves.", "No mistake changed the result.");
        assertThat(play("", "nim(2)", "--side", "second").out())
                .contains("The opponent plays 1: 2->0.", "The first player has won after 1 move.");
    }

    @Test
    void sumsAndBoardsAreDrawn() {
        String sum = play("[1] 1: 2->0\nquit\n", "nim(2) + notakto(1)", "--side", "both")
                .out();
        assertThat(sum).contains("[1]", "[2]", "1: oo 2", "1: 1 2 3", " 3 . . .", "Moves: [1] 1: 2->0");
        assertThat(play("b2\n", "tictactoe()", "--side", "both").out())
                .containsSubsequence("a b c", "2 . . .", "2 . x .");
        assertThat(play("", "chomp(2x3)").out()).containsPattern("(?m)^ +\\S");
        assertThat(play("S+1\n", "heaps(5, 6; move +1; end sum >= 13)").out()).contains("5", "6");
    }

    @Test
    void theTalkIsRussianToo() {
        String out = play("подсказка\nчто\nL\nназад\nвыход\n", "coins(5 8 3 2)", "--lang", "ru")
                .out();

        assertThat(out)
                .contains("первый игрок> подсказка", "Соперник ходит", "Партия прервана до окончания.", "Ходы: ");
        assertThat(out.replace("coins(5 8 3 2)", "")).doesNotContainPattern("[A-Za-z]{3}");
    }

    @Test
    void aPlayedGameIsADocument() {
        Map<?, ?> document = (Map<?, ?>) Json.read(play("R\nL\n", "coins(5 8 3 2)", "--opponent", "greedy", "--json")
                .out());

        assertThat(document.get("line")).isEqualTo(List.of("R", "L", "L", "L"));
        assertThat(document.get("winner")).isEqualTo("first");
        assertThat(document.get("over")).isEqualTo(true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--opponent=devil", "--side=third", "--sight=0"})
    void whatCannotBePlayedIsOneSentence(String option) {
        CliRun run = CliRun.reading("L\n", "play", "coins(1 2)", option);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).hasLineCount(1);
    }

    @Test
    void parityNeedsARow() {
        CliRun run = CliRun.reading("1: 3->2\n", "play", "nim(3, 4)", "--opponent", "parity");
        assertThat(run.code()).isNotZero();
        assertThat(run.err())
                .contains("one row of coins", "perfect, hard, medium, easy, limited and random")
                .hasLineCount(1);
    }

    /** Greed is for points; who asks for it elsewhere is told who else plays, before and during the game. */
    @Test
    void greedNeedsPoints() {
        CliRun run = CliRun.reading("1: 3->2\n", "play", "nim(3, 4)", "--opponent", "greedy");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err())
                .contains("this game has none", "perfect, hard, medium, easy, limited and random")
                .hasLineCount(1);
        assertThat(play("opponent greedy\nopponent parity\nquit\n", "nim(3, 4)").out())
                .contains("this game has none", "one row of coins");
        assertThat(play("opponent greedy\nquit\n", "coins(1 2 3; take any)").out())
                .contains("The opponent is now: greedy");
    }
}
