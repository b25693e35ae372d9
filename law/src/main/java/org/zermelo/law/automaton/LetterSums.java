package org.zermelo.law.automaton;

import java.util.Arrays;
import java.util.SortedMap;

/** What each letter adds to a sum with coefficients. */
final class LetterSums {

    private final int[] tracks;
    private final long[] sums;
    private final long above;
    private final long below;
    private final long greatest;

    private LetterSums(int[] tracks, long[] sums, long above, long below) {
        this.tracks = tracks;
        this.sums = sums;
        this.above = above;
        this.below = below;
        this.greatest = Arrays.stream(sums).map(Math::abs).max().orElse(0);
    }

    static LetterSums of(int radix, SortedMap<Integer, Long> coefficients) {
        int[] tracks =
                coefficients.keySet().stream().mapToInt(Integer::intValue).toArray();
        long[] sums = new long[Automaton.letters(radix, tracks.length)];
        int unit = 1;
        long above = 0;
        long below = 0;
        for (long coefficient : coefficients.values()) {
            for (int letter = 0; letter < sums.length; letter++) {
                sums[letter] =
                        Math.addExact(sums[letter], Math.multiplyExact(coefficient, (long) (letter / unit % radix)));
            }
            above = Math.addExact(above, Math.max(0, coefficient));
            below = Math.subtractExact(below, Math.min(0, coefficient));
            unit *= radix;
        }
        return new LetterSums(tracks, sums, above, below);
    }

    int[] tracks() {
        return tracks;
    }

    long of(int letter) {
        return sums[letter];
    }

    /** The sum of the positive coefficients. */
    long above() {
        return above;
    }

    /** The sum of the negative coefficients without their signs. */
    long below() {
        return below;
    }

    long[] different() {
        return Arrays.stream(sums).distinct().toArray();
    }

    /** The greatest that a letter adds, without its sign. */
    long greatest() {
        return greatest;
    }
}
