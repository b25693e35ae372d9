package org.zermelo.store.table;

import java.util.Arrays;
import org.zermelo.boards.diagram.PackedDiagrams;
import org.zermelo.store.block.Varints;

/**
 * Nodes of one level as bytes: the differences of their low options, which ascend, as variable-length numbers; then the high options in
 * four planes of bytes, each as its difference from that of the node before where the low option is the same.
 */
final class NodeBlocks {

    private static final int PLANES = 4;

    private NodeBlocks() {}

    /** The bytes of some nodes. */
    static byte[] bytes(PackedDiagrams diagrams, int from, int count) {
        long[] lows = new long[count];
        for (int i = 0; i < count; i++) {
            lows[i] = diagrams.lowAt(from + i);
        }
        byte[] all = new byte[count * (5 + PLANES)];
        int at = Varints.writeAscending(lows, count, all, 0);
        for (int i = 0; i < count; i++) {
            boolean same = i > 0 && lows[i] == lows[i - 1];
            int high = diagrams.highAt(from + i) - (same ? diagrams.highAt(from + i - 1) : 0);
            for (int plane = 0; plane < PLANES; plane++) {
                all[at + plane * count + i] = (byte) (high >>> 8 * plane);
            }
        }
        return Arrays.copyOf(all, at + PLANES * count);
    }

    /**
     * Reads nodes.
     *
     * @throws ArithmeticException when a number is too long
     * @throws IndexOutOfBoundsException when the bytes are fewer or more
     */
    static void read(byte[] bytes, int[] lows, int[] highs, int from, int count) {
        long[] ascending = new long[count];
        int at = Varints.readAscending(bytes, 0, bytes.length, ascending, count);
        if (bytes.length != at + PLANES * count) {
            throw new IndexOutOfBoundsException(at);
        }
        for (int i = 0; i < count; i++) {
            int high = 0;
            for (int plane = 0; plane < PLANES; plane++) {
                high |= (bytes[at + plane * count + i] & 0xFF) << 8 * plane;
            }
            lows[from + i] = Math.toIntExact(ascending[i]);
            highs[from + i] = high + (i > 0 && ascending[i] == ascending[i - 1] ? highs[from + i - 1] : 0);
        }
    }
}
