package org.zermelo.boards.planes;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.RoyalThreats;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.WideRules;

/**
 * A board game on planes, which are sets of cells: one for each kind and side of piece, however many positions there are. A move changes
 * bits of a few planes.
 */
public final class PlaneBoard implements WideRules {

    private final BoardForm form;
    private final BoardRules rules;
    private final BoardPlay play;
    private final PlaneShape shape;
    private final ComposedMoves composed;
    private final PlaneMoves moves;
    private final Optional<RoyalThreats> threats;
    private final boolean passes;
    private final long all;
    private final Verdicts[] verdicts = new Verdicts[2];
    private final LongSupplier attacked = this::attacked;
    /**
     * Whether pieces cover others, turns have several motions or change the board at large, lines are barred, or it is not known how royal
     * pieces are taken: such moves are listed.
     */
    private final boolean lists;

    private final boolean endless;
    /** Whether moves are forbidden by earlier ones: such moves are listed, too. */
    private final boolean remembers;
    /** What the next turn changes in the last number of a position. */
    private final long turn;

    private int mover;
    private long rest;
    private long[] found;

    /** The planes of a game. */
    public PlaneBoard(BoardForm form) {
        this.form = form;
        this.rules = form.rules();
        this.play = new BoardPlay(rules);
        this.shape = new PlaneShape(form);
        this.composed = new ComposedMoves(rules, new long[0][], PlaneShape.WAITS, PlaneShape.handWeights());
        this.moves = new PlaneMoves(composed, shape);
        this.threats = RoyalThreats.of(composed);
        this.found = moves.found();
        this.passes = rules.customs().passes();
        this.all = -1L >>> -rules.board().size();
        this.remembers = rules.remembers();
        this.endless = rules.plies() == BoardRules.ENDLESS;
        this.lists = rules.customs().kinds().stacks().any()
                || !rules.sweeps().isEmpty()
                || rules.customs().hasRoyal() && threats.isEmpty()
                || rules.clauses().stream().anyMatch(clause -> clause.manner().noLine() != Manner.ALWAYS)
                || !rules.clauses().stream().allMatch(MoveClause::isOneMotion);
        this.turn = form.shared() ? 0 : PlaneShape.TURN;
        for (Player player : Player.values()) {
            verdicts[player.ordinal()] = new Verdicts(rules, player);
        }
    }

    @Override
    public int width() {
        return shape.width;
    }

    @Override
    public long[] start() {
        return shape.pack(new AtTurn<>(BoardPosition.start(rules), form.shared() ? Player.LEFT : rules.first()));
    }

    /** A position of a game as planes. */
    public static long[] spread(BoardForm form, AtTurn<BoardPosition> at) {
        return new PlaneShape(form).pack(at);
    }

    @Override
    public long[] found() {
        return found;
    }

    @Override
    public int options(long[] from, int at) {
        if (remembers) {
            return listed(shape.unpack(from, at));
        }
        long empty = all;
        for (int plane = 0; plane < shape.values.length; plane++) {
            moves.on[shape.values[plane]] = from[at + plane];
            empty &= ~from[at + plane];
        }
        moves.on[0] = empty;
        rest = from[at + shape.width - 1];
        mover = (int) (rest & PlaneShape.TURN);
        if (!endless && PlaneShape.plies(rest) == 0 || ended()) {
            return 0;
        }
        if (lists) {
            return listed(position());
        }
        if ((rest & PlaneShape.WAITS) != 0) {
            return find(1 - mover) > 0 || passes && find(mover) > 0 ? pass() : 0;
        }
        int count = find(mover);
        if (moves.names.isTooLong()) {
            return listed(position());
        }
        found = moves.found();
        return count == 0 && passes && find(1 - mover) > 0 ? pass() : count;
    }

    private boolean ended() {
        return verdicts[mover].code(moves.on, hand(0), hand(1), attacked) != EndTests.NONE;
    }

    private int hand(int player) {
        return PlaneShape.hand(rest, player);
    }

    private long next() {
        return (rest & ~PlaneShape.WAITS ^ turn) - (endless ? 0 : PlaneShape.PLY);
    }

    private int find(int player) {
        int count = moves.find(player, hand(player), next());
        return threats.isEmpty() || moves.names.isTooLong() ? count : safe(threats.get(), player, count);
    }

    /** Keeps the moves that leave no royal piece of the player's where the other could take it; how many these are. */
    private int safe(RoyalThreats royal, int player, int count) {
        long[] after = moves.found();
        long[] standing = new long[moves.on.length];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long empty = all;
            for (int plane = 0; plane < shape.values.length; plane++) {
                standing[shape.values[plane]] = after[i * shape.width + plane];
                empty &= ~after[i * shape.width + plane];
            }
            standing[0] = empty;
            if (!royal.inCheck(standing, player)) {
                System.arraycopy(after, i * shape.width, after, kept++ * shape.width, shape.width);
            }
        }
        return kept;
    }

    private int pass() {
        found = numbers(next());
        return 1;
    }

    /** The cells with pieces of the player who has moved that the player to move could take. */
    private long attacked() {
        int count = lists ? 0 : moves.find(mover, hand(mover), 0);
        if (lists || moves.names.isTooLong()) {
            return play.attacked(position().position(), Player.values()[1 - mover])
                    .low();
        }
        long[] after = moves.found();
        long standing = 0;
        long safe = -1;
        for (int plane = 0; plane < shape.values.length; plane++) {
            standing |= theirs(plane) ? moves.on[shape.values[plane]] : 0;
        }
        for (int i = 0; i < count; i++) {
            long left = 0;
            for (int plane = 0; plane < shape.values.length; plane++) {
                left |= theirs(plane) ? after[i * shape.width + plane] : 0;
            }
            safe &= left;
        }
        return standing & ~safe;
    }

    /** Whether a plane holds pieces of the player who has moved. */
    private boolean theirs(int plane) {
        return (composed.other[mover] >>> shape.values[plane] & 1) != 0;
    }

    private AtTurn<BoardPosition> position() {
        return shape.unpack(numbers(rest), 0);
    }

    /** What stands, with another last number. */
    private long[] numbers(long last) {
        long[] numbers = new long[shape.width];
        for (int plane = 0; plane < shape.values.length; plane++) {
            numbers[plane] = moves.on[shape.values[plane]];
        }
        numbers[shape.width - 1] = last;
        return numbers;
    }

    /** The moves as they are played without planes. */
    private int listed(AtTurn<BoardPosition> position) {
        found = shape.after(play, form.shared(), position);
        return found.length / shape.width;
    }
}
