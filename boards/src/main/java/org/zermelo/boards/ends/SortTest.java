package org.zermelo.boards.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.interpret.SortEnds;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** An end that looks at cells with different things on them, on a board of one word. */
@FunctionalInterface
interface SortTest {

    /**
     * Whether it holds.
     *
     * @param standing for each value the cells on which it stands
     */
    boolean holds(long[] standing);

    /** The test of an end for a player: by the definition, where nothing faster is known. */
    static SortTest of(Test.Sorts test, BoardRules rules, Player player) {
        PieceKinds kinds = rules.customs().kinds();
        Board board = rules.board();
        long[] beside = IntStream.range(0, board.size())
                .mapToLong(cell -> board.beside(cell).low())
                .toArray();
        if (test instanceof Test.Beside besides) {
            int own = Verdicts.values(kinds, Content.OWN, PieceKinds.ANY, player);
            int sought = Verdicts.values(kinds, besides.piece(), PieceKinds.ANY, player);
            return standing -> isBeside(
                    beside, BoardCells.union(standing, own), BoardCells.union(standing, sought), besides.count());
        }
        if (test instanceof Test.Surrounded surrounded) {
            int group = Verdicts.values(kinds, surrounded.piece(), PieceKinds.ANY, player);
            return standing -> isSurrounded(beside, BoardCells.union(standing, group), standing[0]);
        }
        if (test instanceof Test.BothLines both) {
            int own = Verdicts.values(kinds, Content.OWN, PieceKinds.ANY, player);
            int other = Verdicts.values(kinds, Content.OTHER, PieceKinds.ANY, player);
            LineTest lines = new LineTest(BoardCells.low(board.lines(both.length())), both.length());
            return standing -> lines.in(BoardCells.union(standing, own)) && lines.in(BoardCells.union(standing, other));
        }
        return test instanceof Test.Pattern pattern
                ? pattern(pattern.values(), board, kinds)
                : standing -> new SortEnds(rules, kinds.signs(standing, board.size()), player).holds(test);
    }

    /** Whether some of these cells has so many of those beside it. */
    private static boolean isBeside(long[] beside, long own, long sought, int count) {
        for (long left = own; left != 0; left &= left - 1) {
            if (Long.bitCount(beside[Long.numberOfTrailingZeros(left)] & sought) >= count) {
                return true;
            }
        }
        return false;
    }

    /** Whether some pieces that hang together have no empty cell beside them: those that have one are spread from there. */
    private static boolean isSurrounded(long[] beside, long pieces, long empty) {
        long free = 0;
        for (long edge = empty; edge != 0; ) {
            long next = 0;
            for (; edge != 0; edge &= edge - 1) {
                next |= beside[Long.numberOfTrailingZeros(edge)];
            }
            edge = next & pieces & ~free;
            free |= edge;
        }
        return free != pieces;
    }

    private static SortTest pattern(List<Integer> values, Board board, PieceKinds kinds) {
        int[] sets = values.stream()
                .mapToInt(value -> IntStream.range(0, kinds.values())
                        .filter(each -> kinds.stacks().top(each) == value)
                        .reduce(0, (set, each) -> set | 1 << each))
                .toArray();
        List<int[]> rows = new ArrayList<>();
        board.rows(values.size())
                .forEach(
                        row -> rows.add(row.stream().mapToInt(Integer::intValue).toArray()));
        int[][] all = rows.toArray(int[][]::new);
        return standing -> {
            long[] cells = new long[sets.length];
            for (int i = 0; i < sets.length; i++) {
                cells[i] = BoardCells.union(standing, sets[i]);
            }
            for (int[] row : all) {
                int i = 0;
                while (i < row.length && (cells[i] >>> row[i] & 1) != 0) {
                    i++;
                }
                if (i == row.length) {
                    return true;
                }
            }
            return false;
        };
    }
}
