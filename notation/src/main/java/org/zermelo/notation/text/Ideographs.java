package org.zermelo.notation.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Texts in Chinese signs. Words stand there without blanks between them, so a run of ideographs is cut into words that the notation
 * knows; digits and letters end a run.
 */
public final class Ideographs {

    /** Runs that are longer are names. */
    private static final int LONGEST = 60;

    private Ideographs() {}

    /** Looked for at the first run. */
    private static final class KnownIdeographs {
        static final Set<String> WORDS = InputWords.read()
                .flatMap(words -> Arrays.stream(words.split(" ")))
                .filter(word -> is(word.isEmpty() ? ' ' : word.charAt(0)))
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Whether a character is an ideograph. */
    public static boolean is(char c) {
        return c >= '\u3400' && c <= '\u9fff';
    }

    /**
     * The words of a run of ideographs: the fewest that are known, of which earlier ones are rather long; the run itself where it
     * cannot be cut into known words. Quadratic in the run, which is short.
     */
    public static List<String> words(String run) {
        int length = run.length();
        if (length > LONGEST || KnownIdeographs.WORDS.contains(run)) {
            return List.of(run);
        }
        // fewest[i]: so many words make the run from i on; first[i]: where the first of them ends
        int[] fewest = new int[length + 1];
        int[] first = new int[length + 1];
        for (int from = length - 1; from >= 0; from--) {
            fewest[from] = Integer.MAX_VALUE;
            for (int to = length; to > from; to--) {
                if (fewest[to] < fewest[from] - 1 && KnownIdeographs.WORDS.contains(run.substring(from, to))) {
                    fewest[from] = fewest[to] + 1;
                    first[from] = to;
                }
            }
        }
        if (fewest[0] == Integer.MAX_VALUE) {
            return List.of(run);
        }
        List<String> words = new ArrayList<>();
        for (int at = 0; at < length; at = first[at]) {
            words.add(run.substring(at, first[at]));
        }
        return words;
    }
}
