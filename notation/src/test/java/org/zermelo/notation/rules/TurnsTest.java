package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.tests.LongOnly;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Pieces that are turned into others, where they stand or by going. */
class TurnsTest {

    /** The three cells of each row, column and diagonal of three by three. */
    private static final int[][] ROWS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 4; start xo*.; moves turn own into other  | o:a1",
                "strip 4; start xo*.; moves turn other into own  | x:b1",
                "strip 4; start xo*.; moves turn * into own      | x:c1",
                "strip 4; start xo*.; moves turn own into *      | *:a1",
                "strip 4; pieces man x o, king X O; start xX.O; moves turn man into king        | X:a1",
                "strip 4; pieces man x o, king X O; start xX.O; moves turn own into king        | X:a1",
                "strip 4; pieces man x o, king X O; start xX.O; moves turn king into other king | O:b1",
                "strip 4; pieces man x o, king X O; start xX.O; moves turn other into man       | x:d1",
                "strip 4; pieces man x o, king X O; start xX.O; moves step becoming king        | X:b1-c1",
                "strip 4; pieces man x o, king X O; start x..o; moves slide, slide becoming king"
                        + " | X:a1-b1, X:a1-c1, a1-b1, a1-c1"
            })
    void whatAPieceBecomes(String text, String moves) {
        assertThat(moves(text)).isEqualTo(moves);
    }

    @Test
    void aPieceThatBecomesAKindIsNotPromotedToAnother() {
        BoardGame game = read("board 1 x 3; pieces man x o, king X O, knight N n; start x..; promotion king on c1;"
                + " moves fly becoming knight, turn knight into man; end no other left");
        assertThat(game.toString()).contains("fly becoming knight, knight turn into man");
        assertThat(moves("board 1 x 3; pieces man x o, king X O, knight N n; start ..N; promotion king on c1;"
                        + " moves turn knight into man"))
                .isEqualTo("x:c1");
        assertThat(worth("board 1 x 3; pieces man x o, king X O, knight N n; start x.o; promotion king on c1;"
                        + " moves x fly becoming knight from a1; end x no own man left"))
                .isEqualTo("WIN 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 3; moves turn own into own                                       | board.turns-nothing",
                "strip 3; moves turn own                                                | board.turns-nothing",
                "strip 3; moves turn * into *                                           | board.turns-nothing",
                "strip 3; moves turn into empty                                         | board.turns-nothing",
                "strip 3; moves turn empty into own                                     | board.moves-nothing",
                "strip 3; moves step becoming king                                      | board.becomes-own",
                "strip 3; pieces man x o, king X O; moves turn king into king           | board.turns-nothing",
                "strip 3; pieces man x o, king X O; moves step * becoming king          | board.becomes-own",
                "strip 3; pieces man x o, king X O; moves jump becoming king            | board.unknown-word",
                "strip 3; pieces man x o, king X O; hand captured; moves place, turn man into king"
                        + " | board.kept-and-made",
                "strip 3; pieces man x o, king X O; moves fly covering, turn man into king | board.covering-and",
                "strip 3; pieces man x o, king X O; moves fly covering becoming king    | board.covering-and"
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
                "полоса 3; фигуры man x o, king X O; начало xX.; ходы превратить man в king, шаг становясь king",
                "tira 3; piezas man x o, king X O; inicio xX.; movimientos convertir man en king, paso convirtiéndose"
                        + " en king",
                "长条 3; 棋子 man x o, king X O; 开局 xX.; 走法 变 man 成为 king, 移 变为 king",
                "نوار 3; مهره‌ها man x o, king X O; شروع xX.; حرکت‌ها تبدیل man به king, برو با تبدیل به king"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(read(text).toString()).endsWith("moves man turn into king, step becoming king)");
    }

    @Test
    void quickCrossAgreesWithAFixpoint() {
        Map<String, Integer> values = values(".........", TurnsTest::quickCross);
        String rules = "; moves place, place other, turn own into other, turn other into own;"
                + " end line of 3, line of 3 other";
        for (String at : List.of(".........", "x........", "x...o....", "xo.ox..x.", "xoxoxoo.o", ".x..o..x.")) {
            assertThat(sign("board 3 x 3; start " + rows(at) + rules)).as(at).isEqualTo(values.getOrDefault(at, 0));
        }
    }

    @Test
    void trafficLightsAgreeWithARecursion() {
        Map<String, Boolean> known = new HashMap<>();
        String rules = "; moves place *, x turn * into own, x turn own into other, o turn * into other,"
                + " o turn other into own; end line of 3 *, line of 3, line of 3 other";
        for (String at : List.of(".........", "*........", "....x....", "*x..o....", "xo*.*..x.", "o.o.x....")) {
            assertThat(sign("board 3 x 3; start " + rows(at) + rules)).as(at).isEqualTo(wins(at, known) ? 1 : -1);
        }
    }

    /** A state is nine cells, how many of his three each player has placed, and is told as the player to move sees it. */
    @LongOnly
    @Test
    void chungToiAgreesWithAFixpoint() {
        Map<String, Integer> values = values(".........", TurnsTest::chungToi);
        BoardGame game = BoardRuleText.game(Library.find("chung-toi").orElseThrow());
        assertThat(worth(game)).isEqualTo(values.containsKey(".........") ? "decided" : "DRAW -1");
        String rules = game.toString();
        String from = "board " + rules.substring("board(".length(), rules.length() - 1);
        for (String at : List.of("xo.XO.ox.", "xO..X.oxo", "X.oOxx..o", "xXo.oO.x.", "oxXx.o..O")) {
            String text = from.replace(".../.../...", rows(at)).replace("hand x 3, o 3", "hand x 0, o 0");
            assertThat(sign(text)).as(at).isEqualTo(values.getOrDefault(at, 0));
        }
    }

    private static String rows(String cells) {
        return cells.substring(0, 3) + "/" + cells.substring(3, 6) + "/" + cells.substring(6);
    }

    private static String worth(String text) {
        return worth(read(text));
    }

    private static String worth(BoardGame game) {
        Outcome outcome =
                (Outcome) Planner.standard().solve(game, Values.outcome()).worth();
        return outcome.result() + " " + outcome.plies();
    }

    private static int sign(String text) {
        String worth = worth(read(text));
        return worth.startsWith("WIN") ? 1 : worth.startsWith("LOSS") ? -1 : 0;
    }

    /** For who moves at each state that is reached: 1 he wins, -1 he loses; where neither can force it, nothing. */
    private static Map<String, Integer> values(String start, Function<String, List<String>> next) {
        Map<String, List<String>> reached = new HashMap<>();
        ArrayDeque<String> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            String at = open.pop();
            if (!reached.containsKey(at)) {
                reached.put(at, next.apply(at));
                open.addAll(reached.get(at));
            }
        }
        Map<String, Integer> values = new HashMap<>();
        int before = -1;
        while (before != values.size()) {
            before = values.size();
            reached.forEach((at, options) -> {
                if (options.stream().anyMatch(after -> values.getOrDefault(after, 0) < 0)) {
                    values.put(at, 1);
                } else if (options.stream().allMatch(after -> values.getOrDefault(after, 0) > 0)) {
                    values.put(at, -1);
                }
            });
        }
        return values;
    }

    /** Whether three in a row are alike, as {@code like} sees them. */
    private static boolean lined(String at, String like) {
        for (int[] row : ROWS) {
            if (IntStream.of(row).allMatch(cell -> like.indexOf(at.charAt(cell)) >= 0)) {
                return true;
            }
        }
        return false;
    }

    private static String with(String at, int cell, char sign) {
        return at.substring(0, cell) + sign + at.substring(cell + 1);
    }

    private static List<String> quickCross(String at) {
        List<String> next = new ArrayList<>();
        for (int cell = 0; cell < 9 && !lined(at, "x") && !lined(at, "o"); cell++) {
            for (char sign : "xo".toCharArray()) {
                if (at.charAt(cell) != sign) {
                    next.add(with(at, cell, sign));
                }
            }
        }
        return next;
    }

    private static List<String> trafficLights(String at) {
        List<String> next = new ArrayList<>();
        boolean ended = lined(at, "*") || lined(at, "x") || lined(at, "o");
        for (int cell = 0; cell < 9 && !ended; cell++) {
            int light = ".*xo".indexOf(at.charAt(cell));
            if (light < 3) {
                next.add(with(at, cell, ".*xo".charAt(light + 1)));
            }
        }
        return next;
    }

    /** Whether who moves wins: each move makes the board heavier, so that no play comes back. */
    private static boolean wins(String at, Map<String, Boolean> known) {
        Boolean before = known.get(at);
        if (before != null) {
            return before;
        }
        boolean wins = trafficLights(at).stream().anyMatch(after -> !wins(after, known));
        known.put(at, wins);
        return wins;
    }

    /** The mover's pieces are x and X; behind a move the other's are. */
    private static List<String> chungToi(String at) {
        List<String> next = new ArrayList<>();
        boolean ended = lined(at, "xX") || lined(at, "oO");
        long placed = at.chars().filter(sign -> "xX".indexOf(sign) >= 0).count();
        for (int cell = 0; cell < 9 && !ended; cell++) {
            boolean own = "xX".indexOf(at.charAt(cell)) >= 0;
            if (placed < 3 && at.charAt(cell) == '.') {
                next.add(with(at, cell, 'x'));
                next.add(with(at, cell, 'X'));
            } else if (placed == 3 && own) {
                next.add(with(at, cell, at.charAt(cell) == 'x' ? 'X' : 'x'));
                next.add(at);
                hop(at, cell, next);
            }
        }
        return next.stream().map(TurnsTest::turnedRound).toList();
    }

    private static void hop(String at, int cell, List<String> next) {
        for (int to = 0; to < 9; to++) {
            int rows = Math.abs(to / 3 - cell / 3);
            int columns = Math.abs(to % 3 - cell % 3);
            boolean may = at.charAt(cell) == 'x' ? rows == 0 || columns == 0 : rows == columns;
            if (may && at.charAt(to) == '.') {
                next.add(with(with(at, cell, '.'), to, 'x'));
                next.add(with(with(at, cell, '.'), to, 'X'));
            }
        }
    }

    private static String turnedRound(String at) {
        return at.chars()
                .mapToObj(sign -> "" + ".oxOX".charAt(".xoXO".indexOf(sign)))
                .reduce("", String::concat);
    }
}
