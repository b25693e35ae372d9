package org.zermelo.store.table;

import com.github.luben.zstd.ZstdException;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.diagram.PackedDiagrams;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.store.block.Checksum;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;

/**
 * Diagrams as they lie in a file, those of a whole table or of one ply that waits.
 *
 * @param format what the file says of itself
 */
record StoredDiagrams(DiagramFormat format, PackedDiagrams diagrams) {

    /** Both options of a node, while one block is unpacked. */
    private static final long BYTES_A_NODE = 9;

    /**
     * What is to be written.
     *
     * @param counts for each ply how many positions have each code
     */
    static StoredDiagrams of(TableName name, PackedDiagrams diagrams, List<Map<Long, Long>> counts) {
        Compression.require();
        int[] starts = diagrams.starts();
        List<Long> levels = new ArrayList<>();
        for (int level = 0; level + 1 < starts.length; level++) {
            levels.add((long) starts[level + 1] - starts[level]);
        }
        DiagramFormat format = new DiagramFormat(
                name,
                Arrays.stream(diagrams.codes()).skip(1).boxed().toList(),
                levels,
                Arrays.stream(diagrams.roots()).asLongStream().boxed().toList(),
                counts);
        return new StoredDiagrams(format, diagrams);
    }

    /** Writes all of it. */
    void write(OutputStream out) throws IOException {
        out.write(DiagramFormat.HEADING.bytes(format.text()));
        int[] starts = diagrams.starts();
        for (int level = 0; level + 1 < starts.length; level++) {
            int end = starts[level + 1] - starts[0];
            for (int from = starts[level] - starts[0]; from < end; from += DiagramFormat.BLOCK) {
                int count = Math.min(DiagramFormat.BLOCK, end - from);
                byte[] packed = Compression.pack(NodeBlocks.bytes(diagrams, from, count), Format.ZSTD_LEVEL);
                ByteBuffer head = Format.buffer(8).putInt(packed.length).putInt(Checksum.of(packed));
                out.write(head.array());
                out.write(packed);
            }
        }
    }

    /**
     * Reads a file.
     *
     * @throws BadInputException when there is none, it is damaged, or another version wrote it
     * @throws RefusedException when the memory does not hold it
     */
    static StoredDiagrams read(Path file) {
        try (InputStream raw = Files.newInputStream(file);
                Input in = new Input(file, raw)) {
            return in.all();
        } catch (EOFException e) {
            throw FileFailures.damaged(file, "footer", length(file));
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private static long length(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    /** The file as it is read from front to back. */
    private static final class Input implements AutoCloseable {
        private final Path file;
        private final DataInputStream in;
        private long at;

        Input(Path file, InputStream raw) {
            this.file = file;
            this.in = new DataInputStream(new BufferedInputStream(raw, 1 << 16));
        }

        private ByteBuffer next(int length) throws IOException {
            byte[] bytes = new byte[length];
            in.readFully(bytes);
            at += length;
            return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        }

        StoredDiagrams all() throws IOException {
            DiagramFormat format = header();
            int bits = format.levels().size();
            int[] starts = new int[bits + 1];
            starts[0] = 1 + format.codes().size();
            long all = starts[0];
            for (int level = 0; level < bits; level++) {
                all = Math.addExact(all, Math.max(0, format.levels().get(level)));
                starts[level + 1] = (int) Math.min(all, Integer.MAX_VALUE);
            }
            long allowed = Runtime.getRuntime().maxMemory() / 4 * 3;
            if (all > Integer.MAX_VALUE - 8 || all * BYTES_A_NODE > allowed) {
                throw new RefusedException(
                        "store.diagram-memory", "file", file, "needed", all * BYTES_A_NODE, "allowed", allowed);
            }
            if (all > Files.size(file) * 1024) {
                // so many nodes do not fit into so few bytes
                throw FileFailures.damaged(file, "header", Heading.TEXT);
            }
            int[] lows = new int[(int) all - starts[0]];
            int[] highs = new int[lows.length];
            for (int level = 0; level < bits; level++) {
                level(starts[level] - starts[0], starts[level + 1] - starts[0], lows, highs);
            }
            if (in.read() >= 0) {
                throw FileFailures.damaged(file, "footer", at);
            }
            long[] codes = new long[1 + format.codes().size()];
            Arrays.setAll(codes, i -> i == 0 ? 0 : format.codes().get(i - 1));
            int[] roots = format.roots().stream().mapToInt(Long::intValue).toArray();
            try {
                return new StoredDiagrams(format, new PackedDiagrams(codes, starts, lows, highs, roots));
            } catch (IllegalArgumentException e) {
                throw FileFailures.damaged(file, "block", at);
            }
        }

        private DiagramFormat header() throws IOException {
            String text = DiagramFormat.HEADING.text(file, (offset, length) -> next(length));
            try {
                return DiagramFormat.parse(text);
            } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException e) {
                throw FileFailures.damaged(file, "header", Heading.TEXT);
            }
        }

        private void level(int from, int to, int[] lows, int[] highs) throws IOException {
            for (int place = from; place < to; place += DiagramFormat.BLOCK) {
                long offset = at;
                ByteBuffer head = next(8);
                int length = head.getInt();
                if (length < 0 || length > DiagramFormat.BLOCK * 16) {
                    throw FileFailures.damaged(file, "block", offset);
                }
                byte[] packed = next(length).array();
                if (Checksum.of(packed) != head.getInt()) {
                    throw FileFailures.damaged(file, "block", offset);
                }
                try {
                    byte[] bytes = Compression.unpack(packed, DiagramFormat.BLOCK * 16L);
                    NodeBlocks.read(bytes, lows, highs, place, Math.min(DiagramFormat.BLOCK, to - place));
                } catch (ZstdException | IndexOutOfBoundsException | ArithmeticException e) {
                    throw FileFailures.damaged(file, "block", offset);
                }
            }
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
