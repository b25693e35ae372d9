package org.zermelo.store.stage;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.stage.StageShelf;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.store.block.Compression;
import org.zermelo.store.file.FileFailures;
import org.zermelo.store.file.ResultFile;

/**
 * Solved stages in the files of a folder. A file begins with {@code ZSTAGE1}, a sum of the game's text and the number of values; blocks of
 * values follow, the low bytes of all and then the high ones, packed, each with its length and a sum. It is written aside and renamed: a
 * stage that is there is whole.
 */
public final class StageFolder implements StageShelf {

    private static final long MAGIC = 0x5A_53_54_41_47_45_31_0AL;

    private static final int BLOCK = 1 << 20;

    private static final int LEVEL = 3;

    private final Path folder;
    private final long game;
    private final Map<String, StageValues> held = new HashMap<>();

    /**
     * The stages of a game in a folder, which is made if it is not there.
     *
     * @param game its text
     */
    public StageFolder(Path folder, String game) {
        this.folder = folder;
        this.game = sum(game.getBytes(StandardCharsets.UTF_8));
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileFailures.of(folder, e);
        }
    }

    private static long sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    private Path file(String stage) {
        return folder.resolve(stage + ".stage");
    }

    /** Whether a stage is there. */
    public boolean has(String stage) {
        return Files.exists(file(stage));
    }

    /** How many bytes its file takes. */
    public long bytes(String stage) {
        try {
            return Files.size(file(stage));
        } catch (IOException e) {
            throw FileFailures.of(file(stage), e);
        }
    }

    @Override
    public synchronized @Nullable StageValues values(String stage) {
        StageValues values = held.get(stage);
        if (values == null && has(stage)) {
            values = read(file(stage));
            held.put(stage, values);
        }
        return values;
    }

    @Override
    public synchronized void keep(String stage, StageValues values) {
        ResultFile.writeAlone(file(stage), stream -> write(new DataOutputStream(stream), values));
        held.put(stage, values);
    }

    @Override
    public synchronized void need(Iterable<String> stages) {
        Set<String> wanted = new HashSet<>();
        stages.forEach(wanted::add);
        held.keySet().retainAll(wanted);
    }

    private void write(DataOutputStream out, StageValues values) throws IOException {
        out.writeLong(MAGIC);
        out.writeLong(game);
        out.writeLong(values.size());
        for (long from = 0; from < values.size(); from += BLOCK) {
            int count = (int) Math.min(BLOCK, values.size() - from);
            byte[] raw = new byte[2 * count];
            for (int i = 0; i < count; i++) {
                int value = values.get(from + i);
                raw[i] = (byte) value;
                raw[count + i] = (byte) (value >>> 8);
            }
            byte[] packed = Compression.pack(raw, LEVEL);
            out.writeInt(packed.length);
            out.writeLong(sum(packed));
            out.write(packed);
        }
        out.flush();
    }

    private StageValues read(Path file) {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            if (in.readLong() != MAGIC || in.readLong() != game) {
                throw new IOException("not a stage of this game");
            }
            long size = in.readLong();
            if (size < 0 || size > Files.size(file) * BLOCK) {
                throw new IOException("damaged");
            }
            StageValues values = new StageValues(size);
            for (long from = 0; from < size; from += BLOCK) {
                int count = (int) Math.min(BLOCK, size - from);
                int length = in.readInt();
                long wanted = in.readLong();
                byte[] packed = in.readNBytes(Math.max(0, Math.min(length, 4 * BLOCK)));
                byte[] raw = sum(packed) == wanted && packed.length == length
                        ? Compression.unpack(packed, 2L * BLOCK)
                        : new byte[0];
                if (raw.length != 2 * count) {
                    throw new IOException("damaged");
                }
                for (int i = 0; i < count; i++) {
                    values.set(from + i, raw[i] & 0xFF | (raw[count + i] & 0xFF) << 8);
                }
            }
            return values;
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }
}
