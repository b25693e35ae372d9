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
    private static final List<Piece.Shape> OTHERS =
            List.of(Piece.Shape.KING, Piece.Shape.QUEEN, Piece.Shape.KNIGHT, Piece.Shape.PAWN);

    private static final Map<String, Piece.Shape> NAMES = names();

    private Chessmen() {}

    /**
     * The shape of each kind.
     *
     * @param first that of the first kind, where its name says nothing
     */
    static List<Piece.Shape> shapes(List<PieceKinds.Kind> kinds, Piece.Shape first) {
        List<Piece.Shape> left = OTHERS.stream()
                .filter(shape -> kinds.stream().noneMatch(kind -> named(kind) == shape))
                .toList();
        List<Piece.Shape> others = left.isEmpty() ? OTHERS : left;
        List<Piece.Shape> shapes = new ArrayList<>();
        int next = 0;
        for (int kind = 0; kind < kinds.size(); kind++) {
            Piece.@Nullable Shape shape = named(kinds.get(kind));
            shapes.add(shape != null ? shape : kind == 0 ? first : others.get(next++ % others.size()));
        }
        return shapes;
    }

    private static Piece.@Nullable Shape named(PieceKinds.Kind kind) {
        return NAMES.get(kind.name().toLowerCase(Locale.ROOT));
    }

    private static Map<String, Piece.Shape> names() {
        Map<String, Piece.Shape> names = new HashMap<>();
        for (Piece.Shape shape : List.of(
                Piece.Shape.KING,
                Piece.Shape.QUEEN,
                Piece.Shape.ROOK,
                Piece.Shape.BISHOP,
                Piece.Shape.KNIGHT,
                Piece.Shape.PAWN)) {
            InputWords.of("chessman." + shape.code()).forEach(name -> names.put(name, shape));
        }
        return names;
    }
}
