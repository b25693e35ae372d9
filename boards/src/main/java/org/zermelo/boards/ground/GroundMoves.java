package org.zermelo.boards.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.Player;

/** Writes the moves of a player out, in the order in which they are listed. */
public final class GroundMoves {

    private final BoardRules rules;
    private final Board board;
    private final Player mover;
    private final List<GroundMove> found = new ArrayList<>();
    private final Map<String, List<GroundMove>> byText = new HashMap<>();
    private MoveClause clause;
    private int number;
    /** What is left on the cell from which a piece goes. */
    private int left;

    private GroundMoves(BoardRules rules, Player mover) {
        this.rules = rules;
        this.board = rules.board();
        this.mover = mover;
        this.clause = rules.clauses().get(0);
    }

    /** All moves of a player, each once. O(clauses x cells x rays x length of a ray). */
    public static List<GroundMove> of(BoardRules rules, Player mover) {
        GroundMoves moves = new GroundMoves(rules, mover);
        for (int i = 0; i < rules.clauses().size(); i++) {
            moves.clause = rules.clauses().get(i);
            moves.number = i;
            moves.left = moves.clause.manner().leaving().value(mover);
            if (moves.clause.who().contains(mover)) {
                moves.ground();
            }
        }
        return List.copyOf(moves.found);
    }

    /** For each of these moves the earlier ones that are the same wherever both are legal. */
    public static int[][] repeats(List<GroundMove> moves) {
        int[][] repeats = new int[moves.size()][];
        Map<String, List<Integer>> byText = new HashMap<>();
        for (int i = 0; i < repeats.length; i++) {
            GroundMove move = moves.get(i);
            List<Integer> earlier = byText.computeIfAbsent(move.text(), name -> new ArrayList<>());
            repeats[i] = earlier.stream()
                    .filter(j -> moves.get(j).isOneWith(move))
                    .mapToInt(Integer::intValue)
                    .toArray();
            earlier.add(i);
        }
        return repeats;
    }

    private void ground() {
        Movement movement = clause.movement();
        int piece = movement.piece().value(mover);
        for (int cell = 0; cell < board.size(); cell++) {
            if (movement instanceof Movement.Place) {
                new Draft(cell).expect(cell, 0).set(cell, 0, piece).end(placed(piece, board.name(cell)));
            } else if (movement instanceof Movement.Cover cover) {
                cover(cell, board.block(cell, cover.rows(), cover.columns()), 0, piece);
            } else if (movement instanceof Movement.Remove remove) {
                cover(cell, board.block(cell, remove.rows(), remove.columns()), piece, 0);
            } else if (movement instanceof Movement.Turn turn) {
                int into = turn.into().value(mover);
                new Draft(cell).expect(cell, piece).set(cell, piece, into).end(named(into, board.name(cell)));
            } else if (movement instanceof Movement.Drop) {
                int below = board.next(Board.DOWN, cell);
                Draft draft = new Draft(cell).expect(cell, 0).set(cell, 0, piece);
                if (below >= 0) {
                    draft.forbid(below, 0);
                }
                for (int above = board.next(Board.UP, cell); above >= 0; above = board.next(Board.UP, above)) {
                    draft.expect(above, 0);
                }
                draft.end(placed(piece, board.dropName(cell)));
            } else if (movement instanceof Movement.Step step) {
                for (int ray : step.rays().of(mover)) {
                    go(cell, piece, List.of(), board.next(ray, cell), step.onto());
                }
            } else if (movement instanceof Movement.Slide slide) {
                for (int ray : slide.rays().of(mover)) {
                    List<Integer> passed = new ArrayList<>();
                    for (int to = board.next(ray, cell); to >= 0 && to != cell; to = board.next(ray, to)) {
                        go(cell, piece, passed, to, slide.onto());
                        passed.add(to);
                    }
                }
            } else if (movement instanceof Movement.Jump jump) {
                for (int ray : jump.rays().of(mover)) {
                    jump(cell, piece, ray, jump);
                }
            } else if (movement instanceof Movement.Leave leave) {
                for (int ray : leave.rays().of(mover)) {
                    if (board.next(ray, cell) < 0) {
                        new Draft(cell)
                                .expect(cell, piece)
                                .set(cell, piece, left)
                                .end(board.name(cell) + "-" + BoardRules.OFF);
                    }
                }
            }
        }
    }

    private void cover(int corner, BoardCells cells, int before, int after) {
        Draft draft = new Draft(corner);
        cells.numbers().forEach(cell -> draft.expect(cell, before).set(cell, before, after));
        if (!cells.isEmpty()) {
            String where = board.cover(cells);
            draft.end(after == 0 ? BoardRules.REMOVES + where : placed(after, where));
        }
    }

    private String placed(int piece, String where) {
        return rules.placesSeveral(mover) ? named(piece, where) : where;
    }

    private static String named(int piece, String where) {
        return Content.SIGNS.charAt(piece) + ":" + where;
    }

    private void go(int from, int piece, List<Integer> passed, int to, Set<Content> onto) {
        for (int value = 0; to >= 0 && value < Content.VALUES; value++) {
            boolean last = onto.contains(Content.of(value, mover));
            if (last) {
                Draft draft = new Draft(from).expect(from, piece).expect(to, value);
                passed.forEach(cell -> draft.expect(cell, 0));
                draft.set(from, piece, left)
                        .set(to, value, piece)
                        .end(board.name(from) + (value == 0 ? "-" : "x") + board.name(to));
            }
        }
    }

    private void jump(int from, int piece, int ray, Movement.Jump jump) {
        int over = board.next(ray, from);
        int to = over < 0 ? -1 : board.next(ray, over);
        for (int value = 0; to >= 0 && to != from && value < Content.VALUES; value++) {
            if (jump.over().contains(Content.of(value, mover))) {
                boolean taken = jump.capturing() && value != 0;
                Draft draft = new Draft(from)
                        .expect(from, piece)
                        .expect(over, value)
                        .expect(to, 0)
                        .set(from, piece, left)
                        .set(to, 0, piece);
                if (taken) {
                    draft.set(over, value, 0);
                }
                draft.end(taken ? board.capture(from, over, to) : board.name(from) + "-" + board.name(to));
            }
        }
    }

    /** A move that is being written out. */
    private final class Draft {
        private final int anchor;
        private final Long[] forbidden = zeros();
        private final Long[] sets = zeros();
        private final Long[] clears = zeros();

        Draft(int anchor) {
            this.anchor = anchor;
        }

        private static Long[] zeros() {
            Long[] zeros = new Long[Content.VALUES];
            Arrays.fill(zeros, 0L);
            return zeros;
        }

        Draft forbid(int cell, int value) {
            forbidden[value] |= 1L << cell;
            return this;
        }

        Draft expect(int cell, int value) {
            for (int other = 0; other < Content.VALUES; other++) {
                if (other != value) {
                    forbid(cell, other);
                }
            }
            return this;
        }

        Draft set(int cell, int before, int after) {
            if (before != after) {
                clears[before] |= 1L << cell;
                sets[after] |= 1L << cell;
            }
            return this;
        }

        void end(String text) {
            GroundMove move = new GroundMove(
                    mover,
                    number,
                    anchor,
                    text,
                    List.of(forbidden),
                    List.of(sets),
                    List.of(clears),
                    clause.places() && rules.hands(),
                    clause.afterHand());
            List<GroundMove> namesakes = byText.computeIfAbsent(text, name -> new ArrayList<>());
            if (namesakes.stream().noneMatch(move::isTwin)) {
                namesakes.add(move);
                found.add(move);
            }
        }
    }
}
