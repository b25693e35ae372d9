package org.zermelo.heap.sequence;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.OptionalInt;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.sparse.WindowEngine;

/**
 * All that a run within a window has to keep.
 *
 * @param rules the rules as text
 * @param window how many values are kept
 * @param heaps how many heaps are known: 0 .. heaps-1
 * @param fnv the FNV of their values, as in certificates
 * @param max the largest value
 * @param maxAt the first heap that has it
 * @param mask the bits of values that are counted; empty for those of the first heaps
 * @param last the values of the last heaps: a byte each, and once a value has passed 255 their upper bytes behind all of these
 * @param markAt how many heaps were known when the mark was set
 * @param mark the last values then, in the same way
 */
public record WindowState(
        String rules,
        int window,
        long heaps,
        long fnv,
        int max,
        long maxAt,
        OptionalInt mask,
        byte[] last,
        long markAt,
        byte[] mark) {

    /** Values of one byte, no mask: still read. */
    private static final byte[] FIRST = "ZWIN1".getBytes(StandardCharsets.US_ASCII);

    private static final byte[] MAGIC = "ZWIN2".getBytes(StandardCharsets.US_ASCII);
    private static final int MOST_BYTE = 0xFF;
    private static final int DIGEST = 32;

    /** The state as bytes: five letters, the numbers with the high byte first, the values, and a SHA-256 of all before it. */
    public byte[] bytes() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.write(MAGIC);
            out.writeUTF(rules);
            out.writeInt(window);
            out.writeLong(heaps);
            out.writeLong(fnv);
            out.writeInt(max);
            out.writeLong(maxAt);
            out.writeInt(mask.orElseThrow());
            out.write(last);
            out.writeLong(markAt);
            out.write(mark);
            out.write(sha256(bytes.toByteArray()));
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The state that bytes stand for.
     *
     * @throws BadInputException when they are cut off or changed, or are no such state
     */
    public static WindowState of(byte[] bytes) {
        int end = bytes.length - DIGEST;
        boolean first = end >= FIRST.length && Arrays.equals(bytes, 0, FIRST.length, FIRST, 0, FIRST.length);
        if (!first && (end < MAGIC.length || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length))) {
            throw new BadInputException("heap.window.no-state");
        }
        byte[] body = Arrays.copyOf(bytes, end);
        if (!Arrays.equals(sha256(body), Arrays.copyOfRange(bytes, end, bytes.length))) {
            throw new BadInputException("heap.window.damaged");
        }
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(body, MAGIC.length, end - MAGIC.length));
            String rules = in.readUTF();
            int window = in.readInt();
            long heaps = in.readLong();
            long fnv = in.readLong();
            int max = in.readInt();
            long maxAt = in.readLong();
            OptionalInt mask = first ? OptionalInt.empty() : OptionalInt.of(in.readInt());
            int values = Math.max(0, Math.min(window, WindowRun.MOST_WINDOW)) * width(max);
            byte[] last = in.readNBytes(values);
            long markAt = in.readLong();
            byte[] marked = in.readNBytes(values);
            boolean sound = window >= 1
                    && window <= WindowRun.MOST_WINDOW
                    && marked.length == values
                    && in.read() < 0
                    && heaps >= 3L * window
                    && markAt >= window
                    && markAt <= heaps
                    && heaps - markAt <= markAt
                    && max >= 0
                    && max <= (first ? MOST_BYTE : WindowEngine.MOST_VALUE)
                    && mask.orElse(0) >= 0
                    && mask.orElse(0) <= WindowEngine.MOST_VALUE
                    && maxAt >= 0
                    && maxAt < heaps;
            if (!sound) {
                throw new BadInputException("heap.window.damaged");
            }
            return new WindowState(rules, window, heaps, fnv, max, maxAt, mask, last, markAt, marked);
        } catch (IOException e) {
            throw new BadInputException("heap.window.damaged");
        }
    }

    /** Bytes of each value when this is the largest. */
    static int width(int max) {
        return max > MOST_BYTE ? 2 : 1;
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
