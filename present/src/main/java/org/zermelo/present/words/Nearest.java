package org.zermelo.present.words;

import java.util.Collection;
import java.util.Optional;

/** The word that a mistyped one most likely was. */
public final class Nearest {

    private Nearest() {}

    /** The known word with the fewest slips (a letter wrong, missing, added, or two swapped); none beyond half its length. */
    public static Optional<String> to(String seen, Collection<String> known) {
        String best = null;
        int fewest = Integer.MAX_VALUE;
        for (String word : known) {
            int slips = slips(seen, word);
            if (slips < fewest && slips * 2 <= word.length()) {
                best = word;
                fewest = slips;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int slips(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : cheapest(d, a, b, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int cheapest(int[][] d, String a, String b, int i, int j) {
        int wrong = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(d[i - 1][j - 1] + wrong, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, d[i - 2][j - 2] + 1) : least;
    }
}
