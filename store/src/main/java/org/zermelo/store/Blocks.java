package org.zermelo.store;

import com.github.luben.zstd.Zstd;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.zermelo.game.BadInputException;

/** Ascending numbers as one block of bytes: their count, a checksum, and compressed differences. */
final class Blocks {

    private Blocks() {}

    static byte[] pack(long[] numbers) {
        byte[] raw = new byte[numbers.length * 9];
        int length = Varints.writeAscending(numbers, numbers.length, raw, 0);
        byte[] packed = Zstd.compress(Arrays.copyOf(raw, length), 1);
        ByteBuffer block = Format.buffer(8 + packed.length);
        return block.putInt(numbers.length)
                .putInt(Format.checksum(packed))
                .put(packed)
                .array();
    }

    static long[] unpack(byte[] block) {
        ByteBuffer head = ByteBuffer.wrap(block).order(java.nio.ByteOrder.LITTLE_ENDIAN);
        long[] numbers = new long[head.getInt(0)];
        if (Format.checksum(block, 8, block.length - 8) != head.getInt(4)) {
            throw new BadInputException("store.damaged-shipment", "bytes", block.length);
        }
        byte[] packed = Arrays.copyOfRange(block, 8, block.length);
        Varints.readAscending(Zstd.decompress(packed, (int) Zstd.getFrameContentSize(packed)), 0, numbers);
        return numbers;
    }
}
