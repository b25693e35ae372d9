package org.zermelo.boards.planes;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.model.Customs.Passing;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.moves.ClauseCode;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.boards.moves.ComposedMoves;

/** A clause as one player makes it on planes: for each cell where it leads, and whether more comes of it than it names. */
final class PlaneClause {

    /** So many numbers tell a jump. */
    static final int HOP = 4;

    final ClauseCode code;
    final Closing closing;
    /** The motion that follows in the same turn. */
    final @Nullable PlaneClause next;

    /** Whether it follows another motion. */
    private final boolean follows;

    final boolean longest;
    /** Whether a capture goes on. */
    final boolean chains;
    /** The cells from which a piece goes, and those on which it may come. */
    final long from;

    final long to;

    /** The value of the piece that moves; -1 where there are several. */
    final int piece;
    /** The cells to which a move may do more than bring its piece there, but for mills. */
    final long loud;
    /** Whether one more piece of the other's is taken. */
    final boolean another;

    /** Whether there are lines that must not be made. */
    final boolean bars;

    /** Whether it covers pieces. */
    final boolean covers;

    /** Whether a shot ends the turn, changes its cell and nothing else. */
    final boolean quietShot;
    /** Whether nothing but a flip comes of a piece that is placed, and there is one kind of piece. */
    final boolean flipsAlone;
    /** Whether what is in the mover's hand or on the board may forbid it, and whether a piece is taken from the hand. */
    final boolean limited;

    final boolean handed;
    /** Whether a piece of the other's must lie beside. */
    final boolean beside;
    /** What the move takes from the hand, in the last number of a position. */
    final long spent;

    /** For each cell the cells of a step from there, in the order of the rays, and the same as a set. */
    final int[][] targets;

    final long[] reach;
    /** For each cell the jumps from there: the cell that is jumped over, that of landing, whether the first is named, and the ray. */
    final int[][] hops;
    /** For each cell the cells that are jumped over. */
    final long[] overs;
    /** The clause by whose jumps a piece goes on that is promoted in a chain; none where it does not. */
    @Nullable
    PlaneClause goesOn;
    /** Whether another clause makes some of the same moves. */
    boolean overlaps;

    /** Whether pieces go to empty cells alone, and cover none. */
    final boolean free;

    /** The cells at which a ray leaves the board. */
    final long exits;

    PlaneClause(ComposedMoves rules, ClauseCode code, int mover, boolean follows) {
        Manner manner = code.manner;
        this.code = code;
        this.closing = manner.taking().closing();
        this.follows = follows;
        this.next = code.next == null ? null : new PlaneClause(rules, code.next, mover, true);
        this.longest = manner.taking().chain() == Chain.LONGEST;
        this.chains = manner.taking().chain() != Chain.NONE;
        this.another = manner.taking().another();
        this.bars = manner.noLine() != Manner.ALWAYS;
        this.covers = manner.covering();
        this.from = manner.where().from().low();
        this.to = manner.where().to().low();
        this.spent = code.spent * rules.handWeights[mover];
        this.piece = Integer.bitCount(code.begins) == 1 ? Integer.numberOfTrailingZeros(code.begins) : -1;
        boolean man = (code.begins >>> rules.ofKind[mover][0] & 1) != 0 || code.read.places();
        // an own piece that is taken leaves a row that was full as it was
        boolean takesOwn = ((code.others | code.lands) & rules.own[mover]) != 0;
        boolean everywhere = closing != Closing.NONE
                || next != null
                || follows
                || covers
                || bars
                || rules.customs.kinds().stacks().any()
                || another
                || longest
                || rules.repeats
                || code.verb == Verb.PUSH
                || code.verb == Verb.COVER
                || code.leaves
                || code.becomes != 0
                || takesOwn
                || chains && rules.customs.promotion().passing() == Passing.GOES_ON;
        this.loud = everywhere ? -1 : ~to | (man ? rules.promotes[mover] : 0);
        this.quietShot = code.shoots() && !follows && !longest && !rules.repeats;
        this.free = code.others == 1 && !covers;
        this.flipsAlone = closing == Closing.FLIPS
                && !longest
                && !rules.repeats
                && next == null
                && !follows
                && !bars
                && !another
                && rules.millRows.length == 0
                && rules.ofKind[mover].length == 1
                && code.placed == rules.ofKind[mover][0];
        this.handed = code.read.places() && rules.rules.hands();
        this.limited = handed || code.afterHand || manner.atMost() != Manner.ALWAYS;
        this.beside = manner.where().besideOther();
        this.targets = new int[rules.size][];
        this.reach = new long[rules.size];
        this.hops = new int[rules.size][];
        this.overs = new long[rules.size];
        long leaving = 0;
        for (int cell = 0; cell < rules.size; cell++) {
            int from = cell;
            targets[cell] = Arrays.stream(code.rays)
                    .map(ray -> rules.next[ray][from])
                    .filter(target -> target >= 0)
                    .toArray();
            hops[cell] = Arrays.stream(code.rays)
                    .filter(ray -> lands(rules, ray, from))
                    .flatMap(ray -> hop(rules, ray, from))
                    .toArray();
            for (int target : targets[cell]) {
                reach[cell] |= 1L << target;
            }
            for (int i = 0; i < hops[cell].length; i += HOP) {
                overs[cell] |= 1L << hops[cell][i];
            }
            leaving |= targets[cell].length < code.rays.length ? 1L << cell : 0;
        }
        this.exits = leaving;
    }

    /** Whether a piece goes to an empty cell, and nothing else comes of it. */
    boolean brings() {
        return closing == Closing.NONE
                && next == null
                && !follows
                && !bars
                && !another
                && !code.leaves
                && code.becomes == 0
                && (code.verb == Verb.STEP || code.verb == Verb.FLY);
    }

    private static boolean lands(ComposedMoves rules, int ray, int from) {
        int over = rules.next[ray][from];
        int to = over < 0 ? -1 : rules.next[ray][over];
        return to >= 0 && to != from;
    }

    private static IntStream hop(ComposedMoves rules, int ray, int from) {
        int over = rules.next[ray][from];
        return IntStream.of(over, rules.next[ray][over], rules.overNamed[ray][from] ? 1 : 0, ray);
    }
}
