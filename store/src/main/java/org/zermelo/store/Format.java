package org.zermelo.store;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/** The constants of the format; docs/stored-tables.md has the whole. All numbers are little-endian. */
final class Format {

    /** The first byte is no text, and the line ends show a file that was carried as text. */
    static final byte[] MAGIC = {(byte) 0x89, 'Z', 'T', 'B', '\r', '\n', 0x1A, '\n'};

    static final int VERSION = 1;

    /** Magic, version, length of the header's text. */
    static final int PREFIX = 8 + 4 + 4;

    /** Offset, length, checksum and first key of a block. */
    static final int INDEX_ENTRY = 8 + 4 + 4 + 8;

    /** Offset of the index, length of the file, checksum of the index, checksum of the footer before it. */
    static final int FOOTER = 8 + 8 + 4 + 4;

    /** Higher levels of compression take more time for little. */
    static final int ZSTD_LEVEL = 9;

    private Format() {}

    static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    static int checksum(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }

    static int checksum(byte[] bytes) {
        return checksum(bytes, 0, bytes.length);
    }
}
