package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.boards.diagram.EndSets.End;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.table.BoardForm;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
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
    private final List<List<End>> ends = new ArrayList<>();
    /** For each ply the positions at which there is a move. */
    private final List<Integer> live = new ArrayList<>();
    /** For each ply the values of the others. */
    private final List<Integer> ended = new ArrayList<>();
    /** For each ply values that are right where there is a move. */
    private int[] values = new int[0];

    /** For each ply the positions by their codes. */
    private final List<Map<Long, Long>> counts = new ArrayList<>();

    private long positions;

    DiagramLayers(BoardForm form, Value value, CellBits bits, long bytes, Watch watch) {
        this.form = form;
        this.rules = form.rules();
        this.value = value;
        this.watch = watch;
        this.bits = bits;
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
     * Finds the positions and solves them.
     *
     * @param counted whether the positions of each ply are to be counted by their codes
     */
    void solve(boolean counted) {
        int reached = nodes.hold(start());
        for (int ply = 0; reached != NodeTable.NONE; ply++) {
            positions = Math.addExact(positions, new Counting(nodes).of(reached));
            watch.progress(positions, -1);
            int next = endsAndNext(ply, reached);
            nodes.release(reached);
            reached = next;
        }
        values = new int[live.size()];
        counts.add(counted ? counted(values.length - 1) : Map.of());
        for (int ply = values.length - 2; ply >= 0; ply--) {
            fold(ply, counted);
        }
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

    /** Splits the positions of a ply into ended ones and others; those of the next ply. */
    private int endsAndNext(int ply, int reached) {
        MoveSets options = moves[mover(ply)];
        int left = nodes.hold(reached);
        int over = NodeTable.NONE;
        for (End end : ends.get(mover(ply))) {
            int others = nodes.hold(diagrams.without(left, end.positions()));
            over = ended(over, end.verdict(), left, others);
            left = others;
        }
        int others = nodes.hold(diagrams.within(left, options.possible()));
        over = ended(over, rules.stuck(), left, others);
        live.add(others);
        ended.add(over);
        int next = diagrams.moved(others, options.there(), NodeTable.MEMBER);
        nodes.hold(next);
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

    /** The values of the positions of a ply from those of the next. */
    private void fold(int ply, boolean counted) {
        int next = nodes.hold(diagrams.over(ended.get(ply + 1), values[ply + 1]));
        nodes.release(ended.get(ply + 1));
        int options = nodes.hold(diagrams.changed(next, code -> value.along(code, 0), diagrams.newWork()));
        nodes.release(next);
        goOn();
        values[ply] = nodes.hold(diagrams.moved(options, moves[mover(ply)].back(), live.get(ply)));
        nodes.release(options);
        counts.add(0, counted ? counted(ply) : Map.of());
        nodes.release(live.get(ply));
        goOn();
    }

    /** How many positions of a ply have each code. */
    private Map<Long, Long> counted(int ply) {
        int exact = diagrams.over(ended.get(ply), diagrams.within(values[ply], live.get(ply)));
        Map<Long, Long> counts = new TreeMap<>();
        for (int end : diagrams.ends()) {
            long count = new Counting(nodes, end).of(exact);
            if (count > 0) {
                counts.put(diagrams.code(end), count);
            }
        }
        return counts;
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
        Ending ending = switch (verdict) {
            case WINS -> Ending.LAST_MOVER_LOSES;
            case LOSES -> Ending.LAST_MOVER_WINS;
            case DRAWS -> Ending.TIE;
        };
        return diagrams.end(value.ended(ending));
    }

    /** The code of a position that can be reached and has a move. */
    long code(int ply, String cells) {
        return diagrams.code(diagrams.at(values[ply], bits.of(cells)));
    }

    /** The values of all plies, each right where there is a move; nothing more can be done with the diagrams. */
    PackedDiagrams packed() {
        diagrams.forget();
        return PackedDiagrams.of(diagrams, values);
    }

    /** For each ply how many positions have each code. */
    List<Map<Long, Long>> counts() {
        return List.copyOf(counts);
    }

    /** All positions that can be reached. */
    long positions() {
        return positions;
    }

    /** Nodes in use at the end. */
    int nodes() {
        nodes.collect();
        return nodes.used();
    }
}
