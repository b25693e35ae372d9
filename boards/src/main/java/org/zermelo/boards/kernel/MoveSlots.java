package org.zermelo.boards.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.boards.kernel.BoardProgram.Same;
import org.zermelo.boards.kernel.BoardProgram.Slot;

/** The places of the moves of groups in the lists of their cells, for groups that are not in the order of every cell's moves. */
final class MoveSlots {

    private MoveSlots() {}

    /** For each place what comes there. */
    static List<Slot> of(MoveGroup[] groups) {
        List<long[]> cells = new ArrayList<>();
        List<long[]> adds = new ArrayList<>();
        for (int cell = 0; cell < Long.SIZE; cell++) {
            int at = cell;
            List<Integer> here = IntStream.range(0, groups.length)
                    .filter(group -> (groups[group].cells() >>> at & 1) != 0)
                    .boxed()
                    .sorted(Comparator.comparingInt(group -> groups[group].move(at)))
                    .toList();
            for (int place = 0; place < here.size(); place++) {
                if (place == cells.size()) {
                    cells.add(new long[groups.length]);
                    adds.add(new long[Long.SIZE]);
                }
                int group = here.get(place);
                cells.get(place)[group] |= 1L << cell;
                adds.get(place)[cell] = groups[group].adds()[cell];
            }
        }
        return IntStream.range(0, cells.size())
                .mapToObj(place -> new Slot(cells.get(place), adds.get(place)))
                .toList();
    }

    /**
     * The moves that are the same as earlier ones of other groups.
     *
     * @param repeats for each move the earlier ones that are the same wherever both are legal
     * @return empty where an earlier one is not among these groups at the same cell
     */
    static Optional<List<Same>> same(MoveGroup[] groups, int[][] repeats) {
        List<Same> found = new ArrayList<>();
        for (int later = 0; later < groups.length; later++) {
            long[] cells = new long[groups.length];
            for (long left = groups[later].cells(); left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                for (int move : repeats[groups[later].move(cell)]) {
                    int earlier = IntStream.range(0, groups.length)
                            .filter(group ->
                                    (groups[group].cells() >>> cell & 1) != 0 && groups[group].move(cell) == move)
                            .findFirst()
                            .orElse(-1);
                    if (earlier < 0) {
                        return Optional.empty();
                    }
                    cells[earlier] |= 1L << cell;
                }
            }
            for (int earlier = 0; earlier < groups.length; earlier++) {
                if (cells[earlier] != 0) {
                    found.add(new Same(later, earlier, cells[earlier]));
                }
            }
        }
        return Optional.of(found);
    }
}
