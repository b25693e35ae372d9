package org.zermelo.boards.numbers;

import java.util.List;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;

/** The images of bit fields under the symmetries of a game, by tables for groups of cells. */
public final class KeptImages {

    private final KeptFields fields;
    private final List<Symmetry> symmetries;
    private final boolean leftAlone;
    private final int[] shifts;
    private final int[] masks;
    /** For each symmetry, group and filling the image of these cells. */
    private final long[][][] images;

    private final long turn;

    /**
     * The images.
     *
     * @param classes whether there are any but the position itself
     */
    public KeptImages(BoardForm form, KeptFields fields, boolean classes) {
        this.fields = fields;
        this.symmetries = classes && form.symmetries().size() > 1 ? form.symmetries() : List.of();
        this.leftAlone = symmetries.stream().anyMatch(Symmetry::swap);
        this.turn = 1L << fields.turnShift;
        int[] begins = fields.groups();
        int groups = begins.length - 1;
        this.shifts = new int[groups];
        this.masks = new int[groups];
        this.images = new long[symmetries.size()][groups][];
        int values = form.rules().customs().kinds().values();
        for (int group = 0; group < groups; group++) {
            shifts[group] = fields.shift(begins[group]);
            masks[group] = (1 << (begins[group + 1] - begins[group]) * fields.width) - 1;
            for (int s = 0; s < images.length; s++) {
                images[s][group] = images(symmetries.get(s), begins[group], begins[group + 1], values);
            }
        }
    }

    private long[] images(Symmetry symmetry, int from, int end, int values) {
        long[] found = new long[1 << (end - from) * fields.width];
        for (int filling = 0; filling < found.length; filling++) {
            int rest = filling;
            for (int cell = from; cell < end; cell++, rest >>>= fields.width) {
                int value = rest & fields.valueMask;
                boolean swaps = symmetry.swap() && value < values;
                int seen = swaps ? ComposedSymmetries.exchanged(value) : value;
                found[filling] |= (long) seen << fields.shift(symmetry.cells().get(cell));
            }
        }
        return found;
    }

    /** Whether the least of the images of a position is always one at Left's turn. */
    public boolean leftAlone() {
        return leftAlone;
    }

    private long image(int symmetry, long position) {
        long[][] table = images[symmetry];
        long image = 0;
        for (int group = 0; group < table.length; group++) {
            image |= table[group][(int) (position >>> shifts[group]) & masks[group]];
        }
        long hands = position & (1L << 2 * fields.handBits) - 1;
        if (!symmetries.get(symmetry).swap()) {
            return image | hands | position & turn;
        }
        long right = hands & (1L << fields.handBits) - 1;
        return image | right << fields.handBits | hands >>> fields.handBits | ~position & turn;
    }

    /** The least image. */
    public long least(long position) {
        boolean other = position >= turn;
        long least = position;
        for (int s = 0; s < images.length; s++) {
            if (!leftAlone || symmetries.get(s).swap() == other) {
                least = Math.min(least, image(s, position));
            }
        }
        return least;
    }

    /** How many different images there are. */
    public long different(long position) {
        int fixing = 0;
        for (int s = 0; s < images.length; s++) {
            fixing += image(s, position) == position ? 1 : 0;
        }
        return fixing == 0 ? 1 : images.length / fixing;
    }
}
