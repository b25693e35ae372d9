package org.zermelo.boards.kernel;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.boards.moves.MarkMoves;
import org.zermelo.boards.moves.MoveCounter;
import org.zermelo.boards.moves.MoveNumbers;
import org.zermelo.boards.moves.RoyalThreats;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.boards.numbers.PackedFields;
import org.zermelo.boards.numbers.PlayLevels;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;

/**
 * A board game on numbers whose moves change more than their words name: chains, flips, mills, promotion. The digits of a number are
 * whether the player to move has to pass, the plies left, the hands, the cells and the turn.
 */
public final class PackedPlay implements PackedBoard {

    /** Games with more boards are solved by classes of symmetry. */
    static final double MOST_PLAIN = 1 << 20;

    /** So many moves have room at a position; more are refused. */
    private static final int MOST_MOVES = 4096;

    private final BoardForm form;
    private final BoardRules rules;
    private final BoardPlay play;
    private final PackedFields fields;
    private final PlayLevels levels;
    private final ComposedMoves moves;
    /** The moves where they are marks on empty cells alone. */
    private final Optional<MarkMoves> marks;
    /** The same where the marks are the bits of a number. */
    private final Optional<MarkMoves> bits;

    private final Optional<RoyalThreats> threats;
    private final Verdicts[] verdicts = new Verdicts[2];
    /** The symmetries that are used; none but where there are two at least. */
    private final List<Symmetry> symmetries;
    /** For each symmetry, group and filling what the image adds to a number. */
    private final long[][][] images;

    private PackedPlay(BoardForm form, PackedFields fields, boolean classes) {
        this.form = form;
        this.rules = form.rules();
        this.play = new BoardPlay(rules);
        this.fields = fields;
        this.levels = new PlayLevels(rules, form.weights(), form.values());
        this.moves = new ComposedMoves(rules, fields.worth, fields.waitWeight, fields.handWeights);
        this.threats = RoyalThreats.of(moves);
        this.marks = MarkMoves.of(form, fields.worth, fields.waitWeight);
        this.bits = marks.filter(MarkMoves::areBits);
        for (Player player : Player.values()) {
            verdicts[player.ordinal()] = new Verdicts(rules, player);
        }
        this.symmetries = classes && form.symmetries().size() > 1 ? form.symmetries() : List.of();
        this.images = symmetries.stream().map(fields::images).toArray(long[][][]::new);
    }

    /** The numbers of a game; empty where a position has no place in a {@code long}. */
    public static Optional<PackedPlay> of(BoardForm form) {
        return PackedFields.of(form).map(fields -> new PackedPlay(form, fields, fields.boards > MOST_PLAIN));
    }

    /**
     * The numbers of a game, in a form that can be told.
     *
     * @param classes whether positions that a symmetry takes into each other are one
     */
    public static Optional<PackedPlay> of(BoardForm form, boolean classes) {
        return PackedFields.of(form).map(fields -> new PackedPlay(form, fields, classes));
    }

    /** Whether a position has a place in a {@code long}. */
    public static boolean fits(BoardForm form) {
        return PackedFields.fit(form);
    }

    /** The same with a digit for each kind of piece; empty where there are more than a few pieces of some kind. */
    public static Optional<PackedPlay> byPieces(BoardForm form, boolean classes) {
        return PackedFields.byPieces(form).map(fields -> new PackedPlay(form, fields, classes));
    }

    /** The image of a position by one of the symmetries that are used. */
    long image(int symmetry, long position) {
        return fields.image(position, images[symmetry], symmetries.get(symmetry).swap());
    }

    @Override
    public long canonical(long position) {
        long least = position;
        for (int s = 0; s < images.length; s++) {
            least = Math.min(least, image(s, position));
        }
        return least;
    }

    @Override
    public long classSize(long canonical) {
        int fixing = 0;
        for (int s = 0; s < images.length; s++) {
            fixing += image(s, canonical) == canonical ? 1 : 0;
        }
        return fixing == 0 ? 1 : images.length / fixing;
    }

    @Override
    public BoardForm form() {
        return form;
    }

    @Override
    public long pack(AtTurn<BoardPosition> at) {
        return fields.pack(at);
    }

    @Override
    public AtTurn<BoardPosition> unpack(long number) {
        return fields.unpack(number);
    }

    @Override
    public long start() {
        return pack(new AtTurn<>(play.start(), form.shared() ? Player.LEFT : rules.first()));
    }

    @Override
    public long bound() {
        return fields.bound;
    }

    @Override
    public int mostOptions() {
        return marks.isPresent() ? form.values().length : MOST_MOVES;
    }

    @Override
    public int options(long position, long[] options) {
        return bits.isPresent() ? bits.get().options(position, options) : new At(position).options(options);
    }

    /** A number, read. */
    private final class At {
        final long number;
        final int[] on;
        final int mover;
        final int leftHand;
        final int rightHand;
        final long pliesLeft;
        final boolean waits;

        At(long number) {
            this.number = number;
            this.mover = (int) (number & 1);
            this.on = new int[rules.board().size()];
            long rest = fields.cells(number, on);
            this.rightHand = fields.rightHand(rest);
            this.leftHand = fields.leftHand(rest);
            this.pliesLeft = fields.pliesLeft(rest);
            this.waits = number >= fields.waitWeight;
        }

        int code() {
            int code = verdicts[mover].code(on, leftHand, rightHand, this::attacked);
            boolean out = rules.plies() != BoardRules.ENDLESS && pliesLeft == 0;
            return code == EndTests.NONE && out ? EndTests.code(Verdict.DRAWS) : code;
        }

        /** The cells with pieces of the player who has moved that the player to move could take. */
        private long attacked() {
            MoveCounter counter = new MoveCounter(moves, on, mover, leftHand, rightHand);
            if (counter.isTooLong()) {
                Player moved = Player.values()[1 - mover];
                return play.attacked(unpack(number).position(), moved).low();
            }
            MoveNumbers found = counter.found;
            int[] after = new int[on.length];
            long attacked = 0;
            for (int i = 0; i < found.count(); i++) {
                fields.cells(number + found.adds(i), after);
                attacked |= moves.lost(mover, on, after);
            }
            return attacked;
        }

        int options(long[] options) {
            if (code() != EndTests.NONE) {
                return 0;
            }
            long passed = form.shared() ? number : number ^ 1;
            long next = passed - (rules.plies() == BoardRules.ENDLESS ? 0 : fields.plyWeight);
            if (waits) {
                options[0] = next - fields.waitWeight;
                return goesOn() ? 1 : 0;
            }
            if (marks.isPresent()) {
                return marks.get().options(next, occupied(), options);
            }
            MoveCounter counter = counter(mover);
            if (counter.isTooLong()) {
                return listed(options);
            }
            MoveNumbers found = counter.found;
            if (found.count() == 0 && rules.customs().passes() && canMove(1 - mover)) {
                options[0] = next;
                return 1;
            }
            refuseMoreThan(found.count());
            for (int i = 0; i < found.count(); i++) {
                options[i] = next + found.adds(i);
            }
            return found.count();
        }

        private static void refuseMoreThan(int moves) {
            if (moves > MOST_MOVES) {
                throw new RefusedException("board.too-many-moves", "seen", moves, "most", MOST_MOVES);
            }
        }

        /** Whether, where the player to move waits, the play goes on. */
        private boolean goesOn() {
            return canMove(1 - mover) || rules.customs().passes() && canMove(mover);
        }

        boolean canMove(int player) {
            if (marks.isPresent()) {
                return marks.get().any(occupied());
            }
            MoveCounter counter = counter(player);
            return counter.isTooLong()
                    ? play.canMove(unpack(number).position(), Player.values()[player])
                    : counter.found.count() > 0;
        }

        private MoveCounter counter(int player) {
            MoveCounter counter = new MoveCounter(moves, on, player, leftHand, rightHand);
            if (rules.customs().hasRoyal() && !counter.isTooLong()) {
                int[] after = new int[on.length];
                counter.found.keep(adds -> !inCheck(number + adds, after, player));
            }
            return counter;
        }

        /** Whether a royal piece of a player's could be taken at a position of the same turn. */
        private boolean inCheck(long position, int[] after, int player) {
            if (threats.isEmpty()) {
                return play.inCheck(unpack(position).position(), Player.values()[player]);
            }
            fields.cells(position, after);
            return threats.get().inCheck(after, player);
        }

        /** Whether the player to move can do nothing but pass. */
        boolean passes() {
            return !waits
                    && rules.customs().passes()
                    && code() == EndTests.NONE
                    && !canMove(mover)
                    && canMove(1 - mover);
        }

        /** Whether the play is over. */
        boolean over() {
            boolean stuck =
                    waits ? !goesOn() : !canMove(mover) && !(rules.customs().passes() && canMove(1 - mover));
            return code() != EndTests.NONE || stuck;
        }

        private int listed(long[] options) {
            AtTurn<BoardPosition> at = unpack(number);
            int count = 0;
            List<BoardMove> moves = play.moves(at.position(), at.mover());
            refuseMoreThan(moves.size());
            for (BoardMove move : moves) {
                BoardPosition after = play.play(at.position(), at.mover(), move);
                options[count++] = pack(new AtTurn<>(
                        after, form.shared() ? Player.LEFT : at.mover().other()));
            }
            return count;
        }

        /** The cells that are not empty. */
        long occupied() {
            long occupied = 0;
            for (int cell = 0; cell < on.length; cell++) {
                occupied |= on[cell] == 0 ? 0 : 1L << cell;
            }
            return occupied;
        }
    }

    @Override
    public Ending ending(long position) {
        if (scoring()) {
            return Ending.SCORED;
        }
        At at = new At(position);
        int code = at.code();
        boolean mated = rules.customs().hasRoyal() && at.inCheck(position, at.on, at.mover);
        Verdict stuck = at.waits ? rules.stuck().opposite() : mated ? Verdict.LOSES : rules.stuck();
        return switch (code == EndTests.NONE ? stuck : Verdict.values()[code - 1]) {
            case WINS -> Ending.LAST_MOVER_LOSES;
            case LOSES -> Ending.LAST_MOVER_WINS;
            case DRAWS -> Ending.TIE;
        };
    }

    @Override
    public boolean scoring() {
        return rules.customs().score() != Customs.Score.NOTHING;
    }

    @Override
    public void gains(long position, long[] gains) {
        if (bits.isPresent() && rules.customs().score() == Customs.Score.BOXES) {
            bits.get().closed(position, gains);
            return;
        }
        At before = new At(position);
        for (int i = before.options(gains) - 1; i >= 0; i--) {
            At after = new At(gains[i]);
            gains[i] = switch (rules.customs().score()) {
                case PIECES -> after.over() ? moves.lead(before.mover, after.on) : 0;
                case BOXES -> rules.customs().closed(before.occupied(), after.occupied());
                default -> moves.taken(before.mover, before.on, after.on);
            };
        }
    }

    @Override
    public int levels() {
        return levels.count();
    }

    @Override
    public int level(long position) {
        At at = new At(position);
        return levels.level(at.on, at.leftHand, at.rightHand, at.pliesLeft, at.waits ? 2 : at.passes() ? 1 : 0);
    }
}
