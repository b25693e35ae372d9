package org.zermelo.soak;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Tables whose header says something else than it did, with all checksums made right again. */
final class ForgedTables {

    /** Magic and version stand before the header's length. */
    private static final int LENGTH_AT = 12;

    private static final int PREFIX = 16;
    private static final int FOOTER = 24;
    private static final int ENTRY = 24;

    private ForgedTables() {}

    /** What the header of a table says. */
    static String header(byte[] table) {
        return new String(table, PREFIX, little(table).getInt(LENGTH_AT), StandardCharsets.UTF_8);
    }

    /** The same table under another header. */
    static byte[] with(byte[] table, String header) {
        byte[] text = header.getBytes(StandardCharsets.UTF_8);
        int length = little(table).getInt(LENGTH_AT);
        int shift = text.length - length;
        ByteBuffer forged = little(new byte[table.length + shift]);
        forged.put(table, 0, LENGTH_AT).putInt(text.length).put(text);
        forged.putInt(checksum(forged.array(), 0, forged.position()));
        forged.put(table, PREFIX + length + 4, table.length - PREFIX - length - 4);
        int footer = forged.capacity() - FOOTER;
        int index = (int) forged.getLong(footer) + shift;
        for (int entry = index; entry + ENTRY <= footer; entry += ENTRY) {
            forged.putLong(entry, forged.getLong(entry) + shift);
        }
        forged.putLong(footer, index).putLong(footer + 8, forged.capacity());
        forged.putInt(footer + 16, checksum(forged.array(), index, footer - index));
        forged.putInt(footer + 20, checksum(forged.array(), footer, 20));
        return forged.array();
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int checksum(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }
}
