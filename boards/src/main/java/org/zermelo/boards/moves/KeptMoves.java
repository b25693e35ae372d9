package org.zermelo.boards.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.numbers.KeptFields;
import org.zermelo.game.Player;

/** The moves of a player where captured pieces are kept, written out as changes of bit fields. */
public final class KeptMoves {

    /**
     * A piece goes to a cell, if one of some values stands there.
     *
     * @param from the cell that it leaves, and what it is there
     * @param onto the values, value v as bit v
     * @param after what the piece is then
     * @param adds what this adds to a number where the cell is empty
     * @param must whether it must be made before others
     */
    public record Way(int from, int value, int to, int onto, int after, long adds, boolean must) {}

    /**
     * The moves of a clause.
     *
     * @param placed what is placed; 0 where pieces move
     * @param kind the kind of what is placed
     * @param cells where it may be placed
     * @param begins the values that move
     * @param ways for each cell and value how it goes on
     */
    public record Clause(int placed, int kind, long cells, int begins, Way[][][] ways, boolean must) {}

    /** Those that must be made first come first. */
    public final Clause[] clauses;
    /** How many of them must. */
    public final int musts;
    /** For each cell and value the ways on which such a piece has come there. */
    public final Way[][][] back;
    /** For each value of the other's what it adds to a number that one is captured: a piece in hand. */
    public final long[] kept;
    /** The kind as which each value is kept, or -1. */
    public final int[] keptKind;

    /** The most positions from which a move leads to another. */
    public final int mostParents;

    public KeptMoves(BoardRules rules, KeptFields fields, Player mover) {
        Customs customs = rules.customs();
        int values = customs.kinds().values();
        int cells = fields.cells;
        ClauseCode[] codes = rules.clauses().stream()
                .filter(clause -> clause.who().contains(mover))
                .sorted((a, b) -> Boolean.compare(
                        b.manner().taking().must(), a.manner().taking().must()))
                .map(clause -> new ClauseCode(rules, clause, mover))
                .toArray(ClauseCode[]::new);
        this.clauses = new Clause[codes.length];
        this.kept = new long[values];
        this.keptKind = new int[values];
        for (int value = 1; value < values; value++) {
            int kind = PieceKinds.kind(value) == customs.promoted() ? 0 : PieceKinds.kind(value);
            keptKind[value] = customs.kept(value) > 0 ? kind : -1;
            kept[value] = keptKind[value] < 0 ? 0 : fields.held(mover.ordinal(), kind);
        }
        List<List<List<Way>>> found = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            found.add(new ArrayList<>());
            for (int value = 0; value < values; value++) {
                found.get(cell).add(new ArrayList<>());
            }
        }
        Map<List<Integer>, Integer> seen = new HashMap<>();
        int must = 0;
        int parents = 0;
        for (int c = 0; c < codes.length; c++) {
            ClauseCode code = codes[c];
            MoveClause read = code.read;
            boolean first = read.manner().taking().must();
            must += first ? 1 : 0;
            if (read.places()) {
                long free = -1L >>> 64 - cells & read.manner().where().to().low();
                for (int cell = 0; cell < cells; cell++) {
                    Integer before = seen.put(List.of(first ? 1 : 0, -1, code.placed, cell), 1);
                    free &= before == null ? -1 : ~(1L << cell);
                }
                clauses[c] = new Clause(code.placed, Math.max(0, read.manner().kind()), free, 0, new Way[0][][], first);
                parents += Long.bitCount(free);
                continue;
            }
            Way[][][] ways = new Way[cells][values][];
            for (int cell = 0; cell < cells; cell++) {
                for (int value = 0; value < values; value++) {
                    List<Way> here = new ArrayList<>();
                    for (int ray : (code.begins >> value & 1) != 0 ? code.rays : new int[0]) {
                        int to = rules.board().next(ray, cell);
                        if (to < 0 || to == cell || !read.manner().where().to().has(to)) {
                            continue;
                        }
                        List<Integer> name = List.of(first ? 1 : 0, cell, value, to);
                        int known = seen.getOrDefault(name, 0);
                        int onto = code.others & ~known;
                        seen.put(name, known | onto);
                        int after = customs.promoted(value, to, mover);
                        long adds = ((long) after << fields.shift(to)) - ((long) value << fields.shift(cell));
                        Way way = new Way(cell, value, to, onto, after, adds, first);
                        if (onto != 0) {
                            here.add(way);
                            found.get(to).get(after).add(way);
                            parents += Integer.bitCount(onto);
                        }
                    }
                    ways[cell][value] = here.toArray(Way[]::new);
                }
            }
            clauses[c] = new Clause(0, -1, 0, code.begins, ways, first);
        }
        this.musts = must;
        this.mostParents = Math.max(1, parents);
        this.back = new Way[cells][values][];
        for (int cell = 0; cell < cells; cell++) {
            for (int value = 0; value < values; value++) {
                back[cell][value] = found.get(cell).get(value).toArray(Way[]::new);
            }
        }
    }
}
