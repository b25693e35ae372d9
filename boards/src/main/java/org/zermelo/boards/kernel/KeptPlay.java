package org.zermelo.boards.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.derive.ComposedSymmetries;
import org.zermelo.boards.ends.EndTests;
import org.zermelo.boards.ends.Verdicts;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.moves.KeptMoves;
import org.zermelo.boards.numbers.KeptFields;
import org.zermelo.boards.numbers.KeptImages;
import org.zermelo.boards.numbers.KeptOrder;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Ending;
import org.zermelo.game.Player;

/**
 * A board game on numbers in which captured pieces come into the hand and pieces step or are placed, such as catch the lion. A number is
 * bit fields, an index leaves out what the pieces cannot make, moves are written out, and they can be taken back.
 */
public final class KeptPlay implements PackedBoard {

    private final BoardForm form;
    private final BoardRules rules;
    private final KeptFields fields;
    private final KeptOrder order;
    private final KeptMoves[] moves = new KeptMoves[2];
    private final Verdicts[] verdicts = new Verdicts[2];
    private final long turn;
    private final KeptImages images;
    /** The most of each value that can stand on the board. */
    private final int[] most;

    private KeptPlay(BoardForm form, KeptFields fields, KeptOrder order, boolean classes) {
        this.form = form;
        this.rules = form.rules();
        this.fields = fields;
        this.order = order;
        this.turn = 1L << fields.turnShift;
        for (Player player : Player.values()) {
            moves[player.ordinal()] = new KeptMoves(rules, fields, player);
            verdicts[player.ordinal()] = new Verdicts(rules, player);
        }
        this.images = new KeptImages(form, fields, classes);
        this.most = most(rules, fields.cells, swaps(form, classes));
    }

    private static boolean swaps(BoardForm form, boolean classes) {
        return classes && form.symmetries().stream().anyMatch(Symmetry::swap);
    }

    private static int[] most(BoardRules rules, int cells, boolean swaps) {
        Customs customs = rules.customs();
        int[] most = new int[customs.kinds().values()];
        for (int value = 1; value < most.length; value++) {
            int kind = PieceKinds.kind(value);
            boolean changes = customs.promoted() != Customs.NOTHING && (kind == 0 || kind == customs.promoted());
            boolean fixed = customs.kept(value) == 0 && !changes;
            int others = swaps ? ComposedSymmetries.exchanged(value) : value;
            most[value] = fixed ? Math.max(atStart(rules, value), atStart(rules, others)) : cells;
        }
        return most;
    }

    private static int atStart(BoardRules rules, int value) {
        char sign = rules.customs().kinds().signs().charAt(value);
        return (int) rules.start().chars().filter(each -> each == sign).count();
    }

    /** The numbers of a game; empty where its pieces do more than to step, to be placed and to be kept. */
    public static Optional<KeptPlay> of(BoardForm form) {
        return of(form, true);
    }

    /**
     * The numbers of a game, in a form that can be told.
     *
     * @param classes whether positions that a symmetry takes into each other are one
     */
    public static Optional<KeptPlay> of(BoardForm form, boolean classes) {
        if (!steps(form)) {
            return Optional.empty();
        }
        KeptFields fields = new KeptFields(form.rules());
        return KeptOrder.of(form.rules(), fields, form.values(), swaps(form, classes))
                .map(order -> new KeptPlay(form, fields, order, classes));
    }

    /** Whether it has such numbers, with symmetries or without. */
    public static boolean fits(BoardForm form) {
        return steps(form) && KeptOrder.fits(form.rules(), new KeptFields(form.rules()), swaps(form, true));
    }

    private static boolean steps(BoardForm form) {
        BoardRules rules = form.rules();
        Customs customs = rules.customs();
        Customs plain = new Customs(
                customs.kinds(),
                customs.promotion(),
                Customs.NOTHING,
                Customs.Score.NOTHING,
                false,
                List.of(),
                AnotherTurn.NEVER,
                customs.hands(),
                Customs.NOTHING);
        boolean promotedInHand = customs.promoted() != Customs.NOTHING
                && customs.hands().byKind()
                && customs.hands().most().get(customs.promoted()) > 0;
        return rules.board().isOneWord()
                && rules.composed()
                && customs.equals(plain)
                && customs.hands().keeps()
                && !promotedInHand
                && rules.plies() == BoardRules.ENDLESS
                && !form.shared()
                && rules.clauses().stream().allMatch(KeptPlay::steps)
                && KeptFields.fit(rules)
                && Arrays.stream(form.values()).allMatch(set -> (set >> Content.NEUTRAL.ordinal() & 1) == 0);
    }

    private static boolean steps(MoveClause clause) {
        Manner manner = clause.manner();
        Manner plain = new Manner(
                manner.kind(),
                new Manner.Taking(
                        manner.taking().kind(), manner.taking().must(), Manner.Chain.NONE, Manner.Closing.NONE, false),
                Manner.Where.to(manner.where().to()),
                PieceKinds.ANY,
                Content.EMPTY,
                false,
                Manner.ALWAYS,
                Bans.NONE,
                Manner.ALWAYS);
        Movement movement = clause.movement();
        boolean known = movement instanceof Movement.Place
                || movement instanceof Movement.Step step && !step.onto().contains(Content.OWN);
        return known
                && clause.next().isEmpty()
                && movement.piece() == Content.OWN
                && !clause.afterHand()
                && manner.equals(plain);
    }

    @Override
    public long canonical(long position) {
        return images.least(position);
    }

    @Override
    public long classSize(long canonical) {
        return images.different(canonical);
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
        return 2 * turn;
    }

    @Override
    public long indices() {
        return images.leftAlone() ? order.size() : 2 * order.size();
    }

    @Override
    public long index(long position) {
        if (position < turn) {
            return order.index(position);
        }
        long index = images.leftAlone() ? -1 : order.index(position - turn);
        return index < 0 ? -1 : order.size() + index;
    }

    @Override
    public long at(long index) {
        return index < order.size() ? order.at(index) : turn + order.at(index - order.size());
    }

    @Override
    public int mostOptions() {
        return Math.max(moves[0].mostParents, moves[1].mostParents);
    }

    @Override
    public int mostParents() {
        return mostOptions();
    }

    @Override
    public int options(long position, long[] options) {
        long[] standing = fields.standing(position);
        int mover = (int) (position >>> fields.turnShift);
        KeptMoves made = moves[mover];
        return code(position, standing, mover) == EndTests.NONE
                ? list(position, standing, mover, made.clauses.length, options)
                : 0;
    }

    private int code(long position, long[] standing, int mover) {
        return verdicts[mover].code(
                standing, player -> fields.hand(position, player), () -> attacked(position, standing, mover));
    }

    /** Writes the moves of the first so many clauses; how many there are. */
    private int list(long position, long[] standing, int mover, int clauses, long[] options) {
        KeptMoves made = moves[mover];
        int count = 0;
        for (int c = 0; c < clauses; c++) {
            if (c == made.musts && count > 0) {
                return count;
            }
            count = list(made, made.clauses[c], position, standing, mover, options, count);
        }
        return count;
    }

    private int list(
            KeptMoves made,
            KeptMoves.Clause clause,
            long position,
            long[] standing,
            int mover,
            long[] options,
            int before) {
        int count = before;
        long next = mover == 0 ? position + turn : position - turn;
        if (clause.placed() != 0) {
            long held = fields.held(mover, clause.kind());
            if (fields.held(position, mover, clause.kind()) > 0) {
                for (long left = standing[0] & clause.cells(); left != 0; left &= left - 1) {
                    int cell = Long.numberOfTrailingZeros(left);
                    options[count++] = next - held + ((long) clause.placed() << fields.shift(cell));
                }
            }
            return count;
        }
        for (long left = BoardCells.union(standing, clause.begins()); left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            for (KeptMoves.Way way : clause.ways()[cell][fields.at(position, cell)]) {
                int there = fields.at(position, way.to());
                if ((way.onto() >> there & 1) != 0) {
                    long taken = (long) there << fields.shift(way.to());
                    options[count++] = next + way.adds() - taken + made.kept[there];
                }
            }
        }
        return count;
    }

    /** The cells with pieces of the player who has moved that the player to move could take. */
    private long attacked(long position, long[] standing, int mover) {
        KeptMoves made = moves[mover];
        long attacked = 0;
        boolean any = false;
        for (int c = 0; c < made.clauses.length && !(c == made.musts && any); c++) {
            KeptMoves.Clause clause = made.clauses[c];
            any |= clause.placed() != 0
                    && fields.held(position, mover, clause.kind()) > 0
                    && (standing[0] & clause.cells()) != 0;
            for (long left = BoardCells.union(standing, clause.begins()); left != 0; left &= left - 1) {
                int cell = Long.numberOfTrailingZeros(left);
                for (KeptMoves.Way way : clause.ways()[cell][fields.at(position, cell)]) {
                    int there = fields.at(position, way.to());
                    boolean goes = (way.onto() >> there & 1) != 0;
                    any |= goes;
                    attacked |= goes && there != 0 ? 1L << way.to() : 0;
                }
            }
        }
        return attacked;
    }

    @Override
    public Ending ending(long position) {
        int mover = (int) (position >>> fields.turnShift);
        int code = code(position, fields.standing(position), mover);
        return EndTests.ending(code, rules.stuck());
    }

    @Override
    public int parents(long position, long[] parents) {
        int mover = (int) (position >>> fields.turnShift);
        int before = 1 - mover;
        KeptMoves made = moves[before];
        long[] standing = fields.standing(position);
        long last = before == 1 ? position + turn : position - turn;
        int count = 0;
        for (KeptMoves.Clause clause : made.clauses) {
            if (clause.placed() != 0) {
                long held = fields.held(before, clause.kind());
                for (long left = standing[clause.placed()] & clause.cells(); left != 0; left &= left - 1) {
                    int cell = Long.numberOfTrailingZeros(left);
                    long parent = last + held - ((long) clause.placed() << fields.shift(cell));
                    count = add(parent, before, clause.must(), parents, count);
                }
            }
        }
        for (long left = ~standing[0] & (1L << fields.cells) - 1; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            for (KeptMoves.Way way : made.back[to][fields.at(position, to)]) {
                if ((standing[0] >>> way.from() & 1) == 0) {
                    continue;
                }
                for (int onto = way.onto(); onto != 0; onto &= onto - 1) {
                    int there = Integer.numberOfTrailingZeros(onto);
                    boolean held = made.kept[there] == 0 || fields.held(position, before, made.keptKind[there]) > 0;
                    if (held && (there == 0 || Long.bitCount(standing[there]) < most[there])) {
                        long taken = (long) there << fields.shift(to);
                        long parent = last - way.adds() + taken - made.kept[there];
                        count = add(parent, before, way.must(), parents, count);
                    }
                }
            }
        }
        return count;
    }

    /** Adds a position, if its play is not over and the move that was made there could be made. */
    private int add(long parent, int before, boolean must, long[] parents, int count) {
        long[] standing = fields.standing(parent);
        int musts = must ? 0 : moves[before].musts;
        if (code(parent, standing, before) != EndTests.NONE
                || musts > 0 && list(parent, standing, before, musts, new long[mostOptions()]) > 0) {
            return count;
        }
        parents[count] = parent;
        return count + 1;
    }
}
