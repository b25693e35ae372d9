package org.zermelo.desk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/** What is found out about a board game in words before it is solved, and the plays of its first plies. */
final class BoardNotes {

    private static final int PLIES = 3;

    /** Positions of one ply that are counted in a moment, and moves that are listed in one. */
    private static final int MOST = 20_000;

    /** Positions at which moves of one name are looked for. */
    private static final int POSITIONS = 40;

    private BoardNotes() {}

    static List<Note> of(BoardGame game) {
        BoardForm form = game.form();
        List<Note> notes = new ArrayList<>();
        Board board = game.declared().board();
        if (!board.isOneWord()) {
            notes.add(Note.of("explain.board-large", "cells", board.size(), "most", Board.ONE_WORD));
        }
        if (!game.declared().composed()) {
            notes.add(Note.of("explain.board-moves")
                    .with("cells", board.size())
                    .with("left", form.moves(Player.LEFT).size())
                    .with("right", form.moves(Player.RIGHT).size()));
            long swapping =
                    form.symmetries().stream().filter(each -> each.swap()).count();
            notes.add(Note.of("explain.board-symmetries")
                    .with("count", form.symmetries().size())
                    .with("swap", swapping == 0 ? "" : (Object) swapping));
        }
        if (form.tellsTurn()) {
            notes.add(Note.of("explain.board-turn"));
        }
        if (game.declared().remembers()) {
            notes.add(Note.of("explain.board-remembers"));
        }
        try {
            namesake(game).ifPresent(move -> notes.add(Note.of("explain.board-namesakes", "move", move)));
        } catch (RefusedException tooMany) {
            // who asks for moves is told
        }
        String plays = plays(game);
        if (!plays.isEmpty()) {
            notes.add(Note.of("explain.board-plays", "plays", plays));
        }
        return notes;
    }

    /** A move of two clauses that do different things, in the first positions. */
    private static Optional<String> namesake(BoardGame game) {
        Set<AtTurn<BoardPosition>> met = new LinkedHashSet<>(Set.of(game.start()));
        Deque<AtTurn<BoardPosition>> open = new ArrayDeque<>(met);
        for (int listed = 0; !open.isEmpty() && listed < MOST; ) {
            AtTurn<BoardPosition> at = open.remove();
            List<BoardMove> moves = game.moves(at);
            listed += moves.size();
            Optional<String> namesake =
                    moves.isEmpty() ? Optional.empty() : game.withoutTurn().namesake(at.position(), at.mover());
            if (namesake.isPresent()) {
                return namesake;
            }
            for (int i = 0; i < moves.size() && met.size() < POSITIONS; i++) {
                AtTurn<BoardPosition> next = game.play(at, moves.get(i));
                if (met.add(next)) {
                    open.add(next);
                }
            }
        }
        return Optional.empty();
    }

    private static String plays(BoardGame game) {
        List<Long> plays = List.of();
        for (int plies = 1; plies <= PLIES; plies++) {
            try {
                plays = PlyCounts.of(game, plies, MOST, Watch.NONE).plays();
            } catch (RefusedException tooMany) {
                break;
            }
        }
        return plays.stream().skip(1).map(String::valueOf).collect(Collectors.joining(", "));
    }
}
