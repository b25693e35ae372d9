package org.zermelo.boards.sowing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.sowing.SowingRules.TakesAll;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Player;

/**
 * A sowing game on numbers: that of the filling as the mover sees it, own pits first, then whether he waits, then who he is. Both
 * players have the same rules, so that a position is worth the same whoever moves in it.
 */
final class SowingKernel implements PackedRules {

    private final SowingRules rules;
    private final SeedNumbers numbers;
    private final long fillings;
    private final int states;
    private final int columns;
    private final int pits;
    /** By its count, whether a last seed takes. */
    private final boolean[] takes;
    /** What a seed off the board weighs among the steps of seeds along a row. */
    private final int weight;

    private SowingKernel(SowingRules rules, SeedNumbers numbers) {
        this.rules = rules;
        this.numbers = numbers;
        this.fillings = numbers.count();
        this.states = rules.again() ? 2 : 1;
        this.columns = rules.columns();
        this.pits = rules.pits();
        this.takes = new boolean[rules.total() + 1];
        for (int count = 1; count < takes.length; count++) {
            takes[count] = rules.captures().counts().contains(count);
        }
        this.weight = columns * (columns + 1) + 1;
    }

    /** The kernel of rules; empty where the positions have no numbers in a {@code long}. */
    static Optional<SowingKernel> of(SowingRules rules) {
        return SeedNumbers.of(rules.pits(), rules.total()).map(numbers -> new SowingKernel(rules, numbers));
    }

    long pack(AtTurn<SowingPosition> at) {
        int[] seeds = new int[pits];
        int shift = at.mover() == Player.LEFT ? 0 : columns;
        for (int pit = 0; pit < pits; pit++) {
            seeds[pit] = at.position().seeds().get((pit + shift) % pits);
        }
        return packed(seeds, at.position().waits(), at.mover() == Player.LEFT ? 0 : 1);
    }

    AtTurn<SowingPosition> unpack(long packed) {
        int[] seeds = seeds(packed);
        Player mover = mover(packed) == 0 ? Player.LEFT : Player.RIGHT;
        Integer[] turned = new Integer[pits];
        int shift = mover == Player.LEFT ? 0 : columns;
        for (int pit = 0; pit < pits; pit++) {
            turned[(pit + shift) % pits] = seeds[pit];
        }
        return new AtTurn<>(new SowingPosition(List.of(turned), waits(packed)), mover);
    }

    private long packed(int[] seeds, boolean waits, int mover) {
        return numbers.number(seeds) + fillings * ((waits ? 1 : 0) + (long) states * mover);
    }

    private int[] seeds(long packed) {
        int[] seeds = new int[pits];
        numbers.fill(packed % fillings, seeds);
        return seeds;
    }

    private boolean waits(long packed) {
        return packed / fillings % states == 1;
    }

    private int mover(long packed) {
        return (int) (packed / (fillings * states));
    }

    @Override
    public long start() {
        return pack(new AtTurn<>(new SowingPosition(rules.seeds(), rules.waits()), rules.first()));
    }

    @Override
    public long bound() {
        return fillings * states * 2;
    }

    @Override
    public int mostOptions() {
        return columns;
    }

    @Override
    public boolean scoring() {
        return true;
    }

    @Override
    public Ending ending(long position) {
        return Ending.SCORED;
    }

    @Override
    public long canonical(long position) {
        return position % (fillings * states);
    }

    @Override
    public int options(long position, long[] options) {
        return visit(position, options, null);
    }

    @Override
    public void gains(long position, long[] gains) {
        visit(position, null, gains);
    }

    /** Writes the positions after the moves, or what they gain; returns how many there are. */
    private int visit(long position, long @Nullable [] options, long @Nullable [] gains) {
        int[] seeds = seeds(position);
        int next = 1 - mover(position);
        if (waits(position)) {
            turn(seeds);
            if (!movable(seeds)) {
                return 0;
            }
            if (options != null) {
                options[0] = packed(seeds, false, next);
            }
            if (gains != null) {
                gains[0] = 0;
            }
            return 1;
        }
        int count = 0;
        int[] board = new int[pits];
        boolean hungry = sum(seeds, columns) == 0;
        boolean ended = rules.endsEmpty() && (hungry || sum(seeds, 0) == 0);
        for (int pit = 0; pit < columns && !ended; pit++) {
            if (seeds[pit] == 0) {
                continue;
            }
            System.arraycopy(seeds, 0, board, 0, pits);
            int sown = sow(board, pit);
            if (sown < 0 || rules.feeds() && hungry && sum(board, columns) == 0) {
                continue;
            }
            int gain = sown >> 1;
            boolean waits = (sown & 1) != 0 && rules.again();
            boolean clears = !rules.shared() && !goesOn(board, waits);
            if (gains != null) {
                gains[count] = clears ? gain + sum(board, 0) - sum(board, columns) : gain;
            }
            if (options != null && clears) {
                options[count] = fillings * states * next;
            } else if (options != null) {
                turn(board);
                options[count] = packed(board, waits, next);
            }
            count++;
        }
        return count;
    }

    /** Whether the play goes on from a board as who has moved sees it. */
    private boolean goesOn(int[] board, boolean again) {
        if (again) {
            return movable(board);
        }
        turn(board);
        boolean goesOn = movable(board);
        turn(board);
        return goesOn;
    }

    /** The seeds of the row that begins at a pit. */
    private int sum(int[] seeds, int from) {
        int sum = 0;
        for (int pit = from; pit < from + columns; pit++) {
            sum += seeds[pit];
        }
        return sum;
    }

    /** Lets the other player see the board. */
    private void turn(int[] seeds) {
        for (int pit = 0; pit < columns; pit++) {
            int own = seeds[pit];
            seeds[pit] = seeds[pit + columns];
            seeds[pit + columns] = own;
        }
    }

    /** Whether the player who sees the board so has a move. */
    private boolean movable(int[] seeds) {
        boolean hungry = sum(seeds, columns) == 0;
        if (rules.endsEmpty() && (hungry || sum(seeds, 0) == 0)) {
            return false;
        }
        boolean free = !(rules.feeds() && hungry) && rules.captures().all() != TakesAll.FORBIDDEN;
        if (free) {
            return sum(seeds, 0) > 0;
        }
        int[] board = new int[pits];
        for (int pit = 0; pit < columns; pit++) {
            if (seeds[pit] > 0) {
                System.arraycopy(seeds, 0, board, 0, pits);
                if (sow(board, pit) >= 0 && !(rules.feeds() && hungry && sum(board, columns) == 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes a move on a board: twice its gain, and 1 more where the last seed came into the store; negative where it is none. */
    private int sow(int[] board, int origin) {
        int hand = board[origin];
        board[origin] = 0;
        int stored = 0;
        int at = origin;
        while (true) {
            if (rules.stores() && at == columns - 1) {
                stored++;
                if (--hand == 0) {
                    return stored << 1 | 1;
                }
            }
            at = at + 1 == pits ? 0 : at + 1;
            if (at != origin || !rules.skipsOrigin()) {
                board[at]++;
                if (--hand == 0) {
                    break;
                }
            }
        }
        if (at < columns) {
            return stored + (rules.captures().opposite() ? facing(board, at) : 0) << 1;
        }
        int first = at;
        int taken = 0;
        while (first >= columns && takes[board[first]]) {
            taken += board[first--];
            if (!rules.captures().before()) {
                break;
            }
        }
        if (taken > 0 && rules.captures().all() != TakesAll.TAKEN && taken == sum(board, columns)) {
            return rules.captures().all() == TakesAll.SPARED ? stored << 1 : -1;
        }
        Arrays.fill(board, first + 1, at + 1, 0);
        return stored + taken << 1;
    }

    /** Takes the seeds opposite a last seed in an empty own pit; returns how many are taken. */
    private int facing(int[] board, int at) {
        int facing = pits - 1 - at;
        if (board[at] != 1 || board[facing] == 0) {
            return 0;
        }
        int taken = board[facing] + 1;
        board[facing] = 0;
        board[at] = 0;
        return taken;
    }

    @Override
    public int levels() {
        return rules.acyclic() ? rules.total() * (weight + columns) * 2 + 2 : 0;
    }

    /** Steps that seeds can make along their row, and more for each seed on the board; a wait is half a step. */
    @Override
    public int level(long position) {
        int[] seeds = seeds(position);
        int level = 0;
        for (int pit = 0; pit < pits; pit++) {
            level += seeds[pit] * (weight + columns - pit % columns);
        }
        return level * 2 + (waits(position) ? 1 : 0);
    }

    @Override
    public int stages() {
        return rules.total() + 1;
    }

    @Override
    public int stage(long position) {
        return numbers.total(position % fillings);
    }
}
