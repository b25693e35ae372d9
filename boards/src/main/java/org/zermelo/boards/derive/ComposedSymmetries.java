package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Rotation;
import org.zermelo.game.Player;

/**
 * The turns and reflections of the picture, with the colours kept or exchanged, that leave alone all that rules are made of: the rays
 * of each clause, the rows of mills and ends, the cells of promotion. For moves of which more comes than they name.
 */
public final class ComposedSymmetries {

    private static final int TURNS = 8;

    private final BoardRules rules;
    private final Board board;
    private final Customs customs;
    private final int[] values;

    private ComposedSymmetries(BoardRules rules, int[] values) {
        this.rules = rules;
        this.board = rules.board();
        this.customs = rules.customs();
        this.values = values;
    }

    /**
     * The symmetries, the identity first.
     *
     * @param values what can stand on each cell, value v as bit v
     */
    public static List<Symmetry> of(BoardRules rules, int[] values) {
        ComposedSymmetries search = new ComposedSymmetries(rules, values);
        List<Symmetry> found = new ArrayList<>();
        for (boolean swap : new boolean[] {false, true}) {
            for (int turn = 0; turn < TURNS; turn++) {
                List<Integer> cells = search.turned(turn);
                Symmetry symmetry = new Symmetry(cells, swap);
                boolean identity = turn == 0 && !swap;
                if (identity || !cells.contains(-1) && !found.contains(symmetry) && search.keeps(symmetry)) {
                    found.add(symmetry);
                }
            }
        }
        // the picture of a small board in a corner of a large one is turned round only by two turns, one after the
        // other
        for (int i = 0; i < found.size(); i++) {
            for (int j = 0; j <= i; j++) {
                add(found, found.get(i), found.get(j));
                add(found, found.get(j), found.get(i));
            }
        }
        return List.copyOf(found);
    }

    private static void add(List<Symmetry> found, Symmetry one, Symmetry next) {
        Symmetry both = new Symmetry(one.cells().stream().map(next.cells()::get).toList(), one.swap() ^ next.swap());
        if (!found.contains(both)) {
            found.add(both);
        }
    }

    /** A value of a player's piece as one of the other's. */
    public static int exchanged(int value) {
        return value == 0 || value == 3 ? value : value < 3 ? 3 - value : value ^ 1;
    }

    /** Where each cell goes: bit 0 turns rows round, bit 1 columns, bit 2 exchanges both; -1 where no cell is. */
    private List<Integer> turned(int turn) {
        return IntStream.range(0, board.size())
                .mapToObj(cell -> {
                    Board.Spot spot = board.spot(cell);
                    int row = (turn & 1) == 0 ? spot.row() : board.rows() - 1 - spot.row();
                    int column = (turn & 2) == 0 ? spot.column() : board.columns() - 1 - spot.column();
                    return (turn & 4) == 0 ? board.cellAt(row, column) : board.cellAt(column, row);
                })
                .toList();
    }

    private boolean keeps(Symmetry symmetry) {
        boolean bijective = new HashSet<>(symmetry.cells()).size() == board.size();
        return bijective
                && Arrays.stream(Player.values()).allMatch(player -> keepsClauses(player, symmetry))
                && rules.ends().stream().allMatch(end -> keeps(end, symmetry))
                && keepsCustoms(symmetry)
                && keepsValues(symmetry, values);
    }

    /** Whether a player's clauses become, one after the other, his own or those of the other. */
    private boolean keepsClauses(Player player, Symmetry symmetry) {
        List<MoveClause> clauses = clauses(player);
        List<MoveClause> images = clauses(symmetry.swap() ? player.other() : player);
        return clauses.size() == images.size()
                && IntStream.range(0, clauses.size())
                        .allMatch(i -> keeps(clauses.get(i), images.get(i), player, symmetry));
    }

    private List<MoveClause> clauses(Player player) {
        return rules.clauses().stream()
                .filter(clause -> clause.who().contains(player))
                .toList();
    }

    private boolean keeps(MoveClause clause, MoveClause image, Player player, Symmetry symmetry) {
        List<MoveClause> motions = clause.motions();
        List<MoveClause> images = image.motions();
        return motions.size() == images.size()
                && clause.afterHand() == image.afterHand()
                && IntStream.range(0, motions.size())
                        .allMatch(i -> keepsMotion(motions.get(i), images.get(i), player, symmetry));
    }

    /** Whether a motion becomes another, which may be on other cells. */
    private boolean keepsMotion(MoveClause clause, MoveClause seen, Player player, Symmetry symmetry) {
        boolean same = clause.movement().equals(seen.movement())
                && clause.may() == seen.may()
                && clause.manner().anywhere().equals(seen.manner().anywhere());
        if (!same) {
            return false;
        }
        boolean several = clause.movement() instanceof Movement.Cover
                || clause.movement() instanceof Movement.Remove remove && remove.rows() * remove.columns() > 1;
        if (several) {
            return false;
        }
        BoardCells to = clause.manner().where().to().and(cells());
        BoardCells from = clause.manner().where().from().and(cells());
        if (!symmetry.image(to).equals(seen.manner().where().to().and(cells()))
                || !symmetry.image(from).equals(seen.manner().where().from().and(cells()))
                || clause.manner().where().besideOther() && !keepsBeside(symmetry)) {
            return false;
        }
        int noLine = clause.manner().noLine();
        if (noLine != Manner.ALWAYS && !keepsSets(board.lines(noLine), symmetry)) {
            return false;
        }
        if (clause.movement() instanceof Movement.Drop
                && !(keepsRays(List.of(Board.UP), List.of(Board.UP), symmetry)
                        && keepsRays(List.of(Board.DOWN), List.of(Board.DOWN), symmetry))) {
            return false;
        }
        if (clause.movement() instanceof Movement.Sweep sweep && !keeps(sweep, symmetry)) {
            return false;
        }
        if (clause.movement() instanceof Movement.Push && board.form() != Board.Form.RECTANGLE) {
            return false;
        }
        // elsewhere what one ray closes in may lie on another
        boolean closes = clause.manner().taking().closing() != Closing.NONE;
        if (closes && board.form() != Board.Form.RECTANGLE) {
            return false;
        }
        List<Integer> all = IntStream.range(0, board.rays()).boxed().toList();
        boolean shoots = clause.movement() instanceof Movement.Shoot shoot && shoot.along();
        if ((closes || shoots) && !keepsRays(all, all, symmetry)) {
            return false;
        }
        Player image = symmetry.swap() ? player.other() : player;
        return keepsRays(rays(clause.movement(), player), rays(clause.movement(), image), symmetry);
    }

    private boolean keeps(Movement.Sweep sweep, Symmetry symmetry) {
        if (sweep instanceof Movement.Rotate rotate) {
            return keeps(rotate, symmetry);
        }
        return sweep instanceof Movement.Lay lay
                ? keepsSets(lay.places(), symmetry)
                : sweep instanceof Movement.Age || symmetry.isIdentity();
    }

    /** Whether the same ways round are left, and pieces fall as they did. */
    private boolean keeps(Movement.Rotate rotate, Symmetry symmetry) {
        Set<List<Integer>> ways = new HashSet<>();
        Set<List<Integer>> images = new HashSet<>();
        for (Rotation way : rotate.rotations()) {
            Integer[] image = new Integer[board.size()];
            for (int cell = 0; cell < board.size(); cell++) {
                image[symmetry.cells().get(cell)] =
                        symmetry.cells().get(way.to().get(cell));
            }
            ways.add(way.to());
            images.add(List.of(image));
        }
        List<Integer> down = List.of(Board.DOWN);
        return images.equals(ways) && (!rotate.falling() || keepsRays(down, down, symmetry));
    }

    private static List<Integer> rays(Movement movement, Player player) {
        if (movement instanceof Movement.Step step) {
            return step.rays().of(player);
        }
        if (movement instanceof Movement.Slide slide) {
            return slide.rays().of(player);
        }
        if (movement instanceof Movement.Jump jump) {
            return jump.rays().of(player);
        }
        return movement instanceof Movement.Leave leave ? leave.rays().of(player) : List.of();
    }

    private boolean keepsRays(List<Integer> rays, List<Integer> images, Symmetry symmetry) {
        Set<List<Integer>> turned = new HashSet<>();
        Set<List<Integer>> wanted = new HashSet<>();
        for (int ray : rays) {
            Integer[] image = new Integer[board.size()];
            for (int cell = 0; cell < board.size(); cell++) {
                int next = board.next(ray, cell);
                image[symmetry.cells().get(cell)] =
                        next < 0 ? -1 : symmetry.cells().get(next);
            }
            turned.add(List.of(image));
        }
        for (int ray : images) {
            wanted.add(IntStream.range(0, board.size())
                    .map(cell -> board.next(ray, cell))
                    .boxed()
                    .toList());
        }
        return turned.equals(wanted);
    }

    private boolean keeps(EndClause end, Symmetry symmetry) {
        if (symmetry.swap() && end.who().size() < 2) {
            return false;
        }
        Test test = end.test();
        if (test instanceof Test.Line line) {
            Set<Board.Run> runs = new HashSet<>(board.runs(line.length()));
            Set<Board.Run> images = new HashSet<>();
            runs.forEach(run -> images.add(new Board.Run(symmetry.image(run.cells()), symmetry.image(run.beyond()))));
            return images.equals(runs);
        }
        if (test instanceof Test.Fill fill) {
            return keepsSets(fill.sets(), symmetry);
        }
        if (test instanceof Test.Connect connect) {
            return keepsBeside(symmetry) && keepsSets(connect.sides(), symmetry);
        }
        if (test instanceof Test.BothLines both) {
            return keepsSets(board.lines(both.length()), symmetry);
        }
        if (test instanceof Test.Pattern pattern) {
            return keepsBeside(symmetry) && keeps(pattern, end, symmetry);
        }
        if (test instanceof Test.Beside || test instanceof Test.Surrounded) {
            return keepsBeside(symmetry);
        }
        return test instanceof Test.Reach reach
                ? keepsCells(reach.left(), reach.right(), symmetry)
                : test instanceof Test.Fewer || symmetry.isIdentity();
    }

    /** Whether rows of such a length are rows still, and, with the colours exchanged, the same pattern is looked for. */
    private boolean keeps(Test.Pattern pattern, EndClause end, Symmetry symmetry) {
        Set<List<Integer>> rows = board.rows(pattern.values().size());
        Set<List<Integer>> images = new HashSet<>();
        rows.forEach(row -> images.add(row.stream().map(symmetry.cells()::get).toList()));
        List<Integer> seen = new ArrayList<>(
                pattern.values().stream().map(ComposedSymmetries::exchanged).toList());
        List<Integer> forwards = List.copyOf(seen);
        Collections.reverse(seen);
        boolean same = forwards.equals(pattern.values()) || seen.equals(pattern.values());
        return images.equals(rows) && (same || !symmetry.swap());
    }

    private BoardCells cells() {
        BoardCells cells = BoardCells.NONE;
        for (int cell = 0; cell < board.size(); cell++) {
            cells = cells.with(cell);
        }
        return cells;
    }

    private boolean keepsBeside(Symmetry symmetry) {
        return IntStream.range(0, board.size())
                .allMatch(cell -> symmetry.image(board.beside(cell))
                        .equals(board.beside(symmetry.cells().get(cell))));
    }

    private static boolean keepsSets(List<BoardCells> sets, Symmetry symmetry) {
        Set<BoardCells> images = new HashSet<>();
        sets.forEach(set -> images.add(symmetry.image(set)));
        return images.equals(new HashSet<>(sets));
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static boolean keepsCells(BoardCells left, BoardCells right, Symmetry symmetry) {
        return symmetry.image(left).equals(symmetry.swap() ? right : left)
                && symmetry.image(right).equals(symmetry.swap() ? left : right);
    }

    private boolean keepsCustoms(Symmetry symmetry) {
        boolean mills = customs.mill() == Customs.NOTHING || keepsSets(board.lines(customs.mill()), symmetry);
        boolean boxes = keepsSets(customs.boxes(), symmetry);
        int line = customs.another().line();
        boolean lines = line == AnotherTurn.NO_LINE || keepsSets(board.lines(line), symmetry);
        return mills
                && boxes
                && lines
                && keepsCells(customs.promotion().left(), customs.promotion().right(), symmetry);
    }

    /**
     * Whether what can stand on a cell can stand on its image, too.
     *
     * @param values for each cell value v as bit v
     */
    public static boolean keepsValues(Symmetry symmetry, int[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            int image = 0;
            for (int left = values[cell]; left != 0; left &= left - 1) {
                int value = Integer.numberOfTrailingZeros(left);
                image |= 1 << (symmetry.swap() ? exchanged(value) : value);
            }
            if (values[symmetry.cells().get(cell)] != image) {
                return false;
            }
        }
        return true;
    }

    /** Whether both players have the same moves, by their words; what can stand on the cells is not looked at. */
    public static boolean sameMoves(BoardRules rules) {
        return rules.clauses().stream()
                .allMatch(clause ->
                        clause.who().size() == 2 && clause.motions().stream().allMatch(ComposedSymmetries::sameRays));
    }

    private static boolean sameRays(MoveClause motion) {
        return rays(motion.movement(), Player.LEFT).equals(rays(motion.movement(), Player.RIGHT));
    }

    /** The sum of weights over all symmetries, without common factors, so that a position and its images are on one level. */
    public static long[] even(long[] weights, List<Symmetry> group, int values) {
        long[] sums = new long[weights.length];
        int cells = group.get(0).cells().size();
        for (Symmetry symmetry : group) {
            for (int cell = 0; cell < cells; cell++) {
                for (int value = 0; value < values; value++) {
                    int seen = symmetry.swap() ? exchanged(value) : value;
                    sums[cell * values + value] += weights[symmetry.cells().get(cell) * values + seen];
                }
            }
            int base = cells * values;
            sums[base] += weights[base + (symmetry.swap() ? 1 : 0)];
            sums[base + 1] += weights[base + (symmetry.swap() ? 0 : 1)];
            sums[base + 2] += weights[base + 2];
        }
        long divisor = LongStream.of(sums).reduce(0, ComposedSymmetries::gcd);
        return LongStream.of(sums).map(sum -> sum / Math.max(1, divisor)).toArray();
    }
}
