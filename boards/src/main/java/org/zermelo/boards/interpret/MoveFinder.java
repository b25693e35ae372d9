package org.zermelo.boards.interpret;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.model.Stacks;
import org.zermelo.boards.model.Track;
import org.zermelo.game.Player;

/** The moves of a player at a position: each clause at each cell, and then what comes of it. */
final class MoveFinder {

    private final BoardRules rules;
    private final BoardPosition position;
    private final Board board;
    private final Stacks stacks;
    private final Player mover;
    private final int hand;
    private final int[] on;
    private final int own;
    private final FoundMoves found = new FoundMoves();

    private MoveClause clause;
    /** The cell with which the move that is read begins. */
    private int origin;

    private final Remembered remembered;
    private boolean forbidden;
    /** Whether one move is enough. */
    private boolean one;
    /** Where a move has to take something, if it takes nothing elsewhere. */
    private BoardCells wanted = BoardCells.ALL;

    MoveFinder(BoardRules rules, BoardPosition position, Player mover) {
        this.rules = rules;
        this.position = position;
        this.board = rules.board();
        this.stacks = rules.customs().kinds().stacks();
        this.mover = mover;
        this.hand = position.hand(mover);
        this.remembered = position.remembered();
        String signs = rules.customs().kinds().signs();
        this.on = position.cells().chars().map(signs::indexOf).toArray();
        this.own = (int) Arrays.stream(on)
                .filter(value -> Content.of(value, mover) == Content.OWN)
                .count();
        this.clause = rules.clauses().get(0);
    }

    /** All moves, those of one text once; only those that must be made where there are such. */
    List<BoardMove> moves() {
        find(true);
        if (found.isEmpty()) {
            find(false);
        }
        return found.longest();
    }

    /** A move that is left out for one of an earlier clause that has the same text. */
    Optional<String> namesake() {
        moves();
        return found.namesake();
    }

    /** Leaves out moves to other cells than these by which nothing is taken elsewhere. */
    MoveFinder taking(BoardCells cells) {
        wanted = cells;
        return this;
    }

    /** Whether there is a move: the search ends at the first cell with one. */
    boolean isAny() {
        one = true;
        return !moves().isEmpty();
    }

    /** Whether what is remembered forbids some move. */
    boolean isForbidden() {
        moves();
        return forbidden;
    }

    private void find(boolean must) {
        for (MoveClause each : rules.clauses()) {
            boolean waits = each.afterHand() && hand > 0;
            if (each.manner().taking().must() == must && each.who().contains(mover) && !waits) {
                find(each);
            }
        }
    }

    private void find(MoveClause each) {
        int atMost = each.manner().atMost();
        boolean open = rules.affords(each, hand) && (atMost == Manner.ALWAYS || hand + own <= atMost);
        clause = each;
        for (int cell = 0; open && cell < board.size() && !(one && !found.isEmpty()); cell++) {
            read(cell, each.movement());
        }
    }

    /** The ways in which a turn goes on by a motion, when a piece has come to a cell: this is the position between both. */
    private List<FoundMoves.Found> goingOn(MoveClause motion, int from) {
        if (motion.movement() instanceof Movement.Shoot shoot) {
            clause = motion;
            shoot(from, shoot.along());
        } else {
            find(motion);
        }
        return found.all();
    }

    private Content seen(int cell) {
        return Content.of(on[cell], mover);
    }

    /** Whether a piece of the other lies beside a cell. */
    private boolean meets(int from) {
        return board.beside(from).numbers().anyMatch(cell -> seen(cell) == Content.OTHER);
    }

    private void read(int from, Movement movement) {
        origin = from;
        boolean barred = !clause.manner().where().from().has(from);
        if (barred || clause.manner().where().besideOther() && !meets(from)) {
            return;
        }
        if (movement instanceof Movement.Place || movement instanceof Movement.Drop) {
            place(from, movement);
        } else if (movement instanceof Movement.Cover cover) {
            cover(from, cover.rows(), cover.columns(), Content.EMPTY, clause.placed(mover));
        } else if (movement instanceof Movement.Remove remove) {
            cover(from, remove.rows(), remove.columns(), remove.piece(), 0);
        } else if (movement instanceof Movement.Turn turn) {
            turn(from, turn);
        } else if (movement instanceof Movement.Pass) {
            if (from == 0) {
                add(BoardMove.PASS, 0);
            }
        } else if (movement instanceof Movement.Sweep sweep) {
            List<String> ways = from == 0 ? sweep.ways() : List.of();
            for (int way = 0; way < ways.size(); way++) {
                if (sweep.allows(way, on, mover)) {
                    goOn(ways.get(way), sweep.after(way, rules, on, mover), Track.NOWHERE, 0, 0);
                }
            }
        } else if (movement instanceof Movement.Push) {
            Pushes.of(rules, on, from, mover)
                    .forEach(push ->
                            done(board.name(from) + "-" + board.name(push.to()), push.after(), push.to(), 0, 0));
        } else if (seen(from) == movement.piece() && ofKind(from)) {
            if (movement instanceof Movement.Step step) {
                step.rays().of(mover).forEach(ray -> go(from, board.next(ray, from), step.onto()));
            } else if (movement instanceof Movement.Slide slide) {
                slide.rays().of(mover).forEach(ray -> slide(from, ray, slide));
            } else if (movement instanceof Movement.Jump) {
                int[] cells = on.clone();
                cells[from] = left(from);
                new Jumps(rules, mover, clause, this::done).find(cells, from, stacks.top(on[from]));
            } else if (movement instanceof Movement.Fly) {
                for (int to = 0; to < board.size(); to++) {
                    go(from, to, Set.of(Content.EMPTY));
                }
            } else if (movement instanceof Movement.Leave leave) {
                leave.rays().of(mover).forEach(ray -> leave(from, ray));
            }
        }
    }

    private boolean ofKind(int cell) {
        int kind = clause.manner().kind();
        return kind == PieceKinds.ANY
                || seen(cell) == Content.NEUTRAL
                || rules.customs().kinds().kindOf(on[cell]) == kind;
    }

    private void place(int cell, Movement movement) {
        boolean drops = movement instanceof Movement.Drop;
        boolean lands = !drops || Falls.lands(board, on, cell);
        int value = clause.placed(mover);
        int becomes = landed(value, cell, Set.of(Content.EMPTY));
        if (becomes >= 0 && lands) {
            String text = drops ? board.dropName(cell) : board.name(cell);
            int[] after = on.clone();
            after[cell] = becomes;
            done(sign(value) + text, after, cell, 0, 0);
        }
    }

    /** What a piece makes of a cell on which it comes; -1 where it may not. */
    private int landed(int piece, int cell, Set<Content> onto) {
        return clause.manner().covering()
                ? stacks.over(piece, on[cell])
                : clause.manner().meets(onto, on[cell], mover) ? piece : -1;
    }

    /** The sign of a piece, where the cell alone does not tell the move. */
    private String sign(int value) {
        return rules.placesSeveral(mover) ? named(value) : "";
    }

    /** The sign of a piece, before the cells that the move names. */
    private String named(int value) {
        return rules.customs().kinds().signs().charAt(value) + ":";
    }

    private void turn(int cell, Movement.Turn turn) {
        int value = clause.placed(mover);
        if (seen(cell) == turn.piece() && ofKind(cell) && on[cell] != value) {
            int[] after = on.clone();
            after[cell] = value;
            done(named(value) + board.name(cell), after, cell, 0, 0);
        }
    }

    /** A rectangle of cells bears what it must, and then something else. */
    private void cover(int corner, int rows, int columns, Content before, int value) {
        BoardCells cells = board.block(corner, rows, columns);
        int[] after = on.clone();
        int kept = 0;
        boolean fits = !cells.isEmpty();
        for (int cell : cells.numbers().toArray()) {
            fits &= seen(cell) == before && (value != 0 || ofKind(cell));
            kept += kept(on[cell]);
            after[cell] = value;
        }
        if (fits) {
            done((value == 0 ? BoardRules.REMOVES : sign(value)) + board.cover(cells), after, corner, 0, kept);
        }
    }

    private void go(int from, int to, Set<Content> onto) {
        boolean misses = to < 0 || !wanted.has(to) && !rules.takesElsewhere(clause);
        int becomes = misses ? -1 : landed(stacks.top(on[from]), to, onto);
        if (becomes >= 0) {
            boolean takes = seen(to) != Content.EMPTY && !clause.manner().covering();
            int[] after = on.clone();
            after[to] = becomes;
            after[from] = left(from);
            int turned = clause.becomes(mover);
            String name = (turned == 0 ? "" : named(turned)) + board.name(from) + (takes ? "x" : "-") + board.name(to);
            done(name, after, to, takes ? 1 : 0, kept(on[to]));
        }
    }

    private void slide(int from, int ray, Movement.Slide slide) {
        int last = -1;
        int to = board.next(ray, from);
        for (; to >= 0 && to != from && on[to] == 0; to = board.next(ray, to)) {
            last = landed(stacks.top(on[from]), to, slide.onto()) >= 0 ? to : last;
            if (!slide.far()) {
                go(from, to, slide.onto());
            }
        }
        boolean ends = to >= 0 && to != from && landed(stacks.top(on[from]), to, slide.onto()) >= 0;
        go(from, ends ? to : slide.far() ? last : -1, slide.onto());
    }

    /** What is on a cell when its upper piece has gone. */
    private int left(int from) {
        boolean marked = clause.manner().leaving() == Content.NEUTRAL;
        return marked ? Content.NEUTRAL.value(mover) : stacks.below(on[from]);
    }

    private void leave(int from, int ray) {
        if (board.next(ray, from) < 0) {
            int[] after = on.clone();
            after[from] = left(from);
            goOn(board.name(from) + "-" + BoardRules.OFF, after, Track.NOWHERE, 0, 0);
        }
    }

    /** What comes into the hand with a piece that is captured. */
    private int kept(int value) {
        return Closings.kept(rules, value, mover);
    }

    /** What comes of a piece that has come to a cell, when so much has come into the hand. */
    private void done(String text, int[] after, int to, int taken, int kept) {
        Closings.Closed closed = Closings.close(rules, clause.manner().taking().closing(), after, to, mover);
        boolean barred = !clause.manner().where().to().has(to);
        if (barred || clause.manner().taking().closing() == Manner.Closing.FLIPS && closed.pieces() == 0) {
            return;
        }
        Customs customs = rules.customs();
        boolean dropped = clause.places() && customs.hands().keeps();
        int becomes = clause.becomes(mover);
        after[to] = becomes != 0 ? becomes : dropped ? after[to] : customs.promoted(after[to], to, mover);
        if (MillRows.isBarred(rules, clause, after, to, mover)) {
            return;
        }
        int gained = kept + closed.kept() - rules.spent(clause);
        List<Integer> removable =
                customs.mill() == Customs.NOTHING ? List.of() : MillRows.taken(rules, clause, after, to, mover);
        take(removable, clause.manner().taking().another(), text, after, to, taken, gained);
    }

    /**
     * Goes on with each of these pieces of the other's taken, too; as it is where there are none.
     *
     * @param another whether one more is taken then, wherever it stands
     */
    private void take(List<Integer> others, boolean another, String text, int[] after, int to, int taken, int gained) {
        if (others.isEmpty()) {
            goOn(another, text, after, to, taken, gained);
        }
        for (int cell : others) {
            int[] without = after.clone();
            without[cell] = 0;
            goOn(another, text + "x" + board.name(cell), without, to, taken, gained + kept(after[cell]));
        }
    }

    private void goOn(boolean another, String text, int[] after, int to, int taken, int gained) {
        if (another) {
            take(MillRows.others(after, mover), false, text, after, to, taken, gained);
        } else {
            goOn(text, after, to, taken, gained);
        }
    }

    /** Adds a motion that has brought a piece to a cell: as a move, or with each way in which the turn goes on. */
    private void goOn(String text, int[] after, int to, int taken, int gained) {
        BoardMove motion = new BoardMove(text, BoardMove.changes(on, after), gained, track(after, to));
        int counted = clause.manner().taking().chain() == Manner.Chain.LONGEST ? taken : 0;
        if (clause.next().isEmpty()) {
            add(motion, counted);
            return;
        }
        MoveClause next = clause.next().orElseThrow();
        BoardPosition between = position.after(rules, mover, motion);
        boolean over = !next.isShot() && new BoardPlay(rules).isOver(between, mover);
        if (over || next.may()) {
            add(motion, counted);
        }
        if (!over) {
            new MoveFinder(rules, between, mover)
                    .goingOn(next, to)
                    .forEach(each -> add(motion.and(each.move()), counted + each.taken()));
        }
    }

    /** Blocks an empty cell: any, or one along a ray. */
    private void shoot(int from, boolean along) {
        for (int cell = 0; !along && cell < board.size(); cell++) {
            block(cell);
        }
        for (int ray = 0; along && ray < board.rays(); ray++) {
            int cell = board.next(ray, from);
            for (; cell >= 0 && cell != from && on[cell] == 0; cell = board.next(ray, cell)) {
                block(cell);
            }
        }
    }

    private void block(int cell) {
        if (on[cell] == 0) {
            int[] after = on.clone();
            after[cell] = Content.NEUTRAL.value(mover);
            goOn(board.name(cell), after, cell, 0, 0);
        }
    }

    private Track track(int[] after, int to) {
        return rules.remembers() ? Tracks.of(clause, origin, to, on, after) : Track.NONE;
    }

    private void add(BoardMove move, int taken) {
        Bans bans = clause.manner().bans();
        if (bans.any() && bans.forbid(move.track(), remembered)) {
            forbidden = true;
            return;
        }
        found.add(move, taken);
    }
}
