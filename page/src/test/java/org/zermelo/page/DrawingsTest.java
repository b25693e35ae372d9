package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** Trees, graphs and boards that are larger than their room. */
class DrawingsTest {

    private static final String WIDE_TREE = "/answer?game=notakto(1)&show=tree&all=1&lang=en";

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @BeforeEach
    void size() {
        browser.size(1280, 900);
    }

    private static long number(String script) {
        return ((Number) browser.driver()
                        .executeScript("const room = document.querySelector('.drawing.zoom');"
                                + " const picture = room.querySelector('svg'); return Math.round(" + script + ");"))
                .longValue();
    }

    private static void open(String address) {
        browser.go(address);
        browser.find(".drawing.zoom svg");
        browser.settled();
    }

    @Test
    void aWidePictureIsReadOrSeenWhole() {
        open(WIDE_TREE);
        long wide = number("picture.clientWidth");
        assertThat(wide).isGreaterThan(5 * number("room.clientWidth"));
        assertThat(number("room.scrollLeft")).as("the root is in the middle").isPositive();

        browser.press("Whole picture");
        assertThat(number("picture.clientWidth")).isLessThanOrEqualTo(number("room.clientWidth"));

        WebElement room = browser.find(".drawing.zoom");
        long whole = number("picture.clientWidth");
        room.sendKeys("+");
        assertThat(number("picture.clientWidth")).isBetween(whole * 12 / 10, whole * 13 / 10);
        room.sendKeys("-");
        assertThat(number("picture.clientWidth")).isBetween(whole - 1, whole + 1);
        browser.click("button[aria-label='Zoom in']").click("button[aria-label='Zoom in']");
        room.sendKeys("0");
        assertThat(number("picture.clientWidth")).isBetween(whole - 1, whole + 1);
    }

    /** A picture is moved by the mouse without making the move on which the mouse went down; a click makes it. */
    @Test
    void aPictureIsDragged() {
        open(WIDE_TREE);
        long before = number("room.scrollLeft");
        WebElement root = browser.find(".drawing.zoom .node");
        new Actions(browser.driver())
                .moveToElement(root)
                .clickAndHold()
                .moveByOffset(-150, 0)
                .release()
                .perform();
        assertThat(number("room.scrollLeft")).isBetween(before + 140, before + 160);
        assertThat(browser.driver().getCurrentUrl()).doesNotContain("line=");

        WebElement child = browser.find(".node[data-move='1: (2, 2)']");
        child.sendKeys(Keys.ENTER);
        browser.settled();
        assertThat(browser.driver().getCurrentUrl()).contains("line=");
    }

    @Test
    void thatOfAGameThatFitsHasNoTools() {
        open("/answer?game=nim(2,+1)&show=nimbers&lang=en");
        assertThat(number("room.parentElement.querySelector('.row').getClientRects().length"))
                .isZero();
        assertThat(number("picture.clientWidth")).isLessThanOrEqualTo(number("room.clientWidth"));
    }

    /** No box of a tree stands upon another, and none beyond the edge. */
    @ParameterizedTest
    @CsvSource({
        "coins(7 9 1 6 4 3), tree",
        "heaps(7| 20; move +1| *2; end sum >= 77), tree",
        "tictactoe(), graph",
        "graph(4 from 1; 1-2 2-1 2-3 3-4), graph",
        "misere nim(2| 2), graph",
    })
    void boxesStandApart(String game, String show) {
        open("/answer?lang=ru&show=" + show + "&game="
                + game.replace('|', ',').replace("+", "%2B").replace(' ', '+'));
        Object faults = browser.driver().executeScript("""
                const boxes = [...document.querySelectorAll('.drawing.zoom .node rect')].map(each => each.getBBox());
                const view = document.querySelector('.drawing.zoom svg').viewBox.baseVal;
                const out = boxes.filter(box => box.x < 0 || box.y < 0 || box.x + box.width > view.width || box.y + box.height > view.height);
                const upon = boxes.filter((box, i) => boxes.some((other, j) => j > i && box.x < other.x + other.width
                  && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height));
                const narrow = [...document.querySelectorAll('.drawing.zoom .node')].filter(node =>
                  [...node.querySelectorAll('text')].some(text => text.getBBox().width > node.querySelector('rect').getBBox().width + 1));
                return `${boxes.length > 1} ${out.length} ${upon.length} ${narrow.length}`;
                """);
        assertThat(faults).isEqualTo("true 0 0 0");
    }

    @Test
    void aGraphTooLargeToDrawTellsHowFarItGoes() {
        open("/answer?game=tictactoe()&show=graph&lang=en");
        assertThat(browser.find("details[open] .inside").getText()).contains("82 positions, 2 moves down");
        open("/answer?game=graph(4+from+1;+1-2+2-1+2-3+3-4)&show=graph&lang=en");
        assertThat(browser.all(".edge.back")).hasSize(1);
        browser.find(".node[data-move='2~3']").click();
        browser.settled();
        assertThat(browser.driver().getCurrentUrl()).contains("line=2~3");
    }

    /** The board of a long path is moved about in, and a move can be made on it. */
    @Test
    void aBoardWiderThanItsCard() {
        browser.size(390, 800);
        open("/play?game=node-kayles(path+60)&side=both&lang=en");
        assertThat(number("picture.clientWidth")).isGreaterThan(number("room.clientWidth"));
        browser.find(".scene [data-move='1']").click();
        browser.settled();
        assertThat(browser.driver().getCurrentUrl()).contains("line=1");
    }
}
