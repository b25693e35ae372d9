package org.zermelo.store.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.zermelo.game.BadInputException;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.file.FileFailures;

/** The file of a table, or of a shard, that is open for reading. */
record TableBytes(Path file, FileChannel channel) implements AutoCloseable {

    private static final int LARGEST_INDEX = Integer.MAX_VALUE - 8;

    static TableBytes open(Path file) {
        try {
            return new TableBytes(file, FileChannel.open(file, StandardOpenOption.READ));
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    ByteBuffer read(String part, long offset, int length) throws IOException {
        if (offset < 0 || length < 0 || offset > channel.size() - length) {
            throw FileFailures.damaged(file, part, offset);
        }
        ByteBuffer bytes = Format.buffer(length);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, offset + bytes.position()) < 0) {
                throw FileFailures.damaged(file, part, offset);
            }
        }
        return bytes.flip().order(ByteOrder.LITTLE_ENDIAN);
    }

    TableHeader header() throws IOException {
        if (channel.size() < Format.PREFIX) {
            throw new BadInputException("store.not-a-table", "file", file);
        }
        String text = Format.HEADING.text(file, (offset, length) -> read("header", offset, length));
        try {
            return TableHeader.parse(text);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw FileFailures.damaged(file, "header", Heading.TEXT);
        }
    }

    private ByteBuffer footer(long indexSize) throws IOException {
        long at = channel.size() - Format.FOOTER;
        ByteBuffer footer = read("footer", at, Format.FOOTER);
        boolean whole = Checksum.of(footer.array(), 0, Format.FOOTER - 4) == footer.getInt(Format.FOOTER - 4)
                && footer.getLong(8) == channel.size()
                && indexSize <= LARGEST_INDEX
                && footer.getLong(0) == at - indexSize;
        if (!whole) {
            throw FileFailures.damaged(file, "footer", at);
        }
        return footer;
    }

    ByteBuffer index(TableHeader header) throws IOException {
        ByteBuffer footer = footer(header.indexSize());
        ByteBuffer entries = read("index", footer.getLong(0), (int) header.indexSize());
        if (Checksum.of(entries.array()) != footer.getInt(16)) {
            throw FileFailures.damaged(file, "index", footer.getLong(0));
        }
        return entries;
    }

    /**
     * What a list of shards notes of this one.
     *
     * @throws BadInputException when it is not a shard of that table, or damaged
     */
    ShardList.ShardNote note(TableName name, int shard, int shards) throws IOException {
        TableHeader header = header();
        if (!header.name().equals(name) || header.shard() != shard || header.shards() != shards) {
            throw FileFailures.damaged(file, "header", Heading.TEXT);
        }
        ByteBuffer footer = footer(header.indexSize());
        return new ShardList.ShardNote(header.positions(), channel.size(), Checksum.of(footer.array()));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // nothing was written, so nothing is lost
        }
    }
}
