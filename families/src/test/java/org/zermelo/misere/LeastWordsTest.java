package org.zermelo.misere;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LeastWordsTest {

    /** Numbers modulo 30 under addition. */
    private static final int SIZE = 30;

    private static int[] by(int element) {
        int[] sums = new int[SIZE];
        Arrays.setAll(sums, x -> (x + element) % SIZE);
        return sums;
    }

    /** Against all words by the definition. */
    @Test
    void areLeast() {
        int[] values = {0, 0, 12, 10, 24, 15, 1};
        LeastWords words = new LeastWords(SIZE, values, LeastWordsTest::by);
        TreeMap<int[], Integer> all = new TreeMap<>(Arrays::compare);
        List<int[]> open = new ArrayList<>(List.of(new int[0]));
        for (int i = 0; i < open.size(); i++) {
            int[] word = open.get(i);
            all.put(word, Arrays.stream(word).map(n -> values[n]).sum() % SIZE);
            for (int n = 1; word.length < 8 && n < values.length; n++) {
                open.add(LeastWords.plus(word, n));
            }
        }
        List<Integer> rising = new ArrayList<>();
        all.forEach((word, element) -> {
            if (!rising.contains(element)) {
                rising.add(element);
                assertThat(words.word(element)).isEqualTo(word);
            }
        });
        assertThat(words.rising())
                .containsExactly(rising.stream().mapToInt(x -> x).toArray());
        assertThat(words.generators()).containsExactly(2, 3, 5);
    }

    @Test
    void whatIsLeftOutIsNotUsed() {
        int[] values = {0, 0, 12, -1, 24, 15, -1};
        LeastWords words = new LeastWords(SIZE, values, LeastWordsTest::by);
        assertThat(words.size()).isEqualTo(10);
        assertThat(words.generators()).containsExactly(2, 5);
        assertThat(words.word(27)).containsExactly(5, 2);
    }

    @Test
    void oneMore() {
        assertThat(LeastWords.plus(new int[] {5, 3, 3, 1}, 3)).containsExactly(5, 3, 3, 3, 1);
        assertThat(LeastWords.plus(LeastWords.empty(), 7)).containsExactly(7);
        assertThat(LeastWords.plus(new int[] {5}, 7)).containsExactly(7, 5);
    }
}
