package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.list;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a class sees on a projector, and a pupil on a phone. */
class ScreensTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    private static long number(String script) {
        return ((Number) browser.driver().executeScript("return Math.round(" + script + ")")).longValue();
    }

    /** A board of a few cells takes a third of the height, and is not stretched. */
    @ParameterizedTest
    @ValueSource(
            strings = {"tictactoe()", "chomp(3x4)", "hackenbush(1-2,+2-3,+2-4,+3-5,+5-6)", "sim(5)", "boxes(2,+2)"})
    void boardsAreLargeOnAProjector(String game) {
        browser.size(1920, 1080).go("/play?lang=en&side=both&game=" + game);
        browser.find(".scene svg [role=button]");
        browser.settled();
        String svg = "document.querySelector('.scene svg')";
        assertThat(number(svg + ".getBoundingClientRect().height")).isBetween(300L, 620L);
        assertThat(number(svg + ".getScreenCTM().a * 1000")).isEqualTo(number(svg + ".getScreenCTM().d * 1000"));
        assertThat(number(svg + ".viewBox.baseVal.width * " + svg + ".getScreenCTM().a"))
                .isCloseTo(number(svg + ".getBoundingClientRect().width"), org.assertj.core.data.Offset.offset(2L));
    }

    @Test
    void thePartsOfASumHaveTheNumbersThatMovesName() {
        browser.size(1280, 900).go("/play?lang=en&side=both&game=nim(3)+%2B+notakto(1)+%2B+hackenbush(1-2)");
        browser.find(".part [data-move='[3] 1: 1-2']");
        assertThat(browser.all(".part figcaption").stream().map(part -> part.getText()))
                .containsExactly("[1]", "[2]", "[3]");
        assertThat(browser.find(".part:nth-child(3) [role=button]").getDomAttribute("data-move"))
                .startsWith("[3]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"stones-merge(3 1 2 4)", "stones-two-values(3 1 2; 4 2 5)"})
    void itemsHaveTheNumbersThatMovesName(String game) {
        browser.size(1280, 900).turnTo("/play?lang=ru&side=both&game=" + game);
        browser.find(".scene [role=button]");
        browser.settled();
        browser.picture(game.replaceAll("[(].*", ""));
        assertThat(browser.driver().executeScript("""
                        const numbers = [...document.querySelectorAll('.scene svg .faint')];
                        return [...document.querySelectorAll('.scene [data-move]')].map(place => {
                          const middle = element => element.getBoundingClientRect().x + element.getBoundingClientRect().width / 2;
                          const shape = place.querySelector('circle, rect');
                          const near = numbers.reduce((a, b) =>
                            Math.abs(middle(a) - middle(shape)) < Math.abs(middle(b) - middle(shape)) ? a : b);
                          return near.textContent === place.dataset.move;
                        });
                        """))
                .asInstanceOf(list(Boolean.class))
                .hasSize(3)
                .containsOnly(true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void everyPlaceIsSeenOnAPhone(String language) {
        browser.size(360, 740).go("/?lang=" + language);
        browser.find(".gallery .about");
        assertThat(number("document.querySelectorAll('.nav a').length")).isEqualTo(8);
        // they stand in one row, which a finger moves; the page stays where it is
        assertThat(
                        number(
                                "new Set([...document.querySelectorAll('.nav a')].map(link => link.getBoundingClientRect().top)).size"))
                .isEqualTo(1);
        assertThat(number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(360);
        assertThat(number("(() => { const last = [...document.querySelectorAll('.nav a')].pop(); last.scrollIntoView();"
                        + " return Math.ceil(last.getBoundingClientRect().right); })()"))
                .isLessThanOrEqualTo(360);
    }

    /** What must be hit is as large as a finger needs it, and the page no wider than the phone. */
    @ParameterizedTest
    @ValueSource(strings = {"arc-kayles(path 12)", "node-kayles(path 60)", "arc-kayles(cycle 30)", "connect(6, 5, 4)"})
    void wideBoardsAreMovedSidewaysOnAPhone(String game) {
        browser.size(360, 740).go("/play?lang=en&side=both&game=" + game);
        browser.find(".scene svg [role=button]");
        browser.settled();
        assertThat(
                        number(
                                "Math.min(...[...document.querySelectorAll('.scene .vertex, .scene .cell')].map(each => each.getBoundingClientRect().width))"))
                .isGreaterThanOrEqualTo(17);
        assertThat(browser.overflow()).isLessThanOrEqualTo(0);
        assertThat(browser.accessibilityFindings()).isEmpty();
    }

    /** From the middle of what a finger hits to the middle of the next it has 24 pixels. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(100, 3)",
                "cram(7x8)",
                "kayles(24, 9)",
                "heaps(9; split into 4)",
                "chomp(5x12)",
                "stones-circle(3 1 5 2 6 4 8 7 9)"
            })
    void neighboursAreAFingerApartOnAPhone(String game) {
        browser.size(390, 844).turnTo("/play?lang=en&side=both&game=" + game);
        browser.find(".scene svg [role=button]");
        browser.settled();
        browser.picture("finger-" + game.replaceAll("[(].*", ""));
        assertThat(number("""
                                (() => {
                                  const middles = [...document.querySelectorAll('.scene [role=button]')].map(place => {
                                    const box = (place.querySelector('.reach') ?? place.querySelector(':not(.halo)')).getBoundingClientRect();
                                    return [box.x + box.width / 2, box.y + box.height / 2];
                                  });
                                  const far = ([x, y], [x2, y2]) => Math.hypot(x - x2, y - y2);
                                  return Math.min(...middles.flatMap((one, i) => middles.slice(i + 1).map(other => far(one, other))));
                                })()""")).isBetween(24L, 400L);
        assertThat(browser.overflow()).isLessThanOrEqualTo(0);
    }

    /** In a page that is read from the right, pictures keep their places and nothing is wider than the window. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/sequence",
                "/exam",
                "/answer?show=nimbers&game=nim(2,+1)",
                "/answer?show=tree&game=coins(5+8+3)"
            })
    void picturesKeepTheirPlacesInAPageReadFromTheRight(String address) {
        browser.size(360, 740).go(address);
        browser.settled();
        browser.driver()
                .executeScript("document.documentElement.dir = 'rtl'; document.documentElement.dataset.turned = 'yes'");
        browser.find("main svg text, canvas.grid[data-drawn]");
        assertThat(number("[...document.querySelectorAll('main svg, main canvas')]"
                        + ".filter(each => getComputedStyle(each).direction !== 'ltr').length"))
                .isZero();
        assertThat(
                        number(
                                "[...document.querySelectorAll('main svg')].filter(svg => [...svg.querySelectorAll('text')]"
                                        + ".some(text => text.getBoundingClientRect().left < svg.getBoundingClientRect().left - 1)).length"))
                .isZero();
        assertThat(browser.overflow()).isLessThanOrEqualTo(0);
    }

    @Test
    void northcottIsPlayedByItsPieces() {
        browser.size(1280, 900).go("/play?lang=ru&side=both&game=northcott(4; 1-3, 4-2)");
        browser.click(".target[data-from='1: 1']");
        browser.click(".aim[data-move='1: ->2']");
        browser.waitForAddress("line=1: ->2");
        // the second player's pieces are the circles, whoever is to move
        browser.find(".target[data-from='2: 2'] .piece.second");
    }

    /** An answer that is refused leaves the board, from which one may go on. */
    @Test
    void whatIsTooLargeToBeSolvedIsStillDrawn() {
        browser.size(1280, 900).go("/answer?lang=en&game=quixo(5)");
        browser.waitForText(".error", "Take a smaller");
        browser.click(".target[data-from='a1']");
        browser.click(".aim[data-move='a1-a5']");
        browser.waitForAddress("line=a1-a5");
    }

    /** A click beside a thin edge that holds all others ends the game; what fell stays as a pale mark. */
    @Test
    void hackenbushIsPlayedByItsEdges() {
        browser.size(1280, 900).go("/play?lang=en&side=both&game=hackenbush(1-2,+2-3)");
        browser.find(".target[data-move='1: 1-2']");
        browser.settled();
        browser.driver().executeScript("""
                const box = document.querySelector(".target[data-move='1: 1-2'] .reach").getBoundingClientRect();
                const beside = document.elementFromPoint(box.x + 6, box.y + box.height / 2);
                beside.dispatchEvent(new MouseEvent('click', {bubbles: true}));
                """);
        browser.waitForAddress("line=1: 1-2");
        browser.waitForText(".turn", "has won");
        assertThat(browser.all(".arc.gone")).hasSize(2);
    }
}
