package org.zermelo.web.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
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

    /** The other ready games, by what they are played with; each stands there with the example of its family. */
    private static final List<Group> MORE = List.of(
            new Group(
                    "rows",
                    List.of(
                            "stones-doubling",
                            "stones-squares",
                            "stones-two-values",
                            "stones-rest",
                            "stones-merge",
                            "stones-thirds",
                            "stones-divisors",
                            "stones-circle")),
            new Group(
                    "heaps",
                    List.of("fibonacci", "moore", "euclid", "staircase", "strip", "northcott", "all-but", "count-to")),
            new Group("breaking", List.of("kayles", "dawsons-kayles", "dawsons-chess", "hexadecimal", "code")),
            new Group("coins", List.of("turning-turtles", "mock-turtles", "ruler")),
            new Group("boards", List.of("mnk", "connect", "hexapawn", "dodgem", "cram", "pins", "divisors")),
            new Group("graphs", List.of("arc-kayles", "graph")));

    static final List<String> PARAMETERS = List.of("more");

    private record Entry(String key, String game) {}

    private record Group(String key, List<String> families) {}

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

    private static List<Object> more(Desk desk, Words words) {
        Map<String, String> examples = new HashMap<>();
        desk.notation().families().forEach(family -> examples.put(family.name(), family.example()));
        List<Object> games = new ArrayList<>();
        for (Group group : MORE) {
            for (String family : group.families()) {
                String example = Objects.requireNonNull(examples.get(family));
                Map<String, @Nullable Object> card = card(
                        desk.notation().parse(example),
                        example,
                        words.say("page.family." + family),
                        words.say("page.gallery." + family + ".about"));
                card.put("group", words.say("page.gallery.group." + group.key()));
                games.add(card);
            }
        }
        return games;
    }

    private static Map<String, @Nullable Object> card(Game game, String text, String title, String about) {
        return Json.object("game", text, "title", title, "about", about, "scene", scene(Match.of(game)));
    }

    private static <P, M> Map<String, @Nullable Object> scene(Match<P, M> match) {
        return SceneJson.of(match, List.of());
    }
}
