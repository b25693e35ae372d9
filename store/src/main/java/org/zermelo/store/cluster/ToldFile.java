package org.zermelo.store.cluster;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.CRC32C;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.work.WorkFolder;

/**
 * What one shard tells all others of a wave, in a file: at which depth it goes on, for each shard the length and a checksum of its block
 * and that depth, then the packed blocks. Such files of many waves are gathered in one, behind a list of where each begins and the last one
 * ends.
 */
final class ToldFile {

    private static final int HEAD = Long.BYTES;

    private static final int ENTRY = 2 * Integer.BYTES;

    private static final int LEVEL = 1;

    /** So many waves are gathered. */
    static final int GATHERED = 64;

    private ToldFile() {}

    /** Writes the blocks for all shards; how many bytes they take, packed. */
    static long write(WorkFolder files, String name, long next, byte[][] blocks) {
        try (FileChannel out = begin(files.part(name))) {
            ByteBuffer entries =
                    ByteBuffer.allocate(HEAD + ENTRY * blocks.length).putLong(next);
            out.position(entries.capacity());
            for (byte[] block : blocks) {
                byte[] packed = block.length == 0 ? block : Compression.pack(block, LEVEL);
                entries.putInt(packed.length).putInt(sum(next, packed));
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

    private static FileChannel begin(Path part) throws IOException {
        return FileChannel.open(
                part, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
    }

    private static void write(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    /** With the depth, which is so checked too, and a file of zeros is none: a machine that stops may leave one. */
    private static int sum(long next, byte[] block) {
        CRC32C crc = new CRC32C();
        crc.update(ByteBuffer.allocate(Long.BYTES).putLong(next).flip());
        crc.update(block);
        return (int) crc.getValue();
    }

    /** Gathers files, of which some may be missing, and removes them. */
    static void gather(WorkFolder files, List<String> names, String name) {
        Path file = files.file(name);
        try (FileChannel out = begin(files.part(name))) {
            ByteBuffer begins = ByteBuffer.allocate(Long.BYTES * (names.size() + 1));
            out.position(begins.capacity());
            for (String each : names) {
                begins.putLong(out.position());
                if (files.has(each)) {
                    write(out, ByteBuffer.wrap(Files.readAllBytes(files.file(each))));
                }
            }
            begins.putLong(out.position());
            out.position(0);
            write(out, begins.flip());
            files.finish(name);
            files.delete(names.stream().map(files::file).toList());
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    /**
     * What was told of one wave: bytes of a file.
     *
     * @throws IllegalArgumentException when they are damaged
     */
    @FunctionalInterface
    interface Reading<T> {
        T of(FileChannel channel, long from, long to) throws IOException;
    }

    /**
     * Reads the file of a wave, or from where it was gathered with others.
     *
     * @param wave its number
     * @throws org.zermelo.game.BadInputException when it is in neither, or damaged
     */
    static <T> T read(Path file, Path gathered, int wave, Reading<T> reading) {
        Path seen = file;
        try {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                return reading.of(channel, 0, channel.size());
            } catch (NoSuchFileException e) {
                if (!Files.exists(gathered)) {
                    throw e;
                }
            }
            seen = gathered;
            try (FileChannel channel = FileChannel.open(gathered, StandardOpenOption.READ)) {
                ByteBuffer part = read(channel, Long.BYTES * (wave % GATHERED), 2 * Long.BYTES, channel.size());
                return reading.of(channel, part.getLong(), part.getLong());
            }
        } catch (IllegalArgumentException e) {
            throw FileFailures.damaged(seen, "block", 0);
        } catch (IOException e) {
            throw FileFailures.of(seen, e);
        }
    }

    /** At which depth the shard goes on that has told it. */
    static Reading<Long> next() {
        return (channel, from, to) -> read(channel, from, HEAD, to).getLong();
    }

    /** The block for one of so many shards. */
    static Reading<byte[]> block(int shards, int to) {
        return (channel, from, end) -> {
            long next = next().of(channel, from, end);
            ByteBuffer entries = read(channel, from + HEAD, ENTRY * shards, end);
            long at = from + HEAD + ENTRY * (long) shards;
            for (int before = 0; before < to; before++) {
                at += entries.getInt(before * ENTRY);
            }
            byte[] packed = read(channel, at, entries.getInt(to * ENTRY), end).array();
            if (sum(next, packed) != entries.getInt(to * ENTRY + Integer.BYTES)) {
                throw new IllegalArgumentException("checksum");
            }
            return packed.length == 0 ? packed : Compression.unpack(packed, Integer.MAX_VALUE);
        };
    }

    private static ByteBuffer read(FileChannel channel, long from, int length, long end) throws IOException {
        if (length < 0 || from < 0 || from + length > end) {
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
