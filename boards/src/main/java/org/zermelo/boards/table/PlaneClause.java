package org.zermelo.boards.table;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.Manner.Shot;

/** A clause as one player makes it on planes: for each cell where it leads, and whether more comes of it than it names. */
final class PlaneClause {

    final ClauseCode code;
    final Closing closing;
    final Shot shot;
    final boolean longest;
    /** Whether a capture goes on. */
    final boolean chains;
    /** The cells on which a piece may come. */
    final long to;

    /** The value of the piece that moves; -1 where there are several. */
    final int piece;
    /** Whether nothing comes of a move but that its piece goes to its cell, where it may go to any. */
    final boolean plain;
    /** What the move takes from the hand, in the last number of a position. */
    final long spent;

    /** For each cell the cells of a step from there, in the order of the rays, and the same as a set. */
    final int[][] targets;

    final long[] reach;
    /** For each cell the jumps from there: the cell that is jumped over, that of landing, and whether the first is named. */
    final int[][] hops;
    /** For each cell the cells that are jumped over. */
    final long[] overs;
    /** The cells at which a ray leaves the board. */
    final long exits;

    PlaneClause(ComposedMoves rules, ClauseCode code, int mover) {
        Customs customs = rules.customs;
        Manner manner = code.manner;
        this.code = code;
        this.closing = manner.closing();
        this.shot = manner.shot();
        this.longest = manner.chain() == Chain.LONGEST;
        this.chains = manner.chain() != Chain.NONE;
        this.to = manner.to();
        this.spent = code.spent * rules.handWeights[mover];
        this.piece = Integer.bitCount(code.begins) == 1 ? Integer.numberOfTrailingZeros(code.begins) : -1;
        boolean promotes = customs.promoted() != Customs.NOTHING && (code.begins >>> rules.ofKind[mover][0] & 1) != 0
                || customs.promoted() != Customs.NOTHING && code.read.places();
        this.plain = closing == Closing.NONE
                && shot == Shot.NONE
                && to == Manner.ANYWHERE
                && customs.mill() == Customs.NOTHING
                && !rules.repeats
                && !promotes;
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
            for (int i = 0; i < hops[cell].length; i += 3) {
                overs[cell] |= 1L << hops[cell][i];
            }
            leaving |= targets[cell].length < code.rays.length ? 1L << cell : 0;
        }
        this.exits = leaving;
    }

    private static boolean lands(ComposedMoves rules, int ray, int from) {
        int over = rules.next[ray][from];
        int to = over < 0 ? -1 : rules.next[ray][over];
        return to >= 0 && to != from;
    }

    private static IntStream hop(ComposedMoves rules, int ray, int from) {
        int over = rules.next[ray][from];
        return IntStream.of(over, rules.next[ray][over], rules.overNamed[ray][from] ? 1 : 0);
    }
}
