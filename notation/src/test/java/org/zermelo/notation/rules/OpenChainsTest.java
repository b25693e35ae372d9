package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.zermelo.notation.rules.TextBoards.moves;
import static org.zermelo.notation.rules.TextBoards.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.plan.Planner;
import org.zermelo.tests.Share;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Chains of captures that may stop early, any way or straight on. */
class OpenChainsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strip 7; start xo.o.o.; moves jump over other capturing | in chains | a1xc1xe1xg1",
                "strip 7; start xo.o.o.; moves jump over other capturing | in open chains"
                        + " | a1xc1, a1xc1xe1, a1xc1xe1xg1",
                "strip 7; start xo.o.o.; moves step, must jump over other capturing | in open chains"
                        + " | a1xc1, a1xc1xe1, a1xc1xe1xg1",
                "board 3 x 3; start .o./..o/xo.; moves jump straight over other capturing | in open chains"
                        + " | a3xc3, a3xc3xc1, a3xc3xc1xa1",
                "board 5 x 1; pieces man x o, king X O; start ./o/./o/x; promotion king on row 3;"
                        + " moves jump straight over other capturing | in open chains | a5xa3",
                "strip 5; start xo.o.; moves jump over other | in open chains | a1-c1",
                "board 3 x 3; start .o./..o/xo.; moves jump straight over other capturing | in straight chains | a3xc3",
                "strip 7; start xo.o.o.; moves jump over other capturing | in straight chains"
                        + " | a1xc1, a1xc1xe1, a1xc1xe1xg1",
                "torus 4 x 4; start ..../..../..../xo.o; moves jump over other capturing | in straight chains"
                        + " | a4xb4xc4, a4xb4xc4xd4xa4, a4xd4xc4, a4xd4xc4xb4xa4"
            })
    void whereAChainMayStop(String text, String chain, String moves) {
        assertThat(moves(text + " " + chain)).isEqualTo(moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 1 x 5; начало xo.o.; ходы прыжок через чужую со взятием открытой цепочкой",
                "tablero 1 x 5; inicio xo.o.; movimientos saltar por encima de ajena capturando en cadena abierta",
                "棋盘 1 x 5; 开局 xo.o.; 走法 跳 越过 对方 吃掉 任意连续",
                "تخته 1 x 5; شروع xo.o.; حرکت‌ها پرش از روی حریف گرفتن در زنجیر باز"
            })
    void otherLanguagesSayTheSame(String text) {
        assertThat(moves(text)).isEqualTo("a1xc1, a1xc1xe1");
        assertThat(read(text).toString()).endsWith("moves jump over other capturing in open chains)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "доска 1 x 5; начало xo.o.; ходы прыжок через чужую со взятием прямой цепочкой",
                "tablero 1 x 5; inicio xo.o.; movimientos saltar por encima de ajena capturando en cadena recta",
                "棋盘 1 x 5; 开局 xo.o.; 走法 跳 越过 对方 吃掉 直线连续",
                "تخته 1 x 5; شروع xo.o.; حرکت‌ها پرش از روی حریف گرفتن در زنجیر راست"
            })
    void otherLanguagesSayStraightOn(String text) {
        assertThat(moves(text)).isEqualTo("a1xc1, a1xc1xe1");
        assertThat(read(text).toString()).endsWith("moves jump over other capturing in straight chains)");
    }

    /** Konane by recursion over the stones of both on 25 cells, without rules of boards. */
    @Test
    void konaneAgreesWithARecursion() {
        Map<Long, Boolean> known = new HashMap<>();
        int[] starts = {0x1FFFFFF & ~(3 << 12), 0x1FFFFFF & ~3, 0x1FFFFFF & ~0b1100000, 0b1101101110110111011011001};
        for (int i = 0; i < Share.of(starts.length, 2); i++) {
            int stones = starts[i];
            StringBuilder start = new StringBuilder();
            for (int cell = 0; cell < 25; cell++) {
                start.append(cell > 0 && cell % 5 == 0 ? "/" : "");
                start.append((stones >> cell & 1) == 0 ? '.' : cell % 2 == 0 ? 'x' : 'o');
            }
            BoardGame game =
                    read("board 5 x 5; start " + start + "; moves jump over other capturing in straight chains");
            Outcome found =
                    (Outcome) Planner.standard().solve(game, Values.outcome()).worth();
            assertThat(found.result() == Outcome.Result.WIN)
                    .as(start.toString())
                    .isEqualTo(wins(stones, 0, known));
        }
    }

    /** Stones never leave the colour of their cells: those of who moves stand on cells of one parity. */
    private static boolean wins(int stones, int parity, Map<Long, Boolean> known) {
        Boolean before = known.get(2L * stones + parity);
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (int from = parity; from < 25 && !wins; from += 2) {
            for (int way = 0; way < 4 && (stones >> from & 1) != 0 && !wins; way++) {
                wins = jumps(stones, from, way, parity, known);
            }
        }
        known.put(2L * stones + parity, wins);
        return wins;
    }

    /** Whether one, two or more jumps of a stone in one direction win. */
    private static boolean jumps(int stones, int from, int way, int parity, Map<Long, Boolean> known) {
        int down = (way - 1) % 2;
        int right = (way - 2) % 2;
        int after = stones;
        for (int row = from / 5, column = from % 5; ; ) {
            int over = 5 * (row + down) + column + right;
            int at = 5 * row + column;
            row += 2 * down;
            column += 2 * right;
            int to = 5 * row + column;
            boolean lands = row >= 0 && row < 5 && column >= 0 && column < 5;
            if (!lands || (after >> over & 1) == 0 || (after >> to & 1) != 0) {
                return false;
            }
            after = after & ~(1 << at) & ~(1 << over) | 1 << to;
            if (!wins(after, 1 - parity, known)) {
                return true;
            }
        }
    }

    /** The jaguar and dogs on nine points, from the ends backwards over sets of cells, without rules of boards. */
    @Test
    void theJaguarAgreesWithAFixpoint() {
        NinePoints points = new NinePoints();
        Map<Integer, Integer> values = points.values();
        for (int dogs = 0; dogs < 512; dogs++) {
            for (int at = 0; at < 9; at++) {
                if (Integer.bitCount(dogs) == 5 && (dogs >> at & 1) == 0 && Share.takes(9 * dogs + at, 5)) {
                    Outcome found = outcome(dogs, at);
                    int sign =
                            found.result() == Outcome.Result.WIN ? 1 : found.result() == Outcome.Result.LOSS ? -1 : 0;
                    assertThat(sign)
                            .as("%s %s", dogs, at)
                            .isEqualTo(values.getOrDefault(NinePoints.key(dogs, at, true), 0));
                }
            }
        }
    }

    private static Outcome outcome(int dogs, int at) {
        StringBuilder start = new StringBuilder();
        for (int row = 2; row >= 0; row--) {
            for (int column = 0; column < 3; column++) {
                int cell = 3 * row + column;
                start.append(cell == at ? 'o' : (dogs >> cell & 1) != 0 ? 'x' : '.');
            }
            start.append(row > 0 ? "/" : "");
        }
        BoardGame game = read("points a1 .. c3; lines a1-b1-c1, a2-b2-c2, a3-b3-c3, a1-a2-a3, b1-b2-b3, c1-c2-c3,"
                + " a1-b2-c3, a3-b2-c1; start " + start
                + "; first o; moves step, o jump over other capturing in open chains; end x fewer than 4 own loses");
        return (Outcome) Planner.standard().solve(game, Values.outcome()).worth();
    }

    /** One jaguar and dogs: bit 3 * row + column of {@code dogs} is a dog. */
    private static final class NinePoints {

        static int key(int dogs, int at, boolean jaguarMoves) {
            return (dogs * 9 + at) * 2 + (jaguarMoves ? 1 : 0);
        }

        /** For who moves: 1 he wins, -1 he loses; others are not in the map. */
        Map<Integer, Integer> values() {
            Map<Integer, Integer> values = new HashMap<>();
            int before = -1;
            while (before != values.size()) {
                before = values.size();
                for (int position = 0; position < 512 * 18; position++) {
                    if ((position / 18 >> position / 2 % 9 & 1) == 0) {
                        settle(position, values);
                    }
                }
            }
            return values;
        }

        private static void settle(int position, Map<Integer, Integer> values) {
            int dogs = position / 18;
            boolean jaguarMoves = position % 2 == 1;
            if (Integer.bitCount(dogs) < 4) {
                values.put(position, jaguarMoves ? 1 : -1);
                return;
            }
            List<Integer> next = new ArrayList<>();
            for (int from = 0; from < 9; from++) {
                for (int to = 0; to < 9; to++) {
                    boolean free = (dogs >> to & 1) == 0 && to != position / 2 % 9;
                    if (free && joined(from, to)) {
                        step(dogs, position / 2 % 9, jaguarMoves, from, to, next);
                    }
                }
            }
            if (jaguarMoves) {
                jumps(dogs, position / 2 % 9, next);
            }
            if (next.stream().anyMatch(after -> values.getOrDefault(after, 0) < 0)) {
                values.put(position, 1);
            } else if (next.stream().allMatch(after -> values.getOrDefault(after, 0) > 0)) {
                values.put(position, -1);
            }
        }

        private static void step(int dogs, int at, boolean jaguarMoves, int from, int to, List<Integer> next) {
            if (jaguarMoves && from == at) {
                next.add(key(dogs, to, false));
            } else if (!jaguarMoves && (dogs >> from & 1) != 0) {
                next.add(key(dogs & ~(1 << from) | 1 << to, at, true));
            }
        }

        /** Adds what comes of each jump, and of each that goes on from there. */
        private static void jumps(int dogs, int at, List<Integer> next) {
            for (int over = 0; over < 9; over++) {
                int row = 2 * (over / 3) - at / 3;
                int column = 2 * (over % 3) - at % 3;
                int to = 3 * row + column;
                boolean lands = row >= 0 && row < 3 && column >= 0 && column < 3 && (dogs >> to & 1) == 0;
                if (lands && joined(at, over) && (dogs >> over & 1) != 0) {
                    next.add(key(dogs & ~(1 << over), to, false));
                    jumps(dogs & ~(1 << over), to, next);
                }
            }
        }

        /** Whether a line joins two points: straight, or by a diagonal through the middle. */
        private static boolean joined(int from, int to) {
            int rows = Math.abs(from / 3 - to / 3);
            int columns = Math.abs(from % 3 - to % 3);
            return rows + columns == 1 || rows == 1 && columns == 1 && (from == 4 || to == 4);
        }
    }
}
