package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.board.chomp.Bar;
import org.zermelo.board.chomp.Chomp;
import org.zermelo.board.chomp.DivisorGame;
import org.zermelo.board.notakto.Notakto;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.nim.Euclid;
import org.zermelo.nim.FibonacciNim;
import org.zermelo.nim.Moore;
import org.zermelo.nim.Nim;
import org.zermelo.nim.NimPosition;
import org.zermelo.nim.Northcott;
import org.zermelo.nim.SilverDollar;
import org.zermelo.nim.Staircase;
import org.zermelo.nim.Wythoff;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.InputWords;

/** Nim, its relatives and the impartial board games: families whose arguments are numbers, sides or edges. */
final class ImpartialFamily {

    private static final String CROSSES = String.join("", InputWords.of("cross"));

    private static final int LONGEST_SIDE = 1_000_000;

    private ImpartialFamily() {}

    /** These families, in the order in which the docs list them. */
    static List<Family> all() {
        List<Family> all = new ArrayList<>();
        all.add(FunctionFamily.of(FamilyGroup.HEAPS, "nim", "nim(HEAPS)", "nim(5, 3, 6, 2)", c -> Nim.of(c.longs())));
        all.add(FunctionFamily.of(
                FamilyGroup.HEAPS, "wythoff", "wythoff(A, B)", "wythoff(3, 5)", c -> new Wythoff(number(c), next(c))));
        all.add(FunctionFamily.of(
                FamilyGroup.HEAPS,
                "fibonacci",
                "fibonacci(COUNTERS [; most M])",
                "fibonacci(30)",
                ImpartialFamily::fibonacci,
                "fibonacci-nim"));
        all.add(FunctionFamily.of(FamilyGroup.HEAPS, "moore", "moore(K; HEAPS)", "moore(2; 3, 5, 6)", c -> {
            int k = (int) c.integer("notation.moore-k", 1, Integer.MAX_VALUE);
            c.expect(";");
            return new Moore(k, NimPosition.of(c.longs()));
        }));
        all.add(FunctionFamily.of(FamilyGroup.HEAPS, "euclid", "euclid(A, B [; positive])", "euclid(25, 7)", c -> {
            long a = number(c);
            long b = next(c);
            return option(c, "positive") ? Euclid.positive(a, b) : Euclid.toZero(a, b);
        }));
        all.add(FunctionFamily.of(
                FamilyGroup.HEAPS,
                "staircase",
                "staircase(COUNTERS ON STEPS 1, 2, ..)",
                "staircase(3, 1, 4)",
                c -> new Staircase(NimPosition.of(c.longs()))));
        all.add(FunctionFamily.of(
                FamilyGroup.HEAPS,
                "strip",
                "strip(SQUARES OF THE COINS, FROM 0)",
                "strip(1, 4, 9)",
                c -> new SilverDollar(NimPosition.of(c.longs()))));
        all.add(FunctionFamily.of(
                FamilyGroup.HEAPS,
                "northcott",
                "northcott(LENGTH; OWN-OTHER, ..)",
                "northcott(8; 2-5, 7-3)",
                ImpartialFamily::northcott));
        all.add(FunctionFamily.of(
                FamilyGroup.BOARDS,
                "chomp",
                "chomp(ROWSxCOLUMNS) or chomp(ROW LENGTHS)",
                "chomp(4x5)",
                ImpartialFamily::chomp));
        all.add(FunctionFamily.of(
                FamilyGroup.BOARDS, "divisors", "divisors(NUMBER)", "divisors(72)", c -> new DivisorGame(c.integer())));
        all.add(FunctionFamily.of(
                FamilyGroup.BOARDS,
                "notakto",
                "notakto(BOARDS [; side N] [; no lines]) or notakto(x../.x./... ..)",
                "notakto(3)",
                ImpartialFamily::notakto));
        all.addAll(BoardFamily.all());
        return all;
    }

    private static long number(Cursor cursor) {
        return cursor.integer();
    }

    private static long next(Cursor cursor) {
        cursor.take(",");
        return cursor.integer();
    }

    private static boolean option(Cursor cursor, String word) {
        if (!cursor.take(";")) {
            return false;
        }
        if (!cursor.takeWord(word)) {
            throw cursor.expected("notation.expected", word);
        }
        return true;
    }

    private static Rules<?, ?> fibonacci(Cursor cursor) {
        long counters = cursor.integer();
        return option(cursor, "most")
                ? new FibonacciNim(new FibonacciNim.Heap(counters, cursor.integer()))
                : new FibonacciNim(counters);
    }

    private static Rules<?, ?> northcott(Cursor cursor) {
        int length = (int) cursor.integer("notation.northcott-length", 2, 1_000_000);
        cursor.expect(";");
        List<Northcott.NorthcottRow> rows = new ArrayList<>();
        do {
            int from = cursor.skip().offset();
            int own = (int) cursor.integer("notation.northcott-square", 1, length);
            cursor.expect("-");
            Northcott.NorthcottRow row =
                    new Northcott.NorthcottRow(own, (int) cursor.integer("notation.northcott-square", 1, length));
            if (row.own() == row.other()) {
                throw cursor.error(from, cursor.offset() - from, "nim.northcott-row", "seen", row, "length", length);
            }
            rows.add(row);
        } while (cursor.take(","));
        return new Northcott(new Northcott.Board(rows, length));
    }

    /** Takes the sign between the sides of a board, if it comes next. */
    static boolean takesSign(Cursor cursor) {
        return InputWords.of("sides").stream().anyMatch(cursor::take);
    }

    private static Rules<?, ?> chomp(Cursor cursor) {
        int from = cursor.skip().offset();
        int first = side(cursor);
        int to = cursor.offset();
        if (takesSign(cursor)) {
            if (first < 1) {
                throw cursor.error(
                        from,
                        to - from,
                        Note.of("notation.number-out-of-range")
                                .with("what", "notation.side")
                                .with("seen", first)
                                .with("least", 1)
                                .with("greatest", LONGEST_SIDE));
            }
            return Chomp.of(first, length(cursor));
        }
        List<Integer> rows = new ArrayList<>(List.of(first));
        while (!cursor.done()) {
            cursor.take(",");
            rows.add(side(cursor));
        }
        return new Chomp(Bar.of(rows.stream().mapToInt(row -> row).toArray()));
    }

    /** Numbers of empty boards, or boards row by row with x for a cross and any of . - _ for a free cell. */
    private static Rules<?, ?> notakto(Cursor cursor) {
        int from = cursor.skip().offset();
        String boards = cursor.upTo(";");
        int to = cursor.offset();
        int side = 3;
        boolean noLines = false;
        while (cursor.take(";")) {
            if (cursor.takeWord("side")) {
                side = (int) cursor.integer("notation.notakto-side", 1, 5);
            } else if (cursor.takeWord("no") && cursor.takeWord("lines")) {
                noLines = true;
            } else {
                throw cursor.expected("notation.expected", "side 4, no lines");
            }
        }
        if (boards.matches("\\d{1,9}")) {
            int count = Integer.parseInt(boards);
            return noLines ? Notakto.withoutLines(count, side) : Notakto.of(count, side);
        }
        if (!boards.matches("[" + CROSSES + ".\\-_/\\s,]+")) {
            throw cursor.error(from, to - from, "notation.notakto-boards", "seen", boards);
        }
        String[] texts = boards.split("[\\s,]+");
        int[] crosses = new int[texts.length];
        for (int i = 0; i < texts.length; i++) {
            String[] rows = texts[i].split("/", -1);
            side = rows.length;
            for (int r = 0; r < rows.length; r++) {
                if (rows[r].length() != side || side > 5) {
                    throw cursor.error(from, to - from, "notation.notakto-boards", "seen", texts[i]);
                }
                for (int c = 0; c < side; c++) {
                    crosses[i] |= CROSSES.indexOf(rows[r].charAt(c)) >= 0 ? 1 << r * side + c : 0;
                }
            }
        }
        int last = side;
        for (String text : texts) {
            if (text.split("/", -1).length != last) {
                throw cursor.error(from, to - from, "notation.notakto-boards", "seen", text);
            }
        }
        return Notakto.of(side, noLines, crosses);
    }

    static int side(Cursor cursor) {
        return (int) cursor.integer("notation.side", 0, LONGEST_SIDE);
    }

    /** A side of a board, which has at least one square. */
    static int length(Cursor cursor) {
        return (int) cursor.integer("notation.side", 1, LONGEST_SIDE);
    }
}
