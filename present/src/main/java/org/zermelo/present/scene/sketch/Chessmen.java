package org.zermelo.present.scene.sketch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.notation.text.InputWords;
import org.zermelo.present.scene.Piece;

/** How kinds of pieces are drawn: chessmen by their names, in any of the languages, and others by what no chessman of the game needs. */
final class Chessmen {

    /** How kinds are drawn whose names say nothing, the second kind of a game first. */
    private static final List<Piece.PieceShape> OTHERS =
            List.of(Piece.PieceShape.KING, Piece.PieceShape.QUEEN, Piece.PieceShape.KNIGHT, Piece.PieceShape.PAWN);

    private static final Map<String, Piece.PieceShape> NAMES = names();

    private Chessmen() {}

    /**
     * The shape of each kind.
     *
     * @param first that of the first kind, where its name says nothing
     */
    static List<Piece.PieceShape> shapes(List<PieceKinds.Kind> kinds, Piece.PieceShape first) {
        List<Piece.PieceShape> left = OTHERS.stream()
                .filter(shape -> kinds.stream().noneMatch(kind -> named(kind) == shape))
                .toList();
        List<Piece.PieceShape> others = left.isEmpty() ? OTHERS : left;
        List<Piece.PieceShape> shapes = new ArrayList<>();
        int next = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            Piece.@Nullable PieceShape shape = named(kinds.get(kind));
            shapes.add(shape != null ? shape : kind == 0 ? first : others.get(next++ % others.size()));
        }
        return shapes;
    }

    private static Piece.@Nullable PieceShape named(PieceKinds.Kind kind) {
        return NAMES.get(kind.name().toLowerCase(Locale.ROOT));
    }

    private static Map<String, Piece.PieceShape> names() {
        Map<String, Piece.PieceShape> names = new HashMap<>();
        for (Piece.PieceShape shape : List.of(
                Piece.PieceShape.KING,
                Piece.PieceShape.QUEEN,
                Piece.PieceShape.ROOK,
                Piece.PieceShape.BISHOP,
                Piece.PieceShape.KNIGHT,
                Piece.PieceShape.PAWN)) {
            InputWords.of("chessman." + shape.code()).forEach(name -> names.put(name, shape));
        }
        return names;
    }
}
