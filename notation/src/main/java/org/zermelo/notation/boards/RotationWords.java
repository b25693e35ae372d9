package org.zermelo.notation.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Rotation;
import org.zermelo.notation.tokens.Token;

/** Reads what goes round: {@code row}, {@code column}, {@code quadrant}, {@code rings}, or a ring of cells {@code a1-b1-b2-a2}. */
final class RotationWords {

    private static final List<String> REGIONS = List.of("one-row", "one-column", "quadrant", "rings");

    private final BoardTokens tokens;
    private final Board board;
    private final Set<Rotation> ways = new LinkedHashSet<>();
    private final StringBuilder text = new StringBuilder();
    private boolean falling;

    RotationWords(BoardTokens tokens, Board board) {
        this.tokens = tokens;
        this.board = board;
    }

    /** Takes regions with {@code or} between, or that pieces fall. */
    void take() {
        Token place = tokens.peek();
        if (tokens.takes("falling")) {
            if (!board.hasColumns()) {
                throw tokens.error(place, "board.only-on-rectangles", "seen", place.text());
            }
            falling = true;
            return;
        }
        do {
            text.append(ways.isEmpty() ? " " : " " + BoardWords.written("or") + " ");
            region();
        } while (tokens.takes("or"));
    }

    private void region() {
        Token place = tokens.peek();
        for (String region : REGIONS) {
            if (tokens.takes(region)) {
                text.append(BoardWords.written(region));
                List<Rotation> found = isWhole() ? ways(region) : List.of();
                if (found.isEmpty()) {
                    throw tokens.error(place, "board.no-region", "seen", place.text());
                }
                ways.addAll(found);
                return;
            }
        }
        if (!tokens.cellComes(board)) {
            throw tokens.unknown(REGIONS, List.of("and-then"));
        }
        ways.add(ring());
    }

    /** Whether the board is a rectangle without holes, whatever its edges. */
    private boolean isWhole() {
        boolean square = board.isGrid() && !board.isHexagon() && board.form() != Board.Form.EDGES;
        return square && board.rows() * board.columns() == board.size();
    }

    private List<Rotation> ways(String region) {
        return switch (region) {
            case "one-row" -> Rotation.lines(board, true);
            case "one-column" -> Rotation.lines(board, false);
            case "quadrant" -> Rotation.quadrants(board);
            default -> board.size() == 1 ? List.of() : List.of(Rotation.rings(board));
        };
    }

    private Rotation ring() {
        List<Integer> ring = new ArrayList<>();
        Token place = tokens.peek();
        do {
            Token cell = tokens.peek();
            int next = tokens.cell(board);
            if (ring.contains(next)) {
                throw tokens.error(cell, "board.ring-meets", "seen", cell.text());
            }
            text.append(ring.isEmpty() ? "" : "-").append(board.name(next));
            ring.add(next);
        } while (tokens.takeSymbol("-"));
        if (ring.size() == 1) {
            throw tokens.error(place, "board.ring-of-one", "seen", place.text());
        }
        return Rotation.ring(board, ring);
    }

    /** The motion. */
    Movement.Rotate movement() {
        if (ways.isEmpty()) {
            throw tokens.unknown(REGIONS);
        }
        return new Movement.Rotate(List.copyOf(ways), falling);
    }

    /** What was read, in the notation. */
    String written() {
        return text + (falling ? " " + BoardWords.written("falling") : "");
    }
}
