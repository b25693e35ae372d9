package org.zermelo.present.nimbers;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.zermelo.game.large.CancelScope;

/** All values of a sequence, one after the other, as files for other programs. */
public final class NimbersTable {

    /** The first four bytes of a packed file. */
    private static final byte[] MAGIC = "ZNIM".getBytes(StandardCharsets.US_ASCII);

    private static final byte VERSION = 1;

    private static final int BUFFER = 1 << 16;

    private NimbersTable() {}

    /** A head line, then {@code heap,nimber} for each heap. */
    public static void csv(Report report, Writer out) throws IOException {
        write(report, "heap,nimber\n", ',', out);
    }

    /** A b-file as the OEIS has it: heap, space, nimber. */
    public static void bFile(Report report, Writer out) throws IOException {
        write(report, "", ' ', out);
    }

    /** All in one line, between commas, to paste. */
    public static void terms(Report report, Writer out) throws IOException {
        for (long heap = 0; heap <= report.to(); heap++) {
            CancelScope.poll(heap);
            out.write((heap == 0 ? "" : ", ") + report.sequence().value(heap));
        }
        out.write('\n');
        out.flush();
    }

    private static void write(Report report, String head, char between, Writer out) throws IOException {
        StringBuilder buffer = new StringBuilder(head);
        for (long heap = 0; heap <= report.to(); heap++) {
            CancelScope.poll(heap);
            buffer.append(heap)
                    .append(between)
                    .append(report.sequence().value(heap))
                    .append('\n');
            if (buffer.length() > BUFFER) {
                out.write(buffer.toString());
                buffer.setLength(0);
            }
        }
        out.write(buffer.toString());
        out.flush();
    }

    /**
     * Packed: the letters ZNIM, a version byte 1, a byte for the width w (1, 2, 4 or 8), the number of values as eight bytes,
     * then the values of w bytes each; all numbers with the low byte first.
     */
    public static void packed(Report report, OutputStream out) throws IOException {
        long max = report.facts().max();
        int width = max < 1 << 8 ? 1 : max < 1 << 16 ? 2 : max < 1L << 32 ? 4 : 8;
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put(MAGIC).put(VERSION).put((byte) width).putLong(report.to() + 1);
        for (long heap = 0; heap <= report.to(); heap++) {
            CancelScope.poll(heap);
            long value = report.sequence().value(heap);
            for (int i = 0; i < width; i++) {
                buffer.put((byte) (value >> 8 * i));
            }
            if (buffer.remaining() < 8) {
                out.write(buffer.array(), 0, buffer.position());
                buffer.clear();
            }
        }
        out.write(buffer.array(), 0, buffer.position());
        out.flush();
    }
}
