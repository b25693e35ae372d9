package org.zermelo.boards.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.Quantities;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.ends.ReachByCells;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.ground.GroundMoves;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.numbers.BoardDigits;
import org.zermelo.boards.numbers.BoardLevels;
import org.zermelo.boards.numbers.BoardNumbers;
import org.zermelo.boards.numbers.Images;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;

/**
 * A board game on numbers. A number has digits for the turn, the cells, the hands and the plies left; those that follow from
 * others are left out. A move is a test of a few sets of cells and an addition.
 */
public final class BoardKernel implements PackedBoard {

    /** Games with more boards are solved by classes of symmetry. */
    private static final long MOST_PLAIN = 1L << 27;

    /** So many boards take a bit each in any table. */
    private static final long FEW_BOARDS = 1L << 24;

    private static final long BOUND = 1L << 62;

    private final BoardForm form;
    private final BoardRules rules;
    private final BoardNumbers numbers;
    private final BoardDigits digits;
    private final BoardLevels levels;
    private final long all;
    private final MoveTable[] options = new MoveTable[2];
    private final MoveTable[] parents = new MoveTable[2];
    private final int[][][] repeats = new int[2][][];
    private final EndTests[] ends = new EndTests[2];
    private final @Nullable Images images;
    /** For each value the cells on which it counts for whose turn it is. */
    private final long[] oddCells = new long[Content.VALUES];
    /** 1 where a piece in a player's hand, or a ply left, counts for whose turn it is, else 0. */
    private final int[] oddHands = new int[2];

    private final int oddPlies;
    private final boolean shared;
    private final boolean handed;
    private final CodeOnDemand code;
    private final @Nullable ReachByCells reach;

    private BoardKernel(BoardForm form, boolean classes, boolean counted) {
        this.form = form;
        this.rules = form.rules();
        boolean exchanges = classes && form.symmetries().stream().anyMatch(Symmetry::swap);
        this.numbers = new BoardNumbers(form, counted, exchanges);
        this.digits = numbers.digits;
        this.levels = new BoardLevels(form, digits);
        this.shared = form.shared();
        this.handed = rules.hands();
        BitSet turn = form.turn().orElseGet(BitSet::new);
        this.oddHands[0] = turn.get(form.quantities().hand(Player.LEFT)) ? 1 : 0;
        this.oddHands[1] = turn.get(form.quantities().hand(Player.RIGHT)) ? 1 : 0;
        this.oddPlies = turn.get(form.quantities().plies()) ? 1 : 0;
        int cells = rules.board().size();
        for (int cell = 0; cell < cells; cell++) {
            for (int value = 0; value < Content.VALUES; value++) {
                oddCells[value] |= turn.get(Quantities.of(cell, value)) ? 1L << cell : 0;
            }
        }
        this.all = cells == 64 ? -1L : (1L << cells) - 1;
        for (Player mover : Player.values()) {
            int m = mover.ordinal();
            List<GroundMove> moves = form.moves(mover);
            options[m] = new MoveTable(cells, moves, MoveTable.Key::of, GroundMove::forbidden, numbers::adds);
            repeats[m] = GroundMoves.repeats(moves);
            options[m].group(repeats[m]);
            List<GroundMove> back = new ArrayList<>(moves);
            back.sort(Comparator.comparingInt(
                            (GroundMove move) -> MoveTable.Key.back(move).run())
                    .thenComparingInt(move -> MoveTable.Key.back(move).cell()));
            parents[m] = new MoveTable(cells, back, MoveTable.Key::back, MoveTable::forbiddenAfter, numbers::adds);
            ends[m] = EndTests.of(rules, mover, form.moves(mover.other()));
        }
        this.reach = numbers.indices() > 0 && !classes ? ReachByCells.of(form, ends) : null;
        this.images = classes ? Images.of(form, digits) : null;
        this.code = new CodeOnDemand(this::program);
    }

    /** The kernel of a game; empty where a position has no place in a {@code long}. */
    public static Optional<BoardKernel> of(BoardForm form) {
        double boards = BoardDigits.boards(form.values());
        return of(form, boards > MOST_PLAIN, boards > FEW_BOARDS);
    }

    /**
     * The kernel of a game, in a form that can be told.
     *
     * @param classes whether positions that a symmetry takes into each other are one
     * @param counted whether boards with too many pieces have no index
     */
    public static Optional<BoardKernel> of(BoardForm form, boolean classes, boolean counted) {
        return fits(form) ? Optional.of(new BoardKernel(form, classes, counted)) : Optional.empty();
    }

    /** Whether a position has a place in a {@code long}. */
    public static boolean fits(BoardForm form) {
        BoardRules rules = form.rules();
        double most = 2 * BoardDigits.boards(form.values());
        if (rules.hands()) {
            most *= Math.pow(
                    1.0 + Math.max(rules.begin().leftHand(), rules.begin().rightHand()), 2);
        }
        return most * (rules.plies() + 2) < BOUND;
    }

    /**
     * Makes code of the game at once, and not when it has been asked for many moves.
     *
     * @return false where the game stays interpreted
     */
    public boolean compile() {
        return code.now();
    }

    /** The rules for a compiler; empty where pieces in hand become fewer, or moves that are the same need more than it knows. */
    private Optional<BoardProgram> program() {
        boolean plain = !numbers.handsWritten;
        int oddTurn = numbers.oddTurn();
        long[] odd = oddCells.clone();
        List<BoardProgram.Side> sides = new ArrayList<>();
        for (Player mover : Player.values()) {
            int m = mover.ordinal();
            int pieces = numbers.pieces[m];
            if (oddHands[m] > 0) {
                // a piece in hand is one that is missing on the board
                odd[m + 1] ^= all;
                oddTurn ^= pieces & 1;
            }
            plain &= Arrays.stream(options[m].runs).allMatch(run -> run.together);
            List<BoardProgram.ProgramRun> runs = options[m].program(handed, m + 1, pieces);
            sides.add(new BoardProgram.Side(ends[m].program(numbers.pieces), runs));
        }
        BoardProgram.Reading reading = new BoardProgram.Reading(
                numbers.turnWritten,
                shared,
                oddTurn,
                numbers.bounded ? numbers.pliesWeight : 0,
                oddPlies > 0,
                odd,
                all,
                digits);
        return plain ? Optional.of(new BoardProgram(reading, sides)) : Optional.empty();
    }

    @Override
    public BoardForm form() {
        return form;
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        return numbers.pack(at);
    }

    @Override
    public AtTurn<BoardPosition> unpack(long number) {
        return numbers.unpack(number);
    }

    @Override
    public long bound() {
        return numbers.bound();
    }

    @Override
    public int mostOptions() {
        return Math.max(1, Math.max(options[0].adds.length, options[1].adds.length));
    }

    @Override
    public int mostParents() {
        return mostOptions();
    }

    @Override
    public int options(long position, long[] into) {
        BoardCode made = code.get();
        return made != null ? made.options(position, into) : walk(position, into, false);
    }

    @Override
    public int parents(long position, long[] into) {
        return walk(position, into, true);
    }

    /** A number, read. It does not leave the method that makes it, so that it takes no memory. */
    private final class Filling {
        final long left;
        final long right;
        final long neutral;
        final int mover;
        final int leftHand;
        final int rightHand;
        final long plies;

        Filling(long number) {
            long rest = numbers.board(number);
            long lefts = 0;
            long rights = 0;
            long neutrals = 0;
            for (int g = 0; g < digits.groups; g++) {
                long next = g + 1 == digits.groups ? 0 : digits.quotient(rest, g);
                int at = digits.begins[g] + (int) (rest - next * digits.sizes[g]);
                lefts |= digits.left[at];
                rights |= digits.right[at];
                neutrals |= digits.neutrals ? digits.neutral[at] : 0;
                rest = next;
            }
            left = lefts;
            right = rights;
            neutral = neutrals;
            leftHand = !handed ? 0 : numbers.hand(0, number, Long.bitCount(lefts));
            rightHand = !handed ? 0 : numbers.hand(1, number, Long.bitCount(rights));
            plies = numbers.plies(number);
            mover = numbers.turnWritten ? (int) (number & 1) : shared ? 0 : turn();
        }

        private int turn() {
            long odd = ~(left | right | neutral) & oddCells[0];
            odd |= left & oddCells[1] | right & oddCells[2] | neutral & oddCells[3];
            int turn = Long.bitCount(odd) & 1 ^ numbers.oddTurn();
            turn ^= leftHand & oddHands[0] ^ rightHand & oddHands[1];
            return plies > 0 ? turn ^ (int) plies & oddPlies : turn;
        }

        int code() {
            return code(mover);
        }

        int code(int player) {
            int code = ends[player].code(left, right, neutral, leftHand, rightHand);
            return code == EndTests.NONE && plies == 0 ? EndTests.code(Verdict.DRAWS) : code;
        }
    }

    private int walk(long position, long[] into, boolean back) {
        Filling at = new Filling(position);
        if (!back) {
            return at.code() != EndTests.NONE ? 0 : list(at, options[at.mover], position, into, at.mover);
        }
        int before = shared ? 0 : 1 - at.mover;
        return unlist(at, parents[before], position, into, before);
    }

    private int list(Filling at, MoveTable table, long position, long[] into, int mover) {
        long empty = all & ~(at.left | at.right | at.neutral);
        int hand = mover == 0 ? at.leftHand : at.rightHand;
        int count = 0;
        for (MoveTable.MoveRun run : table.runs) {
            if (run.fromHand && hand == 0 || run.afterHand && hand > 0) {
                continue;
            }
            long stand = run.value == 0 ? empty : run.value == 1 ? at.left : run.value == 2 ? at.right : at.neutral;
            long legal = 0;
            for (MoveGroup group : run.groups) {
                legal |= group.legal(stand, empty, at.left, at.right, at.neutral);
            }
            if (!run.single) {
                count = table.list(
                        run, repeats[mover], legal, empty, at.left, at.right, at.neutral, hand, position, into, count);
                continue;
            }
            for (; legal != 0; legal &= legal - 1) {
                into[count++] = position + table.adds[run.first[Long.numberOfTrailingZeros(legal)]];
            }
        }
        return count;
    }

    private int unlist(Filling at, MoveTable table, long position, long[] into, int before) {
        long empty = all & ~(at.left | at.right | at.neutral);
        int hand = before == 0 ? at.leftHand : at.rightHand;
        boolean lastPly = at.plies >= 0 && at.plies >= rules.plies();
        int count = 0;
        for (MoveTable.MoveRun run : table.runs) {
            if (lastPly || run.fromHand && hand >= rules.hand(Player.values()[before]) || run.afterHand && hand > 0) {
                continue;
            }
            long stand = run.value == 0 ? empty : run.value == 1 ? at.left : run.value == 2 ? at.right : at.neutral;
            for (long left = stand & run.cells; left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                for (int i = run.first[cell]; i < run.first[cell + 1]; i++) {
                    if (table.fits(i, empty, at.left, at.right, at.neutral)) {
                        long parent = position - table.adds[i];
                        Filling earlier = new Filling(parent);
                        if (earlier.mover == before && earlier.code() == EndTests.NONE) {
                            into[count++] = parent;
                        }
                    }
                }
            }
        }
        return count;
    }

    @Override
    public Ending ending(long position) {
        BoardCode made = code.get();
        int end = made != null ? made.end(position) : new Filling(position).code();
        return EndTests.ending(end, rules.stuck());
    }

    @Override
    public int levels() {
        return levels.levels();
    }

    @Override
    public int level(long position) {
        Filling at = new Filling(position);
        return levels.level(numbers.board(position), at.leftHand, at.rightHand, at.plies);
    }

    @Override
    public long canonical(long position) {
        return images == null ? position : images.least(position, numbers);
    }

    @Override
    public long classSize(long canonical) {
        return images == null ? 1 : images.different(canonical, numbers);
    }

    @Override
    public long indices() {
        return numbers.indices();
    }

    @Override
    public long index(long position) {
        return numbers.index(position);
    }

    @Override
    public long at(long index) {
        return numbers.at(index);
    }

    @Override
    public boolean knowsReach() {
        return reach != null;
    }

    @Override
    public boolean reached(long position) {
        Filling at = new Filling(position);
        return Objects.requireNonNull(reach).reached(at.left, at.right, at.mover);
    }
}
