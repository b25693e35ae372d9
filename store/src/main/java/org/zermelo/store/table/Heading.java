package org.zermelo.store.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;

/**
 * How the file of a table begins: what kind it is, its version, the length of a text, the text, and a checksum of all that.
 *
 * @param magic the first eight bytes
 */
record Heading(byte[] magic, int version) {

    /** Bytes of a text that is read. */
    static final int LONGEST_TEXT = 1 << 20;

    /** The file, read from front to back. */
    interface Bytes {
        ByteBuffer at(int offset, int length) throws IOException;
    }

    /** Where the text begins. */
    static final int TEXT = Format.PREFIX;

    /** Whether a file begins so. */
    boolean begins(Path file) {
        byte[] start = new byte[magic.length];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return channel.read(ByteBuffer.wrap(start), 0) == start.length && Arrays.equals(start, magic);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    /** All of it, around a text. */
    byte[] bytes(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer all = Format.buffer(TEXT + encoded.length + 4);
        all.put(magic).putInt(version).putInt(encoded.length).put(encoded);
        all.putInt(Checksum.of(all.array(), 0, TEXT + encoded.length));
        return all.array();
    }

    /**
     * The text of a file.
     *
     * @throws BadInputException when it is no such file, another version wrote it, or it is damaged
     */
    String text(Path file, Bytes bytes) throws IOException {
        ByteBuffer prefix = bytes.at(0, TEXT);
        if (!Arrays.equals(Arrays.copyOf(prefix.array(), magic.length), magic)) {
            throw new BadInputException("store.not-a-table", "file", file);
        }
        int seen = prefix.getInt(magic.length);
        if (seen != version) {
            // what follows the version may be laid out otherwise, so nothing more can be verified
            throw new BadInputException(
                    "store.version", "file", file, "seen", Integer.toUnsignedLong(seen), "supported", version);
        }
        int length = prefix.getInt(magic.length + 4);
        if (length < 0 || length > LONGEST_TEXT) {
            throw FileFailures.damaged(file, "header", magic.length + 4);
        }
        ByteBuffer rest = bytes.at(TEXT, length + 4);
        byte[] all = Arrays.copyOf(prefix.array(), TEXT + length);
        System.arraycopy(rest.array(), 0, all, TEXT, length);
        if (Checksum.of(all) != rest.getInt(length)) {
            throw FileFailures.damaged(file, "header", 0);
        }
        return new String(all, TEXT, length, StandardCharsets.UTF_8);
    }

    /** Writes a file that is nothing but this, in place of what was there. */
    void writeAlone(Path file, String text) {
        ResultFile.writeAlone(file, stream -> stream.write(bytes(text)));
    }

    /**
     * The text of a file that is nothing but this.
     *
     * @throws BadInputException as {@link #text} does
     */
    String alone(Path file) {
        try {
            byte[] all = Files.readAllBytes(file);
            String text = text(file, (offset, length) -> {
                if (offset + length > all.length) {
                    throw FileFailures.damaged(file, "footer", all.length);
                }
                return ByteBuffer.wrap(Arrays.copyOfRange(all, offset, offset + length))
                        .order(ByteOrder.LITTLE_ENDIAN);
            });
            if (bytes(text).length != all.length) {
                throw FileFailures.damaged(file, "footer", all.length);
            }
            return text;
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }
}
