package org.zermelo.heap.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.Sequences;
import org.zermelo.heap.nimbers.NimValues;

/** The theorem on three heaps is our own: what it proves from few heaps is compared with values far beyond them. */
class ThreeHeapsTest {

    private static final int SEEN = 200;

    private static final int BEYOND = 450;

    private int proved;

    private void check(HeapCode code) {
        NimSequence sequence = Sequences.proved(code, SEEN);
        if (sequence.proof()
                .filter(proof -> proof.theorem() == Theorem.THREE_HEAPS)
                .isEmpty()) {
            return;
        }
        proved++;
        NimValues values = Sequences.values(code, BEYOND, "naive");
        for (int heap = 0; heap < BEYOND; heap++) {
            assertThat(sequence.value(heap)).as("%s at %s", code, heap).isEqualTo(values.get(heap));
        }
    }

    @Test
    void everyCodeOfTwoDigits() {
        for (int digits = 8; digits < 256; digits++) {
            check(HeapCode.of(0, digits >> 4, digits & 15));
        }
        assertThat(proved).isGreaterThan(50);
    }

    /** Three and four digits, some with a first digit that breaks a heap without taking from it. */
    @Test
    void longerCodes() {
        Random random = new Random(2026);
        for (int i = 0; i < 120; i++) {
            int d0 = random.nextInt(4) == 0 ? 4 * (1 + random.nextInt(3)) : 0;
            check(HeapCode.of(d0, random.nextInt(16), random.nextInt(16), random.nextInt(16), 8 + random.nextInt(8)));
        }
        assertThat(proved).isGreaterThan(2);
    }
}
