package org.zermelo.store.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.OptionalLong;
import org.zermelo.game.BadInputException;
import org.zermelo.store.file.FileFailures;

/** A table in a file, in one of its forms: a cell for each position, or decision diagrams. May be used by several threads. */
public sealed interface StoredTable extends AutoCloseable permits TableFile, DiagramFile {

    /**
     * Opens a table of whatever form.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     */
    static StoredTable open(Path file) {
        return begins(file, DiagramFormat.MAGIC) ? DiagramFile.open(file) : TableFile.open(file);
    }

    /** Whether a file begins as a table does. */
    static boolean isTable(Path file) {
        return begins(file, Format.MAGIC) || begins(file, DiagramFormat.MAGIC);
    }

    private static boolean begins(Path file, byte[] magic) {
        byte[] start = new byte[magic.length];
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return channel.read(ByteBuffer.wrap(start), 0) == start.length && Arrays.equals(start, magic);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    /** What the table is of. */
    TableName name();

    /** The number of positions it holds. */
    long positions();

    /**
     * The code of a position of the game under the table's value; empty when it cannot be reached from the start.
     *
     * @throws BadInputException when its part of the file is damaged
     * @throws org.zermelo.game.RefusedException when that takes too long to find out
     */
    OptionalLong at(Object position);

    /** The same for a position that follows from one that can be reached, which need not be shown again. */
    OptionalLong after(Object position);

    @Override
    void close();
}
