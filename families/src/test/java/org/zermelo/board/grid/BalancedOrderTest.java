package org.zermelo.board.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BalancedOrderTest {

    private static boolean balanced(long filling) {
        int lead = 0;
        for (long rest = filling; rest > 0; rest /= 3) {
            lead += rest % 3 == 1 ? 1 : rest % 3 == 2 ? -1 : 0;
        }
        return lead == 0 || lead == 1;
    }

    @Test
    void numbersTheBalancedFillingsInTheirOrder() {
        for (int cells = 1; cells <= 12; cells++) {
            BalancedOrder order = new BalancedOrder(cells);
            long next = 0;
            for (long filling = 0; filling < Math.pow(3, cells); filling++) {
                if (!balanced(filling)) {
                    assertThat(order.index(filling)).isEqualTo(-1);
                    continue;
                }
                assertThat(order.index(filling)).isEqualTo(next);
                assertThat(order.at(next)).isEqualTo(filling);
                next++;
            }
            assertThat(order.size()).isEqualTo(next);
        }
    }

    @Test
    void sixteenCells() {
        BalancedOrder order = new BalancedOrder(16);
        // the sum over n of 16! / (ceil(n/2)! floor(n/2)! (16-n)!)
        assertThat(order.size()).isEqualTo(10_165_779);
        Random random = new Random(44);
        for (int i = 0; i < 100_000; i++) {
            long index = random.nextInt((int) order.size());
            assertThat(order.index(order.at(index))).isEqualTo(index);
            assertThat(balanced(order.at(index))).isTrue();
        }
        assertThat(order.index(order.at(order.size() - 1))).isEqualTo(order.size() - 1);
    }
}
