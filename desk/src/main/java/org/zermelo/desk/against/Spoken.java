package org.zermelo.desk.against;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The words by which a program names the winner.
 *
 * @param first more words for the first player
 * @param second more words for the second
 * @param neither more words for nobody
 */
public record Spoken(Set<String> first, Set<String> second, Set<String> neither) {

    private static final Set<String> FIRST =
            Set.of("first", "alice", "taro", "takahashi", "win", "wins", "won", "winning", "yes", "true", "w", "1");

    private static final Set<String> SECOND = Set.of(
            "second", "bob", "jiro", "aoki", "lose", "loses", "loss", "lost", "losing", "no", "false", "l", "2", "0");

    private static final Set<String> NEITHER = Set.of("tie", "draw", "drawn", "tied", "equal");

    /** The words of common judges. */
    public static Spoken usual() {
        return new Spoken(Set.of(), Set.of(), Set.of());
    }

    static String winner(int sign) {
        return sign > 0 ? "first" : sign < 0 ? "second" : "draw";
    }

    /** Who wins by what was printed: its first word that names somebody; words that were given come before the usual ones. */
    Optional<String> winner(String printed) {
        List<String> words = List.of(printed.toLowerCase(Locale.ROOT).strip().split("[^\\p{L}\\p{Nd}'-]+"));
        return named(words, first, second, neither).or(() -> named(words, FIRST, SECOND, NEITHER));
    }

    private static Optional<String> named(
            List<String> words, Set<String> first, Set<String> second, Set<String> neither) {
        for (String word : words) {
            int sign = first.contains(word) ? 1 : second.contains(word) ? -1 : 0;
            if (sign != 0 || neither.contains(word)) {
                return Optional.of(winner(sign));
            }
        }
        return Optional.empty();
    }
}
