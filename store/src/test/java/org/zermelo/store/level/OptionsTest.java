package org.zermelo.store.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.zermelo.game.Ending;
import org.zermelo.game.PackedRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

/** Batches are as large as what they have to hold, not as what rules say that it might be. */
class OptionsTest {

    /** A heap from which one to ten are taken, with rules that name far more options. */
    private static final class Cautious implements PackedRules {

        @Override
        public long start() {
            return bound() - 1;
        }

        @Override
        public long bound() {
            return 1 << 20;
        }

        @Override
        public int mostOptions() {
            return 4096;
        }

        @Override
        public int options(long position, long[] options) {
            for (int taken = 1; taken <= Math.min(10, position); taken++) {
                options[taken - 1] = position - taken;
            }
            return (int) Math.min(10, position);
        }

        @Override
        public Ending ending(long position) {
            return Ending.LAST_MOVER_WINS;
        }
    }

    @Test
    void theBufferIsFilledByWhatThereIs() {
        Options options = new Options(new Cautious(), 8192, 2);
        assertThat(options.batch()).isEqualTo(512);
        long[] offered = LongStream.range(10, 3_000).toArray();
        try (Workers workers = new Workers(2, Watch.NONE)) {
            for (int round = 0; round < 3; round++) {
                long[] reached = options.of(offered, offered.length, workers);
                assertThat(options.taken()).isBetween(round == 0 ? 410 : 737, 819);
                assertThat(reached)
                        .containsExactly(
                                LongStream.range(0, 9 + options.taken()).toArray());
            }
            assertThat(options.of(offered, 3, workers))
                    .containsExactly(LongStream.range(0, 12).toArray());
            assertThat(options.taken()).isEqualTo(3);
        }
    }
}
