package org.zermelo.row.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.row.linear.Reduction.Block;

class ReductionTest {

    @Test
    void theExampleOfTheDocsBecomesAValleyInTwoSteps() {
        Reduction reduction = Reduction.of(new long[] {7, 9, 1, 6, 4, 3});

        assertThat(reduction.steps())
                .extracting(Reduction.Step::merged)
                .containsExactly(new Block(0, 3, -1), new Block(0, 5, -3));
        assertThat(reduction.blocks()).containsExactly(new Block(0, 5, -3), new Block(5, 6, 3));
    }

    @Test
    void itsBlocksAreThoseOfTheLinearMethod() {
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 2_000; round++) {
            long[] items = random.longs(random.nextInt(14), -4, 9).toArray();
            List<Block> blocks = Reduction.of(items).blocks();
            Blocks fast = new Blocks(1, items.length);
            fast.add(items, 0, items.length);

            assertThat(blocks).hasSize(fast.size());
            for (int i = 0; i < blocks.size(); i++) {
                assertThat(blocks.get(i).value()).isEqualTo(fast.value(i));
                assertThat(blocks.get(i).to() - blocks.get(i).from()).isEqualTo(fast.length(i, 0, items.length));
                assertThat(blocks.get(i).value()).isEqualTo(alternating(items, blocks.get(i)));
            }
        }
    }

    private static long alternating(long[] items, Block block) {
        long sum = 0;
        for (int i = block.from(); i < block.to(); i++) {
            sum += (i - block.from()) % 2 == 0 ? items[i] : -items[i];
        }
        return sum;
    }

    @Test
    void sumsBeyondALongAreRefused() {
        assertThatThrownBy(() -> Reduction.of(new long[] {Long.MAX_VALUE, 1})).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Reduction.of(new long[] {Long.MIN_VALUE})).isInstanceOf(BadInputException.class);
    }
}
