package org.zermelo.boards.interpret;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.Player;

/** The jumps of one piece by a clause, and the chains of captures that come of them. */
final class Jumps {

    private final BoardRules rules;
    private final Board board;
    private final Player mover;
    private final MoveClause clause;
    private final FoundJumps found;

    /** Takes the jumps that are found. */
    interface FoundJumps {
        /** A jump: its text, what stands on each cell after it, where it ends, how much it has taken, and what of that is in the hand. */
        void jump(String text, int[] after, int to, int taken, int kept);
    }

    /**
     * What a jump has taken so far.
     *
     * @param pieces how many pieces
     * @param kept what came of them into the hand
     * @param lying where they lie until the chain ends
     * @param ray the only ray on which the chain goes on; or that it may turn
     */
    private record Taken(int pieces, int kept, BoardCells lying, int ray) {
        static final int ANY_RAY = -1;

        Taken and(int more, BoardCells cells) {
            return new Taken(pieces + 1, kept + more, lying.or(cells), ray);
        }

        Taken along(int straight) {
            return new Taken(pieces, kept, lying, straight);
        }

        boolean goesAlong(int other) {
            return ray == ANY_RAY || ray == other;
        }

        boolean lies(int cell) {
            return lying.has(cell);
        }
    }

    Jumps(BoardRules rules, Player mover, MoveClause clause, FoundJumps found) {
        this.rules = rules;
        this.board = rules.board();
        this.mover = mover;
        this.clause = clause;
        this.found = found;
    }

    /** Finds those of a piece from a cell, which it has left in {@code cells}. */
    void find(int[] cells, int from, int piece) {
        if (clause.manner().taking().chain() == Chain.HOPS) {
            hops(cells, from, piece);
            return;
        }
        jump(clause, board.name(from), cells, from, piece, new Taken(0, 0, BoardCells.NONE, Taken.ANY_RAY));
    }

    /** A move to each cell to which jumps lead that take nothing, however many. */
    private void hops(int[] cells, int from, int piece) {
        Movement.Jump jump = (Movement.Jump) clause.movement();
        Set<Integer> reached = new TreeSet<>(Set.of(from));
        Queue<Integer> edge = new ArrayDeque<>(reached);
        while (!edge.isEmpty()) {
            int at = edge.remove();
            for (int ray : jump.rays().of(mover)) {
                int over = board.next(ray, at);
                int to = over < 0 || over == at ? -1 : board.next(ray, over);
                boolean hops = to >= 0 && cells[to] == 0 && clause.manner().meets(jump.over(), cells[over], mover);
                if (hops && reached.add(to)) {
                    edge.add(to);
                }
            }
        }
        reached.remove(from);
        for (int to : reached) {
            int[] after = cells.clone();
            after[to] = piece;
            found.jump(board.name(from) + "-" + board.name(to), after, to, 0, 0);
        }
    }

    /** The jumps that go on from a cell, by the jumps of a clause; whether there was one. */
    private boolean jump(MoveClause by, String text, int[] cells, int at, int piece, Taken taken) {
        boolean any = false;
        Movement.Jump jump = (Movement.Jump) by.movement();
        for (int ray : jump.rays().of(mover)) {
            int over = board.next(ray, at);
            while (jump.flying() && over >= 0 && over != at && cells[over] == 0 && !taken.lies(over)) {
                over = board.next(ray, over);
            }
            boolean jumps = over >= 0 && over != at && by.manner().meets(jump.over(), cells[over], mover);
            if (jumps && taken.goesAlong(ray) && !(jump.flying() && taken.lies(over))) {
                List<Integer> landings = landings(by, cells, ray, at, over, taken);
                any |= !landings.isEmpty();
                Taken on = clause.manner().taking().chain() == Chain.STRAIGHT ? taken.along(ray) : taken;
                land(by, text, cells, at, piece, on, over, landings);
            }
        }
        return any;
    }

    /** The cells on which a jump over a cell lands, in their order. */
    private List<Integer> landings(MoveClause by, int[] cells, int ray, int at, int over, Taken taken) {
        List<Integer> landings = new ArrayList<>();
        Movement.Jump jump = (Movement.Jump) by.movement();
        int to = board.next(ray, over);
        for (; jump.flying() && to >= 0 && to != at && cells[to] == 0 && !taken.lies(to); to = board.next(ray, to)) {
            landings.add(to);
        }
        if (to >= 0 && to != at && !(jump.flying() && taken.lies(to))) {
            landings.add(to);
        }
        landings.removeIf(cell -> !by.manner().meets(jump.onto(), cells[cell], mover));
        Collections.sort(landings);
        return landings;
    }

    /** A jump lands on each of these cells; only on those from which it goes on, where it must and can. */
    private void land(
            MoveClause by, String text, int[] cells, int at, int piece, Taken taken, int over, List<Integer> landings) {
        Movement.Jump jump = (Movement.Jump) by.movement();
        Chain chain = clause.manner().taking().chain();
        boolean takes = jump.capturing() && cells[over] != 0;
        int[] after = cells.clone();
        after[over] = takes ? 0 : cells[over];
        boolean goes = false;
        for (int pass = 0; pass < 2; pass++) {
            for (int to : landings) {
                String hop = takes
                        ? (jump.flying() ? board.flyingCapture(at, over, to) : board.capture(at, over, to))
                                .substring(board.name(at).length())
                        : (cells[to] == 0 ? "-" : "x") + board.name(to);
                Taken more = takes ? taken.and(Closings.kept(rules, cells[over], mover), BoardCells.of(over)) : taken;
                more = cells[to] == 0 ? more : more.and(Closings.kept(rules, cells[to], mover), BoardCells.NONE);
                int[] landed = after.clone();
                if (pass == 0) {
                    landed[to] = 0;
                    goes |= takes && chain != Chain.NONE && goOn(by, text + hop, landed, to, piece, more);
                } else if (!goes || chain.isOpen()) {
                    landed[to] = piece;
                    found.jump(text + hop, landed, to, more.pieces, more.kept);
                }
            }
        }
    }

    /** The jumps by which a piece that has captured goes on; whether there was one. */
    private boolean goOn(MoveClause by, String text, int[] cells, int at, int piece, Taken taken) {
        Customs customs = rules.customs();
        int promoted = customs.promoted(piece, at, mover);
        if (promoted == piece || customs.promotion().passing() == Customs.Passing.WAITS) {
            return jump(by, text, cells, at, piece, taken);
        }
        return customs.promotion().passing() == Customs.Passing.GOES_ON
                && rules.goesOn(by, mover)
                        .filter(next -> jump(next, text, cells, at, promoted, taken))
                        .isPresent();
    }
}
