package org.zermelo.compile;

import java.util.function.IntFunction;
import org.objectweb.asm.MethodTooLargeException;

/**
 * How many steps of the rules are written into one method: the virtual machine leaves methods of more than 8,000 bytes to its
 * own interpreter.
 */
final class Parts {

    private static final int MOST_BYTES = 8_000;

    /** What a part may take, so that one of longer steps than usual stays below. */
    private static final int USUAL_BYTES = 4_000;

    private Parts() {}

    /**
     * The class with all steps together, or, when that is too large, with as many in a part as are small enough.
     *
     * @param writer writes the class with so many steps in a part
     * @throws MethodTooLargeException when even then a method is too large for the virtual machine
     */
    static byte[] write(int steps, IntFunction<byte[]> writer) {
        int bytes;
        try {
            byte[] whole = writer.apply(Math.max(1, steps));
            if (whole.length <= MOST_BYTES || steps < 2) {
                return whole;
            }
            bytes = whole.length;
        } catch (MethodTooLargeException e) {
            if (steps < 2) {
                throw e;
            }
            bytes = e.getCodeSize();
        }
        int together = (int) Math.max(1, (long) steps * USUAL_BYTES / bytes);
        return writer.apply(Math.min(together, steps - 1));
    }
}
