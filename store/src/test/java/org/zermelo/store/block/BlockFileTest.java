package org.zermelo.store.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;

/** Files that a run leaves for the next one: what is not whole is refused, whether it is read or passed over. */
class BlockFileTest {

    private static final int COUNT = 10_000;

    @TempDir
    private Path folder;

    private byte[] written(boolean runs) throws IOException {
        Path file = folder.resolve("whole");
        try (RunFile.KeyRunWriter run = new RunFile.KeyRunWriter(file);
                NumberFile.AscendingWriter numbers = new NumberFile.AscendingWriter(folder.resolve("numbers"))) {
            for (int i = 0; i < COUNT; i++) {
                run.add(3L * i, i % 7);
                numbers.add(3L * i);
            }
        }
        return Files.readAllBytes(runs ? file : folder.resolve("numbers"));
    }

    /** How many keys are read, from the first that is at least {@code from}. */
    private int read(byte[] bytes, boolean runs, long from) throws IOException {
        Path file = Files.write(folder.resolve("read"), bytes);
        int count = 0;
        try (Merge.Source source = runs ? new RunFile.KeyRunReader(file, from) : new NumberFile.AscendingReader(file)) {
            for (source.skipTo(from); source.has(); source.next()) {
                count++;
            }
        }
        return count;
    }

    private void refused(byte[] bytes, boolean runs, long from) {
        assertThatThrownBy(() -> read(bytes, runs, from))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("store.damaged");
    }

    /** Where each head begins; a head has 24 bytes, and the length of the body behind it stands in its second number. */
    private static List<Integer> heads(byte[] bytes) {
        ByteBuffer all = ByteBuffer.wrap(bytes);
        List<Integer> heads = new ArrayList<>();
        for (int at = 0; at < bytes.length; at += 24 + all.getInt(at + 4)) {
            heads.add(at);
        }
        return heads;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFlippedBitOfAHeadIsFound(boolean runs) throws IOException {
        byte[] whole = written(runs);
        assertThat(read(whole, runs, 0)).isEqualTo(COUNT);
        assertThat(read(whole, runs, 3L * 9_000)).isEqualTo(COUNT - 9_000);
        for (int head : heads(whole)) {
            for (int bit = 0; bit < 24 * 8; bit++) {
                byte[] flipped = whole.clone();
                flipped[head + bit / 8] ^= (byte) (1 << bit % 8);
                refused(flipped, runs, 0);
                refused(flipped, runs, 3L * 9_000);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCutBetweenBlocksIsFound(boolean runs) throws IOException {
        byte[] whole = written(runs);
        List<Integer> heads = heads(whole);
        for (int head : heads) {
            refused(Arrays.copyOf(whole, head), runs, 0);
        }
        // a block is missing in the midst
        byte[] less = new byte[whole.length - heads.get(2) + heads.get(1)];
        System.arraycopy(whole, 0, less, 0, heads.get(1));
        System.arraycopy(whole, heads.get(2), less, heads.get(1), whole.length - heads.get(2));
        refused(less, runs, 0);
        refused(Arrays.copyOf(whole, whole.length + 1), runs, 0);
    }

    @Test
    void aFileWithoutEntriesIsNoEmptyFile() throws IOException {
        Path file = folder.resolve("none");
        new RunFile.KeyRunWriter(file).close();
        try (RunFile.KeyRunReader reader = new RunFile.KeyRunReader(file, 0)) {
            assertThat(reader.has()).isFalse();
        }
        refused(new byte[0], true, 0);
        refused(new byte[0], false, 0);
    }
}
