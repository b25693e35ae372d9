package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.game.Player;
import org.zermelo.game.large.CancelScope;

/**
 * The permutations of the cells, with the colours kept or exchanged, that take every move to a move and every end to an end. Cells
 * are assigned one after the other, each so that it stands to those before as the rules demand; what is found is then checked on
 * all moves and ends. A cell that no move and no end looks at stays where it is.
 */
public final class BoardSymmetries {

    private static final int MOST = 1_000;
    private static final int MOST_STEPS = 200_000;

    /**
     * A symmetry.
     *
     * @param cells where each cell goes
     * @param swap whether the colours are exchanged, and the turn with them
     */
    public record Symmetry(List<Integer> cells, boolean swap) {
        public Symmetry {
            cells = List.copyOf(cells);
        }

        /** Whether everything stays where it is. */
        boolean isIdentity() {
            return !swap
                    && cells.equals(IntStream.range(0, cells.size()).boxed().toList());
        }

        /** Where the cells of a set go. */
        public BoardCells image(BoardCells set) {
            BoardCells image = BoardCells.NONE;
            for (int cell : set.numbers().toArray()) {
                image = image.with(cells.get(cell));
            }
            return image;
        }

        /** The same on a board of one word. */
        public long image(long set) {
            long image = 0;
            for (long left = set; left != 0; left &= left - 1) {
                image |= 1L << cells.get(Long.numberOfTrailingZeros(left));
            }
            return image;
        }
    }

    private final BoardRules rules;
    private final int size;
    private final List<GroundMove> moves;
    private final Set<GroundMove> bare;
    private final Set<EndSet> ends;
    /** The ends with the players exchanged. */
    private final Set<EndSet> swapped;

    private final List<Symmetry> found = new ArrayList<>();
    private int steps;

    private BoardSymmetries(BoardRules rules, List<GroundMove> moves) {
        this.rules = rules;
        this.size = rules.board().size();
        this.moves = moves;
        this.bare = moves.stream().map(GroundMove::bare).collect(Collectors.toSet());
        this.ends = ends(false);
        this.swapped = ends(true);
    }

    /** All symmetries, the identity first; the identity alone where they are too many to be of use. */
    public static List<Symmetry> of(BoardRules rules, List<GroundMove> moves) {
        BoardSymmetries search = new BoardSymmetries(rules, moves);
        for (boolean swap : new boolean[] {false, true}) {
            if (!swap || rules.begin().leftHand() == rules.begin().rightHand()) {
                search.assign(search.relations(false), search.relations(swap), new int[search.size], 0, swap);
            }
        }
        boolean whole = search.steps <= MOST_STEPS && search.found.size() <= MOST && !search.found.isEmpty();
        return whole ? List.copyOf(search.found) : List.of(identity(search.size));
    }

    private static Symmetry identity(int size) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
            cells.add(cell);
        }
        return new Symmetry(cells, false);
    }

    /** How each two cells stand to each other: what moves and ends do with both, as a number. */
    private int[][] relations(boolean swap) {
        Map<Integer, Map<String, Integer>> counts = new HashMap<>();
        for (GroundMove move : moves) {
            GroundMove seen = move.image(set -> set, swap);
            long touched = LongStream.concat(
                            seen.forbidden().stream().mapToLong(Long::longValue),
                            seen.sets().stream().mapToLong(Long::longValue))
                    .reduce(0, (a, b) -> a | b);
            pairs(counts, touched, (one, other) -> seen.mover() + role(seen, one) + role(seen, other));
        }
        for (EndSet end : swap ? swapped : ends) {
            long touched = end.cells() | end.beyond();
            pairs(
                    counts,
                    touched,
                    (one, other) -> end.says() + (end.cells() >>> one & 1) + (end.cells() >>> other & 1));
        }
        int[][] relations = new int[size][size];
        counts.forEach((pair, count) -> relations[pair / size][pair % size] = count.hashCode());
        return relations;
    }

    /** Counts for each two cells of a set what is said of them. */
    private void pairs(
            Map<Integer, Map<String, Integer>> counts, long cells, BiFunction<Integer, Integer, String> says) {
        for (long a = cells; a != 0; a &= a - 1) {
            for (long b = cells; b != 0; b &= b - 1) {
                int one = Long.numberOfTrailingZeros(a);
                int other = Long.numberOfTrailingZeros(b);
                counts.computeIfAbsent(one * size + other, pair -> new TreeMap<>())
                        .merge(says.apply(one, other), 1, Integer::sum);
            }
        }
    }

    private static String role(GroundMove move, int cell) {
        StringBuilder role = new StringBuilder(" ");
        for (List<Long> sets : List.of(move.forbidden(), move.sets(), move.clears())) {
            sets.forEach(set -> role.append(set >>> cell & 1));
        }
        return role.toString();
    }

    private void assign(int[][] from, int[][] to, int[] image, int cell, boolean swap) {
        if (found.size() > MOST || ++steps > MOST_STEPS) {
            return;
        }
        CancelScope.poll(steps);
        if (cell == size) {
            Symmetry symmetry = new Symmetry(Arrays.stream(image).boxed().toList(), swap);
            if (keeps(symmetry)) {
                found.add(symmetry);
            }
            return;
        }
        for (int target = 0; target < size; target++) {
            boolean fits = from[cell][cell] == to[target][target] && (from[cell][cell] != 0 || target == cell);
            for (int before = 0; fits && before < cell; before++) {
                fits = image[before] != target
                        && from[cell][before] == to[target][image[before]]
                        && from[before][cell] == to[image[before]][target];
            }
            if (fits) {
                image[cell] = target;
                assign(from, to, image, cell + 1, swap);
            }
        }
    }

    /** Whether every end becomes an end, and every move a move; as different ones stay different, nothing is left over. */
    private boolean keeps(Symmetry symmetry) {
        Set<EndSet> from = symmetry.swap() ? swapped : ends;
        return from.size() == ends.size()
                && from.stream()
                        .allMatch(end -> ends.contains(
                                new EndSet(end.says(), symmetry.image(end.cells()), symmetry.image(end.beyond()))))
                && moves.stream().allMatch(move -> bare.contains(move.image(symmetry::image, symmetry.swap())));
    }

    /**
     * What an end asks of cells.
     *
     * @param says the end, whose it is and its verdict
     * @param cells those that must bear something; none where it looks at the whole board
     * @param beyond those that must not
     */
    private record EndSet(String says, long cells, long beyond) {}

    private Set<EndSet> ends(boolean swap) {
        Set<EndSet> sets = new HashSet<>();
        for (int i = 0; i < rules.ends().size(); i++) {
            EndClause end = rules.ends().get(i);
            for (Player player : end.who()) {
                String says = i + " " + (swap ? player.other() : player) + " " + end.verdict() + " ";
                sets.addAll(sets(end.test(), says, player));
            }
        }
        return sets;
    }

    private List<EndSet> sets(Test test, String says, Player player) {
        List<EndSet> sets = new ArrayList<>();
        if (test instanceof Test.Line line) {
            for (Board.Run run : rules.board().runs(line.length())) {
                long beyond = line.exactly() ? run.beyond().low() : 0;
                sets.add(new EndSet(says + line.piece(), run.cells().low(), beyond));
            }
        } else if (test instanceof Test.Fill fill) {
            fill.sets().forEach(set -> sets.add(new EndSet(says + fill.piece(), set.low(), 0)));
        } else if (test instanceof Test.Connect connect) {
            connect.sides().forEach(side -> sets.add(new EndSet(says, side.low(), 0)));
            // what lies beside each other must do so afterwards
            for (int cell = 0; cell < size; cell++) {
                for (long left = rules.board().beside(cell).low(); left != 0; left &= left - 1) {
                    sets.add(new EndSet(says + "beside", 1L << cell | Long.lowestOneBit(left), 0));
                }
            }
        } else if (test instanceof Test.Reach reach) {
            sets.add(new EndSet(says + reach.piece(), reach.of(player).low(), 0));
        } else if (test instanceof Test.Fewer) {
            sets.add(new EndSet(says + test, 0, 0));
        } else {
            // no cell may become another where it is not known what the end looks at
            IntStream.range(0, size).forEach(cell -> sets.add(new EndSet(says + test + cell, 1L << cell, 0)));
        }
        return sets;
    }
}
