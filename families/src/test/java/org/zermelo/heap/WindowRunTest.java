package org.zermelo.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.nimbers.NimValues;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.sequence.WindowRun;
import org.zermelo.heap.sequence.WindowState;
import org.zermelo.solve.Watch;
import org.zermelo.tests.LongOnly;

/** Sequences through a window against the same with all values. */
class WindowRunTest {

    private static WindowRun run(String code, int window) {
        return new WindowRun(HeapCode.parse(code), window, PairSearch.PLAIN, 1, Watch.NONE);
    }

    @ParameterizedTest
    @CsvSource({"0.106, 8192", "0.104, 4096", "0.354, 32768", "4.045, 8192"})
    void theSameValues(String code, int window) {
        int heaps = 3 * window + 150_000;
        NimValues expected = Sequences.values(HeapCode.parse(code), heaps);
        WindowRun run = run(code, window);
        run.extendTo(heaps, Watch.NONE);
        assertThat(run.heaps()).isEqualTo(heaps);
        assertThat(run.state().fnv()).isEqualTo(Sequences.fnv(expected, heaps));
        assertThat(run.state().max()).isEqualTo(expected.max());
        for (int heap = heaps - window; heap < heaps; heap++) {
            assertThat(run.last(heap)).isEqualTo(expected.get(heap));
        }
    }

    /** A value that needs a bit more than all before, so that its class is chosen when it comes. */
    @ParameterizedTest
    @CsvSource({"0.1164, 2048, 49000", "0.1164, 8192, 100000", "0.1146, 8192, 100000"})
    void valuesOutgrowTheirSets(String code, int window, int heaps) {
        WindowRun run = run(code, window);
        assertThat(run.state().max()).isLessThan(64);
        run.extendTo(heaps, Watch.NONE);
        NimValues expected = Sequences.values(HeapCode.parse(code), heaps);
        assertThat(run.state().max()).isEqualTo(64).isEqualTo(expected.max());
        assertThat(run.state().fnv()).isEqualTo(Sequences.fnv(expected, heaps));
    }

    /** Officers has values of more than a byte from heap 10,344 on. */
    @LongOnly
    @Test
    void valuesMayBeWiderThanAByte() {
        int heaps = 215_000;
        int window = 65_536;
        WindowRun run = run("0.6", window);
        run.extendTo(3 * window + 3_393, Watch.NONE);
        WindowState begun = WindowState.of(run.state().bytes());
        assertThat(begun.last()).hasSize(2 * window);
        run.extendTo(heaps, Watch.NONE);
        NimValues expected = Sequences.values(HeapCode.parse("0.6"), heaps, "sparse-wide");
        assertThat(run.state().fnv()).isEqualTo(Sequences.fnv(expected, heaps));
        assertThat(run.state().max()).isGreaterThan(255).isEqualTo(expected.max());
        for (int heap = heaps - 5_000; heap < heaps; heap++) {
            assertThat(run.last(heap)).isEqualTo(expected.get(heap));
        }
        WindowRun resumed = WindowRun.resume(HeapCode.parse("0.6"), begun, PairSearch.PLAIN, 2, Watch.NONE);
        resumed.extendTo(heaps, Watch.NONE);
        assertThat(resumed.state().bytes()).isEqualTo(run.state().bytes());
    }

    /** Published: the FNV of the first 100,000 and of 2^20 + 1 values of 0.106. */
    @Test
    void publishedDigests() {
        WindowRun run = run("0.106", 8192);
        run.extendTo(100_000, Watch.NONE);
        assertThat(run.state().fnv()).isEqualTo(0x94f1e8e336b1bb44L);
        run.extendTo(1_048_577, Watch.NONE);
        assertThat(run.state().fnv()).isEqualTo(0x26bca572d056f187L);
    }

    @ParameterizedTest
    @CsvSource({"0.77, 512", "0.45, 1024", "0.44, 1024", "4.4, 512", "0.177, 1024", "0.26, 512"})
    void aRecurringWindowProvesThePeriod(String code, int window) {
        WindowRun run = run(code, window);
        run.extendTo(1_000_000, Watch.NONE);
        NimSequence sequence = Sequences.proved(HeapCode.parse(code), 8_192);
        long length = sequence.proof().orElseThrow().period().length();
        assertThat(run.period().orElseThrow().length()).isIn(length, 2 * length);
        long from = run.period().orElseThrow().from();
        assertThat(from).isGreaterThanOrEqualTo(sequence.proof().get().period().preperiod());
        for (long heap = run.heaps() - 100; heap < run.heaps(); heap++) {
            assertThat(run.last(heap)).isEqualTo((int) sequence.value(heap));
        }
        WindowState state = WindowState.of(run.state().bytes());
        WindowRun further = WindowRun.resume(HeapCode.parse(code), state, PairSearch.PLAIN, 1, Watch.NONE);
        further.extendTo(run.heaps() + 200_000, Watch.NONE);
        assertThat(further.period().orElseThrow().length())
                .isEqualTo(run.period().orElseThrow().length());
    }

    @Test
    void goesOnFromItsStateAtAnyHeap() {
        WindowRun whole = run("0.106", 8192);
        WindowRun parts = run("0.106", 8192);
        for (long heaps : List.of(24_577L, 30_000L, 49_152L, 49_153L, 131_072L, 300_001L)) {
            parts.extendTo(heaps, Watch.NONE);
            WindowState state = WindowState.of(parts.state().bytes());
            parts = WindowRun.resume(HeapCode.parse("0.106"), state, PairSearch.PLAIN, 1, Watch.NONE);
            whole.extendTo(heaps, Watch.NONE);
            assertThat(parts.state().bytes()).isEqualTo(whole.state().bytes());
        }
    }

    @Test
    void goesOnFromStatesThatHaveNoMask() throws IOException, NoSuchAlgorithmException {
        WindowRun run = run("0.106", 8192);
        WindowState state = run.state();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBytes("ZWIN1");
        out.writeUTF(state.rules());
        out.writeInt(state.window());
        out.writeLong(state.heaps());
        out.writeLong(state.fnv());
        out.writeInt(state.max());
        out.writeLong(state.maxAt());
        out.write(state.last());
        out.writeLong(state.markAt());
        out.write(state.mark());
        out.write(MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray()));
        WindowRun resumed = WindowRun.resume(
                HeapCode.parse("0.106"), WindowState.of(bytes.toByteArray()), PairSearch.PLAIN, 1, Watch.NONE);
        resumed.extendTo(50_000, Watch.NONE);
        run.extendTo(50_000, Watch.NONE);
        assertThat(resumed.state().bytes()).isEqualTo(run.state().bytes());
    }

    @Test
    void aChangedStateIsFound() {
        byte[] bytes = run("0.77", 512).state().bytes();
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= 1;
            assertThatThrownBy(() -> WindowState.of(changed)).isInstanceOf(BadInputException.class);
        }
        for (int length : new int[] {0, 4, 5, 40, bytes.length - 1}) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> WindowState.of(cut)).isInstanceOf(BadInputException.class);
        }
        WindowState state = WindowState.of(bytes);
        assertThatThrownBy(() -> WindowRun.resume(HeapCode.parse("0.45"), state, PairSearch.PLAIN, 1, Watch.NONE))
                .isInstanceOf(BadInputException.class);
    }

    /** States that another program made, each with a digest of its own. */
    @Test
    void aStateThatCannotBeIsFound() {
        WindowState sound = run("0.77", 512).state();
        byte[] last = sound.last().clone();
        assertThat(WindowState.of(forged(sound, last, sound.markAt())).markAt()).isEqualTo(sound.markAt());
        for (long markAt : new long[] {0, 511, sound.heaps() / 2 - 1, sound.heaps() + 1, Long.MAX_VALUE}) {
            byte[] bytes = forged(sound, last, markAt);
            assertThatThrownBy(() -> WindowState.of(bytes)).isInstanceOf(BadInputException.class);
        }
        last[500] = (byte) (sound.max() + 1);
        WindowState large = WindowState.of(forged(sound, last, sound.markAt()));
        assertThatThrownBy(() -> WindowRun.resume(HeapCode.parse("0.77"), large, PairSearch.PLAIN, 1, Watch.NONE))
                .isInstanceOf(BadInputException.class);
    }

    private static byte[] forged(WindowState state, byte[] last, long markAt) {
        return new WindowState(
                        state.rules(),
                        state.window(),
                        state.heaps(),
                        state.fnv(),
                        state.max(),
                        state.maxAt(),
                        state.mask(),
                        last,
                        markAt,
                        state.mark())
                .bytes();
    }

    @Test
    void whatAWindowCannotTellIsRefused() {
        for (String code : List.of("0.007", "0.07", "0.33", "0.[7]", "0.F")) {
            assertThatThrownBy(() -> run(code, 8192)).as(code).isInstanceOf(RefusedException.class);
        }
        WindowRun run = run("0.054", 4096);
        assertThatThrownBy(() -> run.extendTo(1_000_000, Watch.NONE)).isInstanceOf(RefusedException.class);
        // what was counted before is right
        NimValues expected = Sequences.values(HeapCode.parse("0.054"), (int) run.heaps());
        assertThat(run.state().fnv()).isEqualTo(Sequences.fnv(expected, (int) run.heaps()));
    }
}
