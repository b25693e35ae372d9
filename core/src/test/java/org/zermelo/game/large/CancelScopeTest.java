package org.zermelo.game.large;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.zermelo.game.CancelledException;

class CancelScopeTest {

    @Test
    void nothingIsCancelledOutsideOfAllScopes() {
        assertThatCode(CancelScope::check).doesNotThrowAnyException();
    }

    @Test
    void workIsCancelledDuringItsScopeOnly() {
        assertThatThrownBy(() -> CancelScope.during(() -> true, CancelScopeTest::checked))
                .isInstanceOf(CancelledException.class);
        assertThatCode(CancelScope::check).doesNotThrowAnyException();
    }

    @Test
    void workWithinOtherWorkIsCancelledWithIt() {
        assertThatThrownBy(() ->
                        CancelScope.during(() -> true, () -> CancelScope.during(() -> false, CancelScopeTest::checked)))
                .isInstanceOf(CancelledException.class);
    }

    @Test
    void workAroundOtherWorkGoesOnWhenOnlyTheOtherIsCancelled() {
        String after = CancelScope.during(() -> false, () -> {
            assertThatThrownBy(() -> CancelScope.during(() -> true, CancelScopeTest::checked))
                    .isInstanceOf(CancelledException.class);
            return checked();
        });
        assertThat(after).isEqualTo("went on");
    }

    @Test
    void aLoopIsAskedInEvery1024thRound() {
        long[] rounds = new long[1];
        assertThatThrownBy(() -> CancelScope.during(() -> true, () -> {
                    while (true) {
                        CancelScope.poll(++rounds[0]);
                    }
                }))
                .isInstanceOf(CancelledException.class);
        assertThat(rounds[0]).isEqualTo(1023);
    }

    @Test
    void workThatIsHandedOverTakesItsScopeAlong() throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Runnable carried = CancelScope.during(() -> true, () -> CancelScope.carrying(CancelScope::check));
        Thread other = new Thread(() -> {
            try {
                carried.run();
            } catch (CancelledException e) {
                thrown.set(e);
            }
            CancelScope.check();
        });
        other.start();
        other.join();
        assertThat(thrown.get()).isInstanceOf(CancelledException.class);
    }

    private static String checked() {
        CancelScope.check();
        return "went on";
    }
}
