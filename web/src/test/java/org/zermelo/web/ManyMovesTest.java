package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A position with more moves than are listed is answered by its winning moves, as the command does it. */
class ManyMovesTest {

    @Test
    void theWinningMovesAreThere() {
        try (PageServer server = PageServer.start(Settings.own().onPort(0))) {
            assertThat(winning(server, "nim(1000000000000, 5)")).containsExactly("1: 1000000000000->5");
            assertThat(winning(server, "heaps(10^12, 5; take 1..10^9)")).containsExactly("h1:-999998996");
            assertThat(winning(server, "heaps(10^18; take 1..x//3)")).containsExactly("-10671691099784820");
        }
    }

    private static List<Object> winning(PageServer server, String game) {
        Map<?, ?> position =
                new Http(server).json("/api/v1/position" + Http.query("game", game, "line", "", "lang", "en"));
        assertThat(position.get("over")).isEqualTo(false);
        List<?> moves = (List<?>) ((Map<?, ?>) position.get("answer")).get("moves");
        return moves.stream()
                .<Object>map(move -> ((Map<?, ?>) move).get("move"))
                .toList();
    }
}
