package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
 * symmetries it has, whether both players have the same moves.
 */
public final class BoardForm {

    private final BoardRules rules;
    private final List<GroundMove> left;
    private final List<GroundMove> right;
    private final List<GroundMove> all;
    private final int[] values;
    private final Quantities quantities;
    private final boolean shared;
    private final long[] weights;
    private final List<Symmetry> symmetries;
    private final Optional<BitSet> turn;

    private BoardForm(BoardRules rules, boolean symmetric) {
        this.rules = rules;
        this.quantities = new Quantities(rules);
        List<GroundMove> both = new ArrayList<>(GroundMoves.of(rules, Player.LEFT));
        both.addAll(GroundMoves.of(rules, Player.RIGHT));
        this.values = CellValues.of(rules, both);
        this.left = possible(both, Player.LEFT);
        this.right = possible(both, Player.RIGHT);
        this.all = new ArrayList<>(left);
        all.addAll(right);
        this.shared = sameEnds() && bare(left, false).equals(bare(right, true)) && !rules.hands();
        List<Symmetry> found = symmetric ? BoardSymmetries.of(rules, all) : List.of();
        Optional<BitSet> parity = shared ? Optional.empty() : TurnParity.of(quantities, all);
        List<Symmetry> kept = new ArrayList<>();
        for (Symmetry symmetry : found) {
            boolean useful = !(shared && symmetry.swap()) && keepsValues(symmetry);
            if (useful && parity.map(turn -> keepsTurn(turn, symmetry)).orElse(true)) {
                kept.add(symmetry);
            }
        }
        this.symmetries = List.copyOf(kept);
        this.turn = parity;
        this.weights = LevelProgram.weights(quantities, all)
                .map(weights -> even(weights, kept))
                .orElse(new long[0]);
    }

    /** What is known of rules whose moves change more than their words name. */
    private BoardForm(BoardRules rules, int[] values, long[] weights, List<Symmetry> symmetries) {
        this.rules = rules;
        this.quantities = new Quantities(rules);
        this.values = values;
        this.weights = weights.length == 0
                ? weights
                : ComposedSymmetries.even(
                        weights, symmetries, rules.customs().kinds().values());
        this.left = List.of();
        this.right = List.of();
        this.all = List.of();
        this.shared = sameEnds() && ComposedSymmetries.sameMoves(rules, values);
        this.symmetries = shared
                ? symmetries.stream().filter(symmetry -> !symmetry.swap()).toList()
                : symmetries;
        this.turn = Optional.empty();
    }

    /** The form of rules. */
    public static BoardForm of(BoardRules rules) {
        if (rules.composed()) {
            Effects effects = new Effects(rules);
            int[] values = effects.values();
            List<Symmetry> symmetries = ComposedSymmetries.of(rules, values);
            return new BoardForm(rules, values, effects.weights().orElse(new long[0]), symmetries);
        }
        return new BoardForm(rules, true);
    }

    /** The same without looking for symmetries. */
    static BoardForm plain(BoardRules rules) {
        return new BoardForm(rules, false);
    }

    private List<GroundMove> possible(List<GroundMove> both, Player mover) {
        return both.stream()
                .filter(move -> move.mover() == mover && CellValues.possible(move, values))
                .toList();
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

    /** Whether every end is looked for on neutral pieces alone, for whoever has moved. */
    private boolean sameEnds() {
        return rules.ends().stream().allMatch(BoardForm::sameForBoth);
    }

    private static boolean sameForBoth(EndClause end) {
        boolean neutral = end.test() instanceof Test.Line line && line.piece() == Content.NEUTRAL
                || end.test() instanceof Test.Fill fill && fill.piece() == Content.NEUTRAL;
        return neutral && end.who().size() == 2;
    }

    private boolean keepsValues(Symmetry symmetry) {
        for (int cell = 0; cell < values.length; cell++) {
            int image = 0;
            for (int value = 0; value < Content.VALUES; value++) {
                int seen = symmetry.swap() ? GroundMove.exchanged(value) : value;
                image |= (values[cell] >> value & 1) << seen;
            }
            if (values[symmetry.cells().get(cell)] != image) {
                return false;
            }
        }
        return true;
    }

    /** Whether the image of every board has the turn it must have: that of the other player exactly when colours are exchanged. */
    private boolean keepsTurn(BitSet turn, Symmetry symmetry) {
        boolean odd = symmetry.swap();
        for (int cell = 0; cell < values.length; cell++) {
            int difference = -1;
            for (int value = 0; value < Content.VALUES; value++) {
                int seen = symmetry.swap() ? GroundMove.exchanged(value) : value;
                if ((values[cell] >> value & 1) != 0) {
                    boolean own = turn.get(Quantities.of(cell, value));
                    boolean there = turn.get(Quantities.of(symmetry.cells().get(cell), seen));
                    int changed = own == there ? 0 : 1;
                    if (difference >= 0 && difference != changed) {
                        return false;
                    }
                    difference = changed;
                }
            }
            odd ^= difference == 1;
        }
        return !odd && turn.get(quantities.hand(Player.LEFT)) == turn.get(quantities.hand(Player.RIGHT));
    }

    /** The sum of the weights over all symmetries, so that a position and its images are on one level. */
    private long[] even(long[] weights, List<Symmetry> group) {
        if (group.isEmpty()) {
            return weights;
        }
        long[] sums = new long[weights.length];
        for (Symmetry symmetry : group) {
            for (int cell = 0; cell < values.length; cell++) {
                for (int value = 0; value < Content.VALUES; value++) {
                    int seen = symmetry.swap() ? GroundMove.exchanged(value) : value;
                    sums[Quantities.of(cell, value)] +=
                            weights[Quantities.of(symmetry.cells().get(cell), seen)];
                }
            }
            for (Player player : Player.values()) {
                sums[quantities.hand(player)] += weights[quantities.hand(symmetry.swap() ? player.other() : player)];
            }
            sums[quantities.plies()] += weights[quantities.plies()];
        }
        long divisor = 0;
        for (long sum : sums) {
            divisor = gcd(divisor, sum);
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] /= Math.max(1, divisor);
        }
        return sums;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** The rules. */
    public BoardRules rules() {
        return rules;
    }

    /** The moves of a player that can ever be made, in their order. */
    public List<GroundMove> moves(Player player) {
        return player == Player.LEFT ? left : right;
    }

    /** What can stand on each cell, value v as bit v. */
    public int[] values() {
        return values.clone();
    }

    /** Whether both players have the same moves and the same ends, so that nobody need be named. */
    public boolean shared() {
        return shared;
    }

    /** Whether it is proved that no play comes back to a position. */
    public boolean acyclic() {
        return weights.length > 0;
    }

    /** The symmetries, the identity among them; empty where none were looked for. */
    public List<Symmetry> symmetries() {
        return symmetries;
    }

    /** Weights that every move lowers; empty where none are known. */
    public long[] weights() {
        return weights;
    }

    /** The quantities whose sum is odd at every second ply; empty where the turn has to be written down. */
    public Optional<BitSet> turn() {
        return turn;
    }

    /** Whether the board tells whose turn it is. */
    public boolean tellsTurn() {
        return turn.isPresent();
    }

    public Quantities quantities() {
        return quantities;
    }

    /** How many pieces can be on the board. */
    public PieceCounts counts(boolean exchanged) {
        return new PieceCounts(rules, all, exchanged);
    }

    /** Whether the pieces of a player in hand and on the board are always as many. */
    public boolean keepsPieces(Player player) {
        int value = Content.OWN.value(player);
        return all.stream()
                .allMatch(move -> Long.bitCount(move.sets().get(value))
                                - Long.bitCount(move.clears().get(value))
                                + (move.mover() == player ? move.handGain() : 0)
                        == 0);
    }
}
