package org.zermelo.boards.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * The values of all positions of a board game as decision diagrams, one for each ply. They hold the positions at which there is a move;
 * how the others ended, the rules tell. What they say of a position that cannot be reached means nothing, so {@link #holds} is asked
 * first.
 */
public final class DiagramTable {

    private final BoardGame game;
    private final Value value;
    private final CellBits bits;
    private final PackedDiagrams diagrams;
    private final List<Map<Long, Long>> counts;
    private final Ancestors ancestors;

    /**
     * A table of diagrams that were made before.
     *
     * @param counts for each ply how many positions have each code
     * @throws IllegalArgumentException when the diagrams are not of this game
     */
    public DiagramTable(BoardGame game, Value value, PackedDiagrams diagrams, List<Map<Long, Long>> counts) {
        this.game = game;
        this.value = value;
        this.bits = DecisionDiagrams.bits(game.form());
        this.diagrams = diagrams;
        this.counts = List.copyOf(counts);
        this.ancestors = new Ancestors(game);
        if (diagrams.bits() != bits.bits() || diagrams.roots().length != counts.size()) {
            throw new IllegalArgumentException("diagrams of another game");
        }
    }

    /**
     * Solves a game.
     *
     * @param store where plies wait; a run goes on from what another has left in it
     * @throws RefusedException when the method does not apply, or the memory does not hold the diagrams
     */
    public static DiagramTable solve(BoardGame game, Value value, Budget budget, PlyStore store, Watch watch) {
        DecisionDiagrams method = new DecisionDiagrams();
        if (method.fit(Question.of(game, value).within(budget)) instanceof Fit.No no) {
            throw new RefusedException("plan.unfit", "method", method.name(), "why", no.why());
        }
        int plies = plies(game, value, budget, store, watch);
        List<PackedDiagrams> diagrams = new ArrayList<>();
        List<Map<Long, Long>> counts = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            PlyStore.Ply done = store.get(PlyStore.Part.VALUES, ply).orElseThrow();
            diagrams.add(done.diagrams());
            counts.add(done.counts());
        }
        return new DiagramTable(game, value, PackedDiagrams.together(diagrams), counts);
    }

    /** Solves, and says how many plies there are; its tables of nodes are free then. */
    private static int plies(BoardGame game, Value value, Budget budget, PlyStore store, Watch watch) {
        CellBits bits = DecisionDiagrams.bits(game.form());
        DiagramLayers layers = new DiagramLayers(game.form(), value, bits, budget.bytes(), store, watch);
        layers.solve();
        return layers.plies();
    }

    /** Whether a position can be reached from the start. */
    public boolean holds(AtTurn<BoardPosition> at) {
        return ancestors.reach(at);
    }

    /** The code of a position that can be reached. */
    public long code(AtTurn<BoardPosition> at) {
        return game.moves(at).isEmpty() ? value.ended(game.ending(at)) : stored(at);
    }

    /** The code of a position that can be reached and has a move: no rule is asked. */
    public long stored(AtTurn<BoardPosition> at) {
        String cells = at.position().cells();
        return diagrams.code(ancestors.ply(cells), bits.of(cells));
    }

    /** The diagrams. */
    public PackedDiagrams diagrams() {
        return diagrams;
    }

    /** For each ply how many positions have each code. */
    public List<Map<Long, Long>> counts() {
        return counts;
    }

    /**
     * All positions that can be reached.
     *
     * @throws RefusedException when they are more than a {@code long} holds
     */
    public long positions() {
        try {
            return counts.stream()
                    .flatMap(ply -> ply.values().stream())
                    .mapToLong(Long::longValue)
                    .reduce(0, Math::addExact);
        } catch (ArithmeticException e) {
            throw DiagramLayers.uncounted();
        }
    }
}
