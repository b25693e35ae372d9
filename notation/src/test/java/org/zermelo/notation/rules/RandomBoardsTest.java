package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.derive.BoardSymmetries.Symmetry;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.PackedBoardGame;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.kernel.BoardKernel;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Trait;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.testkit.GameCheck;
import org.zermelo.tests.Share;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * Random board games: what the interpreter says, the written-out moves, symmetries, levels, indices and every method say alike, on
 * the whole of each game.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RandomBoardsTest {

    private static final int GAMES = Share.of(12_000, 500);

    /** How many of them are drawn for one case. */
    private static final int PART = 50;

    /** So many days share all games: they take half an hour of processor time and more. */
    private static final int DAYS = 20;

    private static final int MOST_POSITIONS = 1_500;

    private final RandomBoards forgetful = new RandomBoards(20261126);
    private final RandomBoards remembering = new RandomBoards(20261126, true);
    private final Map<String, Integer> forgotten = new HashMap<>();
    private final Map<String, Integer> remembered = new HashMap<>();

    /** How many games were drawn for each test. */
    private final Map<RandomBoards, Integer> drawn = new IdentityHashMap<>();

    /** How many moves a position of the game that was last walked through remembers at most. */
    private int remembers;

    /** What must come up. */
    private static final List<String> WORDS = List.of(
            "captured",
            "safely",
            "shooting",
            "blocking",
            "remove",
            "covering",
            "leap",
            "leaving",
            "from",
            "turn",
            "becoming",
            "straight chains",
            "flying",
            "beside 1",
            "taking another",
            "repeatedly",
            "surrounded",
            "pattern",
            "at end of move",
            "and goes on",
            "and then",
            "and then may",
            "rotate",
            "falling",
            "making no line",
            "diagonals",
            "ring a .. c",
            "triangles",
            " age",
            "royal",
            "lay xx",
            "lay .x/xx",
            "loses at end of move",
            "both",
            "row *");

    /** What must come up of the last moves. */
    private static final List<String> BANS = List.of("not undoing", "not repeating", "not following");

    private static IntStream parts() {
        return IntStream.range(0, GAMES / PART).filter(part -> Share.today(part, DAYS));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void allFormsAndMethodsAgree(int part) {
        agreeing(forgetful, part, forgotten);
    }

    @ParameterizedTest
    @MethodSource("parts")
    void thoseThatRememberTheLastMovesAgree(int part) {
        agreeing(remembering, part, remembered);
    }

    @AfterAll
    void everythingHasComeUp() {
        // a test that was not drawn has seen nothing
        if (!forgotten.isEmpty()) {
            assertForgetful(forgotten);
        }
        if (!remembered.isEmpty()) {
            assertRemembering(remembered);
        }
    }

    private static void assertForgetful(Map<String, Integer> seen) {
        int games = seen.get("games");
        assertThat(seen.get("whole")).isGreaterThan(games / 2);
        assertThat(seen).containsKeys(WORDS.toArray(String[]::new));
        // which kinds of games the words make is known of all games, not of every share of them
        if (games < GAMES) {
            return;
        }
        assertThat(seen)
                .containsKeys(
                        "shared", "named", "acyclic", "open", "symmetric", "plain", "impartial", "composed", "single")
                .containsKeys("interpreted", "composed for both", "another turn")
                .containsKeys("compiled with hands", "compiled with plies");
        assertThat(seen.get("by pieces")).isGreaterThan(games / 50);
        assertThat(seen.get("compiled")).isGreaterThan(games / 8);
        assertThat(seen.get("decision-diagrams")).isGreaterThan(games / 40);
    }

    private static void assertRemembering(Map<String, Integer> seen) {
        assertThat(seen).containsKeys(BANS.toArray(String[]::new));
        if (seen.get("games") < GAMES) {
            return;
        }
        assertThat(seen.get("remembers")).isGreaterThan(seen.get("games") / 20);
        assertThat(seen)
                .containsKeys("acyclic", "open", "symmetric", "plain", "packed-retrograde", "level-sweep", "memo")
                .containsKeys("another turn", "remembers both moves");
    }

    /** Random games of which all forms and methods say the same, and how many there were of each kind. */
    private void agreeing(RandomBoards random, int part, Map<String, Integer> seen) {
        // games are drawn one after the other, whichever parts run
        for (int i = drawn.getOrDefault(random, 0); i < part * PART; i++) {
            random.next();
        }
        drawn.put(random, (part + 1) * PART);
        for (int i = part * PART; i < (part + 1) * PART; i++) {
            String text = random.next();
            boolean known = Stream.concat(WORDS.stream(), BANS.stream())
                    .allMatch(word -> seen.containsKey(word) || !text.contains(word));
            if (known && !Share.takes(i, 4)) {
                continue;
            }
            seen.merge("games", 1, Integer::sum);
            BoardGame game = BoardRuleText.game(Source.of(text));
            String printed = game.toString();
            String inside = printed.substring("board(".length(), printed.length() - 1);
            assertThat(inline(inside)).as(text).hasToString(printed);
            assertThat(inline(inside).start()).as(text).isEqualTo(game.start());
            assertThat(game).as(text).isInstanceOf(PackedBoardGame.class);
            int reached = reach(game);
            if (reached == 0) {
                continue;
            }
            seen.merge("whole", 1, Integer::sum);
            seen.merge(remembers > 0 ? "remembers" : "forgets", 1, Integer::sum);
            seen.merge(remembers > 1 ? "remembers both moves" : "one", 1, Integer::sum);
            seen.merge(game.shared() ? "shared" : "named", 1, Integer::sum);
            seen.merge(game.traits().contains(Trait.ACYCLIC) ? "acyclic" : "open", 1, Integer::sum);
            seen.merge(game.form().symmetries().size() > 1 ? "symmetric" : "plain", 1, Integer::sum);
            boolean scores = game.traits().contains(Trait.SCORING);
            Value value = scores ? Values.marginAndPlies() : i % 4 == 0 ? Values.misere() : Values.outcome();
            if (scores && !game.traits().contains(Trait.ACYCLIC)) {
                // points without an end of the play have no value
                assertThat(GameCheck.faults(game, MOST_POSITIONS)).as(text).isEmpty();
                continue;
            }
            Method plain = scores ? new MemoSearch() : new Retrograde();
            Object expected = plain.solve(question(game, value, 1), Watch.NONE).worth();
            boolean composed = game.declared().composed();
            seen.merge(composed ? "composed" : "single", 1, Integer::sum);
            seen.merge(composed && game.shared() ? "composed for both" : "named", 1, Integer::sum);
            Stream.concat(WORDS.stream(), BANS.stream())
                    .forEach(word -> seen.merge(text.contains(word) ? word : "without", 1, Integer::sum));
            seen.merge(game.declared().customs().repeats() ? "another turn" : "turns", 1, Integer::sum);
            for (int form = 0; form < (composed ? 2 : 4); form++) {
                PackedBoardGame packed = composed
                        ? new PackedBoardGame(numbers(game, form == 1))
                        : new PackedBoardGame(kernel(game, form % 2 == 1, form >= 2, (i + form) % 2 == 0, seen));
                assertThat(GameCheck.faults(packed, MOST_POSITIONS)).as(text).isEmpty();
                methods(text, packed, value, expected, 1 + (i + form) % 2, seen);
            }
            if (composed) {
                Optional<PackedPlay> byPieces = PackedPlay.byPieces(game.form(), i % 2 == 0);
                seen.merge(byPieces.isPresent() ? "by pieces" : "by cells", 1, Integer::sum);
                byPieces.ifPresent(numbers -> {
                    PackedBoardGame packed = new PackedBoardGame(numbers);
                    assertThat(GameCheck.faults(packed, MOST_POSITIONS))
                            .as(text)
                            .isEmpty();
                    methods(text, packed, value, expected, 1, seen);
                });
            }
            if (game.traits().contains(Trait.IMPARTIAL)) {
                seen.merge("impartial", 1, Integer::sum);
                methods(text, game, Values.nimber(), question(game, Values.nimber(), 1), seen);
            }
        }
    }

    @Test
    void movesThatAreTheSameStayOneWhenTheyAreCompiled() {
        // round the cylinder a slide comes to the cell to which a step goes the other way
        BoardGame game = inline("cylinder 3 x 3; start .xx/..o/.x.; "
                + "moves o step other sideways onto empty or other, slide straight onto other, "
                + "x step straight onto empty or other; stuck draws; first o");
        Map<String, Integer> seen = new HashMap<>();
        assertThat(GameCheck.faults(new PackedBoardGame(kernel(game, false, false, true, seen)), MOST_POSITIONS))
                .isEmpty();
        assertThat(seen).containsKey("compiled").doesNotContainKey("interpreted");
    }

    /** Games at which random ones have gone wrong. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "torus 2 x 3; start x../.o.; pieces man x o, king X O; hand 1 each; moves must slide straight shooting"
                        + " from a1 with 2 own, man place; stuck wins; first o",
                "board 4 x 2; start ../.x/../..; pieces man x o, king X O; hand x 1, o 1; moves king place covering, x"
                        + " king place covering beside other; then step diagonally covering shooting from a1; end no other"
                        + " left; stuck passes",
                "board 4 x 1; start ./x/./o; moves push with 2 own, o must step up or right leaving *; stuck passes"
            })
    void whatCanStandOnACellIsNeverTooLittle(String text) {
        BoardGame game = inline(text);
        assertThat(GameCheck.faults(new PackedBoardGame(numbers(game, false)), MOST_POSITIONS))
                .isEmpty();
    }

    /** The cells are a square, in a picture that is none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 4 x 2; start ../.x/##/##; moves fly; stuck wins; again line of 1; first x passes; plies 2",
                "board 2 x 3; start x.#/o.#; moves fly"
            })
    void symmetriesFollowEachOther(String text) {
        BoardGame game = inline(text);
        assertThat(game.form().symmetries().stream().filter(each -> !each.swap()))
                .hasSize(8);
        assertThat(GameCheck.faults(new PackedBoardGame(numbers(game, true)), MOST_POSITIONS))
                .isEmpty();
    }

    /** The pieces of one player are more than those of the other, so that boards with the colours exchanged tell other hands. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board 1 x 2; start .o; hand 2 each; moves drop, place; then step straight",
                "board 2 x 3; start ..x/.x.; hand 3 each; moves place, capture diagonally; then slide any way; "
                        + "end reach first row draws, no other left; stuck wins"
            })
    void symmetryKeepsHandsOfPlayersWithDifferentPieces(String text) {
        BoardGame game = inline(text);
        Object expected = new Retrograde()
                .solve(question(game, Values.outcome(), 1), Watch.NONE)
                .worth();
        PackedBoardGame packed = new PackedBoardGame(kernel(game, true, false, false, new HashMap<>()));
        assertThat(packed.form().symmetries()).anyMatch(Symmetry::swap);
        methods(text, packed, Values.outcome(), expected, 1, new HashMap<>());
    }

    private static PackedBoard numbers(BoardGame game, boolean classes) {
        return PackedPlay.of(game.form(), classes).orElseThrow();
    }

    private static BoardKernel kernel(
            BoardGame game, boolean classes, boolean counted, boolean compiled, Map<String, Integer> seen) {
        BoardKernel kernel = BoardKernel.of(game.form(), classes, counted).orElseThrow();
        if (compiled) {
            boolean made = kernel.compile();
            seen.merge(made ? "compiled" : "interpreted", 1, Integer::sum);
            seen.merge(made && game.declared().hands() ? "compiled with hands" : "without", 1, Integer::sum);
            seen.merge(made && game.declared().plies() >= 0 ? "compiled with plies" : "without", 1, Integer::sum);
        }
        return kernel;
    }

    private static BoardGame inline(String inside) {
        return BoardRuleText.game(Source.of(inside), 0, inside.length());
    }

    private static Question<AtTurn<BoardPosition>, BoardMove> question(BoardGame game, Value value, int threads) {
        return Question.of(game, value).only().within(new Budget(1L << 28, threads));
    }

    private static void methods(
            String text, BoardGame game, Value value, Object expected, int threads, Map<String, Integer> seen) {
        Question<AtTurn<BoardPosition>, BoardMove> question = question(game, value, threads);
        for (Method method : Planner.standard().methods()) {
            // nimbers tell who wins, and not when
            boolean tells = !List.of("plain-search", "sprague-grundy", "misere-quotient")
                    .contains(method.name());
            if (tells && method.fit(question) instanceof Fit.Yes) {
                seen.merge(method.name(), 1, Integer::sum);
                try {
                    assertThat(method.solve(question, Watch.NONE).worth())
                            .as(method.name() + " on " + text)
                            .isEqualTo(expected);
                } catch (RefusedException cycle) {
                    // a search finds out only on its way that a play comes back
                    assertThat(game.traits()).as(text).doesNotContain(Trait.ACYCLIC);
                }
            }
        }
    }

    /** Nimbers by every method that knows them, against the smallest number that no option has. */
    private static void methods(
            String text,
            BoardGame game,
            Value value,
            Question<AtTurn<BoardPosition>, BoardMove> question,
            Map<String, Integer> seen) {
        Object expected = new Nimber(nimber(game, game.start(), new HashMap<>()));
        for (Method method : Planner.standard().methods()) {
            if (method.fit(question) instanceof Fit.Yes && !method.name().equals("plain-search")) {
                seen.merge("nimber by " + method.name(), 1, Integer::sum);
                assertThat(method.solve(question, Watch.NONE).worth())
                        .as(method.name() + " on " + text)
                        .isEqualTo(expected);
            }
        }
        assertThat(value).isEqualTo(Values.nimber());
    }

    private static long nimber(BoardGame game, AtTurn<BoardPosition> at, Map<AtTurn<BoardPosition>, Long> known) {
        Long before = known.get(at);
        if (before != null) {
            return before;
        }
        Set<Long> options = new HashSet<>();
        for (BoardMove move : game.withoutTurn().moves(at.position(), Player.RIGHT)) {
            options.add(nimber(
                    game,
                    new AtTurn<>(game.withoutTurn().play(at.position(), Player.RIGHT, move), Player.LEFT),
                    known));
        }
        long nimber = 0;
        while (options.contains(nimber)) {
            nimber++;
        }
        known.put(at, nimber);
        return nimber;
    }

    /** How many positions are reached; 0 when they are too many. */
    private int reach(BoardGame game) {
        remembers = 0;
        Set<AtTurn<BoardPosition>> reached = new HashSet<>(Set.of(game.start()));
        List<AtTurn<BoardPosition>> wave = List.of(game.start());
        while (!wave.isEmpty()) {
            ArrayList<AtTurn<BoardPosition>> next = new ArrayList<>();
            for (AtTurn<BoardPosition> at : wave) {
                for (BoardMove move : game.moves(at)) {
                    AtTurn<BoardPosition> option = game.play(at, move);
                    Remembered known = option.position().remembered();
                    int moves = (known.other().isNone() ? 0 : 1) + (known.own().isNone() ? 0 : 1);
                    remembers = Math.max(remembers, moves);
                    if (reached.add(option)) {
                        next.add(option);
                    }
                }
            }
            if (reached.size() > MOST_POSITIONS) {
                return 0;
            }
            wave = next;
        }
        return reached.size();
    }
}
