package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Note;
import org.zermelo.notation.Notation;

/** Moves, symmetries and first plies of board games, counted by hand. */
class BoardNotesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@hexapawn | explain.board-moves (cells=9, left=14, right=14)",
                "@hexapawn | explain.board-symmetries (count=4, swap=2)",
                "@hexapawn | explain.board-plays (plays=3, 10, 28)",
                "@tic-tac-toe | explain.board-symmetries (count=8, swap=)",
                "@tic-tac-toe | explain.board-turn",
                "@tic-tac-toe | explain.board-plays (plays=9, 72, 504)",
                "board(1x2; moves place) | explain.board-plays (plays=2, 2)",
                "board(1x4; start xo..; moves place enclosing, place) | explain.board-namesakes (move=c1)",
                "board(strip 5; start x...o; moves slide, step leaving *) | explain.board-namesakes (move=a1-b1)",
                "board(hex 11x11; moves place) | explain.board-large (cells=121, most=64)",
                "board(hex 11x11; moves place) | explain.board-plays (plays=121, 14520)"
            })
    void whatIsFoundOut(String game, String note) {
        assertThat(HeapNotes.of(Notation.standard().parse(game).rules()).stream()
                        .map(Note::toString))
                .contains(note);
    }

    @Test
    void movesOfOneNameAreToldWhereTheyDifferAlone() {
        assertThat(HeapNotes.of(Notation.standard()
                        .parse("board(strip 5; start x...o; moves slide, step)")
                        .rules()))
                .noneMatch(note -> note.toString().startsWith("explain.board-namesakes"));
    }

    @Test
    void ofAGameWithoutMovesNoPlaysAreTold() {
        assertThat(HeapNotes.of(Notation.standard()
                        .parse("board(1x1; start x; moves place)")
                        .rules()))
                .noneMatch(note -> note.toString().startsWith("explain.board-plays"));
    }
}
