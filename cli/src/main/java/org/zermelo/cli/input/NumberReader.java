package org.zermelo.cli.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.solve.Watch;

/**
 * Reads whole numbers out of bytes: 10^7 of them in a fraction of a second, without a text between. Numbers are separated
 * by white space or single commas; {@code #} begins a comment. Time O(bytes); memory 8 bytes a number, up to 2.5 times
 * that while the array grows.
 */
public final class NumberReader {

    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_SHOWN = 40;

    private final String name;
    private final InputStream in;
    private final long length;
    private final Watch watch;
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int end;
    private long bytesBefore;
    private long line = 1;
    private long lineStart;
    private long[] numbers;
    private int count;

    /**
     * A reader.
     *
     * @param name how errors call the stream
     * @param in the bytes, read in large pieces
     * @param length the bytes to come, or -1 when unknown; for progress and the first size of the array only
     * @param watch is told of the bytes read, and may stop the reading
     */
    public NumberReader(String name, InputStream in, long length, Watch watch) {
        this.name = name;
        this.in = in;
        this.length = length;
        this.watch = watch;
        this.numbers = new long[(int) Math.max(1024, Math.min(1 << 27, length / 4))];
    }

    /**
     * All numbers of the stream, none when there are none.
     *
     * @throws BadInputException when something else stands there, with its line and column
     */
    public long[] read() throws IOException {
        int c = afterMark();
        boolean comma = true;
        while (c >= 0) {
            if (c == '\n') {
                c = newLine();
            } else if (c == ' ' || c == '\t' || c == '\r') {
                c = next();
            } else if (c == ',' && !comma) {
                comma = true;
                c = next();
            } else if (c == '#') {
                c = comment();
            } else {
                c = number(c);
                comma = false;
            }
        }
        return numbers.length == count ? numbers : Arrays.copyOf(numbers, count);
    }

    /** The first byte after the mark that some editors put before UTF-8. */
    private int afterMark() throws IOException {
        int c = next();
        if (c == 0xef && end - at >= 2 && buffer[at] == (byte) 0xbb && buffer[at + 1] == (byte) 0xbf) {
            at += 2;
            lineStart = 3;
            c = next();
        }
        return c;
    }

    private int next() throws IOException {
        return at < end ? buffer[at++] & 0xff : fill();
    }

    private int fill() throws IOException {
        bytesBefore += end;
        watch.check();
        watch.progress(bytesBefore, length);
        at = 0;
        end = Math.max(0, in.read(buffer, 0, buffer.length));
        return end == 0 ? -1 : buffer[at++] & 0xff;
    }

    /** The offset of the byte that {@link #next} gave last. */
    private long offset() {
        return bytesBefore + at - 1;
    }

    private int newLine() throws IOException {
        line++;
        lineStart = offset() + 1;
        return next();
    }

    private int comment() throws IOException {
        int c = next();
        while (c >= 0 && c != '\n') {
            c = next();
        }
        return c;
    }

    /** Reads one number and returns the byte after it. The value is kept negative, so that Long.MIN_VALUE is read too. */
    private int number(int first) throws IOException {
        long column = offset() - lineStart + 1;
        boolean negative = first == '-';
        int c = negative || first == '+' ? next() : first;
        if (c < '0' || c > '9') {
            throw notANumber(column, negative || first == '+' ? Character.toString(first) : "", c);
        }
        long value = 0;
        int digits = 0;
        long leading = 0;
        while (c >= '0' && c <= '9') {
            int digit = c - '0';
            if (digits++ >= 18 && (value < Long.MIN_VALUE / 10 || value * 10 < Long.MIN_VALUE + digit)) {
                throw tooLarge(column, leading, negative, digits);
            }
            if (digits <= 18) {
                leading = leading * 10 + digit;
            }
            value = value * 10 - digit;
            c = next();
        }
        if (!negative && value == Long.MIN_VALUE) {
            throw tooLarge(column, leading, false, digits);
        }
        if (c >= 0 && !isSeparator(c)) {
            throw notANumber(column, (negative ? "-" : "") + -value, c);
        }
        add(negative ? value : -value);
        return c;
    }

    private void add(long value) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, (int) Math.min(Integer.MAX_VALUE - 8L, count + (count >> 1) + 1024L));
        }
        numbers[count++] = value;
    }

    private BadInputException notANumber(long column, String before, int first) throws IOException {
        ByteArrayOutputStream word = new ByteArrayOutputStream();
        word.writeBytes(before.getBytes(StandardCharsets.UTF_8));
        int c = first;
        if (c == ',') {
            word.write(c);
        }
        while (c >= 0 && !isSeparator(c) && word.size() < LONGEST_SHOWN) {
            word.write(c);
            c = next();
        }
        String seen = word.toString(StandardCharsets.UTF_8) + (c >= 0 && !isSeparator(c) ? "..." : "");
        return new BadInputException("cli.not-a-number", "file", name, "line", line, "column", column, "seen", seen);
    }

    private static boolean isSeparator(int c) {
        return c == ' ' || c == '\n' || c == ',' || c == '\t' || c == '\r' || c == '#';
    }

    private BadInputException tooLarge(long column, long leading, boolean negative, int digits) throws IOException {
        int all = digits;
        int next = next();
        while (next >= '0' && next <= '9') {
            all++;
            next = next();
        }
        return new BadInputException(Note.of("cli.number-too-large")
                .with("file", name)
                .with("line", line)
                .with("column", column)
                .with("seen", (negative ? "-" : "") + leading + "...")
                .with("digits", all));
    }
}
