package org.zermelo.web.api;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.notation.family.Family;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.scene.drawing.SceneJson;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Words;
import org.zermelo.web.call.Reply;

/** The games that the page offers to begin with. */
final class Gallery {

    private static final List<Entry> ENTRIES = List.of(
            new Entry("connect", "connect(7, 6, 4)", "d~d~d~c~e~e"),
            new Entry("tictactoe", "tictactoe()", "b2~a1~c1~a3"),
            new Entry("hexapawn", "hexapawn(3, 3)", "a3-a2~b1xa2"),
            new Entry("nim", "nim(3, 5, 7)"),
            new Entry("coins", "coins(7 9 1 6 4 3)"),
            new Entry("boxes", "boxes(2, 2)", "b1~a2~d3~c2~b3"),
            new Entry("chomp", "chomp(3x5)", "(3, 3)~(2, 4)"),
            new Entry("notakto", "notakto(2)", "1: (1, 1)~1: (2, 2)~2: (2, 3)"),
            new Entry("sim", "sim(5)", "12~34~15~24"),
            new Entry("quixo", "quixo(3)", "a1-a3~b1-b3~c1-a1"),
            new Entry("heaps", "heaps(7, 20; move +1, *2; end sum >= 77)"),
            new Entry("wythoff", "wythoff(3, 5)"),
            new Entry("robanumeros", "coins(4 -2 7 -5 3 6 -1; take any)"),
            new Entry("subtraction", "subtraction({1,3,4}, 10)"),
            new Entry("kayles", "octal(0.77, 9)"),
            new Entry("grundys-game", "grundys-game(8)"),
            new Entry("treblecross", "treblecross(9)", "3~8"),
            new Entry("hackenbush", "hackenbush(1-2, 2-3, 2-4, 4-5, 5-2, 1-6, 6-7)"),
            new Entry("node-kayles", "node-kayles(1-2, 2-3, 3-4, 4-1, 3-5, 5-6)"),
            new Entry("sum", "nim(5, 3) + notakto(1)"),
            new Entry("misere", "misere nim(1, 1, 2)"));

    /** Games whose own example would be drawn as that of another. */
    private static final Map<String, String> DRAWN = Map.of(
            "dawsons-chess", "dawsons-chess(13)",
            "mock-turtles", "mock-turtles(2, 3, 7)",
            "ruler", "ruler(3, 4, 5, 8)",
            "backsliding-toads-and-frogs", "backsliding-toads-and-frogs(t.tf.f)",
            "maundy-cake", "maundy-cake(4,6)",
            "maze", "maze(x..#|.#..|....)",
            "shove", "shove(x.ox.)");

    static final List<Param> PARAMETERS = List.of(Param.choice(
            "more", "yes: the other ready games, each with its group, instead of those to begin with.", "yes", "no"));

    private record Card(String game, String title, String about, SceneJson scene, Optional<String> group) {}

    private static final JsonShape<Card> CARD = new JsonShape<Card>()
            .text("game", Card::game)
            .text("title", Card::title)
            .text("about", Card::about)
            .with("scene", SceneJson.SHAPE, Card::scene)
            .maybe(
                    "group",
                    JsonType.TEXT.about(
                            "What the game is played with, in the language asked for; only of the other games."),
                    Card::group);

    static final JsonShape<List<Card>> SHAPE =
            new JsonShape<List<Card>>("Gallery").with("games", JsonType.list(CARD), cards -> cards);

    /** A game, and moves after which it is drawn. */
    private record Entry(String key, String game, String line) {
        Entry(String key, String game) {
            this(key, game, "");
        }

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
        return Reply.of(SHAPE.json(more ? more(desk, words) : first(desk, words)));
    }

    private static List<Card> first(Desk desk, Words words) {
        return ENTRIES.stream()
                .map(entry -> new Card(
                        entry.game(),
                        words.say("page.gallery." + entry.key() + ".title"),
                        words.phrase("page.gallery." + entry.key() + ".about")
                                .orElseGet(() -> words.say(about(entry.key()))),
                        scene(desk, entry.game(), entry.line()),
                        Optional.empty()))
                .toList();
    }

    /** The families without a card above, by what they are played with, each with an example whose picture is its own. */
    private static List<Card> more(Desk desk, Words words) {
        return desk.notation().families().stream()
                .filter(family -> ENTRIES.stream().noneMatch(entry -> entry.isOf(family)))
                .sorted(Comparator.comparing(Family::group))
                .map(family -> new Card(
                        example(family),
                        words.say("family." + family.name() + ".title"),
                        words.say(about(family.name())),
                        scene(desk, example(family), ""),
                        Optional.of(words.say(
                                "page.gallery.group." + family.group().name().toLowerCase(Locale.ROOT)))))
                .toList();
    }

    private static String example(Family family) {
        return DRAWN.getOrDefault(family.name(), family.example());
    }

    private static String about(String family) {
        return "family." + family + ".about";
    }

    private static SceneJson scene(Desk desk, String game, String line) {
        return SceneJson.of(Match.of(desk.notation().parse(game)).playAll(line), List.of());
    }
}
