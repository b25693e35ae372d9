package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On every kind of page what one came for stands directly below the button, and nobody scrolls to it. */
class AnswerFirstTest {

    private static final String MARKED = ".scene :is(.bestmark, .target.best)";

    /** At most so many pixels lie between the button and the answer: a card's edge and a heading. */
    private static final int BELOW = 200;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    /** A task as somebody pastes it, with all that the exam says around the rules. */
    private static final String TASK = """
            Два игрока, Петя и Ваня, играют в следующую игру. Перед игроками лежат две кучи камней. Игроки ходят по очереди, первый
            ход делает Петя. За один ход игрок может добавить в одну из куч один камень или увеличить количество камней в куче в два раза.
            Игра завершается в тот момент, когда суммарное количество камней в кучах становится не менее 77. Победителем считается
            игрок, сделавший последний ход. В начальный момент в первой куче было семь камней, во второй куче - S камней; 1 ≤ S ≤ 69.
            Задание 19. Известно, что Ваня выиграл своим первым ходом после неудачного первого хода Пети. Укажите минимальное
            значение S, когда такая ситуация возможна.""".replace('\n', ' ');

    /**
     * A kind of page.
     *
     * @param button what is pressed for the answer; empty where the page is the answer
     * @param answers what is to be seen first
     */
    private record Kind(String name, String path, String button, List<String> answers) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Kind> KINDS = List.of(
            new Kind("exam", "/exam", ".row.foot button.main", List.of(".answers .big")),
            new Kind("task", Page.with("/exam", "task", TASK), ".row.foot button.main", List.of(".answers .big")),
            solve("row", "coins(7 9 1 6 4 3)", "#verdict", ".bestmove", MARKED),
            solve("row-any", "coins(4 -2 7 -5 3 6 -1; take any)", "#verdict", ".bestmove", MARKED),
            solve("nim", "nim(3, 5, 7)", "#verdict", ".bestmove", MARKED),
            solve("heaps", "heaps(7, 20; move +1, *2; end sum >= 77)", "#verdict", ".bestmove", MARKED),
            solve("board", "hexapawn(3, 3)", "#verdict", ".bestmove", MARKED),
            solve("tie", "tictactoe()", "#verdict"),
            solve("sum", "nim(5, 3) + notakto(1)", "#verdict", ".bestmove", MARKED),
            new Kind(
                    "value",
                    Page.with("/value", "text", "domineering(3x3)"),
                    ".gameline .main",
                    List.of("h1.worth", ".bestmove")),
            new Kind(
                    "claim",
                    Page.with("/value", "text", "domineering(2x2) || 0"),
                    ".gameline .main",
                    List.of("#verdict")),
            new Kind("sequence", "/sequence", "form button.main", List.of("#verdict")),
            new Kind(
                    "review",
                    Page.with("/play", "game", "coins(7 9 1 6 4 3)", "line", "L~L~L~L~L~L"),
                    ".gameline .main",
                    List.of("h1.result", "#mistake .bestmove", "#mistake button")),
            new Kind("play", Page.with("/play", "game", "@hex"), ".gameline .main", List.of("h1.turn", ".scene .cell")),
            new Kind("choose", "/play", ".gameline .main", List.of(".gallery li a")),
            new Kind("start", "/", ".gameline .main", List.of(".gallery li .picture")),
            new Kind("learn", "/learn", "", List.of("main li a")),
            new Kind("catalogue", "/catalogue", "", List.of("table.data tbody td")));

    private static Kind solve(String name, String game, String... answers) {
        return new Kind(name, Page.with("/answer", "game", game), ".gameline .main", List.of(answers));
    }

    static Stream<Kind> kinds() {
        return KINDS.stream();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theAnswerIsSeenFirst(Kind kind) {
        for (String language : List.of("en", "fa")) {
            for (int[] size : new int[][] {{1366, 900}, {390, 844}}) {
                look(kind, language, size);
            }
        }
    }

    private static void look(Kind kind, String language, int... size) {
        browser.size(size[0], size[1]);
        browser.turnTo(Page.with(kind.path, "lang", language));
        kind.answers.forEach(browser::find);
        browser.settled();
        browser.picture("first-" + kind.name + "-" + language + "-" + size[0]);
        String where = kind.name + " " + language + " " + size[0];
        long above = kind.button.isEmpty() ? 0 : edge(kind.button, "bottom");
        for (String answer : kind.answers) {
            assertThat(edge(answer, "bottom")).as(where + ": fold").isLessThanOrEqualTo(size[1]);
            assertThat(edge(answer, "top")).as(where + ": button").isGreaterThanOrEqualTo(above);
        }
        if (!kind.button.isEmpty() && !kind.name.equals("start")) {
            assertThat(edge(kind.answers.get(0), "top") - above)
                    .as(where + ": below")
                    .isLessThanOrEqualTo(BELOW);
            assertThat(between(kind.button, kind.answers.get(0)))
                    .as(where + ": between")
                    .isEmpty();
        }
        assertThat(browser.overflow()).as(where + ": wide").isLessThanOrEqualTo(0);
    }

    private static long edge(String selector, String side) {
        return ((Number) browser.driver()
                        .executeScript(
                                "return Math.round(document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]] + scrollY)",
                                selector,
                                side))
                .longValue();
    }

    /** The buttons and pills between the button and the answer. */
    private static List<?> between(String button, String answer) {
        return (List<?>) browser.driver().executeScript("""
                        const [from, to] = [document.querySelector(arguments[0]), document.querySelector(arguments[1])].map(each => each.getBoundingClientRect());
                        return [...document.querySelectorAll('main :is(button, a, summary)')].filter(each => each.checkVisibility())
                          .filter(each => each.getBoundingClientRect().top >= from.bottom && each.getBoundingClientRect().bottom <= to.top)
                          .map(each => each.textContent);
                        """, button, answer);
    }
}
