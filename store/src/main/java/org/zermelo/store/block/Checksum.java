package org.zermelo.store.block;

import java.util.zip.CRC32C;

/** The checksum of everything that is stored: CRC-32C. */
public final class Checksum {

    private Checksum() {}

    /** Of some bytes of an array. */
    public static int of(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }

    /** Of all bytes. */
    public static int of(byte[] bytes) {
        return of(bytes, 0, bytes.length);
    }
}
