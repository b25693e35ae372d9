package org.zermelo.boards.moves;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Player;

/** A clause as one player makes it, in numbers: which values begin it, along which rays, and onto or over which values. */
public final class ClauseCode {

    /** What a clause does. */
    public enum Verb {
        PLACE,
        /** A rectangle of cells changes. */
        COVER,
        DROP,
        STEP,
        SLIDE,
        JUMP,
        FLY,
        LEAVE,
        PUSH,
        /** The board changes at large. */
        SWEEP,
        /** A cell is blocked when a piece has come to another. */
        SHOOT,
        PASS
    }

    public final Verb verb;
    public final Manner manner;
    public final boolean afterHand;
    /** The clause as it was read. */
    public final MoveClause read;
    /** What a piece that is placed takes from the number of the hand. */
    public final int spent;

    public final int[] rays;
    /** The values of the cells with which a move begins, value v as bit v; none for a pass. */
    public final int begins;
    /** The value of a piece that is placed, or that another one is turned into; 0 where pieces are removed. */
    public final int placed;
    /** What a piece becomes by going; 0 where it stays what it is. */
    public final int becomes;
    /** The values onto which, or over which, a piece goes, or which are covered, removed or turned. */
    public final int others;

    /** For each cell the cells that a piece covers whose corner lies there. */
    public final long[] covers;

    /** The values onto which a jump goes. */
    public final int lands;
    /** Whether a slide goes as far as it can. */
    public final boolean far;

    public final boolean capturing;
    /** Whether a jump goes far to what it jumps over, and behind it. */
    public final boolean flying;
    /** Whether a chain may stop behind each capture. */
    public final boolean open;
    /** Whether each capture of a chain goes the way of the first. */
    public final boolean straight;
    /** Whether a neutral piece is left where a piece goes away. */
    public final boolean leaves;
    /** For each cell the lines of which a piece that comes there may make none; none where it may. */
    public final long[][] noLines;
    /** Whether only cells are blocked that a queen would reach. */
    public final boolean along;
    /** Whether the turn may be over without this motion. */
    public final boolean may;
    /** The motion that follows in the same turn. */
    public final @Nullable ClauseCode next;
    /** Whether what is placed, or what a piece is turned into, has to be named. */
    final boolean named;

    public ClauseCode(BoardRules rules, MoveClause clause, Player mover) {
        Movement movement = clause.movement();
        PieceKinds kinds = rules.customs().kinds();
        this.manner = clause.manner();
        this.open = manner.taking().chain().isOpen();
        this.straight = manner.taking().chain() == Manner.Chain.STRAIGHT;
        this.becomes = clause.becomes(mover);
        this.leaves = manner.leaving() == Content.NEUTRAL;
        this.afterHand = clause.afterHand();
        this.read = clause;
        this.may = clause.may();
        this.along = movement instanceof Movement.Shoot shoot && shoot.along();
        this.next = clause.next()
                .map(motion -> new ClauseCode(rules, motion, mover))
                .orElse(null);
        this.spent = rules.spent(clause);
        boolean turns = movement instanceof Movement.Turn;
        this.named = turns || clause.places() && rules.placesSeveral(mover);
        int kind = manner.kind();
        this.placed = movement instanceof Movement.Remove ? 0 : clause.placed(mover);
        Set<Content> empty = Set.of(Content.EMPTY);
        if (movement instanceof Movement.Step step) {
            this.verb = Verb.STEP;
            this.rays = array(step.rays().of(mover));
            this.others = values(kinds, step.onto(), mover);
        } else if (movement instanceof Movement.Slide slide) {
            this.verb = Verb.SLIDE;
            this.rays = array(slide.rays().of(mover));
            this.others = values(kinds, slide.onto(), mover);
        } else if (movement instanceof Movement.Jump jump) {
            this.verb = Verb.JUMP;
            this.rays = array(jump.rays().of(mover));
            this.others = values(kinds, jump.over(), mover);
        } else if (movement instanceof Movement.Leave leave) {
            this.verb = Verb.LEAVE;
            this.rays = array(leave.rays().of(mover));
            this.others = 0;
        } else {
            this.verb = other(movement);
            this.rays = new int[0];
            this.others = turns
                    ? begins(kinds, movement.piece(), mover, kind) & ~(1 << placed)
                    : movement instanceof Movement.Remove
                            ? begins(kinds, movement.piece(), mover, kind)
                            : values(kinds, empty, mover);
        }
        this.begins = switch (verb) {
            case PLACE, DROP -> manner.covering() ? under(kinds, placed) : values(kinds, empty, mover);
            case COVER, PUSH -> (1 << kinds.values()) - 1;
            case PASS, SWEEP -> 0;
            default -> begins(kinds, movement.piece(), mover, kind);
        };
        this.covers = new long[rules.board().size()];
        if (movement instanceof Movement.Cover cover) {
            Arrays.setAll(
                    covers,
                    cell -> rules.board()
                            .block(cell, cover.rows(), cover.columns())
                            .low());
        } else if (movement instanceof Movement.Remove remove) {
            Arrays.setAll(
                    covers,
                    cell -> rules.board()
                            .block(cell, remove.rows(), remove.columns())
                            .low());
        } else if (turns) {
            Arrays.setAll(covers, cell -> 1L << cell);
        }
        long[] barred = manner.noLine() == Manner.ALWAYS
                ? new long[0]
                : BoardCells.low(rules.board().lines(manner.noLine()));
        this.noLines = new long[rules.board().size()][];
        Arrays.setAll(
                noLines,
                cell -> Arrays.stream(barred)
                        .filter(line -> (line & come(cell)) != 0)
                        .toArray());
        this.far = movement instanceof Movement.Slide slide && slide.far();
        Set<Content> landing = movement instanceof Movement.Jump jump ? jump.onto() : empty;
        this.lands = values(kinds, landing, mover);
        this.capturing = movement instanceof Movement.Jump jump && jump.capturing();
        this.flying = movement instanceof Movement.Jump jump && jump.flying();
    }

    /** Where pieces are after a move that is named by a cell: there, or wherever its shape is. */
    public long come(int cell) {
        return covers[cell] == 0 ? 1L << cell : covers[cell];
    }

    /** The values that a piece can cover, and an empty cell. */
    private static int under(PieceKinds kinds, int piece) {
        return IntStream.range(0, kinds.values())
                .filter(value -> kinds.stacks().over(piece, value) >= 0)
                .map(value -> 1 << value)
                .sum();
    }

    private static Verb other(Movement movement) {
        if (movement instanceof Movement.Place) {
            return Verb.PLACE;
        }
        if (movement instanceof Movement.Cover
                || movement instanceof Movement.Remove
                || movement instanceof Movement.Turn) {
            return Verb.COVER;
        }
        if (movement instanceof Movement.Drop) {
            return Verb.DROP;
        }
        if (movement instanceof Movement.Shoot) {
            return Verb.SHOOT;
        }
        if (movement instanceof Movement.Sweep) {
            return Verb.SWEEP;
        }
        return movement instanceof Movement.Fly ? Verb.FLY : movement instanceof Movement.Push ? Verb.PUSH : Verb.PASS;
    }

    /** Whether the move ends with a shot and has no other second motion. */
    public boolean shoots() {
        return next != null && next.verb == Verb.SHOOT && next.next == null;
    }

    private static int[] array(List<Integer> rays) {
        return rays.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int begins(PieceKinds kinds, Content piece, Player mover, int kind) {
        int set = 0;
        for (int value : kinds.values(piece, mover)) {
            boolean fits = kind == PieceKinds.ANY || piece == Content.NEUTRAL || kinds.kindOf(value) == kind;
            set |= fits ? 1 << value : 0;
        }
        return set;
    }

    private int values(PieceKinds kinds, Set<Content> contents, Player mover) {
        int set = 0;
        for (int value = 0; value < kinds.values(); value++) {
            set |= manner.meets(contents, value, mover) ? 1 << value : 0;
        }
        return set;
    }
}
