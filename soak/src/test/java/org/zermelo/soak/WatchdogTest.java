package org.zermelo.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is asked, it can be stopped. */
class WatchdogTest {

    private static final int CALLS = 200;
    private static final long LIMIT_MILLIS = 100;

    /** Who is not back by then is taken to be lost. */
    private static final long HANG_GUARD_MILLIS = 60_000;

    private final Watchdog watchdog = new Watchdog(LIMIT_MILLIS, HANG_GUARD_MILLIS, HANG_GUARD_MILLIS);

    @TempDir
    private Path folder;

    @Test
    void everyCommandCanBeStopped() throws InterruptedException {
        for (int i = 0; i < CALLS; i++) {
            Random random = new Random(1_713L * CALLS + i);
            HostileGames games = new HostileGames(HostileGames.SIZES, random);
            check(new HostileCalls(games, random, folder).next(i));
        }
    }

    /** Each of these once ignored limits of time, hang-up and SIGTERM. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "stones-divisors(10^18)",
                "stones-squares(10^18)",
                "moore(2; 3, 127127, 6)",
                "heaps(12, 5; take 1..1000 then maybe split)",
                "heaps(2; move add any; end x > 10^15)",
                "heaps(10^9; split; stuck wins)",
                "heaps(10^8; split into 2..4)",
                "hexadecimal(0.3F, 2147483647)",
                "turning-turtles(1, 10^3, 6)",
                "all-but({2,3,7}, 10^8)",
                "mock-turtles(1, 10^3, 6)",
            })
    void gamesWithVeryManyMovesCanBeStopped(String game) throws InterruptedException {
        check(new HostileCalls.Command(List.of("solve", game), ""));
        check(new HostileCalls.Command(List.of("solve", game, "--value", "outcome"), ""));
        check(new HostileCalls.Command(List.of("explain", game), ""));
    }

    @Test
    void aMethodOnAllCellsOfOneVariableCanBeStopped() throws InterruptedException {
        check(new HostileCalls.Command(
                List.of("solve", "heaps(2; move add any; end x > 10^7)", "--method", "array"), ""));
    }

    /** A part of a compiled sweep cannot be stopped, and this one's had some 10^11 options each; a second later it has begun. */
    @Test
    void aCompiledSweepOverVeryManyMovesCanBeStopped() throws InterruptedException {
        Watchdog later = new Watchdog(10 * LIMIT_MILLIS, HANG_GUARD_MILLIS, HANG_GUARD_MILLIS);
        check(
                later,
                new HostileCalls.Command(
                        List.of(
                                "solve",
                                "heaps(3000000; move take 1..3000000; end x = 0)",
                                "--value",
                                "outcome",
                                "--method",
                                "compiled-sweep"),
                        ""));
    }

    private void check(HostileCalls.Call call) throws InterruptedException {
        check(watchdog, call);
    }

    private static void check(Watchdog watchdog, HostileCalls.Call call) throws InterruptedException {
        Watchdog.Ended ended = watchdog.run(call);
        assertThat(ended.result()).as(call + "\n" + ended.stack()).isNotNull();
    }
}
