package org.zermelo.solve.cells;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.keys.BitmapKeys;
import org.zermelo.solve.keys.DenseKeys;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.Numbering;
import org.zermelo.solve.keys.SparseKeys;
import org.zermelo.solve.work.Workers;
import org.zermelo.value.Value;

/**
 * Makes a solved table as small as it can be read in place. A cell takes a digit in the base of the different cells that occur:
 * one bit where all is won or lost, a fifth of a byte with ties, two thirds of one where there are up to 40 outcomes with depth.
 * The digits stand by rank, beside the keys; or by number, where one more digit value says "not reached", or none when the rules
 * know that themselves. The smallest of the three is taken, or the cells as they are.
 */
public final class CellPacking {

    /** Cells from here on are left as they are. */
    private static final int MOST_CELL = 1 << 12;

    private final PackedRules rules;
    private final KeySet keys;
    private final Cells cells;
    private final Workers workers;
    /** The cells that occur, ascending. */
    private final int[] meanings;
    /** The digit of each cell that occurs. */
    private final int[] digitOf = new int[MOST_CELL];

    private CellPacking(PackedRules rules, KeySet keys, Cells cells, Workers workers) {
        this.rules = rules;
        this.keys = keys;
        this.cells = cells;
        this.workers = workers;
        this.meanings = meanings();
        for (int digit = 0; digit < meanings.length; digit++) {
            digitOf[Math.min(meanings[digit], MOST_CELL - 1)] = digit;
        }
    }

    /** The table of these keys and cells. */
    public static PackedTable pack(PackedRules rules, Value value, KeySet keys, Cells cells, Workers workers) {
        return new CellPacking(rules, keys, cells, workers).table(value);
    }

    /** All cells from the last on count as one, which is too many. */
    private int[] meanings() {
        boolean[][] seen = new boolean[workers.threads()][MOST_CELL];
        workers.each(Digits.chunks(cells.size()), (chunk, worker) -> {
            for (int rank = chunk * Digits.CHUNK; rank < end(chunk, cells.size()); rank++) {
                seen[worker][Math.min(cells.get(rank), MOST_CELL - 1)] = true;
            }
        });
        return IntStream.range(0, MOST_CELL)
                .filter(cell -> Arrays.stream(seen).anyMatch(s -> s[cell]))
                .toArray();
    }

    private static int end(int chunk, int size) {
        return (int) Math.min(size, (chunk + 1L) * Digits.CHUNK);
    }

    private PackedTable table(Value value) {
        KeySet small = SparseKeys.smaller(keys, rules);
        boolean few = meanings.length == 0 || meanings[meanings.length - 1] < MOST_CELL - 1;
        long byRank = few ? bytesFor(meanings.length, keys.size()) : Long.MAX_VALUE;
        boolean marked = !rules.knowsReach();
        long span = Numbering.span(rules);
        long byNumber = few && keys instanceof BitmapKeys && span < Integer.MAX_VALUE
                ? bytesFor(meanings.length + (marked ? 1 : 0), span)
                : Long.MAX_VALUE;
        if (byNumber < small.bytes() + Math.min(byRank, cells.bytes())) {
            return byNumber(value, marked ? 1 : 0);
        }
        return new PackedTable(rules, value, small, byRank < cells.bytes() ? byRank() : cells);
    }

    private static long bytesFor(int base, long size) {
        return base > Digits.MOST_BASE ? Long.MAX_VALUE : Digits.bytesFor(Math.max(2, base), size);
    }

    private Cells byRank() {
        Digits digits = new Digits(Math.max(2, meanings.length), keys.size());
        workers.each(Digits.chunks(keys.size()), (chunk, worker) -> {
            for (int rank = chunk * Digits.CHUNK; rank < end(chunk, keys.size()); rank++) {
                digits.put(rank, digit(rank));
            }
        });
        return new DigitCells(digits, keys.size(), meanings);
    }

    /** The digits by number; those of what is reached begin with the first, which is 1 where 0 says "not reached". */
    private PackedTable byNumber(Value value, int first) {
        long span = Numbering.span(rules);
        Digits digits = new Digits(Math.max(2, first + meanings.length), span);
        fillByNumber(digits, first);
        DenseKeys.Members members =
                first == 0 ? (number, key) -> rules.reached(key) : (number, key) -> digits.get(number) > 0;
        int[] shifted = new int[first + meanings.length];
        System.arraycopy(meanings, 0, shifted, first, meanings.length);
        return new PackedTable(
                rules,
                value,
                new DenseKeys(Numbering.of(rules), keys.size(), members),
                new DigitCells(digits, (int) span, shifted));
    }

    /** A slice of a bitmap has as many numbers as a chunk has digits, so each chunk has one writer. */
    private void fillByNumber(Digits digits, int first) {
        int[][] places = new int[workers.threads()][];
        workers.each(Digits.chunks(Numbering.span(rules)), (slice, worker) -> {
            if (places[worker] == null) {
                places[worker] = new int[KeySet.SLICE];
            }
            int count = keys.slice(slice, places[worker]);
            for (int i = 0; i < count; i++) {
                int place = places[worker][i];
                digits.put(slice * Digits.CHUNK + place, first + digit(keys.rankAt(slice, place, i)));
            }
        });
    }

    private int digit(int rank) {
        return digitOf[cells.get(rank)];
    }
}
