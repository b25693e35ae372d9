package org.zermelo.boards.planes;

import java.util.Arrays;
import org.zermelo.boards.model.AnotherTurn;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.Manner.Chain;
import org.zermelo.boards.model.Manner.Closing;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.moves.ClauseCode;
import org.zermelo.boards.moves.ComposedMoves;
import org.zermelo.game.Player;

/**
 * Finds the positions after moves that place a piece or bring one elsewhere, on boards of more than one word: cell by cell, on what
 * stands there. As moves are told apart by their words, of two that go alike the first is taken. One thread uses it, again and again.
 */
final class LargeMoves extends LargePositions {

    private final ComposedMoves rules;
    private final int size;
    private final int[][] next;
    private final LargeRays rays;
    private final int[][] beside;
    /** For each rectangle that a clause covers, by player, clause and corner, its cells; none where it does not fit. */
    private final int[][][][] covers = new int[2][][][];

    /** When a move of some words was found last: of a piece from cell to cell, of one placed, of a rectangle. */
    private final int[] gone;

    private final int[] placed;
    private final int[] covered;
    private int now;
    private int mover;
    private ClauseCode clause;

    LargeMoves(BoardRules rules, PlaneShape shape) {
        super(shape, rules.board().size(), rules.customs().kinds().values());
        Board board = rules.board();
        this.rules = new ComposedMoves(rules, shape.handWeights);
        this.size = board.size();
        int all = rules.customs().kinds().values();
        this.next = this.rules.next;
        this.rays = new LargeRays(next, board.rays());
        this.beside = new int[size][];
        Arrays.setAll(beside, cell -> board.beside(cell).numbers().toArray());
        ClauseCode[][] clauses = this.rules.clauses;
        Arrays.setAll(
                covers,
                player -> Arrays.stream(clauses[player])
                        .map(code -> covers(board, code.read.movement()))
                        .toArray(int[][][]::new));
        this.clause = clauses[0].length > 0 ? clauses[0][0] : clauses[1][0];
        this.gone = new int[all * size * size];
        this.placed = new int[all * size];
        this.covered = new int[size * size];
    }

    private static int[][] covers(Board board, Movement movement) {
        int[][] cells = new int[movement instanceof Movement.Cover ? board.size() : 0][];
        Arrays.setAll(cells, corner -> {
            Movement.Cover cover = (Movement.Cover) movement;
            BoardCells block = board.block(corner, cover.rows(), cover.columns());
            return block.numbers().toArray();
        });
        return cells;
    }

    /** Whether the moves of rules are such. */
    static boolean fit(BoardRules rules) {
        Customs customs = rules.customs();
        boolean seldom = rules.ends().stream()
                .anyMatch(end ->
                        end.test() instanceof Test.Sorts || end.test() instanceof Test.Reach reach && reach.safely());
        boolean plain = !customs.kinds().stacks().any()
                && customs.mill() == Customs.NOTHING
                && !customs.hasRoyal()
                && customs.another().equals(AnotherTurn.NEVER)
                && !customs.hands().keeps()
                && !rules.waits()
                && !seldom;
        return plain
                && rules.clauses().stream().allMatch(LargeMoves::fit)
                && rules.clauses().stream().map(MoveClause::shot).distinct().count() == 1
                // a piece placed and one dropped on the same cell are two moves, and have one number here
                && !(any(rules, Movement.Place.class) && any(rules, Movement.Drop.class))
                && (!any(rules, Movement.Cover.class)
                        || !rules.placesSeveral(Player.LEFT) && !rules.placesSeveral(Player.RIGHT));
    }

    private static boolean any(BoardRules rules, Class<? extends Movement> movement) {
        return rules.clauses().stream().anyMatch(each -> movement.isInstance(each.movement()));
    }

    private static boolean fit(MoveClause each) {
        Movement movement = each.movement();
        Manner manner = each.manner();
        boolean known = movement instanceof Movement.Place
                || movement instanceof Movement.Drop
                || movement instanceof Movement.Cover
                || movement instanceof Movement.Step
                || movement instanceof Movement.Slide slide && !slide.far()
                || movement instanceof Movement.Fly;
        return known
                && each.isOneMotion()
                && manner.taking().chain() == Chain.NONE
                && manner.taking().closing() == Closing.NONE
                && !manner.taking().another()
                && !manner.covering()
                && manner.noLine() == Manner.ALWAYS
                && !manner.bans().any()
                && manner.atMost() == Manner.ALWAYS;
    }

    /** Finds the moves of a player; how many there are. */
    int find(int player, int hand) {
        mover = player;
        end = 0;
        if (++now == Integer.MAX_VALUE) {
            Arrays.fill(gone, 0);
            Arrays.fill(placed, 0);
            Arrays.fill(covered, 0);
            now = 1;
        }
        ClauseCode[] all = rules.clauses[player];
        for (int i = 0; i < all.length && (i != rules.musts[player] || count() == 0); i++) {
            ClauseCode each = all[i];
            boolean waits = each.afterHand && hand > 0 || !rules.rules.affords(each.read, hand);
            if (!waits) {
                clause = each;
                for (int word = 0; word < 2; word++) {
                    for (long left = begins(word); left != 0; left &= left - 1) {
                        int cell = Long.SIZE * word + Long.numberOfTrailingZeros(left);
                        boolean may = clause.manner.where().from().has(cell);
                        if (may && (!clause.manner.where().besideOther() || meets(cell))) {
                            read(cell, i);
                        }
                    }
                }
            }
        }
        return count();
    }

    /** The cells with which moves of the clause begin, in a word. */
    private long begins(int word) {
        long empty = word == 0 ? emptyLow : emptyHigh;
        long begins = (clause.begins & 1) != 0 ? empty : 0;
        for (int value : values) {
            begins |= (clause.begins >>> value & 1) != 0 ? base[wordOf[value] + word] : 0;
        }
        return begins;
    }

    private boolean meets(int cell) {
        for (int each : beside[cell]) {
            if ((rules.other[mover] >>> on[each] & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private void read(int from, int number) {
        switch (clause.verb) {
            case PLACE -> place(from);
            case DROP -> {
                if (lands(from)) {
                    place(from);
                }
            }
            case COVER -> cover(from, covers[mover][number][from]);
            case STEP -> {
                for (int ray : clause.rays) {
                    go(from, next[ray][from]);
                }
            }
            case SLIDE -> {
                for (int r : clause.rays) {
                    int[] ray = next[r];
                    int to = ray[from];
                    for (; to >= 0 && to != from && on[to] == 0; to = ray[to]) {
                        go(from, to);
                    }
                    go(from, to == from ? -1 : to);
                }
            }
            default -> {
                for (int to = 0; to < size; to++) {
                    go(from, to);
                }
            }
        }
    }

    private boolean lands(int cell) {
        int below = next[Board.DOWN][cell];
        int above = next[Board.UP][cell];
        while (above >= 0 && on[above] == 0) {
            above = next[Board.UP][above];
        }
        return above < 0 && (below < 0 || on[below] != 0);
    }

    private void place(int cell) {
        int name = clause.placed * size + cell;
        if (placed[name] != now && clause.manner.where().to().has(cell)) {
            placed[name] = now;
            begin();
            set(cell, becomes(clause.placed, cell));
            made(cell);
            set(cell, 0);
        }
    }

    private void cover(int corner, int[] cells) {
        if (cells.length == 1) {
            if (on[corner] == 0) {
                place(corner);
            }
            return;
        }
        boolean fits = cells.length > 0 && clause.manner.where().to().has(corner);
        for (int cell : cells) {
            fits &= on[cell] == 0;
        }
        int name = fits ? cells[0] * size + cells[cells.length - 1] : 0;
        if (fits && covered[name] != now) {
            covered[name] = now;
            begin();
            for (int cell : cells) {
                set(cell, cell == corner ? becomes(clause.placed, cell) : clause.placed);
            }
            made(corner);
            for (int cell : cells) {
                set(cell, 0);
            }
        }
    }

    private void go(int from, int to) {
        if (to < 0 || (clause.others >>> on[to] & 1) == 0) {
            return;
        }
        int name = (clause.becomes * size + from) * size + to;
        if (gone[name] == now || !clause.manner.where().to().has(to)) {
            return;
        }
        gone[name] = now;
        int piece = on[from];
        int taken = on[to];
        begin();
        set(from, clause.leaves ? Content.NEUTRAL.ordinal() : 0);
        set(to, clause.becomes != 0 ? clause.becomes : becomes(piece, to));
        made(to);
        on[to] = taken;
        on[from] = piece;
    }

    private int becomes(int value, int cell) {
        return rules.customs.promoted() == Customs.NOTHING
                ? value
                : rules.customs.promoted(value, cell, Player.values()[mover]);
    }

    /** Adds the move; where a shot belongs to it, once for each cell that may be shot at. */
    private void made(int to) {
        moved[width - 1] -= clause.spent * rules.handWeights[mover];
        if (clause.next == null) {
            add(moved);
        } else if (clause.next.along) {
            rays.find(to, free(0), free(1));
            spread(Content.NEUTRAL.ordinal(), rays.low, rays.high);
        } else {
            spread(Content.NEUTRAL.ordinal(), free(0), free(1));
        }
    }

    /** The cells that are empty after the move, in a word. */
    private long free(int word) {
        long taken = 0;
        for (int value : values) {
            taken |= moved[wordOf[value] + word];
        }
        return ~taken & (word == 0 ? -1 : -1L >>> -size);
    }
}
