package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;

/** Chunks carry what was put in, sparse or dense, and nothing else. */
class ChunksTest {

    /** The cell that a number is given here; of one, two or four bytes, by stretch. */
    private static int cell(long number) {
        return (int) (number * 31 >>> 3) & (1 << 7 + 8 * (int) ((number >>> Chunks.SHIFT) % 3)) - 1;
    }

    private static byte[] written(Places numbers) {
        Chunks.ChunkWriter writer = new Chunks.ChunkWriter();
        numbers.each((stretch, places, count) -> {
            int[] cells = new int[count];
            for (int i = 0; i < count; i++) {
                cells[i] = cell(stretch << Chunks.SHIFT | places[i]);
            }
            writer.add(stretch, places, cells, count);
        });
        return writer.toBytes();
    }

    private static TreeMap<Long, Integer> read(byte[] block) throws IOException {
        TreeMap<Long, Integer> all = new TreeMap<>();
        try (Chunks.ChunkReader reader = new Chunks.ChunkReader(block)) {
            for (; reader.has(); reader.next()) {
                for (int i = 0; i < reader.count; i++) {
                    all.put(reader.stretch << Chunks.SHIFT | reader.places[i], reader.cells[i]);
                }
            }
        }
        return all;
    }

    @Test
    void sparseAndDenseSetsAreTheSame() throws IOException {
        Random random = new Random(5);
        for (int size : new int[] {1, 10, 1_000, 20_000, 100_000}) {
            Places bits = new Places(1 << 17);
            Places sorted = new Places(Long.MAX_VALUE);
            TreeMap<Long, Integer> expected = new TreeMap<>();
            for (int i = 0; i < size; i++) {
                // the upper half is thin
                long number = i % 50 == 0 ? random.nextInt(1 << 17) : random.nextInt(1 << 16);
                bits.add(number);
                sorted.add(number);
                expected.put(number, cell(number));
            }
            byte[] block = written(bits);
            assertThat(written(sorted)).isEqualTo(block);
            assertThat(read(block)).isEqualTo(expected);
            for (KnownCells known : List.of(KnownCells.below(1 << 17), KnownCells.below(Long.MAX_VALUE))) {
                try (Chunks.ChunkReader reader = new Chunks.ChunkReader(block)) {
                    for (; reader.has(); reader.next()) {
                        known.add(reader);
                    }
                }
                expected.forEach(
                        (number, cell) -> assertThat(known.cell(number)).isEqualTo(cell));
                for (long number = 0; number < 1 << 17; number += 97) {
                    long missing = number;
                    if (!expected.containsKey(missing)) {
                        assertThatThrownBy(() -> known.cell(missing)).isInstanceOf(IllegalStateException.class);
                    }
                }
            }
        }
    }

    @Test
    void everyFlippedBitIsFound() {
        Places numbers = new Places(1 << 20);
        for (int i = 0; i < 40; i++) {
            numbers.add(i * 9001L);
        }
        byte[] block = written(numbers);
        for (int bit = 0; bit < block.length * 8; bit++) {
            block[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> read(block))
                    .as("bit %d", bit)
                    .isInstanceOfSatisfying(
                            BadInputException.class,
                            e -> assertThat(e.note().key()).isEqualTo("store.damaged-shipment"));
            block[bit / 8] ^= (byte) (1 << bit % 8);
        }
    }
}
