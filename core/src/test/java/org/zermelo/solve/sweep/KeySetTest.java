package org.zermelo.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.keys.SparseKeys;

/** Both key sets number their keys in order and know what they do not hold. */
class KeySetTest {

    @Test
    void ranksFollowTheOrder() {
        Random random = new Random(5);
        for (int round = 0; round < 200; round++) {
            long bound = 1L << 4 + random.nextInt(16);
            TreeSet<Long> expected = new TreeSet<>();
            int size = 1 + random.nextInt(2000);
            for (int i = 0; i < size; i++) {
                expected.add((long) (random.nextDouble() * bound));
            }
            Path path = new Path((int) bound, false);
            SeenBits bits = new SeenBits(Numbering.of(path), false);
            SeenHash hash = new SeenHash(1 << 24);
            for (long key : expected) {
                assertThat(bits.add(key, bits.place(key))).isTrue();
                assertThat(hash.add(key, hash.place(key))).isTrue();
                assertThat(bits.add(key, bits.place(key))).isFalse();
                assertThat(hash.add(key, hash.place(key))).isFalse();
            }
            check(bits.keys(), expected, bound);
            KeySet sorted = hash.keys();
            check(sorted, expected, bound);
            check(SparseKeys.of(sorted, Numbering.of(path)), expected, bound);
            assertThat(SparseKeys.smaller(sorted, path).bytes()).isLessThanOrEqualTo(sorted.bytes());
        }
    }

    private static void check(KeySet keys, TreeSet<Long> expected, long bound) {
        assertThat(keys.size()).isEqualTo(expected.size());
        int rank = 0;
        long last = -1;
        for (long key : expected) {
            assertThat(keys.rank(key)).isEqualTo(rank++);
            if (key > last + 1) {
                assertThat(keys.rank(key - 1)).isEqualTo(-1);
            }
            last = key;
        }
        assertThat(keys.rank(-1)).isEqualTo(-1);
        assertThat(keys.rank(bound + 70_000)).isEqualTo(-1);
        int[] places = new int[KeySet.SLICE];
        TreeSet<Long> walked = new TreeSet<>();
        for (int slice = 0; slice < keys.slices(); slice++) {
            int count = keys.slice(slice, places);
            for (int i = 0; i < count; i++) {
                long key = keys.keyAt(slice, places[i]);
                assertThat(keys.rank(key)).isEqualTo(keys.rankAt(slice, places[i], i));
                walked.add(key);
            }
        }
        assertThat(walked).isEqualTo(expected);
    }
}
