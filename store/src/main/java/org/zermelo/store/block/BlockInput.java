package org.zermelo.store.block;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads blocks from front to back: a head of fixed length, and a body whose length the head tells. What the fields of the head
 * mean, the checksum among them, is for each format to say; a file that ends elsewhere than between two blocks is damaged.
 */
public final class BlockInput implements AutoCloseable {

    private final InputStream in;
    private final LongFunction<RuntimeException> damage;
    private final byte[] head;
    private byte[] body = new byte[256];
    private long offset;
    private long next;

    /**
     * Reads from a stream, which is closed with this.
     *
     * @param head bytes of a head
     * @param damage makes the refusal of a block at an offset
     */
    public BlockInput(InputStream in, int head, LongFunction<RuntimeException> damage) {
        this.in = in;
        this.head = new byte[head];
        this.damage = damage;
    }

    /** The head of the next block, which is read over with the next call; null at the end. */
    public @Nullable ByteBuffer head() throws IOException {
        offset = next;
        int got = in.readNBytes(head, 0, head.length);
        if (got == 0) {
            return null;
        }
        if (got < head.length) {
            throw damaged();
        }
        next += got;
        return ByteBuffer.wrap(head);
    }

    /** The body of this length behind the head, from the first byte of an array that may be longer. */
    public byte[] body(int length) throws IOException {
        if (body.length < length) {
            body = new byte[length];
        }
        if (in.readNBytes(body, 0, length) < length) {
            throw damaged();
        }
        next += length;
        return body;
    }

    /** Passes over a body. */
    public void skip(int length) throws IOException {
        try {
            in.skipNBytes(length);
        } catch (EOFException e) {
            throw damaged();
        }
        next += length;
    }

    /** The refusal of the block whose head was read last. */
    public RuntimeException damaged() {
        return damage.apply(offset);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
