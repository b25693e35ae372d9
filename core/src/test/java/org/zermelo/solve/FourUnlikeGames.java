package org.zermelo.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/** Four small games that have little in common, written as directly as the vocabulary allows. */
final class FourUnlikeGames {

    private FourUnlikeGames() {}

    /** A row of coins; a move takes one from an end and gains it. */
    static Rules<List<Integer>, String> coinRow(List<Integer> row) {
        return new Rules<>() {
            @Override
            public List<Integer> start() {
                return row;
            }

            @Override
            public List<String> moves(List<Integer> coins) {
                return coins.isEmpty() ? List.of() : coins.size() == 1 ? List.of("left") : List.of("left", "right");
            }

            @Override
            public List<Integer> play(List<Integer> coins, String move) {
                return move.equals("left") ? coins.subList(1, coins.size()) : coins.subList(0, coins.size() - 1);
            }

            @Override
            public long gain(List<Integer> coins, String move) {
                return coins.get(move.equals("left") ? 0 : coins.size() - 1);
            }

            @Override
            public Ending ending(List<Integer> coins) {
                return Ending.SCORED;
            }

            @Override
            public Set<Trait> traits() {
                return Set.of(Trait.SCORING, Trait.ACYCLIC);
            }
        };
    }

    /** A heap grows by 1 or doubles; who reaches the target wins, but who passes the limit loses. */
    static Rules<Integer, String> race(int start, int target, int limit) {
        return Games.of(
                start,
                heap -> heap >= target ? List.of() : List.of("+1", "*2"),
                (heap, move) -> move.equals("+1") ? heap + 1 : heap * 2,
                heap -> heap > limit ? Ending.OVERSHOT : Ending.LAST_MOVER_WINS);
    }

    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    private static boolean dead(int board) {
        return IntStream.of(LINES).anyMatch(line -> (board & line) == line);
    }

    /** Boards of three by three on which both players write X; a board with a line is dead. */
    static Rules<List<Integer>, Integer> notakto(int boards) {
        return Games.of(
                IntStream.range(0, boards).mapToObj(i -> 0).toList(), FourUnlikeGames::freeCells, (position, cell) -> {
                    List<Integer> next = new ArrayList<>(position);
                    next.set(cell / 9, next.get(cell / 9) | 1 << cell % 9);
                    return List.copyOf(next);
                });
    }

    private static List<Integer> freeCells(List<Integer> boards) {
        List<Integer> cells = new ArrayList<>();
        for (int b = 0; b < boards.size(); b++) {
            for (int cell = 0; cell < 9 && !dead(boards.get(b)); cell++) {
                if ((boards.get(b) >> cell & 1) == 0) {
                    cells.add(9 * b + cell);
                }
            }
        }
        return cells;
    }

    /**
     * Five places: from 0 and 1 one may step to and fro for ever, or from 1 step to 2, where the other wins at once by
     * going to 3; 4 leads only to 3.
     */
    static Rules<Integer, Integer> ring(int start) {
        List<List<Integer>> steps = List.of(List.of(1), List.of(0, 2), List.of(3), List.of(), List.of(3));
        return Games.of(start, steps::get, (from, to) -> to);
    }
}
