package org.zermelo.nim.trace;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.nim.Nim;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;

/**
 * Nim by the sum without carry: the heaps in binary, each column odd or even; where one is odd, a heap with a 1 in the leftmost odd
 * column turns its digits in all odd columns, and every column is even.
 */
final class XorTracer implements Tracer {

    private static final int MOST_HEAPS = 40;

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
        int width = 64 - Long.numberOfLeadingZeros(((Nim) rules).start().largest());
        Trace.check(
                heaps.length > MOST_HEAPS ? (double) heaps.length * width * MOST_HEAPS : heaps.length * (width + 1.0),
                Note.of("trace.fits-heaps", "most", MOST_HEAPS));
        return new Columns(heaps, width).run(method());
    }

    /** The columns of the heaps' digits. */
    private static final class Columns {
        private final long[] heaps;
        private final int width;
        private final int xorRow;
        private final int afterRow;
        private final Recorder record = new Recorder(Note.of("trace.xor.start"));

        Columns(long[] heaps, int width) {
            this.heaps = heaps;
            this.width = width;
            this.xorRow = heaps.length;
            this.afterRow = heaps.length + 1;
        }

        /** The cell of a digit, of weight {@code 2^bit}. */
        private Spot digit(int row, int bit) {
            return new Spot(0, row, width - 1 - bit);
        }

        private Spot number(int row) {
            return new Spot(0, row, width);
        }

        Trace run(String method) {
            for (int h = 0; h < heaps.length; h++) {
                record.step(
                                Event.OPTION,
                                1,
                                Note.of("trace.xor.binary", "heap", h + 1, "size", heaps[h], "bits", bits(heaps[h])))
                        .set("heap", heaps[h])
                        .write(number(h), heaps[h], Mark.PLAIN);
                for (int bit = 0; bit < width; bit++) {
                    record.write(digit(h, bit), heaps[h] >> bit & 1, Mark.PLAIN);
                }
            }
            long xor = 0;
            for (int bit = width - 1; bit >= 0; bit--) {
                xor |= column(bit) << bit;
            }
            record.step(
                            Event.CELL,
                            3,
                            Note.of(xor == 0 ? "trace.xor.zero" : "trace.xor.sum", "xor", xor, "bits", bits(xor)))
                    .set("xor", xor)
                    .write(number(xorRow), xor, xor == 0 ? Mark.LOSS : Mark.WIN);
            if (xor != 0) {
                turn(xor);
            }
            return record.trace(method, List.of(panel(xor != 0)), number(xorRow));
        }

        private long column(int bit) {
            long ones = 0;
            List<Spot> looked = new ArrayList<>();
            for (int h = 0; h < heaps.length; h++) {
                ones += heaps[h] >> bit & 1;
                looked.add(digit(h, bit));
            }
            long odd = ones & 1;
            record.step(
                            Event.CELL,
                            2,
                            Note.of(odd == 1 ? "trace.xor.odd" : "trace.xor.even", "weight", 1L << bit, "ones", ones))
                    .set("ones", ones)
                    .set("digits", (width - bit) * heaps.length)
                    .write(digit(xorRow, bit), odd, odd == 1 ? Mark.WIN : Mark.PLAIN)
                    .look(looked.toArray(Spot[]::new))
                    .ask(Guess.of(
                            digit(xorRow, bit),
                            Long.toString(odd),
                            List.of(
                                    new Slip(Long.toString(ones), Note.of("trace.slip.carried")),
                                    new Slip(Long.toString(1 - odd), Note.of("trace.slip.parity")))));
            return odd;
        }

        private void turn(long xor) {
            int high = 63 - Long.numberOfLeadingZeros(xor);
            int heap = 0;
            while ((heaps[heap] >> high & 1) == 0) {
                heap++;
            }
            long left = heaps[heap] ^ xor;
            record.step(
                            Event.OPTION,
                            4,
                            Note.of("trace.xor.heap", "heap", heap + 1, "size", heaps[heap], "weight", 1L << high))
                    .set("heap", heaps[heap])
                    .look(digit(xorRow, high), digit(heap, high));
            long now = heaps[heap];
            for (int bit = width - 1; bit >= 0; bit--) {
                boolean odd = (xor >> bit & 1) == 1;
                now ^= odd ? 1L << bit : 0;
                record.step(
                                odd ? Event.MERGE : Event.CELL,
                                5,
                                Note.of(
                                        odd ? "trace.xor.flips" : "trace.xor.stays",
                                        "weight",
                                        1L << bit,
                                        "heap",
                                        heap + 1,
                                        "digit",
                                        left >> bit & 1))
                        .set("left", now)
                        .look(digit(xorRow, bit), digit(heap, bit))
                        .write(digit(heap, bit), left >> bit & 1, odd ? Mark.CHOSEN : Mark.PLAIN)
                        .write(digit(afterRow, bit), 0, odd ? Mark.HIT : Mark.PLAIN)
                        .ask(Guess.of(
                                digit(heap, bit),
                                Long.toString(left >> bit & 1),
                                List.of(new Slip(
                                        Long.toString(1 - (left >> bit & 1)),
                                        Note.of(odd ? "trace.slip.odd-turns" : "trace.slip.even-stays")))));
            }
            record.step(
                            Event.MOVE,
                            5,
                            Note.of(
                                    "trace.xor.turned",
                                    "heap",
                                    heap + 1,
                                    "from",
                                    heaps[heap],
                                    "to",
                                    left,
                                    "bits",
                                    bits(left)))
                    .set("left", left)
                    .write(number(heap), left, Mark.CHOSEN)
                    .write(number(afterRow), 0, Mark.LOSS);
            record.step(
                            Event.ANSWER,
                            0,
                            Note.of("trace.xor.even-all", "heap", heap + 1, "from", heaps[heap], "to", left))
                    .look(number(heap));
        }

        private Panel panel(boolean moved) {
            List<String> columns = new ArrayList<>();
            for (int bit = width - 1; bit >= 0; bit--) {
                columns.add(Long.toString(1L << bit));
            }
            columns.add("=");
            List<String> rows = new ArrayList<>();
            for (int h = 1; h <= heaps.length; h++) {
                rows.add(Integer.toString(h));
            }
            rows.add("⊕");
            if (moved) {
                rows.add("⊕′");
            }
            return new Panel.Grid("bits", rows, columns, false);
        }

        private static String bits(long number) {
            return Long.toBinaryString(number);
        }
    }
}
