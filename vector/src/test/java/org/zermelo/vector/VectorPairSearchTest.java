package org.zermelo.vector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.heap.GrundysGame;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.sequence.SequenceRun;
import org.zermelo.solve.Watch;
import org.zermelo.tests.Share;

/** The vector search against its plain twin. */
class VectorPairSearchTest {

    private static final PairSearch VECTOR = new VectorPairSearch();

    @Test
    void isTheOneThatIsFound() {
        assertThat(PairSearch.best().name()).isEqualTo(VECTOR.name()).startsWith("vector-");
    }

    @Test
    void findsWhatThePlainOneFinds() {
        Random random = new Random(7);
        for (int round = 0; round < 20_000; round++) {
            byte[] low = new byte[40 + random.nextInt(600)];
            byte[] high = new byte[low.length];
            for (int i = 0; i < low.length; i++) {
                low[i] = (byte) random.nextInt(1 + random.nextInt(256));
                high[i] = (byte) random.nextInt(3);
            }
            int rest = 2 + random.nextInt(low.length - 2);
            int from = 1 + random.nextInt(rest / 2);
            int last = rest / 2;
            int wanted = random.nextInt(256);
            same(
                    VECTOR.find(low, rest, from, last, wanted),
                    PairSearch.PLAIN.find(low, rest, from, last, wanted),
                    from);
            int wide = wanted | random.nextInt(3) << 8;
            same(
                    VECTOR.find(low, high, rest, from, last, wide),
                    PairSearch.PLAIN.find(low, high, rest, from, last, wide),
                    from);
        }
    }

    private static void same(int vector, int plain, int from) {
        assertThat(vector < 0).isEqualTo(plain < 0);
        if (plain >= 0) {
            assertThat(vector).isGreaterThanOrEqualTo(from);
            assertThat(Math.abs(vector - plain)).isLessThanOrEqualTo(64);
        }
    }

    @Test
    void sequencesAreTheSame() {
        for (HeapRules rules : new HeapRules[] {HeapCode.parse("0.07"), HeapCode.parse("0.007"), new GrundysGame()}) {
            same(rules, values(rules, VECTOR, "exhaustive"), values(rules, PairSearch.PLAIN, "exhaustive"));
        }
    }

    /** Games of few rare heaps; in 0.106 and 0.127 the parity of the heap counts. */
    @Test
    void smallValuesInBlocks() {
        for (String code : new String[] {"0.77", "0.45", "0.106", "0.127", "0.16", "0.054", "4.064"}) {
            HeapRules rules = HeapCode.parse(code);
            int heaps = 30_000;
            same(rules, values(rules, VECTOR, "sparse-64", heaps), values(rules, PairSearch.PLAIN, "sparse-64", heaps));
            same(rules, values(rules, VECTOR, "sparse-64", heaps), values(rules, VECTOR, "exhaustive", heaps));
        }
    }

    /** The last rare heap of Grundy's game is 82,860; from 1,024 heaps behind it, half the words do. */
    @Test
    void farBeyondTheLastRareHeap() {
        HeapRules rules = new GrundysGame();
        int heaps = 180_000;
        NimValues known = values(rules, VECTOR, "sparse-sets", heaps);
        same(rules, known, values(rules, VECTOR, "sparse-block", heaps));
        same(rules, known, values(rules, PairSearch.PLAIN, "sparse-sets", 95_000));
    }

    private static void same(HeapRules rules, NimValues values, NimValues expected) {
        for (int heap = 0; heap < expected.size(); heap++) {
            assertThat(values.get(heap)).as("%s at %d", rules.text(), heap).isEqualTo(expected.get(heap));
        }
    }

    @Test
    void setsOfOptionsAreThoseOfThePlainKernel() {
        Random random = new Random(11);
        for (int round = 0; round < 5_000; round++) {
            int words = 1 << random.nextInt(3);
            byte[] g = new byte[85 + OptionSets.SPAN];
            int[] heaps = random.ints(random.nextInt(20), 1, 80).sorted().toArray();
            long[] keys = random.longs(heaps.length, 0, 256).toArray();
            for (int i = 0; i < g.length; i++) {
                // bits beyond the words are left out
                g[i] = (byte) random.nextInt(256);
            }
            long[] expected = random.longs(8L * words).toArray();
            long[] sets = expected.clone();
            int from = random.nextInt(heaps.length + 1);
            OptionSets.PLAIN.add(g, 85, heaps, keys, from, heaps.length, words, expected);
            VECTOR.sets().add(g, 85, heaps, keys, from, heaps.length, words, sets);
            assertThat(sets).isEqualTo(expected);
            int folded = Math.min(2, words);
            expected = random.longs(OptionSets.SPAN * folded).toArray();
            sets = expected.clone();
            OptionSets.PLAIN.addFolded(g, 85, heaps, keys, from, heaps.length, folded, expected);
            VECTOR.sets().addFolded(g, 85, heaps, keys, from, heaps.length, folded, sets);
            assertThat(sets).isEqualTo(expected);
            byte[] high = new byte[g.length];
            for (int i = 0; i < g.length; i++) {
                high[i] = (byte) random.nextInt(2);
            }
            long[] wideKeys = random.longs(heaps.length, 0, 512).toArray();
            expected = random.longs(4L * OptionSets.SPAN).toArray();
            sets = expected.clone();
            OptionSets.PLAIN.addFoldedWide(g, high, 85, heaps, wideKeys, from, heaps.length, expected);
            VECTOR.sets().addFoldedWide(g, high, 85, heaps, wideKeys, from, heaps.length, sets);
            assertThat(sets).isEqualTo(expected);
        }
    }

    /** Values pass 255 at heap 10,344; from heap 21,652 on the partners of most rare heaps are known to be common. */
    @Test
    void valuesOfMoreThanAByteInSets() {
        HeapRules rules = HeapCode.parse("0.6");
        int heaps = 24_000;
        NimValues known = values(rules, VECTOR, "exhaustive", heaps);
        same(rules, values(rules, VECTOR, "sparse-sets", heaps), known);
        same(rules, values(rules, PairSearch.PLAIN, "sparse-sets", heaps), known);
    }

    /** Far behind the last rare heap, which is 20,627 for 0.6 and 15,929 for 0.74, few pairs are marked and the others asked. */
    @ParameterizedTest
    @CsvSource({"0.6, 28000", "0.74, 24000"})
    void valuesOfMoreThanAByteFarBeyondTheLastRareHeap(String code, int usual) {
        int heaps = Share.of(90_000, usual);
        HeapRules rules = HeapCode.parse(code);
        NimValues known = values(rules, VECTOR, "sparse-wide", heaps);
        assertThat(known.max()).isGreaterThan(255);
        same(rules, values(rules, VECTOR, "sparse-sets", heaps), known);
        same(rules, values(rules, PairSearch.PLAIN, "sparse-sets", heaps), known);
        same(rules, values(rules, VECTOR, "sparse-sets", heaps, 2), known);
    }

    @Test
    void valuesAreSoughtAsByThePlainKernel() {
        Random random = new Random(13);
        OptionSets vector = VECTOR.sets();
        int seen = 0;
        for (int round = 0; round < 5_000; round++) {
            byte[] g = new byte[90 + OptionSets.STRETCH];
            random.nextBytes(g);
            int[] heaps = random.ints(random.nextInt(60), 1, 90).sorted().toArray();
            long[] keys = random.longs(heaps.length, 0, 512).toArray();
            int at = OptionSets.STRETCH * random.nextInt(3);
            byte[] wanted = new byte[OptionSets.STRETCH * (2 + OptionSets.SOUGHT)];
            random.nextBytes(wanted);
            boolean[] expected = new boolean[wanted.length];
            expected[random.nextInt(expected.length)] = true;
            boolean[] found = expected.clone();
            int from = random.nextInt(heaps.length + 1);
            OptionSets.PLAIN.seek(g, 90, heaps, keys, from, heaps.length, wanted, at, expected);
            vector.seek(g, 90, heaps, keys, from, heaps.length, wanted, at, found);
            assertThat(found).isEqualTo(expected);
            for (boolean one : expected) {
                seen += one ? 1 : 0;
            }
        }
        assertThat(seen).isGreaterThan(5_000);
    }

    /** Values below 64, below 128, above, and beyond a byte. */
    @Test
    void sparseSequencesAreTheSame() {
        for (String code : new String[] {"0.77", "0.454", "0.354", "0.376", "0.007"}) {
            HeapRules rules = HeapCode.parse(code);
            same(rules, values(rules, VECTOR, "sparse-sets"), values(rules, VECTOR, "exhaustive"));
        }
        HeapRules apart = new GrundysGame();
        same(apart, values(apart, VECTOR, "sparse-sets"), values(apart, VECTOR, "exhaustive"));
    }

    private static NimValues values(HeapRules rules, PairSearch search, String engine) {
        return values(rules, search, engine, 12_000);
    }

    private static NimValues values(HeapRules rules, PairSearch search, String engine, int heaps) {
        return values(rules, search, engine, heaps, 1);
    }

    private static NimValues values(HeapRules rules, PairSearch search, String engine, int heaps, int threads) {
        SequenceRun run = new SequenceRun(rules, heaps, 1 << 28, search, engine, threads);
        run.extendTo(heaps, Watch.NONE);
        return run.values();
    }
}
