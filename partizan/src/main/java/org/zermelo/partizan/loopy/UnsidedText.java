package org.zermelo.partizan.loopy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.partizan.literal.GameTerms;

/** One game that has no sides that are found: it stays a graph, of which is told who wins. */
final class UnsidedText {

    private UnsidedText() {}

    /** What is known of the game, if it is the whole text: a pair of braces or a position. A sum with such a game is not read. */
    static Optional<LoopyValue> read(Stoppers stoppers, Sides sides, GameTerms games, String text) {
        String whole = text.strip();
        int letters = LoopyNames.letters(whole, 0, whole.length());
        if (whole.startsWith("{", letters)) {
            return braces(stoppers, sides, games, whole, letters);
        }
        int open = GameTerms.opening(whole, 0);
        int close = open < 0 ? -1 : GameTerms.closing(whole, open, whole.length());
        String name = open < 0 ? "" : whole.substring(0, open).strip().toLowerCase(Locale.ROOT);
        return close == whole.length() - 1 && games.isEndless(name)
                ? Optional.of(new LoopyPositions<>(games.endless(name, whole, open + 1, close)).value(stoppers, sides))
                : Optional.empty();
    }

    private static Optional<LoopyValue> braces(
            Stoppers stoppers, Sides sides, GameTerms games, String whole, int letters) {
        LoopyReader reader = new LoopyReader(stoppers, sides, games, whole, letters, whole.length());
        @Nullable String name = letters == 0 ? null : whole.substring(0, letters);
        int node = new BraceGame(reader, name).read().node();
        if (!reader.ended()) {
            return Optional.empty();
        }
        LoopyGraph graph = reader.graph().from(node);
        return Optional.of(
                LoopyValue.of(whole, graph.size(), GraphResults.of(stoppers, graph)[0], List.of(), List.of()));
    }
}
