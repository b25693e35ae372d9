package org.zermelo.nim.trace;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.nim.Nim;
import org.zermelo.sum.trace.BinaryColumns;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/** Nim by the sum without carry. */
final class XorTracer implements Tracer {

    @Override
    public String method() {
        return "closed-form";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return rules instanceof Nim nim
                && value.convention() == Convention.NORMAL
                && nim.start().largest() > 0;
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        long[] heaps = ((Nim) rules).start().heaps();
        BinaryColumns.check(heaps.length, "trace.fits-heaps");
        List<String> rows = IntStream.rangeClosed(1, heaps.length)
                .mapToObj(Integer::toString)
                .toList();
        return BinaryColumns.of(method(), rows, heaps, new Words(heaps));
    }

    /** What is said of heaps. */
    private record Words(long[] heaps) implements BinaryColumns.Said {

        @Override
        public String key() {
            return "xor";
        }

        @Override
        public Note written(int row, String bits) {
            return Note.of("trace.xor.binary", "heap", row + 1, "size", heaps[row], "bits", bits);
        }

        @Override
        public List<Slip> slips(int row) {
            return List.of();
        }

        @Override
        public Note done(int row, long from, long to) {
            return Note.of("trace.xor.even-all", "heap", row + 1, "from", from, "to", to);
        }
    }
}
