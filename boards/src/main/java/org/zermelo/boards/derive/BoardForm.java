package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.ground.GroundMoves;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.game.Player;

/**
 * What is found out about a board game from its written-out moves: what its positions are made of, whether every play ends, which
 * symmetries it has, whether both players have the same moves. Each is found when it is first asked for, so that who prints a game or
 * counts its plays does not wait for what a table needs.
 */
public final class BoardForm {

    private final BoardRules rules;
    private final Quantities quantities;
    private final Once<Ground> ground;
    private final Once<int[]> values;
    private final Once<Boolean> shared;
    private final Once<Optional<BitSet>> turn;
    private final Once<List<Symmetry>> symmetries;
    /** Weights that every move lowers; empty where none are known. */
    private final Once<long[]> lowered;

    private final Once<long[]> weights;

    /**
     * The moves that can ever be made, and what can stand on each cell by them.
     *
     * @param values value v as bit v
     */
    private record Ground(List<GroundMove> left, List<GroundMove> right, int[] values) {

        static final Ground NONE = new Ground(List.of(), List.of(), new int[0]);

        static Ground of(BoardRules rules) {
            List<GroundMove> both = new ArrayList<>(GroundMoves.of(rules, Player.LEFT));
            both.addAll(GroundMoves.of(rules, Player.RIGHT));
            int[] values = CellValues.of(rules, both);
            return new Ground(possible(both, values, Player.LEFT), possible(both, values, Player.RIGHT), values);
        }

        private static List<GroundMove> possible(List<GroundMove> both, int[] values, Player mover) {
            return both.stream()
                    .filter(move -> move.mover() == mover && CellValues.possible(move, values))
                    .toList();
        }

        List<GroundMove> all() {
            List<GroundMove> all = new ArrayList<>(left);
            all.addAll(right);
            return all;
        }

        /** Whether both players have the same moves. */
        boolean same() {
            return bare(left, false).equals(bare(right, true));
        }

        private static Set<GroundMove> bare(List<GroundMove> moves, boolean other) {
            Set<GroundMove> bare = new HashSet<>();
            for (GroundMove move : moves) {
                GroundMove plain = move.bare();
                bare.add(
                        other
                                ? new GroundMove(
                                        Player.LEFT,
                                        0,
                                        0,
                                        "",
                                        plain.forbidden(),
                                        plain.sets(),
                                        plain.clears(),
                                        plain.fromHand(),
                                        plain.afterHand())
                                : plain);
            }
            return bare;
        }
    }

    private BoardForm(BoardRules rules) {
        this.rules = rules;
        this.quantities = new Quantities(rules);
        boolean composed = rules.composed();
        this.ground = new Once<>(() -> composed ? Ground.NONE : Ground.of(rules));
        this.values = new Once<>(() -> composed ? new Effects(rules).values() : ground().values());
        this.shared = new Once<>(this::findShared);
        this.turn =
                new Once<>(() -> composed || shared() ? Optional.empty() : TurnParity.of(quantities, ground().all()));
        this.symmetries = new Once<>(this::findSymmetries);
        this.lowered = new Once<>(
                () -> (composed ? new Effects(rules).weights() : LevelProgram.weights(quantities, ground().all()))
                        .orElse(new long[0]));
        this.weights = new Once<>(this::findWeights);
    }

    /** The form of rules. */
    public static BoardForm of(BoardRules rules) {
        return new BoardForm(rules);
    }

    private Ground ground() {
        return ground.get();
    }

    private boolean findShared() {
        boolean sameEnds = rules.ends().stream().allMatch(BoardForm::sameForBoth);
        return sameEnds
                && !rules.hands()
                && (rules.composed() ? ComposedSymmetries.sameMoves(rules) && nobodys() : ground().same());
    }

    /** Whether no piece of a player's can ever stand anywhere. */
    private boolean nobodys() {
        int both = 1 << Content.EMPTY.ordinal() | 1 << Content.NEUTRAL.ordinal();
        return IntStream.of(values.get()).allMatch(set -> (set & ~both) == 0);
    }

    /** Whether an end is looked for on neutral pieces alone, for whoever has moved. */
    private static boolean sameForBoth(EndClause end) {
        boolean neutral = end.test() instanceof Test.Line line && line.piece() == Content.NEUTRAL
                || end.test() instanceof Test.Fill fill && fill.piece() == Content.NEUTRAL;
        return neutral && end.who().size() == 2;
    }

    /** At whose turn the start is told. */
    public Player first() {
        return shared() ? Player.LEFT : rules.first();
    }

    /** At whose turn a position is told after a player's. */
    public Player next(Player mover) {
        return shared() ? Player.LEFT : mover.other();
    }

    private List<Symmetry> findSymmetries() {
        List<Symmetry> found = rules.composed()
                ? ComposedSymmetries.of(rules, values.get())
                : BoardSymmetries.of(rules, ground().all());
        return found.stream()
                .filter(symmetry -> !(shared() && symmetry.swap())
                        && ComposedSymmetries.keepsValues(symmetry, values.get())
                        && turn.get().map(odd -> keepsTurn(odd, symmetry)).orElse(true))
                .toList();
    }

    private long[] findWeights() {
        long[] any = lowered.get();
        int each = rules.composed() ? rules.customs().kinds().values() : Content.VALUES;
        return any.length == 0 || symmetries().isEmpty() ? any : ComposedSymmetries.even(any, symmetries(), each);
    }

    /** Whether the image of every board has the turn it must have: that of the other player exactly when colours are exchanged. */
    private boolean keepsTurn(BitSet odds, Symmetry symmetry) {
        boolean odd = symmetry.swap();
        int[] standing = values.get();
        for (int cell = 0; cell < standing.length; cell++) {
            int difference = -1;
            for (int value = 0; value < Content.VALUES; value++) {
                int seen = symmetry.swap() ? GroundMove.exchanged(value) : value;
                if ((standing[cell] >> value & 1) != 0) {
                    boolean own = odds.get(Quantities.of(cell, value));
                    boolean there = odds.get(Quantities.of(symmetry.cells().get(cell), seen));
                    int changed = own == there ? 0 : 1;
                    if (difference >= 0 && difference != changed) {
                        return false;
                    }
                    difference = changed;
                }
            }
            odd ^= difference == 1;
        }
        return !odd && odds.get(quantities.hand(Player.LEFT)) == odds.get(quantities.hand(Player.RIGHT));
    }

    /** The rules. */
    public BoardRules rules() {
        return rules;
    }

    /** The moves of a player that can ever be made, in their order; none are written out where more comes of a move than it names. */
    public List<GroundMove> moves(Player player) {
        return player == Player.LEFT ? ground().left() : ground().right();
    }

    /** What can stand on each cell, value v as bit v. */
    public int[] values() {
        return values.get().clone();
    }

    /** Whether both players have the same moves and the same ends, so that nobody need be named. */
    public boolean shared() {
        return shared.get();
    }

    /** Whether it is proved that no play comes back to a position. */
    public boolean acyclic() {
        return lowered.get().length > 0;
    }

    /** The symmetries, the identity among them. */
    public List<Symmetry> symmetries() {
        return symmetries.get();
    }

    /** Weights that every move lowers, the same for a position and its images; empty where none are known. */
    public long[] weights() {
        return weights.get();
    }

    /** The quantities whose sum is odd at every second ply; empty where the turn has to be written down. */
    public Optional<BitSet> turn() {
        return turn.get();
    }

    /** Whether the board tells whose turn it is. */
    public boolean tellsTurn() {
        return turn().isPresent();
    }

    public Quantities quantities() {
        return quantities;
    }

    /** How many pieces can be on the board. */
    public PieceCounts counts(boolean exchanged) {
        return new PieceCounts(rules, ground().all(), exchanged);
    }

    /** Whether the pieces of a player in hand and on the board are always as many. */
    public boolean keepsPieces(Player player) {
        int value = Content.OWN.value(player);
        return ground().all().stream()
                .allMatch(move -> Long.bitCount(move.sets().get(value))
                                - Long.bitCount(move.clears().get(value))
                                + (move.mover() == player ? move.handGain() : 0)
                        == 0);
    }
}
