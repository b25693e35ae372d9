package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;

/** The games that the page offers. */
class GalleryTest {

    private static PageServer server;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static List<?> games(String more) {
        return (List<?>) new Http(server)
                .json("/api/v1/gallery" + Http.query("lang", "en", "more", more))
                .get("games");
    }

    private static void names(List<?> games, TreeSet<String> into) {
        for (Object game : games) {
            String text = String.valueOf(((Map<?, ?>) game).get("game")).replace("misere ", "");
            into.add(text.substring(0, text.indexOf('(')));
        }
    }

    @Test
    void everyFamilyIsOffered() {
        TreeSet<String> offered = new TreeSet<>();
        names(games("no"), offered);
        names(games("yes"), offered);
        assertThat(offered)
                .containsExactlyInAnyOrderElementsOf(Notation.standard().families().stream()
                        .map(Family::name)
                        .toList());
    }

    @Test
    void theOthersStandInGroupsWithATitleAndASentence() {
        assertThat(games("yes")).hasSize(64).allSatisfy(game -> {
            Map<?, ?> card = (Map<?, ?>) game;
            assertThat(List.of(card.get("title"), card.get("about"), card.get("group")))
                    .allSatisfy(text -> assertThat(String.valueOf(text)).doesNotContain("page."));
            assertThat(String.valueOf(card.get("about"))).endsWith(".");
        });
    }
}
