package org.zermelo.boards.interpret;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.zermelo.game.RefusedException;

/** The moves that were found, by their text: of two with one text that of the earlier clause. */
final class FoundMoves {

    /** More moves of one position are refused. */
    private static final int MOST = 1 << 16;

    /** A move, and how many pieces it captures where the longest chain counts; else 0. */
    record Found(BoardMove move, int taken) {}

    private final Map<String, Found> found = new LinkedHashMap<>();
    private int most;
    private Optional<String> namesake = Optional.empty();

    void add(BoardMove move, int taken) {
        if (found.size() == MOST) {
            throw new RefusedException("board.too-many-moves", "seen", MOST + 1, "most", MOST);
        }
        Found earlier = found.putIfAbsent(move.text(), new Found(move, taken));
        if (earlier != null && !earlier.move.changes().equals(move.changes())) {
            namesake = Optional.of(move.text());
        }
        most = Math.max(most, taken);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    /** All of them. */
    List<Found> all() {
        return List.copyOf(found.values());
    }

    /** Those that capture nothing or as many as any. */
    List<BoardMove> longest() {
        return found.values().stream()
                .filter(each -> each.taken == 0 || each.taken == most)
                .map(Found::move)
                .toList();
    }

    /** The text of a move that was left out for another of the same text that does something else. */
    Optional<String> namesake() {
        return namesake;
    }
}
