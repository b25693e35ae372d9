package org.zermelo.store.table;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The constants of the format; docs/stored-tables.md has the whole. All numbers are little-endian. */
public final class Format {

    /** The first byte is no text, and the line ends show a file that was carried as text. */
    static final Heading HEADING = new Heading(new byte[] {(byte) 0x89, 'Z', 'T', 'B', '\r', '\n', 0x1A, '\n'}, 1);

    /** Magic, version, length of the header's text. */
    public static final int PREFIX = 8 + 4 + 4;

    /** Offset, length, checksum and first key of a block. */
    public static final int INDEX_ENTRY = 8 + 4 + 4 + 8;

    /** Offset of the index, length of the file, checksum of the index, checksum of the footer before it. */
    public static final int FOOTER = 8 + 8 + 4 + 4;

    /** Higher levels of compression take more time for little. */
    static final int ZSTD_LEVEL = 9;

    private Format() {}

    public static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
