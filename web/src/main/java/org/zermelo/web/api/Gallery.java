package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.notation.Family;
import org.zermelo.notation.Game;
import org.zermelo.present.json.Json;
import org.zermelo.present.scene.SceneJson;
import org.zermelo.present.words.Words;

/** The games that the page offers to begin with. */
final class Gallery {

    private static final List<Entry> ENTRIES = List.of(
            new Entry("coins", "coins(7 9 1 6 4 3)"),
            new Entry("nim", "nim(3, 5, 7)"),
            new Entry("heaps", "heaps(7, 20; move +1, *2; end sum >= 77)"),
            new Entry("chomp", "chomp(3x5)"),
            new Entry("notakto", "notakto(2)"),
            new Entry("treblecross", "treblecross(9)"),
            new Entry("hackenbush", "hackenbush(1-2, 2-3, 2-4, 4-5, 5-2, 1-6, 6-7)"),
            new Entry("nodekayles", "node-kayles(1-2, 2-3, 3-4, 4-1, 3-5, 5-6)"),
            new Entry("tictactoe", "tictactoe()"),
            new Entry("boxes", "boxes(2, 2)"),
            new Entry("sim", "sim(5)"),
            new Entry("quixo", "quixo(3)"),
            new Entry("wythoff", "wythoff(3, 5)"),
            new Entry("robanumeros", "coins(4 -2 7 -5 3 6 -1; take any)"),
            new Entry("subtraction", "subtraction({1,3,4}, 10)"),
            new Entry("kayles", "octal(0.77, 9)"),
            new Entry("grundy", "grundys-game(8)"),
            new Entry("sum", "nim(5, 3) + notakto(1)"),
            new Entry("misere", "misere nim(1, 1, 2)"));

    static final List<String> PARAMETERS = List.of("more");

    private record Entry(String key, String game) {
        /** Whether it shows a game of this family. */
        boolean isOf(Family family) {
            return game.startsWith(family.name() + "(");
        }
    }

    private Gallery() {}

    /** The games to begin with, or those that more is asked for, each with its group. */
    static Reply games(Desk desk, Params params) {
        Words words = params.words();
        boolean more = params.choice("more", "no", List.of("yes", "no")).equals("yes");
        return Reply.of(Json.object("games", more ? more(desk, words) : first(desk, words)));
    }

    private static List<Object> first(Desk desk, Words words) {
        List<Object> games = new ArrayList<>();
        for (Entry entry : ENTRIES) {
            games.add(card(
                    desk.notation().parse(entry.game()),
                    entry.game(),
                    words.say("page.gallery." + entry.key() + ".title"),
                    words.say("page.gallery." + entry.key() + ".about")));
        }
        return games;
    }

    /** The families without a card above, by what they are played with, each with its own example. */
    private static List<Object> more(Desk desk, Words words) {
        List<Object> games = new ArrayList<>();
        desk.notation().families().stream()
                .filter(family -> ENTRIES.stream().noneMatch(entry -> entry.isOf(family)))
                .sorted(Comparator.comparing(Family::group))
                .forEach(family -> {
                    Map<String, @Nullable Object> card = card(
                            desk.notation().parse(family.example()),
                            family.example(),
                            words.say("page.family." + family.name()),
                            words.say("page.gallery." + family.name() + ".about"));
                    String group = family.group().name().toLowerCase(Locale.ROOT);
                    card.put("group", words.say("page.gallery.group." + group));
                    games.add(card);
                });
        return games;
    }

    private static Map<String, @Nullable Object> card(Game game, String text, String title, String about) {
        return Json.object("game", text, "title", title, "about", about, "scene", scene(Match.of(game)));
    }

    private static <P, M> Map<String, @Nullable Object> scene(Match<P, M> match) {
        return SceneJson.of(match, List.of());
    }
}
