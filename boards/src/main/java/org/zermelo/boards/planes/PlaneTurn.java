package org.zermelo.boards.planes;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.numbers.PackedFields;
import org.zermelo.game.Player;

/** A position on planes: whether its play is over, and what the player to move can do. One thread uses it, for one after the other. */
public final class PlaneTurn {

    private final PlaneGame game;
    private final BoardRules rules;
    private final PlaneNumbering numbering;
    private final PlaneMoves moves;
    /** For each value the cells on which it stands. */
    final long[] on;

    private final long[] after;
    /** All cells. */
    final long all;

    private final LongSupplier attacked = this::attacked;
    private final boolean endless;
    private final boolean passes;
    private final boolean royal;
    /** What the next turn changes in the last number. */
    private final long turn;

    /** Whether moves may be forbidden by earlier ones; they are played without planes then. */
    private final boolean remembers;

    /** The position that was read. */
    private final long[] here;

    private int mover;
    private int leftHand;
    private int rightHand;
    private long plies;
    private boolean waits;
    /** The last number of the position after a move that changes no hand. */
    private long next;

    PlaneTurn(PlaneGame game) {
        this.game = game;
        this.rules = game.rules;
        this.numbering = game.numbering;
        this.moves = new PlaneMoves(game);
        this.on = moves.on;
        this.after = new long[on.length];
        this.all = -1L >>> -rules.board().size();
        this.endless = rules.plies() == BoardRules.ENDLESS;
        this.passes = rules.customs().passes();
        this.royal = rules.customs().hasRoyal();
        this.remembers = rules.remembers();
        this.here = new long[moves.into.width];
        this.turn = game.form.shared() ? 0 : PlaneShape.TURN;
    }

    /** Makes turns for the threads that read positions which are numbers of some fields. */
    public static Supplier<PlaneTurn> of(BoardForm form, PackedFields fields) {
        PlaneGame game = new PlaneGame(form, new FieldNumbering(form, fields));
        return () -> new PlaneTurn(game);
    }

    /** Goes to a position that is one number. */
    public PlaneTurn at(long number) {
        here[0] = number;
        return read();
    }

    PlaneTurn at(long[] from, int place) {
        System.arraycopy(from, place, here, 0, here.length);
        return read();
    }

    private PlaneTurn read() {
        long last = numbering.read(here, 0, this);
        mover = (int) (last & PlaneShape.TURN);
        next = (last - (waits ? numbering.waitWeight : 0) ^ turn) - (endless ? 0 : numbering.plyWeight);
        return this;
    }

    /** Takes what is read beside the planes. */
    void read(int left, int right, long pliesLeft, boolean waiting) {
        leftHand = left;
        rightHand = right;
        plies = pliesLeft;
        waits = waiting;
    }

    /** The cells on which none of the values that can stand does. */
    long empty(long[] standing) {
        long empty = all;
        for (int value : numbering.values) {
            empty &= ~standing[value];
        }
        return empty;
    }

    /** For each value the cells on which it stands, until another position is read. */
    public long[] standing() {
        return on;
    }

    public int mover() {
        return mover;
    }

    public int leftHand() {
        return leftHand;
    }

    public int rightHand() {
        return rightHand;
    }

    public long plies() {
        return plies;
    }

    public boolean waits() {
        return waits;
    }

    /** The number of the position after a pass. */
    public long next() {
        return next;
    }

    /** How many more pieces a player has on the board than the other. */
    public long lead(int player) {
        return Long.bitCount(moves.mask(game.moves.own[player])) - Long.bitCount(moves.mask(game.moves.other[player]));
    }

    /** How many pieces of the other's have stood on the board before and are taken or changed now. */
    public long taken(int player, long[] before) {
        long taken = 0;
        for (int value : numbering.values) {
            boolean theirs = (game.moves.other[player] >>> value & 1) != 0;
            taken += theirs ? Long.bitCount(before[value] & ~on[value]) : 0;
        }
        return taken;
    }

    /** What the first end that holds means for the player to move; {@link EndTests#NONE} when none holds. */
    public int code() {
        int code = game.verdicts[mover].code(on, leftHand, rightHand, attacked);
        return code == EndTests.NONE && !endless && plies == 0 ? EndTests.code(Verdict.DRAWS) : code;
    }

    /** Finds the positions after each move; how many there are. */
    public int options() {
        if (remembers) {
            return listed();
        }
        if (code() != EndTests.NONE) {
            return 0;
        }
        if (waits) {
            return goesOn() ? pass() : 0;
        }
        if (!find(mover)) {
            return listed();
        }
        int count = moves.into.count();
        return count == 0 && passes && canMove(1 - mover) ? pass() : count;
    }

    /** The positions that were found, one behind the other. */
    public long[] found() {
        return moves.into.found();
    }

    private int pass() {
        moves.into.forget();
        moves.into.find(next);
        return 1;
    }

    /** The moves as they are played without planes. */
    private int listed() {
        return numbering.list(game.play, numbering.unpack(here, 0), moves.into);
    }

    /** Whether, where the player to move waits, the play goes on. */
    private boolean goesOn() {
        return canMove(1 - mover) || passes && canMove(mover);
    }

    private boolean canMove(int player) {
        return find(player) ? moves.into.count() > 0 : game.play.canMove(position(), Player.values()[player]);
    }

    /** Whether the player to move can do nothing but pass. */
    public boolean onlyPasses() {
        return !waits && passes && code() == EndTests.NONE && !canMove(mover) && canMove(1 - mover);
    }

    /** Whether the play is over. */
    public boolean isOver() {
        return code() != EndTests.NONE || (waits ? !goesOn() : !canMove(mover) && !(passes && canMove(1 - mover)));
    }

    /** Whether a royal piece of the player to move could be taken. */
    public boolean inCheck() {
        return royal
                && (game.threats.isPresent()
                        ? game.threats.get().inCheck(on, mover)
                        : game.play.inCheck(position(), Player.values()[mover]));
    }

    /** Finds the moves of a player; false where they are known only as they are played without planes. */
    private boolean find(int player) {
        boolean known = findAll(player);
        if (royal && known) {
            moves.into.keep(found -> !inCheck(found, player));
        }
        return known;
    }

    private boolean findAll(int player) {
        if (!remembers) {
            moves.find(player, leftHand, rightHand, next);
        }
        return !remembers && !moves.names.isTooLong();
    }

    /** Whether at a position that was found a royal piece of a player's could be taken. */
    private boolean inCheck(int found, int player) {
        FoundPositions into = moves.into;
        if (game.threats.isEmpty()) {
            BoardPosition position =
                    numbering.unpack(into.found(), found * into.width).position();
            return game.play.inCheck(position, Player.values()[player]);
        }
        into.standing(found, after);
        after[0] = empty(after);
        return game.threats.get().inCheck(after, player);
    }

    /** The cells with pieces of the player who has moved that the player to move could take. */
    private long attacked() {
        if (!findAll(mover)) {
            return game.play.attacked(position(), Player.values()[1 - mover]).low();
        }
        long safe = -1;
        for (int i = 0; i < moves.into.count(); i++) {
            moves.into.standing(i, after);
            safe &= theirs(after);
        }
        return theirs(on) & ~safe;
    }

    private long theirs(long[] standing) {
        long theirs = 0;
        for (int value : numbering.values) {
            theirs |= (game.moves.other[mover] >>> value & 1) != 0 ? standing[value] : 0;
        }
        return theirs;
    }

    private BoardPosition position() {
        return numbering.unpack(here, 0).position();
    }
}
