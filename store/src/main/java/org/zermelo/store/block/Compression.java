package org.zermelo.store.block;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.util.Native;
import org.zermelo.game.BadInputException;

/** Zstandard. Its library is unpacked into the folder for temporary files when it is first wanted, which may fail. */
public final class Compression {

    private Compression() {}

    /**
     * Makes the library ready.
     *
     * @throws BadInputException when it cannot be unpacked or loaded
     */
    public static void require() {
        try {
            Native.load();
        } catch (ExceptionInInitializerError | UnsatisfiedLinkError e) {
            throw new BadInputException(
                    "store.no-unpacking",
                    "folder",
                    System.getProperty("java.io.tmpdir", ""),
                    "reason",
                    String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    public static byte[] pack(byte[] raw, int level) {
        require();
        return Zstd.compress(raw, level);
    }

    /**
     * The bytes before compression.
     *
     * @throws ArithmeticException when they would be more than {@code most}
     * @throws com.github.luben.zstd.ZstdException when the packed ones are damaged
     */
    public static byte[] unpack(byte[] packed, long most) {
        require();
        long size = Zstd.getFrameContentSize(packed);
        if (size < 0 || size > most) {
            throw new ArithmeticException("a block of " + size + " bytes");
        }
        return Zstd.decompress(packed, (int) size);
    }
}
