package org.zermelo.boards.interpret;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/**
 * Ends that look at cells with different things on them, told cell by cell.
 *
 * @param cells what stands on each cell, as its sign
 * @param player the player for whom the end is looked for
 */
public record SortEnds(BoardRules rules, String cells, Player player) {

    /** Whether an end holds. */
    public boolean holds(Test.Sorts test) {
        if (test instanceof Test.Pattern pattern) {
            List<Integer> values = pattern.values();
            return rules.board().rows(values.size()).stream().anyMatch(row -> matches(row, values));
        }
        if (test instanceof Test.BothLines lines) {
            return isLined(lines.length(), Content.OWN) && isLined(lines.length(), Content.OTHER);
        }
        return IntStream.range(0, cells.length())
                .anyMatch(cell -> test instanceof Test.Beside beside
                        ? content(cell) == Content.OWN && has(cell, beside)
                        : content(cell) == ((Test.Surrounded) test).piece() && isSurrounded(cell));
    }

    private boolean isLined(int length, Content piece) {
        return rules.board().lines(length).stream()
                .anyMatch(line -> line.numbers().allMatch(cell -> content(cell) == piece));
    }

    private boolean matches(List<Integer> row, List<Integer> values) {
        PieceKinds kinds = rules.customs().kinds();
        return IntStream.range(0, row.size()).allMatch(i -> kinds.stacks().top(value(row.get(i))) == values.get(i));
    }

    private boolean has(int cell, Test.Beside beside) {
        long count =
                beside(cell).filter(each -> content(each) == beside.piece()).count();
        return count >= beside.count();
    }

    /** Whether no piece of the group that one belongs to is beside an empty cell. */
    private boolean isSurrounded(int cell) {
        Set<Integer> group = new HashSet<>(Set.of(cell));
        Queue<Integer> edge = new ArrayDeque<>(group);
        while (!edge.isEmpty()) {
            for (int each : beside(edge.remove()).toArray()) {
                if (content(each) == Content.EMPTY) {
                    return false;
                }
                if (content(each) == content(cell) && group.add(each)) {
                    edge.add(each);
                }
            }
        }
        return true;
    }

    private IntStream beside(int cell) {
        return rules.board().beside(cell).numbers();
    }

    private Content content(int cell) {
        return Content.of(value(cell), player);
    }

    private int value(int cell) {
        return rules.customs().kinds().value(cells.charAt(cell));
    }
}
