package org.zermelo.store.work;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.work.Checkpoints;
import org.zermelo.store.file.FileFailures;

/**
 * The state of a solver in its work folder: the newest whole one, followed by its CRC-32C. It is saved when some time has
 * passed since the last time, and no oftener than keeps the time for saving below a twentieth.
 */
public final class StateFile implements Checkpoints, AutoCloseable {

    private static final int CHECKSUM = 8;

    private final WorkFolder work;
    private final String name;
    private final long every;
    private long next;
    private InputStream open = InputStream.nullInputStream();

    /** A state that is saved when this time has passed, or after every step when it is zero. */
    public StateFile(WorkFolder work, String name, Duration every) {
        this.work = work;
        this.name = name;
        this.every = every.toNanos();
        this.next = System.nanoTime() + this.every;
    }

    /** Whether it is time to save. */
    public boolean isDue() {
        return System.nanoTime() - next >= 0;
    }

    @Override
    public void offer(State state) {
        if (!isDue()) {
            return;
        }
        long now = System.nanoTime();
        Path part = work.part(name);
        try {
            try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16)) {
                CheckedOutputStream checked = new CheckedOutputStream(file, new CRC32C());
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(checked, 1 << 16));
                state.write(out);
                out.flush();
                out.writeLong(checked.getChecksum().getValue());
                out.flush();
            }
            work.keep(name);
        } catch (IOException e) {
            throw FileFailures.of(part, e);
        }
        long taken = System.nanoTime() - now;
        next = now + taken + (every == 0 ? 0 : Math.max(every, 20 * taken));
    }

    @Override
    public Optional<DataInput> left() {
        Path file = work.file(name);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            if (!isWhole(file)) {
                throw new BadInputException("store.damaged-state", "file", file, "folder", work.file(""));
            }
            open = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
            return Optional.of(new DataInputStream(open));
        } catch (IOException e) {
            throw FileFailures.of(file, e);
        }
    }

    private static boolean isWhole(Path file) throws IOException {
        long left = Files.size(file) - CHECKSUM;
        CRC32C checksum = new CRC32C();
        try (DataInputStream in = new DataInputStream(new CheckedInputStream(Files.newInputStream(file), checksum))) {
            byte[] buffer = new byte[1 << 16];
            while (left > 0) {
                int count = in.read(buffer, 0, (int) Math.min(buffer.length, left));
                if (count < 0) {
                    return false;
                }
                left -= count;
            }
            long seen = checksum.getValue();
            return left == 0 && in.readLong() == seen;
        }
    }

    @Override
    public void close() throws IOException {
        open.close();
    }
}
