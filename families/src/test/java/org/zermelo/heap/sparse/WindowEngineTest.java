package org.zermelo.heap.sparse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.nimbers.OctalMoves;
import org.zermelo.heap.nimbers.SparseSpace;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;

/** The step of a window against the definition, behind made-up values so dense that the next one needs a bit more than all before. */
class WindowEngineTest {

    private static final int KNOWN = 1 << 14;
    private static final int PREFIX = KNOWN / 4;
    private static final int RARE_BELOW = PREFIX / 2;
    private static final int NEXT = 600;

    @ParameterizedTest
    @CsvSource({
        "0.66, 64, 0x30, false",
        "0.66, 128, 0x60, false",
        "0.66, 256, 0xC0, false",
        "0.66, 256, 0x80, false",
        "0.606, 256, 0xC0, true",
        "0.66, 512, 0x1C0, false",
        "0.66, 512, 0x180, false"
    })
    void valuesPassAPowerOfTwo(String code, int limit, int mask, boolean parityAware) {
        OctalMoves moves =
                HeapCode.parse(code).uniform().flatMap(OctalMoves::of).orElseThrow();
        SparseSpace space = new SparseSpace(mask, parityAware, moves.split()[0], 0);
        NimValues known = madeUp(space, limit);
        int room = KNOWN + NEXT + OptionSets.SPAN;
        NimValues g = new NimValues(room, 2L * room);
        g.reserve(room);
        for (int heap = 0; heap < KNOWN; heap++) {
            g.put(heap, known.get(heap));
        }
        WindowEngine engine = new WindowEngine(moves, space, known, g, PREFIX, limit - 1, PairSearch.PLAIN, 2);
        int end = KNOWN;
        try {
            engine.fill(KNOWN, KNOWN, NEXT);
            end += NEXT;
        } catch (RefusedException refused) {
            end = ((Number) refused.note().args().get("heap")).intValue();
        }
        int most = 0;
        for (int heap = KNOWN; heap < end; heap++) {
            assertThat(g.get(heap)).as("heap %s", heap).isEqualTo(mex(moves, g, heap));
            most = Math.max(most, g.get(heap));
        }
        assertThat(most).isGreaterThanOrEqualTo(limit);
    }

    /** Values below a limit of which the rare ones are among the first. */
    private static NimValues madeUp(SparseSpace space, int limit) {
        Random random = new Random(limit);
        NimValues values = new NimValues(KNOWN, 2L * KNOWN);
        for (int heap = 0; heap < KNOWN; heap++) {
            boolean rare = heap < RARE_BELOW;
            int value = random.nextInt(limit);
            while (space.isRare(heap, value) != rare) {
                value = random.nextInt(limit);
            }
            values.append(value);
        }
        return values;
    }

    private static int mex(OctalMoves moves, NimValues values, int heap) {
        BitSet options = new BitSet();
        for (int t : moves.single()) {
            options.set(values.get(heap - t));
        }
        for (int t : moves.split()) {
            for (int a = 1; a <= (heap - t) / 2; a++) {
                options.set(values.get(a) ^ values.get(heap - t - a));
            }
        }
        return options.nextClearBit(0);
    }
}
