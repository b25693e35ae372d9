package org.zermelo.sum.trace;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Note;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * Numbers in binary below each other, each column odd or even; where one is odd, a number with a 1 in the leftmost odd column turns
 * its digits in all odd columns, and every column is even.
 */
public final class BinaryColumns {

    private static final int MOST = 40;

    /** What is said of the numbers: they are heaps, or nimbers of the parts of a sum. */
    public interface Said {

        /** The first part of the keys of all other sentences, such as {@code xor} of {@code trace.xor.start}. */
        String key();

        /** A number is written in its row, from 0. */
        Note written(int row, String bits);

        /** The slips when that number is asked for; empty when it is not. */
        List<Slip> slips(int row);

        /** What does it, when the number of a row becomes another one. */
        Note done(int row, long from, long to);
    }

    private final List<String> heads;
    private final long[] numbers;
    private final Said said;
    private final int width;
    private final int xorRow;
    private final int afterRow;
    private final Recorder record;

    private BinaryColumns(List<String> heads, long[] numbers, Said said) {
        this.heads = heads;
        this.numbers = numbers;
        this.said = said;
        long all = 1;
        for (long number : numbers) {
            all |= number;
        }
        this.width = 64 - Long.numberOfLeadingZeros(all);
        this.xorRow = numbers.length;
        this.afterRow = numbers.length + 1;
        this.record = new Recorder(Note.of("trace." + said.key() + ".start"));
    }

    /**
     * The trace.
     *
     * @param heads the heads of the rows
     * @param numbers the numbers, at least one, none negative
     */
    public static Trace of(String method, List<String> heads, long[] numbers, Said said) {
        return new BinaryColumns(heads, numbers, said).run(method);
    }

    /**
     * Refuses so many numbers that nobody would look at them.
     *
     * @param fits the key of what is small enough
     */
    public static void check(int numbers, String fits) {
        Trace.check(numbers > MOST ? 64.0 * numbers * MOST : 0, Note.of(fits, "most", MOST));
    }

    /** The cell of a digit, of weight {@code 2^bit}. */
    private Spot digit(int row, int bit) {
        return new Spot(0, row, width - 1 - bit);
    }

    private Spot number(int row) {
        return new Spot(0, row, width);
    }

    private Trace run(String method) {
        for (int row = 0; row < numbers.length; row++) {
            record.step(Event.OPTION, 1, said.written(row, bits(numbers[row])))
                    .write(number(row), numbers[row], Mark.PLAIN);
            for (int bit = 0; bit < width; bit++) {
                record.write(digit(row, bit), numbers[row] >> bit & 1, Mark.PLAIN);
            }
            List<Slip> slips = said.slips(row);
            if (!slips.isEmpty()) {
                record.ask(Guess.of(number(row), Long.toString(numbers[row]), slips));
            }
        }
        long xor = 0;
        for (int bit = width - 1; bit >= 0; bit--) {
            xor |= column(bit) << bit;
        }
        record.step(
                        Event.CELL,
                        3,
                        Note.of("trace." + said.key() + (xor == 0 ? ".zero" : ".sum"), "xor", xor, "bits", bits(xor)))
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
        for (int row = 0; row < numbers.length; row++) {
            ones += numbers[row] >> bit & 1;
            looked.add(digit(row, bit));
        }
        long odd = ones & 1;
        record.step(
                        Event.CELL,
                        2,
                        Note.of(odd == 1 ? "trace.xor.odd" : "trace.xor.even", "weight", 1L << bit, "ones", ones))
                .set("ones", ones)
                .set("digits", (width - bit) * numbers.length)
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
        int row = 0;
        while ((numbers[row] >> high & 1) == 0) {
            row++;
        }
        long from = numbers[row];
        long left = from ^ xor;
        record.step(
                        Event.OPTION,
                        4,
                        Note.of("trace." + said.key() + ".heap", "heap", row + 1, "size", from, "weight", 1L << high))
                .look(digit(xorRow, high), digit(row, high));
        long now = from;
        for (int bit = width - 1; bit >= 0; bit--) {
            now ^= xor & 1L << bit;
            digit(row, bit, left >> bit & 1, (xor >> bit & 1) == 1);
            record.set("leaves", now);
        }
        record.step(
                        Event.MOVE,
                        5,
                        Note.of("trace." + said.key() + ".turned")
                                .with("heap", row + 1)
                                .with("from", from)
                                .with("to", left)
                                .with("bits", bits(left)))
                .write(number(row), left, Mark.CHOSEN)
                .write(number(afterRow), 0, Mark.LOSS);
        record.step(Event.ANSWER, 0, said.done(row, from, left)).look(number(row));
    }

    /** A digit turns where its column is odd, and stays where it is even. */
    private void digit(int row, int bit, long digit, boolean odd) {
        record.step(
                        odd ? Event.MERGE : Event.CELL,
                        5,
                        Note.of("trace." + said.key() + (odd ? ".flips" : ".stays"))
                                .with("weight", 1L << bit)
                                .with("heap", row + 1)
                                .with("digit", digit))
                .look(digit(xorRow, bit), digit(row, bit))
                .write(digit(row, bit), digit, odd ? Mark.CHOSEN : Mark.PLAIN)
                .write(digit(afterRow, bit), 0, odd ? Mark.HIT : Mark.PLAIN)
                .ask(Guess.of(
                        digit(row, bit),
                        Long.toString(digit),
                        List.of(new Slip(
                                Long.toString(1 - digit),
                                Note.of(odd ? "trace.slip.odd-turns" : "trace.slip.even-stays")))));
    }

    private Panel panel(boolean moved) {
        List<String> columns = new ArrayList<>();
        for (int bit = width - 1; bit >= 0; bit--) {
            columns.add(Long.toString(1L << bit));
        }
        columns.add("=");
        List<String> rows = new ArrayList<>(heads);
        rows.add("⊕");
        if (moved) {
            rows.add("⊕′");
        }
        return new Panel.Grid(said.key() + "-bits", rows, columns, false);
    }

    private static String bits(long number) {
        return Long.toBinaryString(number);
    }
}
