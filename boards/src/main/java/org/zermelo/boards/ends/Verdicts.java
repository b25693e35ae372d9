package org.zermelo.boards.ends;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.interpret.CellEnds;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** The ends at a player's turn, as tests of sets of cells, where there may be several kinds of pieces or boards of two words. */
public final class Verdicts {

    /**
     * One end.
     *
     * @param values the values whose cells are looked at, value v as bit v
     * @param cells a test of these; null where they are counted, or sorts are looked at
     * @param wide the same on boards of more than one word, or null
     * @param sorts a test of several sorts of cells, or null
     * @param fewer so many there must be for the end not to hold
     * @param hand the player whose hand is counted, too; -1 for nobody's
     * @param kind the kind that is counted in the hand
     * @param safely whether pieces that can be taken do not count
     * @param code what it means for the player to move
     */
    private record SideVerdict(
            int values,
            @Nullable CellTest cells,
            @Nullable Predicate<BoardCells> wide,
            @Nullable SortTest sorts,
            int fewer,
            int hand,
            int kind,
            boolean safely,
            int code) {}

    private final SideVerdict[] verdicts;
    private final Hands hands;
    private final int values;

    public Verdicts(BoardRules rules, Player mover) {
        this(rules, rules.ends(), mover);
    }

    /** Some of the ends. */
    public Verdicts(BoardRules rules, List<EndClause> ends, Player mover) {
        this.hands = rules.customs().hands();
        this.values = rules.customs().kinds().values();
        List<SideVerdict> found = new ArrayList<>();
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : ends) {
                if (end.who().contains(player) && !(end.test().ofMover() && player == mover)) {
                    found.add(verdict(
                            rules,
                            end.test(),
                            player,
                            player != mover,
                            EndTests.code(
                                    player == mover
                                            ? end.verdict()
                                            : end.verdict().opposite())));
                }
            }
        }
        this.verdicts = found.toArray(SideVerdict[]::new);
    }

    private SideVerdict verdict(BoardRules rules, Test test, Player player, boolean moved, int code) {
        PieceKinds kinds = rules.customs().kinds();
        if (test instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            boolean inHand = fewer.piece() != Content.NEUTRAL
                    && (fewer.kind() <= 0 || rules.customs().hands().byKind());
            int values = values(kinds, fewer.piece(), fewer.kind(), player);
            boolean never = hands.byKind()
                    && fewer.kind() != PieceKinds.ANY
                    && hands.most().get(fewer.kind()) == 0;
            int hand = inHand && !never ? owner.ordinal() : -1;
            return new SideVerdict(values, null, null, null, fewer.count(), hand, fewer.kind(), false, code);
        }
        if (test instanceof Test.Sorts sorts) {
            return new SideVerdict(
                    0, null, null, SortTest.of(sorts, rules, player), 0, -1, PieceKinds.ANY, false, code);
        }
        int kind = test instanceof Test.Reach reach ? reach.kind() : PieceKinds.ANY;
        int values = values(kinds, test.piece(), kind, player);
        if (!rules.board().isOneWord()) {
            Predicate<BoardCells> wide = CellEnds.of(test, rules.board(), player);
            return new SideVerdict(values, null, wide, null, 0, -1, PieceKinds.ANY, false, code);
        }
        CellTest cells = EndTests.other(test, rules.board(), player);
        if (test instanceof Test.Line line && !line.exactly()) {
            LineTest lines = new LineTest(BoardCells.low(rules.board().lines(line.length())), line.length());
            cells = lines::in;
        }
        boolean safely = moved && test instanceof Test.Reach reach && reach.safely();
        return new SideVerdict(values, cells, null, null, 0, -1, PieceKinds.ANY, safely, code);
    }

    /** The values, value v as bit v, of a player's own pieces, the other's or nobody's, of a kind. */
    public static int values(PieceKinds kinds, Content content, int kind, Player viewer) {
        int set = 0;
        for (int value : kinds.values(content, viewer)) {
            set |= kind == PieceKinds.ANY || kinds.kindOf(value) == kind ? 1 << value : 0;
        }
        return set;
    }

    /**
     * What the first end that holds means for the player to move; {@link EndTests#NONE} when none holds.
     *
     * @param standing for each value the cells on which it stands
     * @param attacked the cells with pieces of the other that the player to move could take; asked only where it matters
     */
    public int code(long[] standing, int leftHand, int rightHand, LongSupplier attacked) {
        return code(standing, player -> player == 0 ? leftHand : rightHand, attacked);
    }

    /** The same where the number of a player's hand is found when it is needed. */
    public int code(long[] standing, IntUnaryOperator inHand, LongSupplier attacked) {
        for (SideVerdict verdict : verdicts) {
            if (verdict.sorts != null) {
                if (verdict.sorts.holds(standing)) {
                    return verdict.code;
                }
                continue;
            }
            long cells = BoardCells.union(standing, verdict.values);
            int hand = verdict.hand < 0 ? 0 : hands.count(inHand.applyAsInt(verdict.hand), verdict.kind);
            boolean holds =
                    verdict.cells == null ? Long.bitCount(cells) + hand < verdict.fewer : verdict.cells.holds(cells);
            if (holds && verdict.safely) {
                holds = Objects.requireNonNull(verdict.cells).holds(cells & ~attacked.getAsLong());
            }
            if (holds) {
                return verdict.code;
            }
        }
        return EndTests.NONE;
    }

    /** Whether an end holds on a board of more than one word; ends that look at sorts or at what can be taken are not asked. */
    public boolean hold(BoardCells[] standing, int leftHand, int rightHand) {
        for (SideVerdict verdict : verdicts) {
            BoardCells cells = BoardCells.NONE;
            for (int left = verdict.values; left != 0; left &= left - 1) {
                cells = cells.or(standing[Integer.numberOfTrailingZeros(left)]);
            }
            int hand = verdict.hand < 0 ? 0 : hands.count(verdict.hand == 0 ? leftHand : rightHand, verdict.kind);
            if (verdict.wide == null ? cells.count() + hand < verdict.fewer : verdict.wide.test(cells)) {
                return true;
            }
        }
        return false;
    }
}
