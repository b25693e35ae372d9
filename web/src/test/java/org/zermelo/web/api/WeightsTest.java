package org.zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.present.answer.Desk;
import org.zermelo.web.work.Limits;
import org.zermelo.web.work.Weight;

class WeightsTest {

    private static Weight weight(String game, String line) {
        Params params = new Params(Map.of("game", game, "line", line), Limits.own());
        return Weights.of(Desk.standard(), params).weight();
    }

    /** What a line means is not sought among millions of moves before a job is queued. */
    @Test
    void aLineOfAVeryLargeGameIsLeftToTheJob() {
        assertThat(weight("nim(1000000)", "no move")).isEqualTo(Weight.UNKNOWN);
    }
}
