package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.model.Board;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/** What is found out about a board game in words before it is solved, and the plays of its first plies. */
final class BoardNotes {

    private static final int PLIES = 3;

    /** Positions of one ply that are counted in a moment. */
    private static final int MOST = 20_000;

    private BoardNotes() {}

    static List<Note> of(BoardGame game) {
        BoardForm form = game.form();
        List<Note> notes = new ArrayList<>();
        Board board = game.declared().board();
        if (!board.isOneWord()) {
            notes.add(Note.of("explain.board-large", "cells", board.size(), "most", Board.ONE_WORD));
        }
        if (!game.declared().composed()) {
            notes.add(Note.of(
                    "explain.board-moves",
                    "cells",
                    board.size(),
                    "left",
                    form.moves(Player.LEFT).size(),
                    "right",
                    form.moves(Player.RIGHT).size()));
            long swapping =
                    form.symmetries().stream().filter(each -> each.swap()).count();
            notes.add(Note.of(
                    "explain.board-symmetries",
                    "count",
                    form.symmetries().size(),
                    "swap",
                    swapping == 0 ? "" : Long.toString(swapping)));
        }
        if (form.tellsTurn()) {
            notes.add(Note.of("explain.board-turn"));
        }
        if (game.declared().remembers()) {
            notes.add(Note.of("explain.board-remembers"));
        }
        String plays = plays(game);
        if (!plays.isEmpty()) {
            notes.add(Note.of("explain.board-plays", "plays", plays));
        }
        return notes;
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
