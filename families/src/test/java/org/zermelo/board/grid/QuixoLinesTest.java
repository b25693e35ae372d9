package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.game.PackedRules;

/** Canonical options and parents from tables of lines, against those that are pushed and turned one by one. */
class QuixoLinesTest {

    @Test
    void everyBoardOfThreeByThree() {
        QuixoKernel kernel = new QuixoKernel(3);
        for (long position = 0; position < kernel.bound(); position++) {
            compare(kernel, position);
        }
    }

    @Test
    void boardsOfFourByFourAndFiveByFive() {
        for (int side = 4; side <= 5; side++) {
            QuixoKernel kernel = new QuixoKernel(side);
            SplittableRandom random = new SplittableRandom(side);
            for (int i = 0; i < 20_000; i++) {
                compare(kernel, kernel.board().filling(colours(random, side * side)));
            }
        }
    }

    /** Some free cells and some of both colours, few of one or the other now and then. */
    private static long colours(SplittableRandom random, int cells) {
        int most = 1 + random.nextInt(99);
        long colours = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (random.nextInt(4) > 0) {
                colours |= 1L << cell + (random.nextInt(100) < most ? 0 : 32);
            }
        }
        return colours;
    }

    private static void compare(PackedRules rules, long position) {
        long[] buffer = new long[Math.max(rules.mostOptions(), rules.mostParents())];
        assertThat(classes(buffer, rules.canonicalOptions(position, buffer)))
                .as("options of %d", position)
                .isEqualTo(oneByOne(rules, buffer, rules.options(position, buffer)));
        assertThat(classes(buffer, rules.canonicalParents(position, buffer)))
                .as("parents of %d", position)
                .isEqualTo(oneByOne(rules, buffer, rules.parents(position, buffer)));
    }

    private static long[] oneByOne(PackedRules rules, long[] positions, int count) {
        return Arrays.stream(positions, 0, count)
                .map(rules::canonical)
                .sorted()
                .distinct()
                .toArray();
    }

    private static long[] classes(long[] found, int count) {
        return Arrays.stream(found, 0, count).sorted().distinct().toArray();
    }
}
