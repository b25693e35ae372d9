package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Several moves at once, as a position is read bit by bit: of each move that is still possible what is left of its guard. So all moves of
 * all positions of a set are made in one walk over its diagram.
 */
final class OpenMoves {

    /** What is left of a move's guard, and the number of the move; 0 for every move that has changed all its bits. */
    private record Open(int guard, int move) {}

    /** The lists of one set of moves: equal lists are one object. */
    private record Lists(Diagrams diagrams, List<byte[]> changes, Map<List<Open>, OpenMoves> known) {

        OpenMoves of(List<Open> open) {
            return known.computeIfAbsent(List.copyOf(open), moves -> new OpenMoves(this, moves));
        }
    }

    /** How a move goes on from a bit to the next. */
    private enum NextBit {
        LOW,
        HIGH,
        RISE,
        FALL
    }

    /** A number of its own, by which a cache tells it from others. */
    final int work;

    /** The first bit that a guard looks at. */
    final int bit;

    private final Lists lists;
    private final List<Open> open;
    private final @Nullable OpenMoves[] behind = new @Nullable OpenMoves[NextBit.values().length];
    private @Nullable OpenMoves others;

    private OpenMoves(Lists lists, List<Open> open) {
        this.lists = lists;
        this.open = open;
        this.work = lists.diagrams.newWork();
        this.bit = open.stream()
                .mapToInt(each -> lists.diagrams.nodes.bit(each.guard))
                .min()
                .orElse(lists.diagrams.nodes.bits());
    }

    /** These moves, none of them begun. */
    static OpenMoves of(List<Rewriting> moves, Diagrams diagrams) {
        List<byte[]> changes = new ArrayList<>(List.of(new byte[diagrams.nodes.bits()]));
        List<Open> open = new ArrayList<>();
        for (Rewriting move : moves) {
            open.add(new Open(move.guard(), changes.size()));
            changes.add(move.changes());
        }
        return new Lists(diagrams, changes, new HashMap<>()).of(open);
    }

    /** Whether no move is left. */
    boolean none() {
        return open.isEmpty();
    }

    /** Whether one of the moves has been made. */
    boolean made() {
        return open.contains(new Open(NodeTable.MEMBER, 0));
    }

    /** The others, where one has been made. */
    OpenMoves others() {
        OpenMoves known = others;
        if (known == null) {
            known = lists.of(
                    open.stream().filter(each -> each.guard != NodeTable.MEMBER).toList());
            others = known;
        }
        return known;
    }

    /** Those that leave the bit at 0. */
    OpenMoves low() {
        return behind(NextBit.LOW);
    }

    /** Those that leave the bit at 1. */
    OpenMoves high() {
        return behind(NextBit.HIGH);
    }

    /** Those that set the bit. */
    OpenMoves rise() {
        return behind(NextBit.RISE);
    }

    /** Those that clear the bit. */
    OpenMoves fall() {
        return behind(NextBit.FALL);
    }

    private OpenMoves behind(NextBit way) {
        OpenMoves known = behind[way.ordinal()];
        if (known == null) {
            known = lists.of(step(way));
            behind[way.ordinal()] = known;
        }
        return known;
    }

    private List<Open> step(NextBit way) {
        byte change = way == NextBit.RISE ? Rewriting.SET : way == NextBit.FALL ? Rewriting.CLEAR : 0;
        boolean low = way == NextBit.LOW || way == NextBit.RISE;
        NodeTable nodes = lists.diagrams.nodes;
        List<Open> next = new ArrayList<>();
        for (Open each : open) {
            int guard =
                    nodes.bit(each.guard) != bit ? each.guard : low ? nodes.low(each.guard) : nodes.high(each.guard);
            Open left = guard == NodeTable.MEMBER ? new Open(guard, 0) : new Open(guard, each.move);
            if (lists.changes.get(each.move)[bit] == change && guard != NodeTable.NONE && !next.contains(left)) {
                next.add(left);
            }
        }
        return next;
    }
}
