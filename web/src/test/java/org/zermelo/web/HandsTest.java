package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A board game tells what is in hand, which its picture does not show. */
class HandsTest {

    @Test
    void whatIsInHandIsTold() {
        try (PageServer server = PageServer.start(Settings.own().onPort(0))) {
            assertThat(how(server, "@lion-and-chick", "")).contains("In hand: x -, o -.");
            assertThat(how(server, "@lion-and-chick", "b3xb2")).contains("In hand: x x, o -.");
            assertThat(how(server, "@three-mens-morris", "b2")).contains("In hand: x 2, o 3.");
            assertThat(how(server, "@tic-tac-toe", "")).doesNotContain("In hand");
        }
    }

    private static String how(PageServer server, String game, String line) {
        return String.valueOf(new Http(server)
                .json("/api/v1/position" + Http.query("game", game, "line", line, "lang", "en"))
                .get("how"));
    }
}
