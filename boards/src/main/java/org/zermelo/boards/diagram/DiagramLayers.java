package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.List;
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
    /** For each ply the values of the others, then those of all. */
    private final List<Integer> values = new ArrayList<>();

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

    /** Finds the positions and solves them. */
    void solve() {
        int reached = nodes.hold(start());
        for (int ply = 0; reached != NodeTable.NONE; ply++) {
            positions = Math.addExact(positions, new Counting(nodes).of(reached));
            watch.progress(positions, -1);
            int next = endsAndNext(ply, reached);
            nodes.release(reached);
            reached = next;
        }
        for (int ply = values.size() - 2; ply >= 0; ply--) {
            fold(ply);
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
        int ended = NodeTable.NONE;
        for (End end : ends.get(mover(ply))) {
            int there = diagrams.within(left, end.positions());
            if (there != NodeTable.NONE) {
                ended = renewed(ended, diagrams.best(ended, diagrams.within(code(end.verdict()), there)));
                left = renewed(left, diagrams.without(left, end.positions()));
            }
            goOn();
        }
        int stuck = diagrams.without(left, options.possible());
        ended = renewed(ended, diagrams.best(ended, diagrams.within(code(rules.stuck()), stuck)));
        left = renewed(left, diagrams.within(left, options.possible()));
        live.add(left);
        values.add(ended);
        int next = NodeTable.NONE;
        for (Rewriting move : options.there()) {
            int after = diagrams.moved(left, move.guard(), move.changes(), move.work());
            next = renewed(next, diagrams.best(next, after));
            goOn();
        }
        return next;
    }

    /** The values of the positions of a ply from those of the next. */
    private void fold(int ply) {
        int own = live.get(ply);
        int options =
                nodes.hold(diagrams.changed(values.get(ply + 1), code -> value.along(code, 0), diagrams.newWork()));
        int best = NodeTable.NONE;
        for (Rewriting move : moves[mover(ply)].back()) {
            int before = diagrams.moved(options, move.guard(), move.changes(), move.work());
            best = renewed(best, diagrams.best(best, diagrams.within(before, own)));
            goOn();
        }
        nodes.release(options);
        nodes.release(own);
        int ended = values.get(ply);
        values.set(ply, nodes.hold(diagrams.best(best, ended)));
        nodes.release(best);
        nodes.release(ended);
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

    /** The code of a position that can be reached. */
    long code(int ply, String cells) {
        return diagrams.code(diagrams.at(values.get(ply), bits.of(cells)));
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
