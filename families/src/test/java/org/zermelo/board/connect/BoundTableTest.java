package org.zermelo.board.connect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

class BoundTableTest {

    private static final int THREADS = 3;

    /** Bounds that only this key has. */
    private static int lower(long key) {
        return (int) (key % 31) - 15;
    }

    private static int upper(long key) {
        return (int) (key % 13) - 6;
    }

    private static boolean told(BoundTable table, long key) {
        long known = table.get(key);
        return known == 0 || BoundTable.lower(known) == lower(key) && BoundTable.upper(known) == upper(key);
    }

    /** Threads that write and read at once, in a table that grows and in one that is full, meet no other key's bounds. */
    @ParameterizedTest
    @CsvSource({"20, 20000000", "20, 50000", "49, 30000000", "49, 100000"})
    void noForeignBounds(int keyBits, long bytes) {
        BoundTable table = new BoundTable(keyBits, bytes);
        AtomicLong wrong = new AtomicLong();
        AtomicLong known = new AtomicLong();
        try (Workers workers = new Workers(THREADS, Watch.NONE)) {
            workers.together(true, worker -> {
                SplittableRandom random = new SplittableRandom(worker);
                for (int i = 0; i < 300_000; i++) {
                    long key = random.nextLong(1L << 18) * ((1L << keyBits) - 1 >>> 18);
                    table.filled(table.put(key, lower(key), upper(key), 1 + (key & 0xFF)) ? 1 : 0);
                    long other = random.nextLong(1L << 18) * ((1L << keyBits) - 1 >>> 18);
                    wrong.addAndGet(told(table, other) ? 0 : 1);
                    known.addAndGet(table.get(other) == 0 ? 0 : 1);
                }
            });
        }
        assertThat(wrong).hasValue(0);
        assertThat(known).hasPositiveValue();
    }

    /** What stands in a table is still there when it has grown. */
    @Test
    void growthKeepsWhatIsThere() {
        BoundTable table = new BoundTable(49, 1 << 22);
        int lost = 0;
        for (long key = 1; key <= 40_000; key++) {
            table.filled(table.put(key * 7919, lower(key), upper(key), 1) ? 1 : 0);
        }
        for (long key = 1; key <= 40_000; key++) {
            long known = table.get(key * 7919);
            lost += known == 0 ? 1 : 0;
            assertThat(known == 0 || BoundTable.lower(known) == lower(key)).isTrue();
        }
        // pairs of the smaller tables were met by three keys now and then
        assertThat(lost).isLessThan(8_000);
        assertThat(table.used()).isEqualTo(40_000 - lost);
    }
}
