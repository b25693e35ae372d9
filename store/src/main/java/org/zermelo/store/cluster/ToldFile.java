package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.work.WorkFolder;

/**
 * What one shard tells all others of a wave, in a file: at which depth it goes on, for each shard the length and a checksum of its block,
 * then the packed blocks.
 */
final class ToldFile {

    private static final int HEAD = Long.BYTES;

    private static final int ENTRY = 2 * Integer.BYTES;

    private static final int LEVEL = 1;

    private ToldFile() {}

    /** Writes the blocks for all shards; how many bytes they take, packed. */
    static long write(WorkFolder files, String name, long next, byte[][] blocks) {
        try (FileChannel out = FileChannel.open(
                files.part(name),
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE)) {
            ByteBuffer entries =
                    ByteBuffer.allocate(HEAD + ENTRY * blocks.length).putLong(next);
            out.position(entries.capacity());
            for (byte[] block : blocks) {
                byte[] packed = block.length == 0 ? block : Compression.pack(block, LEVEL);
                entries.putInt(packed.length).putInt(sum(packed));
                write(out, ByteBuffer.wrap(packed));
            }
            long bytes = out.position() - entries.capacity();
            out.position(0);
            write(out, entries.flip());
            files.finish(name);
            return bytes;
        } catch (IOException e) {
            throw FileFailures.of(files.file(name), e);
        }
    }

    private static void write(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    private static int sum(byte[] block) {
        CRC32C crc = new CRC32C();
        crc.update(block);
        return (int) crc.getValue();
    }

    /**
     * At which depth the shard goes on that has written it.
     *
     * @throws IllegalArgumentException when it is damaged
     */
    static long next(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return read(channel, 0, HEAD).getLong();
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    /**
     * The block for one of so many shards.
     *
     * @throws IllegalArgumentException when it is damaged
     */
    static byte[] read(Path file, int shards, int to) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer entries = read(channel, HEAD, ENTRY * shards);
            long from = HEAD + ENTRY * (long) shards;
            for (int before = 0; before < to; before++) {
                from += entries.getInt(before * ENTRY);
            }
            int length = entries.getInt(to * ENTRY);
            byte[] packed = read(channel, from, length).array();
            if (sum(packed) != entries.getInt(to * ENTRY + Integer.BYTES)) {
                throw new IllegalArgumentException("checksum");
            }
            return length == 0 ? packed : Compression.unpack(packed, Integer.MAX_VALUE);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private static ByteBuffer read(FileChannel channel, long from, int length) throws IOException {
        if (length < 0 || from + length > channel.size()) {
            throw new IllegalArgumentException("length " + length);
        }
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new IllegalArgumentException("end of file");
            }
        }
        return bytes.flip();
    }
}
