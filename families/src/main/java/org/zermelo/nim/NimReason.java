package org.zermelo.nim;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.sum.BinarySum;
import org.zermelo.value.Reason;

/**
 * Why a Nim position is won or lost: the heaps in binary with their sum without carry, and for two heaps the mirror.
 *
 * @param table the heaps under each other in binary
 * @param mirror for exactly two heaps that are not both empty, whether they are equal, so that every move can be copied in
 *     the other heap; {@link Mirror#NONE} for any other number of heaps
 */
public record NimReason(BinarySum table, Mirror mirror) implements Reason {

    /** The argument for two heaps that needs no binary numbers. */
    public enum Mirror {
        /** Not two heaps. */
        NONE,
        /** Two equal heaps: whatever is taken from one, the opponent takes from the other. */
        COPY,
        /** Two unequal heaps: make them equal, then copy. */
        EQUALISE
    }

    /** The table alone: copying the opponent's moves is no argument where the last mover loses. */
    static NimReason withoutMirror(NimPosition position) {
        return new NimReason(table(position), Mirror.NONE);
    }

    private static BinarySum table(NimPosition position) {
        return BinarySum.of(position.heaps(), i -> Long.toString(position.heap(i)));
    }

    static NimReason of(NimPosition position) {
        int heaps = 0;
        long xor = 0;
        for (long heap : position.heaps()) {
            heaps += heap > 0 ? 1 : 0;
            xor ^= heap;
        }
        Mirror mirror = heaps != 2 ? Mirror.NONE : xor == 0 ? Mirror.COPY : Mirror.EQUALISE;
        return new NimReason(table(position), mirror);
    }

    @Override
    public String kind() {
        return "nim-table";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
        return Note.arguments("table", table, "mirror", mirror);
    }
}
