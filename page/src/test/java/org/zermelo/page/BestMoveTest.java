package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The move to make is told by the picture alone, and in words of the language. */
class BestMoveTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    private static void ask(String language, String game) {
        browser.turnTo(Page.with("/answer", "lang", language, "game", game));
        browser.find("#verdict");
        browser.settled();
    }

    /** An arrow leaves the row at the end from which the coins are taken, and a frame holds them. */
    @ParameterizedTest
    @CsvSource({"coins(7 9 1 6 4 3), 1, 5, 5", "coins(4 -2 7 -5 3 6 -1; take any), 6, 0, 5"})
    void theEndOfARowIsSeen(String game, int many, int first, int last) {
        ask("en", game);
        Object seen = browser.driver().executeScript("""
                const frame = document.querySelector('.bestmark rect').getBoundingClientRect();
                const arrow = document.querySelector('.bestmark path').getBoundingClientRect();
                const held = [...document.querySelectorAll('.coin circle:not(.halo)')].map(coin => coin.getBoundingClientRect())
                  .map((coin, index) => [index, coin.left >= frame.left && coin.right <= frame.right]).filter(([, inside]) => inside).map(([index]) => index);
                return [held[0], held.at(-1), arrow.left < frame.left, document.querySelector('.bestmark text')?.textContent ?? '1'].join(' ');
                """);
        assertThat(seen).isEqualTo(first + " " + last + " " + (first == 0) + " " + many);
    }

    /** The stones that go are marked with their number; of three moves as good one alone is, the one that the words tell. */
    @Test
    void theStonesThatGoAreSeen() {
        ask("en", "nim(5, 3) + notakto(1)");
        assertThat(browser.all(".bestmark ellipse")).hasSize(3);
        browser.waitForText(".bestmove", "part 1: heap 1: 5 → 2");
        assertThat(browser.find(".bestmark text").getText()).isEqualTo("−3");
        ask("en", "nim(3, 5, 7)");
        assertThat(browser.all(".bestmark")).hasSize(1);
        assertThat(browser.all(".target.best")).hasSize(1);
    }

    @Test
    void aHeapThatGrowsSaysByHowMuch() {
        ask("en", "heaps(7, 20; move +1, *2; end sum >= 77)");
        assertThat(browser.find(".bestmark text").getText()).isEqualTo("+1");
    }

    /** An arrow goes from the piece to its cell. */
    @Test
    void aPieceHasAnArrow() {
        ask("en", "hexapawn(3, 3)");
        Object up = browser.driver().executeScript("""
                const arrow = document.querySelector('.bestmark path').getBoundingClientRect();
                const piece = document.querySelector('.target.best .piece').getBoundingClientRect();
                return arrow.top < piece.top && Math.abs(arrow.left + arrow.width / 2 - piece.left - piece.width / 2) < 3;
                """);
        assertThat(up).isEqualTo(true);
    }

    /** On hexagons and points, too. */
    @ParameterizedTest
    @ValueSource(strings = {"board(hex 3x3; start xx./.../..o; moves step, step onto other)", "@hare-and-hounds"})
    void anArrowHasItsPlaceOnEveryBoard(String game) {
        ask("en", game);
        assertThat(browser.find(".bestmark path").getDomAttribute("d")).doesNotContain("NaN");
    }

    /** Where every move is as good, none is marked. */
    @Test
    void noMoveIsMarkedWhereNoneIsBetter() {
        ask("en", "tictactoe()");
        assertThat(browser.all(".bestmark, .target.best")).isEmpty();
    }

    /** What a letter or two cells mean depends on the board: a point, or both halves of a domino. */
    @ParameterizedTest
    @CsvSource({"@kaooa, column", "@domineering, →"})
    void noMoveIsToldInWrongWords(String game, String words) {
        ask("en", game);
        assertThat(browser.find(".moves").getText()).doesNotContain(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | hexapawn(3, 3) | b3 → b2",
                "fa | hexapawn(3, 3) | b3 ← b2",
                "ru | coins(7 9 1 6 4 3) | справа 1",
                "zh | chomp(2x3) | 第 2 行第 3 列",
                "es | wythoff(3, 4) | deja 1, 2",
                "ru | clobber(xo.) | a1 → b1 со взятием",
                "en | staircase(2, 4) | step 1: 2 → 0",
                "en | strip(1, 4) | coin 2: 4 → 2",
                "en | connect(4, 4, 3) | column b",
            })
    void movesAreToldInWords(String language, String game, String words) {
        ask(language, game);
        browser.waitForText(":is(.bestmove, .moves, .valuemoves)", "");
        Object text = browser.driver()
                .executeScript("return document.querySelector('main').textContent.replace(/[\\u2066-\\u2069]/g, '')");
        assertThat(text.toString()).contains(words);
    }
}
