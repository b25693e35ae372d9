package org.zermelo.boards.interpret;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Customs.Score;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.model.Track;
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
        boolean passes = rules.customs().passes();
        if (position.waits()) {
            boolean goesOn = canMove(position, mover.other()) || passes && canMove(position, mover);
            return goesOn ? List.of(BoardMove.PASS) : List.of();
        }
        List<BoardMove> moves = allowed(position, mover);
        return passes && moves.isEmpty() && canMove(position, mover.other()) ? List.of(BoardMove.PASS) : moves;
    }

    /** Whether a player has a move, were it his turn: the ends are not looked at. */
    public boolean canMove(BoardPosition position, Player player) {
        return rules.customs().hasRoyal()
                ? !allowed(position, player).isEmpty()
                : new MoveFinder(rules, position, player).isAny();
    }

    /** The text that moves of two clauses have which do different things, so that only the first of them is made; empty where none has. */
    public Optional<String> namesake(BoardPosition position, Player mover) {
        return new MoveFinder(rules, position, mover).namesake();
    }

    /** The moves of a player that leave no royal piece of his where the other could take it. */
    private List<BoardMove> allowed(BoardPosition position, Player player) {
        List<BoardMove> moves = new MoveFinder(rules, position, player).moves();
        return rules.customs().hasRoyal()
                ? moves.stream()
                        .filter(move -> !inCheck(play(position, player, move), player))
                        .toList()
                : moves;
    }

    /** Whether the other could take or drive off a royal piece of a player's, were it his turn and his own royal pieces safe. */
    public boolean inCheck(BoardPosition position, Player player) {
        BoardCells royal = rules.customs().hasRoyal()
                ? cells(position, Content.OWN, rules.customs().royal(), player)
                : BoardCells.NONE;
        if (royal.isEmpty()) {
            return false;
        }
        MoveFinder threats = new MoveFinder(rules, position, player.other()).taking(royal);
        return !royal.and(taken(threats.moves(), player)).isEmpty();
    }

    /** Whether {@link #moves} is empty, which a single move refutes. */
    public boolean isEnded(BoardPosition position, Player mover) {
        boolean goesOn = !position.waits() && verdict(position, mover).isEmpty() && canMove(position, mover);
        return !goesOn && moves(position, mover).isEmpty();
    }

    @Override
    public BoardPosition play(BoardPosition position, Player mover, BoardMove move) {
        BoardPosition moved = position.after(rules, mover, move);
        BoardPosition after = new BoardPosition(
                moved.cells(),
                moved.leftHand(),
                moved.rightHand(),
                position.pliesLeft() < 0 ? BoardRules.ENDLESS : position.pliesLeft() - 1,
                Earned.another(rules, position.cells(), moved.cells(), mover));
        return rules.remembers()
                ? remembering(
                        after,
                        mover,
                        new Remembered(move.track(), position.remembered().other()))
                : after;
    }

    /** A position after a move of a player, with no more of the last moves than will forbid something. */
    private BoardPosition remembering(BoardPosition after, Player mover, Remembered known) {
        Player next = mover.other();
        Bans now = rules.bans(next);
        BoardPosition knowing = after.remembering(
                new Remembered(Bans.needed(now.other(), known.other()), Bans.needed(now.own(), known.own())));
        boolean forbids = now.any() && new MoveFinder(rules, knowing, next).isForbidden();
        Track later = Bans.needed(rules.bans(mover).own(), known.other());
        return after.remembering(
                forbids
                        ? new Remembered(
                                knowing.remembered().other().or(later),
                                knowing.remembered().own())
                        : new Remembered(later, Track.NONE));
    }

    /** The same position with no more of the last moves than forbids something to the player to move, or will to the other. */
    public BoardPosition remembering(BoardPosition position, Player toMove) {
        return rules.remembers() ? remembering(position, toMove.other(), position.remembered()) : position;
    }

    /** What an end that holds means for the player to move; empty while the play goes on. */
    private Optional<Verdict> verdict(BoardPosition position, Player mover) {
        Optional<Verdict> met = met(rules.ends(), position, mover);
        return met.isEmpty() && position.pliesLeft() == 0 ? Optional.of(Verdict.DRAWS) : met;
    }

    /** Whether the turn of a player is over between two of its motions, as an end holds. */
    boolean isOver(BoardPosition between, Player mover) {
        return met(rules.endsBetween(), between, mover.other()).isPresent();
    }

    private Optional<Verdict> met(List<EndClause> ends, BoardPosition position, Player mover) {
        for (Player player : List.of(mover.other(), mover)) {
            for (EndClause end : ends) {
                if (end.who().contains(player) && holds(end.test(), position, player, player != mover)) {
                    return Optional.of(
                            player == mover ? end.verdict() : end.verdict().opposite());
                }
            }
        }
        return Optional.empty();
    }

    private boolean holds(Test test, BoardPosition position, Player player, boolean moved) {
        if (test instanceof Test.Reach reach) {
            BoardCells there =
                    cells(position, reach.piece(), reach.kind(), player).and(reach.of(player));
            boolean taken = reach.safely() && moved && !there.isEmpty();
            return !(taken ? there.without(attacked(position, player)) : there).isEmpty();
        }
        if (test instanceof Test.Fewer fewer) {
            Player owner = fewer.piece() == Content.OTHER ? player.other() : player;
            boolean counts = fewer.piece() != Content.NEUTRAL
                    && (fewer.kind() <= 0 || rules.customs().hands().byKind());
            int inHand = counts ? rules.customs().hands().count(position.hand(owner), fewer.kind()) : 0;
            return inHand + cells(position, fewer.piece(), fewer.kind(), player).count() < fewer.count();
        }
        if (test instanceof Test.Sorts sorts) {
            return new SortEnds(rules, position.cells(), player).holds(sorts);
        }
        return (moved || !test.ofMover())
                && CellEnds.of(test, rules.board(), player).test(cells(position, test.piece(), PieceKinds.ANY, player));
    }

    /** The cells with a player's pieces that the other could take away or drive off, were it his turn. */
    public BoardCells attacked(BoardPosition position, Player player) {
        return taken(new MoveFinder(rules, position, player.other()).moves(), player);
    }

    /** The cells that no longer bear a piece of a player's after one of these moves of the other's. */
    private static BoardCells taken(List<BoardMove> moves, Player player) {
        BoardCells attacked = BoardCells.NONE;
        for (BoardMove move : moves) {
            for (BoardMove.CellChange change : move.changes()) {
                boolean own = Content.of(change.before(), player) == Content.OWN;
                if (own && Content.of(change.after(), player) != Content.OWN) {
                    attacked = attacked.with(change.cell());
                }
            }
        }
        return attacked;
    }

    private BoardCells cells(BoardPosition position, Content content, int kind, Player viewer) {
        String signs = rules.customs().kinds().signs();
        BoardCells cells = BoardCells.NONE;
        for (int cell = 0; cell < position.cells().length(); cell++) {
            int value = signs.indexOf(position.cells().charAt(cell));
            boolean ofKind = kind == PieceKinds.ANY || rules.customs().kinds().kindOf(value) == kind;
            cells = Content.of(value, viewer) == content && ofKind ? cells.with(cell) : cells;
        }
        return cells;
    }

    /** What a player has gained by a move: what was taken, or, when the play ends, by how many the own pieces are more. */
    public long gain(BoardPosition position, Player mover, BoardMove move) {
        return switch (rules.customs().score()) {
            case NOTHING -> 0;
            case CAPTURES ->
                move.changes().stream()
                        .filter(change -> Content.of(change.before(), mover) == Content.OTHER)
                        .count();
            case BOXES -> {
                String after = play(position, mover, move).cells();
                yield rules.customs().closed(Earned.occupied(position.cells()), Earned.occupied(after));
            }
            case PIECES -> {
                BoardPosition after = play(position, mover, move);
                boolean over = moves(after, mover.other()).isEmpty();
                yield over ? lead(after, mover) : 0;
            }
        };
    }

    /** The points of both alike: when the play ends and pieces count, those of the other on the board. */
    public long gainOfBoth(BoardPosition position, Player mover, BoardMove move) {
        if (rules.customs().score() != Score.PIECES) {
            return 0;
        }
        BoardPosition after = play(position, mover, move);
        boolean over = moves(after, mover.other()).isEmpty();
        return over ? cells(after, Content.OTHER, PieceKinds.ANY, mover).count() : 0;
    }

    private long lead(BoardPosition position, Player player) {
        return cells(position, Content.OWN, PieceKinds.ANY, player).count()
                - cells(position, Content.OTHER, PieceKinds.ANY, player).count();
    }

    @Override
    public Ending ending(BoardPosition position, Player mover) {
        if (rules.customs().score() != Score.NOTHING) {
            return Ending.SCORED;
        }
        // who has earned another turn and cannot take it is stuck, and not who waits for it
        Verdict stuck =
                position.waits() ? rules.stuck().opposite() : inCheck(position, mover) ? Verdict.LOSES : rules.stuck();
        return verdict(position, mover).orElse(stuck).ending();
    }

    @Override
    public String toString() {
        return rules.toString();
    }
}
