package org.zermelo.board.connect;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.LongToIntFunction;
import java.util.zip.CRC32;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.solve.Watch;

/**
 * Scores of all positions of the opening of one board, as {@link ConnectSearch} counts them. A book of so many plies stores the
 * positions after exactly so many, up to reflection, that nobody has won and in which the mover cannot win at once; which these are
 * follows from the rules, so that only their scores are stored, a byte each, in the order of their keys. What comes before them is
 * computed when the book is read.
 *
 * <p>The form, numbers with the high byte first: {@code ZCB}, the version 1, columns, rows, stones in a row and plies, a byte each;
 * how many scores, in four bytes; the scores; CRC-32 of all that, in four bytes.
 */
public final class OpeningBook {

    private static final int VERSION = 1;
    private static final int HEAD = 12;
    private static final int TAIL = 4;

    private final ColumnBoard board;
    private final int plies;
    private final Map<Long, Integer> scores = new HashMap<>();

    private OpeningBook(ColumnBoard board, int plies) {
        this.board = board;
        this.plies = plies;
    }

    /** How many plies from the start it reaches. */
    public int plies() {
        return plies;
    }

    /** Positions whose scores it tells, up to reflection. */
    int size() {
        return scores.size();
    }

    /** The score of a position, if it is one of the book's. */
    public OptionalInt score(long key) {
        long stones = board.stones(key);
        if (Long.bitCount(stones) > plies) {
            return OptionalInt.empty();
        }
        Integer score = scores.get(canonical(board, key));
        return score == null ? OptionalInt.empty() : OptionalInt.of(score);
    }

    /** The keys of the positions whose scores a book stores, rising. */
    public static long[] positions(Connect game, int plies) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        TreeSet<Long> layer = new TreeSet<>();
        layer.add(board.key(0, 0));
        for (int ply = 0; ply < plies; ply++) {
            TreeSet<Long> next = new TreeSet<>();
            for (long key : layer) {
                if (!winsAtOnce(board, key)) {
                    eachMove(board, key, after -> next.add(canonical(board, after)));
                }
            }
            layer = next;
        }
        return layer.stream()
                .mapToLong(key -> key)
                .filter(key -> !winsAtOnce(board, key))
                .toArray();
    }

    /** What computes the scores, all with one table of at most so many bytes. */
    public static LongToIntFunction solver(Connect game, long bytes, Watch watch) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        ConnectSearch search = new ConnectSearch(board, bytes, watch);
        return key -> {
            int free = board.size() - Long.bitCount(board.stones(key));
            return search.score(key, -(free / 2), (free + 1) / 2);
        };
    }

    /** A book as bytes: the scores stand in the order of {@link #positions}. */
    public static byte[] write(Connect game, int plies, byte[] scores) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        ByteBuffer bytes = ByteBuffer.allocate(HEAD + scores.length + TAIL);
        bytes.put(head(game, board, plies)).putInt(scores.length).put(scores);
        bytes.putInt(check(bytes.array()));
        return bytes.array();
    }

    private static byte[] head(Connect game, ColumnBoard board, int plies) {
        String name = game.toString();
        int inARow = Integer.parseInt(name.substring(name.lastIndexOf(' ') + 1, name.length() - 1));
        return new byte[] {
            'Z', 'C', 'B', VERSION, (byte) board.columns(), (byte) board.rows(), (byte) inARow, (byte) plies
        };
    }

    private static int check(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - TAIL);
        return (int) sum.getValue();
    }

    /**
     * The book that these bytes are.
     *
     * @throws IllegalArgumentException when they are none, of another board, or damaged
     */
    public static OpeningBook read(Connect game, byte[] bytes) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        if (bytes.length < HEAD + TAIL || ByteBuffer.wrap(bytes).getInt(bytes.length - TAIL) != check(bytes)) {
            throw new IllegalArgumentException("not an opening book, or damaged");
        }
        int plies = bytes[7];
        byte[] head = head(game, board, plies);
        if (!Arrays.equals(head, 0, head.length, bytes, 0, head.length) || plies < 0 || plies >= board.size()) {
            throw new IllegalArgumentException("not an opening book of " + game);
        }
        long[] positions = positions(game, plies);
        if (ByteBuffer.wrap(bytes).getInt(head.length) != positions.length
                || bytes.length != HEAD + positions.length + TAIL) {
            throw new IllegalArgumentException("the opening book has not the positions of " + game);
        }
        OpeningBook book = new OpeningBook(board, plies);
        for (int i = 0; i < positions.length; i++) {
            book.scores.put(positions[i], (int) bytes[HEAD + i]);
        }
        book.complete(board.key(0, 0), plies);
        return book;
    }

    /** The score of a position, and of all that come after it, from those after the book's last ply. */
    private int complete(long key, int left) {
        long canonical = canonical(board, key);
        Integer known = scores.get(canonical);
        if (known != null) {
            return known;
        }
        int free = board.size() - Long.bitCount(board.stones(key));
        int[] best = {winsAtOnce(board, key) ? (free + 1) / 2 : -board.size()};
        if (best[0] < 0 && left == 0) {
            throw new IllegalArgumentException("the opening book lacks a position");
        }
        if (best[0] < 0) {
            eachMove(board, key, after -> best[0] = Math.max(best[0], -complete(after, left - 1)));
        }
        scores.put(canonical, best[0]);
        return best[0];
    }

    private static boolean winsAtOnce(ColumnBoard board, long key) {
        long stones = board.stones(key);
        return (board.completing(board.own(key), stones) & board.open(stones)) != 0;
    }

    private interface Keys {
        void take(long key);
    }

    private static void eachMove(ColumnBoard board, long key, Keys keys) {
        long stones = board.stones(key);
        long other = stones ^ board.own(key);
        for (long open = board.open(stones); open != 0; open &= open - 1) {
            keys.take(board.key(other, stones | open & -open));
        }
    }

    private static long canonical(ColumnBoard board, long key) {
        return Math.min(key, board.mirrored(key));
    }
}
