package org.zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Desk;
import org.zermelo.game.CancelledException;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Limits;

class WeightsTest {

    private static final Watch OVER = new Watch() {
        @Override
        public boolean cancelled() {
            return true;
        }
    };

    /** What a line means is not sought among millions of moves when the time for weighing is over. */
    @Test
    void aLineOfAVeryLargeGameIsLeftToTheJob() {
        Params params = new Params(
                Map.of("game", "nim(1000000)", "line", "no move"), Limits.own().grant());

        assertThatThrownBy(() -> Weights.of(Desk.standard(), params, OVER)).isInstanceOf(CancelledException.class);
    }
}
