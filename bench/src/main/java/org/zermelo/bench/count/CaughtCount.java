package org.zermelo.bench.count;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.game.AtTurn;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Player;
import org.zermelo.notation.Notation;

/**
 * Counts the positions of catch the lion as T. Tanaka does: up to mirroring, and turned so that the same player is always to move. A
 * position in which a lion can be taken is counted, but nobody goes on from there; so no position without a lion is. {@code dobutsu} has
 * 246,803,167, of which 99,485,568 are not over.
 */
public final class CaughtCount {

    private static final int CHUNK = 1 << 16;

    private final PackedRules rules;
    /** For each cell where its bits begin. */
    private final int[] shifts;

    private final long mask;
    private final long left;
    private final long right;

    /** What was counted. */
    record Counted(long positions, long caught, long over) {

        /** Positions from which the play goes on. */
        long open() {
            return positions - caught - over;
        }
    }

    private CaughtCount(PackedBoardGame game) {
        this.rules = game.packed();
        BoardRules declared = game.declared();
        int lion = declared.customs().kinds().named("lion");
        char[] signs = {
            declared.customs().kinds().kinds().get(lion).left(),
            declared.customs().kinds().kinds().get(lion).right()
        };
        int cells = declared.board().size();
        this.shifts = new int[cells];
        long[][] worth = new long[2][cells];
        for (int cell = 0; cell < cells; cell++) {
            worth[0][cell] = worth(game, cells, cell, signs[0]);
            worth[1][cell] = worth(game, cells, cell, signs[1]);
            // the values of both lions differ in the lowest bits alone
            shifts[cell] = Long.numberOfTrailingZeros(worth[0][cell] ^ worth[1][cell]);
        }
        this.mask = (1L << shifts[1] - shifts[0]) - 1;
        this.left = worth[0][0] >>> shifts[0];
        this.right = worth[1][0] >>> shifts[0];
    }

    private static long worth(PackedBoardGame game, int cells, int cell, char sign) {
        StringBuilder board = new StringBuilder(".".repeat(cells));
        board.setCharAt(cell, sign);
        BoardPosition one = new BoardPosition(board.toString(), 0, 0, BoardRules.ENDLESS, false);
        return game.pack(new AtTurn<>(one, Player.LEFT));
    }

    /** Prints the counts of a game. */
    public static void run(Arguments arguments) {
        Counted counted = of(arguments.next());
        System.out.printf(
                Locale.ROOT,
                "%,d positions: in %,d a lion can be taken, in %,d it has come through, %,d are not over%n",
                counted.positions,
                counted.caught,
                counted.over,
                counted.open());
    }

    /** Counts. Takes a bit for each index, and 8 bytes for each position that waits. */
    static Counted of(String game) {
        if (!(Notation.standard().parse(game).rules() instanceof PackedBoardGame board)
                || board.packed().indices() == 0) {
            throw new IllegalArgumentException("a board game that keeps its pieces is expected, not " + game);
        }
        return new CaughtCount(board).count();
    }

    private boolean bothLions(long position) {
        int found = 0;
        for (int shift : shifts) {
            long value = position >>> shift & mask;
            found |= value == left ? 1 : value == right ? 2 : 0;
        }
        return found == 3;
    }

    private Counted count() {
        long[] seen = new long[Math.toIntExact((rules.indices() >>> 6) + 1)];
        long[] options = new long[rules.mostOptions()];
        ArrayDeque<long[]> full = new ArrayDeque<>();
        long[] waiting = new long[CHUNK];
        int count = 1;
        waiting[0] = rules.canonical(rules.start());
        long first = rules.index(waiting[0]);
        seen[(int) (first >>> 6)] |= 1L << first;
        long positions = 0;
        long caught = 0;
        long over = 0;
        while (count > 0 || !full.isEmpty()) {
            if (count == 0) {
                waiting = full.removeLast();
                count = CHUNK;
            }
            int found = rules.options(waiting[--count], options);
            positions++;
            if (found == 0) {
                over++;
            } else if (!Arrays.stream(options, 0, found).allMatch(this::bothLions)) {
                caught++;
                found = 0;
            }
            for (int i = 0; i < found; i++) {
                long option = rules.canonical(options[i]);
                long index = rules.index(option);
                int word = (int) (index >>> 6);
                if ((seen[word] >>> index & 1) == 0) {
                    seen[word] |= 1L << index;
                    if (count == CHUNK) {
                        full.addLast(waiting);
                        waiting = new long[CHUNK];
                        count = 0;
                    }
                    waiting[count++] = option;
                }
            }
        }
        return new Counted(positions, caught, over);
    }
}
