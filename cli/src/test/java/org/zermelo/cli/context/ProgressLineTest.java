package org.zermelo.cli.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

    private final AtomicLong clock = new AtomicLong(5_000_000_000L);
    private final ProgressLine line = new ProgressLine(clock::get);

    private String after(long seconds, long done, long total) {
        clock.addAndGet(seconds * 1_000_000_000);
        return line.say(done, total, "wave 3", 78);
    }

    @Test
    void saysHowMuchIsDoneHowFastAndHowLongItTakesYet() {
        assertThat(after(10, 2_000_000, 26_743_107_774L))
                .isEqualTo("  0% [                    ] 2.00M/26.7G  200k/s  0:00:10 + 37:08:25  wave 3");
        assertThat(after(0, 394, 788)).isEqualTo(" 50% [==========          ] 394/788  0:00:10  wave 3");
    }

    @Test
    void theRateIsThatOfTheLastSeconds() {
        assertThat(after(10, 1000, 10_000)).contains("100/s");
        assertThat(after(1, 1001, 10_000)).contains("100/s");
        assertThat(after(4, 6000, 10_000)).contains("1.00k/s").contains("0:00:15 + 0:00:04");
    }

    @Test
    void anUnknownTotalHasNoPart() {
        assertThat(after(2, 99_950, -1)).isEqualTo("100k  50.0k/s  0:00:02  wave 3");
        assertThat(after(0, 999, 0)).isEqualTo("999  0:00:02  wave 3");
    }

    @Test
    void itKeepsToItsWidth() {
        assertThat(line.say(1, 2, "x".repeat(100), 78)).hasSize(78);
    }
}
