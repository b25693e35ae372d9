package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Ends that look at cells with different things on them: pieces beside others, groups that are surrounded, patterns. */
class SortEndsTest {

    private static final int SIDE = 3;

    private static String worth(String text) {
        Outcome outcome =
                (Outcome) Planner.standard().solve(read(text), Values.outcome()).worth();
        return outcome.result() + " " + outcome.plies();
    }

    /** In each the play is over at once, or not: who is to move has lost, has won, or still may pass. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 5; start oxo..; moves pass; end beside 2 other loses            | LOSS 0",
                "strip 5; start oxo..; moves pass; end beside 2 other                  | WIN 0",
                "strip 5; start oxo..; first o; moves pass; end beside 2 other loses   | WIN 0",
                "strip 5; start xox..; moves pass; end beside 2 other loses            | WIN 0",
                "strip 5; start ox.o.; moves pass; end beside 2 other loses            | DRAW -1",
                "strip 5; start xx.o.; moves pass; end beside 1 own                    | WIN 0",
                "strip 5; start x*.o.; moves pass; end o beside 1 *                    | DRAW -1",
                "strip 5; start xo*..; moves pass; end o beside 1 *                    | LOSS 0",
                "board 2 x 2; start x./.o; moves pass; end beside 1 other              | DRAW -1",
                "hex 2 x 2; start .x/o.; moves pass; end beside 1 other                | LOSS 0",
                "strip 5; start xxo..; moves pass; end surrounded other                | LOSS 0",
                "strip 5; start xxo..; first o; moves pass; end surrounded other       | WIN 0",
                "strip 5; start .xo..; moves pass; end surrounded other                | DRAW -1",
                "strip 5; start *x*o.; moves pass; end surrounded own loses            | LOSS 0",
                "strip 3; start xo.; moves pass; end o surrounded other draws          | TIE 0",
                "board 3 x 3; start xo./xo./oo.; moves pass; end surrounded other      | LOSS 0",
                "strip 5; start .xoo.; moves pass; end x pattern xoo                   | WIN 0",
                "strip 5; start .oox.; moves pass; end x pattern xoo                   | WIN 0",
                "strip 5; start .oxo.; moves pass; end x pattern xoo                   | DRAW -1",
                "strip 5; start .xoo.; moves pass; end pattern xoo                     | LOSS 0",
                "board 3 x 3; start x../.*./..o; moves pass; end o pattern x*o         | LOSS 0",
                "board 1 x 4; pieces man x o, king X O; start xXOo; moves pass; end o pattern XO | LOSS 0",
                "points a b c; lines a-b-c; start x a, o b c; moves pass; end pattern ox draws   | TIE 0"
            })
    void whenTheyHold(String text, String expected) {
        assertThat(worth(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board 3 x 3; moves place; end beside 5 other    | board.never-beside",
                "board 3 x 3; moves place; end beside other      | notation.number-expected",
                "board 3 x 3; moves place; end beside 2          | board.word-missing",
                "board 3 x 3; moves place; end surrounded *      | board.unknown-word",
                "board 3 x 3; moves place; end surrounded        | board.word-missing",
                "board 3 x 3; moves place; end pattern           | board.no-pattern",
                "board 3 x 3; moves place; end pattern xax       | board.no-pattern",
                "board 3 x 3; moves place; end pattern 12        | board.no-pattern",
                "board 3 x 3; moves place; end pattern xoox      | board.no-line"
            })
    void whatDoesNotGo(String text, String phrase) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(NotationException.class)
                .asString()
                .contains(phrase);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "полоса 3; ходы поставить; конец рядом с 1 чужой проигрывает, окружена чужая, x узор xo",
                "tira 3; movimientos poner; fin junto a 1 ajena pierde, rodeada ajena, x patrón xo",
                "长条 3; 走法 放; 终局 旁边 1 对方 负, 被围 对方, x 图案 xo",
                "نوار 3; حرکت‌ها بگذار; پایان کنار 1 حریف می‌بازد, محاصره حریف, x الگو xo"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("end beside 1 other loses, surrounded other, x pattern xo)");
    }

    /** Two that are beside each other hang together by rules, and here by the numbers of their cells. */
    @Test
    void atariGoAgreesWithARecursion() {
        Map<String, Integer> known = new HashMap<>();
        SplittableRandom random = new SplittableRandom(20261124);
        String rules = "; moves place; end surrounded other";
        for (int i = 0; i < 60; i++) {
            String at = IntStream.range(0, SIDE * SIDE)
                    .mapToObj(cell -> ".....xo".charAt(random.nextInt(7)) + "")
                    .collect(Collectors.joining());
            String swapped = at.replace('x', '-').replace('o', 'x').replace('-', 'o');
            int expected = atari(at, 'x', known);
            assertThat(worth("board 3 x 3; start " + rows(at) + rules))
                    .as(at)
                    .startsWith(expected > 0 ? "WIN" : "LOSS")
                    .isEqualTo(worth("board 3 x 3; start " + rows(swapped) + "; first o" + rules));
        }
        assertThat(atari(".........", 'x', known)).isEqualTo(1);
        assertThat(known).hasSizeGreaterThan(5_000);
    }

    @ParameterizedTest
    @CsvSource({
        "surrounded other, true",
        "beside 3 own, true",
        "pattern xo, true",
        "pattern xxo, false",
        "x pattern xxo, false"
    })
    void coloursMayBeExchangedWhereTheEndIsTheSame(String end, boolean swaps) {
        List<Symmetry> symmetries =
                read("board 3 x 3; moves place; end " + end).form().symmetries();
        assertThat(symmetries).hasSize(swaps ? 16 : 8);
        assertThat(symmetries.stream().anyMatch(Symmetry::swap)).isEqualTo(swaps);
    }

    @ParameterizedTest
    @CsvSource({"atari-go, WIN 7", "beeline, DRAW -1", "toot-and-otto, TIE 16"})
    void ofTheLibrary(String name, String expected) {
        Outcome outcome = (Outcome) Planner.standard()
                .solve(BoardRuleText.game(Library.find(name).orElseThrow()), Values.outcome())
                .worth();
        assertThat(outcome.result() + " " + outcome.plies()).isEqualTo(expected);
    }

    private static String rows(String cells) {
        return String.join("/", cells.substring(0, 3), cells.substring(3, 6), cells.substring(6));
    }

    /** 1 where who is to move wins, else -1. */
    private static int atari(String at, char mover, Map<String, Integer> known) {
        char other = mover == 'x' ? 'o' : 'x';
        Integer before = known.get(at + mover);
        if (before != null) {
            return before;
        }
        int value = -1;
        if (!isTaken(at, mover)) {
            value = isTaken(at, other) ? 1 : -1;
            for (int cell = 0; value < 0 && cell < at.length(); cell++) {
                if (at.charAt(cell) == '.') {
                    value = -atari(at.substring(0, cell) + mover + at.substring(cell + 1), other, known);
                }
            }
        }
        known.put(at + mover, value);
        return value;
    }

    /** Whether a player has stones without a liberty: liberties are handed on from stone to stone until nothing changes. */
    private static boolean isTaken(String at, char player) {
        boolean[] free = new boolean[at.length()];
        for (int round = 0; round < at.length(); round++) {
            for (int a = 0; a < at.length(); a++) {
                for (int b = 0; b < at.length(); b++) {
                    boolean beside = Math.abs(a / SIDE - b / SIDE) + Math.abs(a % SIDE - b % SIDE) == 1;
                    free[a] |= beside && (at.charAt(b) == '.' || free[b] && at.charAt(b) == at.charAt(a));
                }
            }
        }
        return IntStream.range(0, at.length()).anyMatch(cell -> at.charAt(cell) == player && !free[cell]);
    }
}
