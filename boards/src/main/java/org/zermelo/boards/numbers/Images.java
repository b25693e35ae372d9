package org.zermelo.boards.numbers;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.ground.GroundMove;

/** The images of numbers under the symmetries of a game, by tables for groups of cells. */
public final class Images {

    private final List<Symmetry> symmetries;
    /** For each symmetry and each filling of a group: what the image adds to the number of a board. */
    private final long[][] sums;

    private final BoardDigits digits;

    private Images(List<Symmetry> symmetries, long[][] sums, BoardDigits digits) {
        this.symmetries = symmetries;
        this.sums = sums;
        this.digits = digits;
    }

    /** The images; null where nothing but the identity is known. */
    public static @Nullable Images of(BoardForm form, BoardDigits digits) {
        List<Symmetry> symmetries = form.symmetries();
        if (symmetries.size() < 2) {
            return null;
        }
        long[][] sums = new long[symmetries.size()][];
        for (int s = 0; s < sums.length; s++) {
            Symmetry symmetry = symmetries.get(s);
            sums[s] = digits.table((cell, value) ->
                    digits.worth(symmetry.cells().get(cell), symmetry.swap() ? GroundMove.exchanged(value) : value));
        }
        return new Images(symmetries, sums, digits);
    }

    private long image(int symmetry, long position, BoardNumbers numbers) {
        long rest = numbers.board(position);
        long board = 0;
        long[] sum = sums[symmetry];
        for (int g = 0; g < digits.groups; g++) {
            long next = rest / digits.sizes[g];
            board += sum[digits.begins[g] + (int) (rest - next * digits.sizes[g])];
            rest = next;
        }
        return numbers.framed(
                board, numbers.frame(position, symmetries.get(symmetry).swap()));
    }

    /** The least image. */
    public long least(long position, BoardNumbers numbers) {
        long least = position;
        for (int s = 0; s < sums.length; s++) {
            least = Math.min(least, image(s, position, numbers));
        }
        return least;
    }

    /** How many different images there are. */
    public long different(long position, BoardNumbers numbers) {
        int fixing = 0;
        for (int s = 0; s < sums.length; s++) {
            fixing += image(s, position, numbers) == position ? 1 : 0;
        }
        return sums.length / Math.max(1, fixing);
    }
}
