package org.zermelo.boards.interpret;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.boards.interpret.BoardMove.Change;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.MoveClause;
import org.zermelo.boards.model.Movement;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;

/** Board rules as a game whose players differ. Moves are listed by clause, then by the cell they begin at, then by ray. */
public record BoardPlay(BoardRules rules) implements PartizanRules<BoardPosition, BoardMove> {

    @Override
    public BoardPosition start() {
        return BoardPosition.start(rules);
    }

    @Override
    public List<BoardMove> moves(BoardPosition position, Player mover) {
        if (verdict(position, mover).isPresent()) {
            return List.of();
        }
        Set<BoardMove> moves = new LinkedHashSet<>();
        for (MoveClause clause : rules.clauses()) {
            boolean waits = clause.afterHand() && position.hand(mover) > 0;
            boolean lacks = clause.places() && rules.hands() && position.hand(mover) == 0;
            if (clause.who().contains(mover) && !waits && !lacks) {
                for (int cell = 0; cell < rules.board().size(); cell++) {
                    new Reading(position, mover, cell, moves).read(clause.movement());
                }
            }
        }
        return List.copyOf(moves);
    }

    /** The moves of one clause that begin at one cell. */
    private final class Reading {
        private final BoardPosition position;
        private final Player mover;
        private final int from;
        private final Set<BoardMove> found;
        private final Board board = rules.board();

        Reading(BoardPosition position, Player mover, int from, Set<BoardMove> found) {
            this.position = position;
            this.mover = mover;
            this.from = from;
            this.found = found;
        }

        private int at(int cell) {
            return Content.SIGNS.indexOf(position.cells().charAt(cell));
        }

        private Content seen(int cell) {
            return Content.of(at(cell), mover);
        }

        void read(Movement movement) {
            if (movement instanceof Movement.Place || movement instanceof Movement.Drop) {
                place(movement);
            } else if (at(from) == movement.piece().value(mover)) {
                if (movement instanceof Movement.Step step) {
                    step.rays().of(mover).forEach(ray -> go(board.next(ray, from), step.onto()));
                } else if (movement instanceof Movement.Slide slide) {
                    slide.rays().of(mover).forEach(ray -> slide(ray, slide.onto()));
                } else if (movement instanceof Movement.Jump jump) {
                    jump.rays().of(mover).forEach(ray -> jump(ray, jump));
                } else if (movement instanceof Movement.Leave leave) {
                    leave.rays().of(mover).forEach(this::leave);
                }
            }
        }

        private void place(Movement movement) {
            boolean drops = movement instanceof Movement.Drop;
            int below = drops ? board.next(Board.DOWN, from) : -1;
            boolean lands = !drops || (below < 0 || at(below) != 0) && comesThrough();
            if (at(from) == 0 && lands) {
                String text = drops ? board.dropName(from) : board.name(from);
                String sign = rules.placesSeveral(mover)
                        ? Content.SIGNS.charAt(movement.piece().value(mover)) + ":"
                        : "";
                found.add(new BoardMove(
                        sign + text,
                        List.of(new Change(from, 0, movement.piece().value(mover))),
                        rules.hands()));
            }
        }

        /** Whether all cells above are empty. */
        private boolean comesThrough() {
            int above = board.next(Board.UP, from);
            while (above >= 0 && at(above) == 0) {
                above = board.next(Board.UP, above);
            }
            return above < 0;
        }

        private void go(int to, Set<Content> onto) {
            if (to >= 0 && onto.contains(seen(to))) {
                add(
                        board.name(from) + (seen(to) == Content.EMPTY ? "-" : "x") + board.name(to),
                        new Change(to, at(to), at(from)));
            }
        }

        private void slide(int ray, Set<Content> onto) {
            int to = board.next(ray, from);
            for (; to >= 0 && to != from && at(to) == 0; to = board.next(ray, to)) {
                go(to, onto);
            }
            if (to != from) {
                go(to, onto);
            }
        }

        private void jump(int ray, Movement.Jump jump) {
            int over = board.next(ray, from);
            int to = over < 0 ? -1 : board.next(ray, over);
            if (to >= 0 && to != from && at(to) == 0 && jump.over().contains(seen(over))) {
                Change landing = new Change(to, 0, at(from));
                if (jump.capturing() && at(over) != 0) {
                    add(board.capture(from, over, to), landing, new Change(over, at(over), 0));
                } else {
                    add(board.name(from) + "-" + board.name(to), landing);
                }
            }
        }

        private void leave(int ray) {
            if (board.next(ray, from) < 0) {
                add(board.name(from) + "-" + BoardRules.OFF);
            }
        }

        private void add(String text, Change... others) {
            List<Change> changes = Stream.concat(Stream.of(new Change(from, at(from), 0)), Stream.of(others))
                    .sorted(Comparator.comparingInt(Change::cell))
                    .toList();
            found.add(new BoardMove(text, changes, false));
        }
    }

    @Override
    public BoardPosition play(BoardPosition position, Player mover, BoardMove move) {
        StringBuilder cells = new StringBuilder(position.cells());
        move.changes().forEach(change -> cells.setCharAt(change.cell(), Content.SIGNS.charAt(change.after())));
        int spent = move.fromHand() ? 1 : 0;
        return new BoardPosition(
                cells.toString(),
                position.leftHand() - (mover == Player.LEFT ? spent : 0),
                position.rightHand() - (mover == Player.RIGHT ? spent : 0),
                position.pliesLeft() < 0 ? BoardRules.ENDLESS : position.pliesLeft() - 1);
    }

    /** What an end that holds means for the player to move; empty while the play goes on. */
    private Optional<Verdict> verdict(BoardPosition position, Player mover) {
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : rules.ends()) {
                if (end.who().contains(player) && holds(end.test(), position, player, player != mover)) {
                    return Optional.of(
                            player == mover ? end.verdict() : end.verdict().opposite());
                }
            }
        }
        return position.pliesLeft() == 0 ? Optional.of(Verdict.DRAWS) : Optional.empty();
    }

    private boolean holds(Test test, BoardPosition position, Player player, boolean moved) {
        if (test instanceof Test.Reach reach) {
            return (cells(position, Content.OWN.value(player)) & reach.of(player)) != 0;
        }
        if (test instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            int inHand = fewer.piece() == Content.NEUTRAL ? 0 : position.hand(owner);
            return inHand + Long.bitCount(cells(position, fewer.piece().value(player))) < fewer.count();
        }
        if (test instanceof Test.Connect connect) {
            return connects(cells(position, Content.OWN.value(player)), connect.sides());
        }
        if (test instanceof Test.Fill fill) {
            long pieces = cells(position, fill.piece().value(player));
            return (moved || fill.piece() != Content.NEUTRAL)
                    && fill.sets().stream().anyMatch(set -> (pieces & set) == set);
        }
        Test.Line line = (Test.Line) test;
        if (line.piece() == Content.NEUTRAL && !moved) {
            return false;
        }
        long pieces = cells(position, line.piece().value(player));
        return rules.board().runs(line.length()).stream()
                .anyMatch(run ->
                        (pieces & run.cells()) == run.cells() && (!line.exactly() || (pieces & run.beyond()) == 0));
    }

    /** Whether some pieces that hang together stand on all sides. */
    private boolean connects(long pieces, List<Long> sides) {
        for (int cell = 0; cell < rules.board().size(); cell++) {
            if ((pieces & sides.get(0) & 1L << cell) != 0) {
                long group = 0;
                long more = 1L << cell;
                while (more != group) {
                    group = more;
                    for (int each = 0; each < rules.board().size(); each++) {
                        more |= (group >>> each & 1) != 0 ? rules.board().beside(each) & pieces : 0;
                    }
                }
                long all = group;
                if (sides.stream().allMatch(side -> (side & all) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static long cells(BoardPosition position, int value) {
        long cells = 0;
        for (int cell = 0; cell < position.cells().length(); cell++) {
            cells |= position.cells().charAt(cell) == Content.SIGNS.charAt(value) ? 1L << cell : 0;
        }
        return cells;
    }

    @Override
    public Ending ending(BoardPosition position, Player mover) {
        return switch (verdict(position, mover).orElse(rules.stuck())) {
            case WINS -> Ending.LAST_MOVER_LOSES;
            case LOSES -> Ending.LAST_MOVER_WINS;
            case DRAWS -> Ending.TIE;
        };
    }

    @Override
    public String toString() {
        return rules.toString();
    }
}
