package org.zermelo.notation.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How far two words are apart, for "Did you mean ...?" hints. */
public final class Distance {

    private static final int ENOUGH = 3;
    /** No word of the notation is nearly as long. */
    private static final int LONGEST = 40;

    private Distance() {}

    /**
     * The least number of letters inserted, left out, replaced, or exchanged with the next that turns one word into the other, no place
     * changed twice. O(|a| |b|).
     */
    public static int edits(String a, String b) {
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : least(rows, a, i, b, j);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int least(int[][] rows, String a, int i, String b, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = Math.min(rows[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
        boolean exchanged = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return exchanged ? Math.min(least, rows[i - 2][j - 2] + 1) : least;
    }

    /** The known word with the fewest slips in it, as {@link #edits} counts them; none beyond half its length. */
    public static Optional<String> mistyped(String seen, Collection<String> known) {
        return known.stream()
                .filter(word -> 2 * edits(seen, word) <= word.length())
                .min(Comparator.comparingInt(word -> edits(seen, word)));
    }

    /** The known word that a mistyped one most likely means; empty when none is near, for a far one misleads. */
    public static String nearest(String seen, Stream<String> known) {
        String word = seen.toLowerCase(Locale.ROOT);
        if (word.length() > LONGEST) {
            return "";
        }
        int most = Math.max(1, word.length() / 3);
        return known.filter(candidate -> isNear(candidate, word, most) || shares(candidate, word))
                .min(Comparator.comparingInt(candidate -> edits(candidate, word)))
                .orElse("");
    }

    /** Whether few edits lead from one to the other, and something of the known word stays. */
    private static boolean isNear(String known, String seen, int most) {
        int edits = edits(known, seen);
        return edits <= most && edits < known.length();
    }

    /** Whether one of them begins with the other, of which enough is there to be known. */
    private static boolean shares(String a, String b) {
        return Math.min(a.length(), b.length()) >= ENOUGH && (a.startsWith(b) || b.startsWith(a));
    }
}
