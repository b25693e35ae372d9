package org.zermelo.solve.packed;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.game.PackedRules;
import org.zermelo.value.Value;

/**
 * Makes a solved table of who wins as small as it can be read in place. A class takes a digit in the base of the classes that
 * occur: one bit where all is won or lost, a fifth of a byte with ties. The digits stand by rank, beside the bitmap of what is
 * reached; or by number, where one more digit value says "not reached", or none when the rules know that themselves. The
 * smallest of the three is taken.
 */
final class ClassPacking {

    private final PackedRules rules;
    private final KeySet keys;
    private final Cells cells;
    private final Workers workers;
    /** The classes that occur, ascending. */
    private final int[] classes;
    /** The digit of each class that occurs. */
    private final int[] digitOf = new int[4];

    private ClassPacking(PackedRules rules, KeySet keys, Cells cells, Workers workers) {
        this.rules = rules;
        this.keys = keys;
        this.cells = cells;
        this.workers = workers;
        this.classes = classes();
        for (int digit = 0; digit < classes.length; digit++) {
            digitOf[classes[digit]] = digit;
        }
    }

    /** The table of these keys and cells, which hold classes. */
    static PackedTable pack(PackedRules rules, Value value, KeySet keys, Cells cells, Workers workers) {
        return new ClassPacking(rules, keys, cells, workers).table(value);
    }

    private int[] classes() {
        boolean[][] seen = new boolean[workers.threads()][4];
        workers.each(Digits.chunks(cells.size()), (chunk, worker) -> {
            for (int rank = chunk * Digits.CHUNK; rank < end(chunk, cells.size()); rank++) {
                seen[worker][cells.get(rank)] = true;
            }
        });
        return IntStream.range(0, 4)
                .filter(c -> Arrays.stream(seen).anyMatch(s -> s[c]))
                .toArray();
    }

    private static int end(int chunk, int size) {
        return (int) Math.min(size, (chunk + 1L) * Digits.CHUNK);
    }

    private PackedTable table(Value value) {
        long span = Numbering.span(rules);
        KeySet small = SparseKeys.smaller(keys, rules);
        int byRank = Math.max(2, classes.length);
        int byNumber = Math.max(2, classes.length + (rules.knowsReach() ? 0 : 1));
        boolean dense = keys instanceof BitmapKeys
                && span < Integer.MAX_VALUE
                && byNumber <= 4
                && Digits.bytesFor(byNumber, span) < small.bytes() + Digits.bytesFor(byRank, keys.size());
        if (!dense) {
            Digits digits = new Digits(byRank, keys.size());
            workers.each(Digits.chunks(keys.size()), (chunk, worker) -> {
                for (int rank = chunk * Digits.CHUNK; rank < end(chunk, keys.size()); rank++) {
                    digits.put(rank, digit(rank));
                }
            });
            return new PackedTable(rules, value, small, new DigitCells(digits, keys.size(), classes));
        }
        Digits digits = new Digits(byNumber, span);
        int first = rules.knowsReach() ? 0 : 1;
        fillByNumber(digits, first);
        DenseKeys.Members members =
                first == 0 ? (number, key) -> rules.reached(key) : (number, key) -> digits.get(number) > 0;
        int[] meanings = new int[first + classes.length];
        System.arraycopy(classes, 0, meanings, first, classes.length);
        return new PackedTable(
                rules,
                value,
                new DenseKeys(Numbering.of(rules), keys.size(), members),
                new DigitCells(digits, (int) span, meanings));
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
