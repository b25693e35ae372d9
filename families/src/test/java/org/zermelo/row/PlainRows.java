package org.zermelo.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.zermelo.row.take.Ends;

/** The definitions, written down once more and as plainly as can be, to check everything else against. */
final class PlainRows {

    private PlainRows() {}

    /** Margin of a sum of rows by minimax over copies of the rows. */
    static long margin(List<long[]> rows, List<Ends> ends, int most) {
        return margin(rows, ends, most, new HashMap<>());
    }

    static long margin(long[] row, int most) {
        return margin(List.of(row), List.of(Ends.BOTH), most);
    }

    private static long margin(List<long[]> rows, List<Ends> ends, int most, Map<String, Long> known) {
        StringBuilder key = new StringBuilder();
        rows.forEach(row -> key.append(Arrays.toString(row)));
        Long found = known.get(key.toString());
        if (found != null) {
            return found;
        }
        long best = Long.MIN_VALUE;
        for (int r = 0; r < rows.size(); r++) {
            long[] row = rows.get(r);
            for (int count = 1; count <= Math.min(most, row.length); count++) {
                for (boolean left : new boolean[] {true, false}) {
                    if (ends.get(r) == Ends.BOTH || (ends.get(r) == Ends.LEFT) == left) {
                        List<long[]> next = new ArrayList<>(rows);
                        next.set(r, rest(row, left, count));
                        best = Math.max(best, gain(row, left, count) - margin(next, ends, most, known));
                    }
                }
            }
        }
        long margin = best == Long.MIN_VALUE ? 0 : best;
        known.put(key.toString(), margin);
        return margin;
    }

    static long[] rest(long[] row, boolean left, int count) {
        return left ? Arrays.copyOfRange(row, count, row.length) : Arrays.copyOf(row, row.length - count);
    }

    static long gain(long[] row, boolean left, int count) {
        long gain = 0;
        for (int i = 0; i < count; i++) {
            gain += left ? row[i] : row[row.length - 1 - i];
        }
        return gain;
    }

    /** Every row over an alphabet up to a length, the empty one included. */
    static void all(long[] alphabet, int longest, Consumer<long[]> check) {
        for (int n = 0; n <= longest; n++) {
            long[] row = new long[n];
            int[] digits = new int[n];
            fill(alphabet, row, digits);
            while (true) {
                check.accept(row.clone());
                int i = n - 1;
                while (i >= 0 && digits[i] == alphabet.length - 1) {
                    digits[i--] = 0;
                }
                if (i < 0) {
                    break;
                }
                digits[i]++;
                fill(alphabet, row, digits);
            }
        }
    }

    private static void fill(long[] alphabet, long[] row, int[] digits) {
        for (int i = 0; i < row.length; i++) {
            row[i] = alphabet[digits[i]];
        }
    }
}
