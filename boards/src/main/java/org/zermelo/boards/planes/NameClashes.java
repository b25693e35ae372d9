package org.zermelo.boards.planes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.moves.ClauseCode;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.boards.moves.ComposedMoves;

/**
 * Whether two moves of one position may have the same name. What each clause does from each cell is written down as from where, with
 * which piece, to where, and whether something may be taken there; where nothing is written down twice, no name is given twice.
 */
final class NameClashes {

    private static final int OFF = -1;

    private final ComposedMoves rules;
    private final Map<List<Integer>, PlaneClause> seen = new HashMap<>();
    private boolean clash;

    private NameClashes(ComposedMoves rules) {
        this.rules = rules;
    }

    /** For each player whether there may be such moves. */
    static boolean[] of(ComposedMoves rules, PlaneClause[][] clauses) {
        boolean[] clashes = new boolean[2];
        for (int player = 0; player < 2; player++) {
            int musts = rules.musts[player];
            NameClashes forced = new NameClashes(rules);
            NameClashes free = new NameClashes(rules);
            for (int i = 0; i < clauses[player].length; i++) {
                (i < musts ? forced : free).read(clauses[player][i]);
            }
            clashes[player] = forced.clash || free.clash;
        }
        return clashes;
    }

    private void note(PlaneClause clause, Integer... key) {
        PlaneClause earlier = seen.putIfAbsent(List.of(key), clause);
        clash |= earlier != null;
    }

    /** Notes a move to an empty cell. Where two clauses that do the same have it, the second leaves it out. */
    private void quiet(PlaneClause clause, int from, int to, int value) {
        PlaneClause earlier = seen.putIfAbsent(List.of(from, to, value, 0, 0), clause);
        if (earlier != null && earlier != clause && earlier.brings() && clause.brings()) {
            earlier.overlaps = true;
            clause.overlaps = true;
        } else {
            clash |= earlier != null;
        }
    }

    private void read(PlaneClause clause) {
        ClauseCode code = clause.code;
        Verb verb = code.verb;
        clash |= code.manner.taking().another() || code.manner.taking().chain() == Chain.HOPS;
        clash |= code.next != null && !code.shoots() || verb == Verb.SWEEP;
        clash |= clause.chains && rules.customs.mill() != Customs.NOTHING;
        for (int cell = 0; cell < rules.size; cell++) {
            clash |= code.next != null && code.next.along && meets(cell);
            switch (verb) {
                case PLACE, DROP -> note(clause, cell, code.placed);
                case COVER -> cover(clause, cell);
                case PUSH -> {
                    for (int[] way : rules.pushes[cell]) {
                        move(clause, cell, way[way.length - 1], 1);
                    }
                }
                case PASS -> {
                    if (cell == 0) {
                        note(clause, OFF);
                    }
                }
                case SWEEP, SHOOT -> {}
                default -> piece(clause, cell);
            }
        }
    }

    private void cover(PlaneClause clause, int cell) {
        long cells = clause.code.covers[cell];
        if (cells != 0) {
            int last = 63 - Long.numberOfLeadingZeros(cells);
            note(clause, Long.numberOfTrailingZeros(cells), last, clause.code.placed, OFF);
        }
    }

    private void piece(PlaneClause clause, int from) {
        ClauseCode code = clause.code;
        switch (code.verb) {
            case STEP -> {
                for (int to : clause.targets[from]) {
                    move(clause, from, to, onto(code));
                }
            }
            case SLIDE -> {
                for (int ray : code.rays) {
                    Set<Integer> way = new HashSet<>();
                    for (int to = rules.next[ray][from];
                            to >= 0 && to != from && way.add(to);
                            to = rules.next[ray][to]) {
                        move(clause, from, to, onto(code));
                    }
                }
            }
            case FLY -> {
                for (int to = 0; to < rules.size; to++) {
                    move(clause, from, to, onto(code));
                }
            }
            case LEAVE -> move(clause, from, OFF, 1);
            default -> {
                if (code.flying) {
                    fly(clause, from);
                    return;
                }
                int[] hops = clause.hops[from];
                for (int i = 0; i < hops.length; i += PlaneClause.HOP) {
                    clash |= hops[i + 2] != 0;
                    boolean quiet = !code.capturing || (code.others & 1) != 0;
                    move(clause, from, hops[i + 1], (code.capturing ? 2 : 0) | (quiet ? code.lands : 0));
                }
            }
        }
    }

    /** The values onto which a piece may go, or cover. */
    private static int onto(ClauseCode code) {
        return code.manner.covering() ? -1 : code.others;
    }

    /** Notes the flying jumps from a cell. */
    private void fly(PlaneClause clause, int from) {
        ClauseCode code = clause.code;
        for (int r : code.rays) {
            int[] ray = rules.next[r];
            int over = ray[from];
            Set<Integer> way = new HashSet<>();
            for (int to = over < 0 ? -1 : ray[over]; to >= 0 && to != from && way.add(to); to = ray[to]) {
                move(clause, from, to, code.capturing ? 2 : code.lands);
            }
            for (; over >= 0 && over != from && clash == false; over = ray[over]) {
                clash = rules.farNamed[from][over] != 0;
            }
        }
    }

    /** Notes a move with each piece that makes it, apart where something may be taken and where it may not. */
    private void move(PlaneClause clause, int from, int to, int onto) {
        boolean pushes = clause.code.verb == Verb.PUSH;
        int becomes = clause.code.becomes * rules.values;
        for (int value = 0; value < rules.values; value++) {
            boolean moves = (clause.code.begins >>> value & 1) != 0;
            boolean stays = pushes && value != 0 && value == Content.NEUTRAL.ordinal();
            if (moves && !stays) {
                if ((onto & 1) != 0) {
                    quiet(clause, from, to, value + becomes);
                }
                if ((onto & ~1) != 0) {
                    note(clause, from, to, value + becomes, 1, 0);
                }
            }
        }
    }

    /** Whether two rays from a cell meet again. */
    private boolean meets(int cell) {
        Set<Integer> reached = new HashSet<>();
        boolean meets = false;
        for (int r = 0; r < rules.rays; r++) {
            Set<Integer> way = new HashSet<>();
            int at = rules.next[r][cell];
            for (; at >= 0 && at != cell && way.add(at); at = rules.next[r][at]) {
                meets |= !reached.add(at);
            }
            // a ray that comes back into itself
            meets |= at >= 0 && at != cell;
        }
        return meets;
    }
}
