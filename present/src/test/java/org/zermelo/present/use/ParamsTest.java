package org.zermelo.present.use;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

class ParamsTest {

    /** What is allowed is a list, also where it has one name. */
    @Test
    void aSlipInANameIsToldWhatIsAllowed() {
        Params params = new Params(Map.of("x", "1"), new Grant(100, 1 << 20, 100, 100));
        assertThat(refusal(params, List.of("name", "seed"))).endsWith("allowed are name, seed, lang.");
        assertThat(refusal(params, List.of())).endsWith("allowed are lang.");
    }

    private static String refusal(Params params, List<String> allowed) {
        BadInputException slip = catchThrowableOfType(BadInputException.class, () -> params.allow(allowed));
        return Words.in(Language.EN).say(slip.note());
    }
}
