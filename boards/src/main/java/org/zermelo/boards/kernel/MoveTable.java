package org.zermelo.boards.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Content;

/** Written-out moves as arrays, in runs that share their condition on the hand and begin where the same value stands. */
final class MoveTable {

    /**
     * Where a move is listed.
     *
     * @param value what stands at the cell
     */
    record Key(int run, int cell, int value) {

        /** Where a move is found that is made: at its first cell. */
        static Key of(GroundMove move) {
            for (int value = 0; value < Content.VALUES; value++) {
                if ((move.clears().get(value) >>> move.anchor() & 1) != 0) {
                    return new Key(move.clause(), move.anchor(), value);
                }
            }
            throw new IllegalStateException("a move that leaves its first cell as it was: " + move);
        }

        /** Where one is found that is taken back: at the piece that it has set, or at the cell that a piece has left. */
        static Key back(GroundMove move) {
            int value = 0;
            for (int v = 1; v < Content.VALUES; v++) {
                value = move.sets().get(v) != 0 ? v : value;
            }
            int cell = value == 0
                    ? move.anchor()
                    : Long.numberOfTrailingZeros(move.sets().get(value));
            return new Key(value + (move.fromHand() ? 4 : 0) + (move.afterHand() ? 8 : 0), cell, value);
        }
    }

    /** A run of moves. */
    static final class MoveRun {
        final int value;
        final boolean fromHand;
        final boolean afterHand;
        /** The cells at which moves are listed. */
        long cells;
        /** The moves by what they look at. */
        MoveGroup[] groups = {};
        /** Whether no cell has two moves, and none is the same as another. */
        boolean single;
        /** Whether the moves of every cell are listed in the order of the groups, and none is the same as another. */
        boolean ordered;
        /** Whether what is the same is listed at one cell in this run. */
        boolean together;

        List<BoardProgram.Same> same = List.of();
        /** For each cell the first of its moves, and behind the last cell the end. */
        final int[] first;

        MoveRun(int value, boolean fromHand, boolean afterHand, int size) {
            this.value = value;
            this.fromHand = fromHand;
            this.afterHand = afterHand;
            this.first = new int[size + 1];
        }
    }

    final MoveRun[] runs;
    final long[] notEmpty;
    final long[] notLeft;
    final long[] notRight;
    final long[] notNeutral;
    /** What each move adds to the number of a position. */
    final long[] adds;

    final List<GroundMove> moves;

    /**
     * A table.
     *
     * @param listed the moves in their order; those of a run stand together, and in it those of a cell, in rising order
     * @param forbidden for each value the cells on which it must not stand
     */
    MoveTable(
            int size,
            List<GroundMove> listed,
            Function<GroundMove, Key> key,
            Function<GroundMove, List<Long>> forbidden,
            ToLongFunction<GroundMove> adds) {
        this.moves = listed;
        this.notEmpty = sets(listed, forbidden, 0);
        this.notLeft = sets(listed, forbidden, 1);
        this.notRight = sets(listed, forbidden, 2);
        this.notNeutral = sets(listed, forbidden, 3);
        this.adds = listed.stream().mapToLong(adds).toArray();
        List<MoveRun> made = new ArrayList<>();
        int run = -1;
        int cell = 0;
        for (int i = 0; i < listed.size(); i++) {
            GroundMove move = listed.get(i);
            Key at = key.apply(move);
            if (at.run() != run) {
                close(made, cell, size, i);
                made.add(new MoveRun(at.value(), move.fromHand(), move.afterHand(), size));
                run = at.run();
                cell = 0;
                made.get(made.size() - 1).first[0] = i;
            }
            MoveRun last = made.get(made.size() - 1);
            while (cell < at.cell()) {
                last.first[++cell] = i;
            }
            last.cells |= 1L << at.cell();
        }
        close(made, cell, size, listed.size());
        this.runs = made.toArray(MoveRun[]::new);
    }

    private static void close(List<MoveRun> made, int from, int size, int end) {
        for (int cell = from + 1; !made.isEmpty() && cell <= size; cell++) {
            made.get(made.size() - 1).first[cell] = end;
        }
    }

    private static long[] sets(List<GroundMove> moves, Function<GroundMove, List<Long>> forbidden, int value) {
        return moves.stream()
                .mapToLong(move -> forbidden.apply(move).get(value))
                .toArray();
    }

    /**
     * Groups the moves of every run.
     *
     * @param repeats for each move the earlier ones that may be the same
     */
    void group(int[][] repeats) {
        for (MoveRun run : runs) {
            run.groups = MoveGroup.of(this, run.value, run.first);
            run.single = true;
            run.ordered = MoveGroup.ordered(run.groups);
            Optional<List<BoardProgram.Same>> same = MoveSlots.same(run.groups, repeats);
            run.together = same.isPresent();
            run.same = same.orElse(List.of());
            for (int move = run.first[0]; move < run.first[run.first.length - 1]; move++) {
                run.ordered &= repeats[move].length == 0;
            }
            for (int cell = 0; cell + 1 < run.first.length; cell++) {
                int move = run.first[cell];
                run.single &=
                        run.first[cell + 1] == move || run.first[cell + 1] == move + 1 && repeats[move].length == 0;
            }
        }
    }

    /**
     * The runs for a compiler.
     *
     * @param plane the pieces of the player to move, of which there are so many with those in hand, if there is one
     */
    List<BoardProgram.ProgramRun> program(boolean handed, int plane, int pieces) {
        List<BoardProgram.ProgramRun> program = new ArrayList<>();
        for (MoveRun run : runs) {
            boolean asks = handed && (run.fromHand || run.afterHand);
            program.add(new BoardProgram.ProgramRun(
                    run.value,
                    List.of(run.groups),
                    run.ordered ? List.of() : MoveSlots.of(run.groups),
                    run.same,
                    asks ? new BoardProgram.InHand(plane, pieces, run.fromHand) : null));
        }
        return program;
    }

    /** What must not stand after a move: on the cells that it sets anything else, on those that it only looked at the same. */
    static List<Long> forbiddenAfter(GroundMove move) {
        long changed = move.sets().stream().mapToLong(Long::longValue).reduce(0, (a, b) -> a | b);
        List<Long> forbidden = new ArrayList<>();
        for (int value = 0; value < Content.VALUES; value++) {
            forbidden.add(move.forbidden().get(value) & ~changed
                    | changed & ~move.sets().get(value));
        }
        return forbidden;
    }

    /** Whether a move's cells are as they must be. */
    boolean fits(int move, long empty, long left, long right, long neutral) {
        return (empty & notEmpty[move] | left & notLeft[move] | right & notRight[move] | neutral & notNeutral[move])
                == 0;
    }

    /** Adds the moves at some cells, each of which has a legal one. */
    int list(
            MoveRun run,
            int[][] same,
            long cells,
            long empty,
            long left,
            long right,
            long neutral,
            int hand,
            long position,
            long[] into,
            int before) {
        int count = before;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            for (int i = run.first[cell]; i < run.first[cell + 1]; i++) {
                if (fits(i, empty, left, right, neutral)
                        && (same[i].length == 0 || first(same[i], empty, left, right, neutral, hand))) {
                    into[count++] = position + adds[i];
                }
            }
        }
        return count;
    }

    /** Whether none of the earlier moves that would be the same one is legal. */
    private boolean first(int[] earlier, long empty, long left, long right, long neutral, int hand) {
        for (int i : earlier) {
            GroundMove move = moves.get(i);
            boolean handy = !(move.fromHand() && hand == 0 || move.afterHand() && hand > 0);
            if (handy && fits(i, empty, left, right, neutral)) {
                return false;
            }
        }
        return true;
    }
}
