package org.zermelo.boards.kernel;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.moves.MarkMoves;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.boards.numbers.PackedFields;
import org.zermelo.boards.numbers.PlayLevels;
import org.zermelo.boards.planes.PlaneTurn;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/**
 * A board game on numbers whose moves change more than their words name: chains, flips, mills, promotion. The digits of a number are
 * what is remembered of earlier moves, whether the player to move has to pass, the plies left, the hands, the cells and the turn.
 */
public final class PackedPlay implements PackedBoard {

    /** Games with more boards are solved by classes of symmetry. */
    private static final double MOST_PLAIN = 1 << 20;

    /** So many moves have room at a position; more are refused. */
    private static final int MOST_MOVES = 4096;

    private final BoardForm form;
    private final BoardRules rules;
    private final PackedFields fields;
    private final PlayLevels levels;
    /** The position that a thread reads. */
    private final ThreadLocal<PlaneTurn> turns;
    /** The moves where they are marks on empty cells alone. */
    private final Optional<MarkMoves> marks;
    /** The same where the marks are the bits of a number. */
    private final Optional<MarkMoves> bits;

    /** The symmetries that are used; none but where there are two at least. */
    private final List<Symmetry> symmetries;
    /** For each symmetry, group and filling what the image adds to a number. */
    private final long[][][] images;

    private PackedPlay(BoardForm form, PackedFields fields, boolean classes) {
        this.form = form;
        this.rules = form.rules();
        this.fields = fields;
        this.levels = new PlayLevels(rules, form.weights(), form.values());
        this.turns = ThreadLocal.withInitial(PlaneTurn.of(form, fields));
        this.marks = MarkMoves.of(form, fields.worth, fields.waitWeight);
        this.bits = marks.filter(MarkMoves::areBits);
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
    private long image(int symmetry, long position) {
        return fields.image(position, images[symmetry], symmetries.get(symmetry));
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
    public long bound() {
        return fields.bound;
    }

    @Override
    public int mostOptions() {
        return marks.isPresent() ? form.values().length : MOST_MOVES;
    }

    private PlaneTurn turn(long position) {
        return turns.get().at(position);
    }

    @Override
    public int options(long position, long[] options) {
        if (bits.isPresent()) {
            return bits.get().options(position, options);
        }
        PlaneTurn at = turn(position);
        if (marks.isPresent()) {
            return options(marks.get(), at, options);
        }
        int count = at.options();
        if (count > MOST_MOVES) {
            throw new RefusedException("board.too-many-moves", "seen", count, "most", MOST_MOVES);
        }
        System.arraycopy(at.found(), 0, options, 0, count);
        return count;
    }

    private static int options(MarkMoves marks, PlaneTurn at, long[] options) {
        long occupied = ~at.standing()[0];
        options[0] = at.next();
        boolean over = at.code() != EndTests.NONE || !marks.any(occupied);
        return over ? 0 : at.waits() ? 1 : marks.options(at.next(), occupied, options);
    }

    @Override
    public Ending ending(long position) {
        if (scoring()) {
            return Ending.SCORED;
        }
        PlaneTurn at = turn(position);
        int code = at.code();
        Verdict stuck = at.waits() ? rules.stuck().opposite() : at.inCheck() ? Verdict.LOSES : rules.stuck();
        return EndTests.ending(code, stuck);
    }

    @Override
    public boolean scoring() {
        return rules.customs().score() != Customs.Score.NOTHING;
    }

    @Override
    public void gains(long position, long[] gains) {
        Customs.Score score = rules.customs().score();
        if (bits.isPresent() && score == Customs.Score.BOXES) {
            bits.get().closed(position, gains);
            return;
        }
        int count = options(position, gains);
        PlaneTurn at = turn(position);
        int mover = at.mover();
        long[] before = at.standing().clone();
        for (int i = 0; i < count; i++) {
            at.at(gains[i]);
            gains[i] = switch (score) {
                case PIECES -> at.isOver() ? at.lead(mover) : 0;
                case BOXES -> rules.customs().closed(~before[0], ~at.standing()[0]);
                default -> at.taken(mover, before);
            };
        }
    }

    @Override
    public int levels() {
        return levels.count();
    }

    @Override
    public int level(long position) {
        PlaneTurn at = turn(position);
        int passes = at.waits() ? 2 : at.onlyPasses() ? 1 : 0;
        return levels.level(at.standing(), at.leftHand(), at.rightHand(), at.plies(), passes);
    }
}
