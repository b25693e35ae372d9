package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Stacks;
import org.zermelo.game.Player;

/**
 * What moves are made of, where one move may change many cells: the piece that goes, each capture of a chain, each piece that is
 * flipped or taken beside it. A move is one or more of the first and any number of the others, so that what holds of each of them
 * holds of every move.
 */
public final class Effects {

    private final BoardRules rules;
    private final Board board;
    private final Customs customs;
    private final int values;
    private final Stacks piles;
    private final List<Effect> effects = new ArrayList<>();
    private final Carries carries;
    private boolean moves = true;
    /** Whether the level rests on the motion that is read. */
    private boolean lowers;

    private boolean leaves;
    /** What it makes of the piece that goes; 0 where that stays what it is. */
    private int becomes;
    /** Whether it lets a piece cover smaller ones. */
    private boolean covers;

    /**
     * A change of a few cells.
     *
     * @param cells where
     * @param before what stood there
     * @param after what stands there then
     * @param hand the player whose hand gives a piece; -1 for nobody's
     * @param spent what this takes from the number of the hand
     * @param lowers whether every move of its clause has one such effect, so that a level may rest on it
     * @param passing whether it is never the last of a move, so that what stands there then does not stay
     */
    private record Effect(
            int[] cells, int[] before, int[] after, int hand, int spent, boolean lowers, boolean passing) {}

    /** The effects of the moves of both players. */
    public Effects(BoardRules rules) {
        this.rules = rules;
        this.board = rules.board();
        this.customs = rules.customs();
        this.values = customs.kinds().values();
        this.carries = new Carries(board);
        this.piles = customs.kinds().stacks();
        for (MoveClause clause : rules.clauses()) {
            for (Player mover : clause.who()) {
                MoveClause lowering = lowering(clause);
                for (MoveClause motion : clause.motions()) {
                    lowers = motion == lowering;
                    for (int cell = 0; cell < board.size(); cell++) {
                        add(motion, mover, cell);
                    }
                }
            }
        }
    }

    /** The motion of which it is asked that it lowers the level: the last that every move has, and that fills or empties a cell. */
    private MoveClause lowering(MoveClause clause) {
        MoveClause lowering = clause;
        for (MoveClause motion : clause.motions()) {
            boolean always = motion == clause
                    || !motion.may() && (motion.isShot() || rules.endsBetween().isEmpty());
            if (!always) {
                return lowering;
            }
            boolean changes = motion.isShot() || motion.places() || motion.movement() instanceof Movement.Remove;
            lowering = changes ? motion : lowering;
        }
        return lowering;
    }

    private void add(MoveClause clause, Player mover, int cell) {
        Movement movement = clause.movement();
        leaves = clause.manner().leaving() == Content.NEUTRAL;
        becomes = clause.becomes(mover);
        if (clause.isShot()) {
            main(new int[] {cell}, new int[1], new int[] {Content.NEUTRAL.value(mover)}, -1);
            return;
        }
        if (movement instanceof Movement.Sweep sweep && !(movement instanceof Movement.Lay)) {
            moves &= !lowers;
            sweep(sweep, mover, cell);
            return;
        }
        if (movement instanceof Movement.Pass
                || movement instanceof Movement.Push
                || customs.hands().keeps()) {
            moves = false;
        }
        covers = clause.manner().covering();
        if (movement instanceof Movement.Place && covers) {
            cover(clause, mover, cell);
        } else if (movement instanceof Movement.Place || movement instanceof Movement.Drop) {
            place(clause, mover, cell, BoardCells.of(cell));
        } else if (movement instanceof Movement.Cover cover) {
            place(clause, mover, cell, board.block(cell, cover.rows(), cover.columns()));
        } else if (clause.manner().where().from().has(cell)
                || clause.manner().taking().chain() != Chain.NONE) {
            for (int value : pieces(clause, mover)) {
                if (movement instanceof Movement.Step step) {
                    step.rays().of(mover).forEach(ray -> go(mover, cell, value, board.next(ray, cell), step.onto()));
                } else if (movement instanceof Movement.Slide slide) {
                    for (int ray : slide.rays().of(mover)) {
                        for (int to = board.next(ray, cell); to >= 0 && to != cell; to = board.next(ray, to)) {
                            go(mover, cell, value, to, slide.onto());
                        }
                    }
                } else if (movement instanceof Movement.Fly
                        || movement instanceof Movement.Lay
                        || clause.manner().taking().chain() == Chain.HOPS) {
                    // where pieces are laid as a shape, each that goes takes an empty cell
                    IntStream.range(0, board.size())
                            .filter(to -> to != cell)
                            .forEach(to -> go(mover, cell, value, to, Set.of(Content.EMPTY)));
                } else if (movement instanceof Movement.Jump jump) {
                    jump(mover, cell, value, clause, jump);
                } else if (movement instanceof Movement.Remove remove) {
                    // where a rectangle holds several kinds, its cells change apart from each other, and each may lower
                    // the level
                    board.block(cell, remove.rows(), remove.columns())
                            .numbers()
                            .forEach(each -> main(new int[] {each}, new int[] {value}, new int[1], -1));
                } else if (movement instanceof Movement.Turn && clause.placed(mover) != value) {
                    int into = customs.promoted(clause.placed(mover), cell, mover);
                    main(new int[] {cell}, new int[] {value}, new int[] {into}, -1);
                } else if (movement instanceof Movement.Leave) {
                    main(new int[] {cell}, new int[] {value}, new int[] {left(value)}, -1);
                }
            }
        }
        Closing closing = clause.manner().taking().closing();
        for (int value : customs.kinds().values(Content.OTHER, mover)) {
            if (closing == Closing.FLIPS) {
                beside(cell, value, PieceKinds.value(PieceKinds.kind(value), mover));
            }
            boolean closes = closing == Closing.TAKES || closing == Closing.TAKES_ONE;
            if (closes || clause.manner().taking().another() || customs.mill() != Customs.NOTHING) {
                beside(cell, value, 0);
            }
        }
    }

    private void sweep(Movement.Sweep sweep, Player mover, int cell) {
        if (sweep instanceof Movement.Rotate rotate) {
            carries.add(rotate, cell);
            return;
        }
        for (int value = 0; value < values; value++) {
            for (int after : sweep.becomes(value, customs.kinds(), mover)) {
                if (after != value) {
                    beside(cell, value, after);
                }
            }
        }
    }

    /** What a piece does that may be placed on smaller ones. */
    private void cover(MoveClause clause, Player mover, int cell) {
        int piece = clause.placed(mover);
        for (int there = 0; there < values; there++) {
            int after = piles.over(piece, there);
            if (after >= 0) {
                main(
                        new int[] {cell},
                        new int[] {there},
                        new int[] {after},
                        rules.hands() ? mover.ordinal() : -1,
                        rules.spent(clause));
            }
        }
    }

    /** What a piece on some cells does, of which one is named first. */
    private void place(MoveClause clause, Player mover, int first, BoardCells set) {
        int[] cells = set.numbers().toArray();
        for (int value : pieces(clause, mover)) {
            boolean wanted = clause.manner().kind() != PieceKinds.ANY || PieceKinds.kind(value) == 0;
            if (wanted && piles.below(value) == 0 && cells.length > 0) {
                int[] after = IntStream.of(cells)
                        .map(cell -> cell == first && !customs.hands().keeps()
                                ? customs.promoted(value, cell, mover)
                                : value)
                        .toArray();
                main(cells, new int[cells.length], after, rules.hands() ? mover.ordinal() : -1, rules.spent(clause));
            }
        }
    }

    private List<Integer> pieces(MoveClause clause, Player mover) {
        int kind = clause.manner().kind();
        return customs.kinds().values(clause.movement().piece(), mover).stream()
                .filter(value ->
                        kind == PieceKinds.ANY || value == 3 || customs.kinds().kindOf(value) == kind)
                .toList();
    }

    /** What is on a cell when its upper piece has gone. */
    private int left(int value) {
        return leaves ? Content.NEUTRAL.ordinal() : piles.below(value);
    }

    private void go(Player mover, int from, int value, int to, Set<Content> onto) {
        int left = left(value);
        int piece = piles.top(value);
        for (int there = 0; to >= 0 && there < values; there++) {
            int pile = covers ? piles.over(piece, there) : -1;
            if (pile >= 0 || !covers && onto.contains(Content.of(there, mover))) {
                int after = covers ? pile : becomes != 0 ? becomes : customs.promoted(piece, to, mover);
                main(new int[] {from, to}, new int[] {value, there}, new int[] {left, after}, -1);
            }
        }
    }

    private void jump(Player mover, int from, int value, MoveClause clause, Movement.Jump jump) {
        for (int ray : jump.rays().of(mover)) {
            int over = board.next(ray, from);
            for (; over >= 0 && over != from; over = jump.flying() ? board.next(ray, over) : -1) {
                int to = board.next(ray, over);
                for (; to >= 0 && to != from; to = jump.flying() ? board.next(ray, to) : -1) {
                    jump(mover, new int[] {from, over, to}, value, clause, jump);
                }
            }
        }
    }

    /** Those of a piece from a cell over another to a third. */
    private void jump(Player mover, int[] cells, int value, MoveClause clause, Movement.Jump jump) {
        int piece = piles.top(value);
        int becomes = customs.promoted(piece, cells[2], mover);
        boolean goesOn = clause.manner().taking().chain() != Chain.NONE;
        for (int there = 0; there < values; there++) {
            for (int met = 0; met < values && jump.over().contains(Content.of(there, mover)); met++) {
                if (jump.onto().contains(Content.of(met, mover))) {
                    int[] before = {value, there, met};
                    int left = jump.capturing() ? 0 : there;
                    main(cells, before, new int[] {left(value), left, becomes}, -1);
                    if (goesOn && leaves) {
                        main(cells, before, new int[] {0, left, becomes}, -1);
                    }
                    if (goesOn && becomes != piece && customs.promotion().passing() == Customs.Passing.WAITS) {
                        passes(cells, before, new int[] {left(value), left, piece});
                        passes(cells, before, new int[] {0, left, piece});
                    }
                }
            }
        }
    }

    private void main(int[] cells, int[] before, int[] after, int hand) {
        main(cells, before, after, hand, 0);
    }

    private void main(int[] cells, int[] before, int[] after, int hand, int spent) {
        effects.add(new Effect(cells, before, after, hand, spent, lowers, false));
    }

    private void passes(int[] cells, int[] before, int[] after) {
        effects.add(new Effect(cells, before, after, -1, 0, lowers, true));
    }

    private void beside(int cell, int before, int after) {
        effects.add(new Effect(new int[] {cell}, new int[] {before}, new int[] {after}, -1, 0, false, false));
    }

    /** What can ever stand on each cell, value v as bit v; never too little. */
    public int[] values() {
        return reached(true);
    }

    /** What can ever stand on each cell when a move is over, or in the middle of one, too. */
    private int[] reached(boolean over) {
        int[] found = new int[board.size()];
        String signs = customs.kinds().signs();
        int all = 0;
        for (int cell = 0; cell < found.length; cell++) {
            found[cell] = 1 << signs.indexOf(rules.start().charAt(cell));
            all |= found[cell];
        }
        boolean pushes = rules.motions().stream().anyMatch(Movement.Push.class::isInstance);
        if (pushes) {
            int kings = customs.promoted() == Customs.NOTHING
                    ? 0
                    : 1 << PieceKinds.value(customs.promoted(), Player.LEFT)
                            | 1 << PieceKinds.value(customs.promoted(), Player.RIGHT);
            Arrays.fill(found, all | 0b111 | kings);
        }
        int[] staying = found.clone();
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Effect effect : effects) {
                boolean possible = IntStream.range(0, effect.cells.length)
                        .allMatch(i -> (found[effect.cells[i]] >> effect.before[i] & 1) != 0);
                for (int i = 0; possible && i < effect.cells.length; i++) {
                    grown |= (found[effect.cells[i]] >> effect.after[i] & 1) == 0;
                    found[effect.cells[i]] |= 1 << effect.after[i];
                    staying[effect.cells[i]] |= effect.passing ? 0 : 1 << effect.after[i];
                }
            }
            grown |= carries.spread(found, staying);
            if (pushes) {
                // what can stand anywhere can be pushed on to everywhere
                Arrays.fill(found, IntStream.of(found).reduce(0, (a, b) -> a | b));
                Arrays.fill(staying, found[0]);
            }
        }
        return over ? staying : found;
    }

    /** Weights of cells and values, of the hands and of the plies left, that every move but a forced pass lowers. */
    public Optional<long[]> weights() {
        int size = size();
        if (rules.plies() != BoardRules.ENDLESS) {
            long[] weights = new long[size];
            weights[size - 1] = 1;
            return Optional.of(weights);
        }
        if (!moves) {
            return Optional.empty();
        }
        int[] possible = reached(false);
        Set<QuantityChange> lowering = new LinkedHashSet<>();
        Set<QuantityChange> keeping = new LinkedHashSet<>();
        for (Effect effect : effects) {
            boolean met = IntStream.range(0, effect.cells.length)
                    .allMatch(i -> (possible[effect.cells[i]] >> effect.before[i] & 1) != 0);
            if (met) {
                (effect.lowers ? lowering : keeping).add(changes(effect));
            }
            if (LevelProgram.tooMany(lowering.size(), size)) {
                return Optional.empty();
            }
        }
        keeping.addAll(carries.changes(possible, values));
        return LevelProgram.weights(size, lowering, keeping);
    }

    private QuantityChange changes(Effect effect) {
        SortedMap<Integer, Integer> changes = new TreeMap<>();
        for (int i = 0; i < effect.cells.length; i++) {
            changes.merge(effect.cells[i] * values + effect.before[i], -1, Integer::sum);
            changes.merge(effect.cells[i] * values + effect.after[i], 1, Integer::sum);
        }
        if (effect.hand >= 0) {
            changes.put(board.size() * values + effect.hand, -effect.spent);
        }
        return QuantityChange.of(changes);
    }

    /** The most pieces of each value that can be on the board together; as many as it has cells where nothing bounds them. */
    public int[] most() {
        int[] start = new int[values];
        rules.start().chars().map(customs.kinds().signs()::indexOf).forEach(value -> start[value]++);
        boolean bounded = !rules.hands() && rules.motions().stream().noneMatch(Movement.Push.class::isInstance);
        PieceBounds bounds = new PieceBounds(
                start, effects.stream().map(this::gains).distinct().toList());
        return IntStream.range(0, values)
                .map(value -> bounded ? bounds.most(value).orElse(board.size()) : board.size())
                .toArray();
    }

    private List<Integer> gains(Effect effect) {
        Integer[] gains = new Integer[values];
        Arrays.fill(gains, 0);
        IntStream.of(effect.before).forEach(value -> gains[value]--);
        IntStream.of(effect.after).forEach(value -> gains[value]++);
        return List.of(gains);
    }

    private int size() {
        return board.size() * values + 3;
    }
}
