package org.zermelo.row.stones;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Stone games in the notation. */
final class StoneTexts {

    private StoneTexts() {}

    static String numbers(long[] stones) {
        return Arrays.stream(stones).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    static String call(String family, long[] stones) {
        return family + "(" + numbers(stones) + ")";
    }
}
