package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.diagram.EndSets.EndedPositions;
import org.zermelo.boards.diagram.PlyStore.Part;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * A game in which every move adds as many pieces, solved by sets of positions: first the positions of each ply from those of the ply
 * before, then their values from those of the ply behind. A move is done to all positions of a ply at once (S. Edelkamp, P. Kissmann,
 * "Symbolic classification of general two-player games", 2008).
 */
final class DiagramLayers {

    private final BoardForm form;
    private final BoardRules rules;
    private final Value value;
    private final Watch watch;
    private final CellBits bits;
    private final Diagrams diagrams;
    private final NodeTable nodes;
    private final MoveSets[] moves = new MoveSets[2];
    private final List<List<EndedPositions>> ends = new ArrayList<>();
    private final PlyStore store;
    /** So many plies a play may have, and positions at most so many plies from the start. */
    private final int most;
    /** Plies at which there are positions. */
    private int plies;

    DiagramLayers(BoardForm form, Value value, CellBits bits, long bytes, PlyStore store, Watch watch) {
        this.form = form;
        this.rules = form.rules();
        this.value = value;
        this.store = store;
        this.watch = watch;
        this.bits = bits;
        this.most = 1 + form.values().length / Math.abs(step(form));
        this.diagrams = new Diagrams(bits.bits(), bytes);
        this.nodes = diagrams.nodes;
        for (Player player : Player.values()) {
            List<GroundMove> opponents = form.moves(form.shared() ? player : player.other());
            moves[player.ordinal()] = MoveSets.of(form.moves(player), bits, diagrams);
            ends.add(EndSets.of(rules, player, opponents, bits, diagrams));
        }
    }

    /** How many pieces each move adds, or with a minus takes; 0 when not each does the same. */
    static int step(BoardForm form) {
        List<GroundMove> all = new ArrayList<>(form.moves(Player.LEFT));
        all.addAll(form.shared() ? List.of() : form.moves(Player.RIGHT));
        long[] steps = all.stream().mapToLong(DiagramLayers::added).distinct().toArray();
        return steps.length == 1 ? (int) steps[0] : 0;
    }

    private static long added(GroundMove move) {
        return (long) Long.bitCount(move.clears().get(0))
                - Long.bitCount(move.sets().get(0));
    }

    /**
     * Finds the positions and solves them. What is in the store already is taken as it is, so that a run that was stopped goes on.
     */
    void solve() {
        while (store.has(Part.LIVE, plies) || store.has(Part.VALUES, plies)) {
            plies++;
        }
        int reached = nodes.hold(plies == 0 ? start() : stored(Part.REACHED, plies)[0]);
        while (reached != NodeTable.NONE) {
            watch.progress(plies, 2L * most);
            reached = endsAndNext(plies, reached);
            plies++;
        }
        int solved = plies;
        while (solved > 0 && store.has(Part.VALUES, solved - 1)) {
            solved--;
        }
        int next = nodes.hold(solved == plies ? NodeTable.NONE : all(solved));
        for (int ply = solved - 1; ply >= 0; ply--) {
            watch.progress(2L * most - ply, 2L * most);
            next = fold(ply, next);
        }
    }

    /** The values of a ply that was solved before, right at every position; not held. */
    private int all(int ply) {
        int ended = nodes.hold(stored(Part.LIVE, ply)[1]);
        int all = diagrams.over(ended, stored(Part.VALUES, ply)[0]);
        nodes.release(ended);
        return all;
    }

    /** The diagrams of a part of a ply, not held. */
    private int[] stored(Part part, int ply) {
        return store.get(part, ply).orElseThrow().diagrams().in(diagrams);
    }

    private void store(Part part, int ply, Map<Long, Long> counts, int... tops) {
        store.put(part, ply, new PlyStore.Ply(PackedDiagrams.of(diagrams, tops), counts));
    }

    private int start() {
        int[] allowed = bits.values();
        for (int cell = 0; cell < allowed.length; cell++) {
            allowed[cell] = 1 << Content.SIGNS.indexOf(rules.start().charAt(cell));
        }
        return bits.set(diagrams, allowed);
    }

    private int mover(int ply) {
        return form.shared() ? 0 : rules.first().ordinal() ^ ply & 1;
    }

    /** Splits the positions of a ply, which are held, into ended ones and others; those of the next ply, held. */
    private int endsAndNext(int ply, int reached) {
        MoveSets options = moves[mover(ply)];
        int left = reached;
        int over = NodeTable.NONE;
        for (EndedPositions end : ends.get(mover(ply))) {
            int others = nodes.hold(diagrams.without(left, end.positions()));
            over = ended(over, end.verdict(), left, others);
            left = others;
        }
        int others = nodes.hold(diagrams.within(left, options.possible()));
        over = ended(over, rules.stuck(), left, others);
        int next = nodes.hold(diagrams.moved(others, options.there(), NodeTable.MEMBER));
        store(Part.REACHED, ply + 1, Map.of(), next);
        // from here on the ply counts as done, and a run that was stopped goes on with the next
        store(Part.LIVE, ply, Map.of(), others, over);
        store.drop(Part.REACHED, ply);
        nodes.release(others);
        nodes.release(over);
        goOn();
        return next;
    }

    /** With those that the verdict is on: they were left before, and are not left now. Lets go what was left before. */
    private int ended(int over, Verdict verdict, int before, int now) {
        int there = diagrams.without(before, now);
        int made = renewed(over, diagrams.best(over, diagrams.within(code(verdict), there)));
        nodes.release(before);
        goOn();
        return made;
    }

    /**
     * The values of the positions of a ply from those of the next.
     *
     * @param next values of the next ply, held, right at every position; let go here
     * @return the same of this ply
     */
    private int fold(int ply, int next) {
        diagrams.recode(code -> value.along(code, 0));
        int[] parts = stored(Part.LIVE, ply);
        int live = nodes.hold(parts[0]);
        int ended = nodes.hold(parts[1]);
        goOn();
        int values = nodes.hold(diagrams.moved(next, moves[mover(ply)].back(), live));
        nodes.release(next);
        goOn();
        store(Part.VALUES, ply, counted(ended, diagrams.within(values, live)), values);
        store.drop(Part.LIVE, ply + 1);
        nodes.release(live);
        int all = nodes.hold(diagrams.over(ended, values));
        nodes.release(ended);
        nodes.release(values);
        goOn();
        return all;
    }

    /** How many positions have each code in one of these tables. */
    private Map<Long, Long> counted(int... tables) {
        Map<Long, Long> counts = new TreeMap<>();
        for (int table : tables) {
            Counting counting = new Counting(nodes, table);
            for (int end : diagrams.ends()) {
                try {
                    long count = counting.of(end);
                    if (count > 0) {
                        counts.merge(diagrams.code(end), count, Math::addExact);
                    }
                } catch (ArithmeticException e) {
                    throw uncounted();
                }
            }
        }
        return counts;
    }

    /** What is thrown when there are more positions than a number of 64 bits holds. */
    static RefusedException uncounted() {
        return new RefusedException("method.decision-diagrams.too-many", "most", Long.MAX_VALUE);
    }

    private int renewed(int before, int after) {
        nodes.hold(after);
        nodes.release(before);
        return after;
    }

    /** Between two operations: asks whether to go on, and frees what is not held. */
    private void goOn() {
        watch.check();
        diagrams.tidy();
    }

    private int code(Verdict verdict) {
        return diagrams.end(value.ended(verdict.ending()));
    }

    /** Plies at which there are positions. */
    int plies() {
        return plies;
    }
}
