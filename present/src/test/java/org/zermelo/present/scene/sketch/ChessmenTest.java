package org.zermelo.present.scene.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.present.scene.Piece;

/** Chessmen are drawn as such in every language, and no two kinds of a game alike. */
class ChessmenTest {

    @ParameterizedTest
    @CsvSource({
        "'pawn, knight, bishop, rook, queen, king', 'PAWN KNIGHT BISHOP ROOK QUEEN KING'",
        "'король, ладья, конь', 'KING ROOK KNIGHT'",
        "'Rey, peón, alfil', 'KING PAWN BISHOP'",
        "'王, 车, 马', 'KING ROOK KNIGHT'",
        "'شاه, رخ, فیل', 'KING ROOK BISHOP'",
        "'man, king', 'STONE KING'",
        "'chick, lion, elephant, giraffe, hen', 'STONE KING QUEEN KNIGHT PAWN'",
        "'man, king, wizard', 'STONE KING QUEEN'",
        "'man, wizard, king', 'STONE QUEEN KING'"
    })
    void kindsHaveTheirShapes(String names, String shapes) {
        List<PieceKinds.Kind> kinds = List.of(names.split(", ")).stream()
                .map(name -> new PieceKinds.Kind(name, 'x', 'o'))
                .toList();
        assertThat(Chessmen.shapes(kinds, Piece.PieceShape.STONE).stream()
                        .map(Enum::name)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(shapes);
    }
}
