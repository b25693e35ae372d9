package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Playing against the machine, and two people at one screen. */
class PlayTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void aGameIsPlayedToItsEndAndReviewed() {
        browser.go(Page.with("/play", "lang", "en", "game", "nim(1, 2)", "opponent", "perfect"));
        browser.click("[data-pick='2: 2->1']");
        browser.click("[data-pick='1: 1->0'], [data-pick='2: 1->0']");

        browser.waitForText(".result", "You won");
        browser.waitForText("main", "No mistake changed the result.");
        browser.find("svg[role=img] .mark1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "hard", "medium", "easy", "greedy", "parity", "limited", "random"})
    void everyOpponentPlaysAGameToItsEnd(String opponent) {
        browser.go(Page.with("/play", "lang", "en", "game", "coins(5 8 3 2)", "opponent", opponent, "values", "1"));
        browser.find(".picks .value");
        browser.click(".target[data-move='R']");
        browser.waitForText(".turn", "Your turn");
        browser.await(() -> moves() == 2, "two moves in the address");
        browser.click(".target[data-move='L']");

        browser.waitForText("main", "Moves made");
        browser.find(".result");
        assertThat(moves()).isEqualTo(4);
        browser.find("svg[role=img] .mark1");
    }

    /** Only who knows the game is offered; an address that names another says why he does not move. */
    @Test
    void onlyOpponentsThatKnowTheGameAreOffered() {
        browser.go(Page.with("/play", "lang", "en", "game", "nim(3, 4)"));
        browser.find("[data-level='easy']");
        assertThat(browser.all("option[value='parity'], option[value='greedy']"))
                .isEmpty();
        browser.go(Page.with("/play", "lang", "en", "game", "boxes(1, 1)"));
        browser.find("option[value='greedy']");
        assertThat(browser.all("option[value='parity']")).isEmpty();
        browser.go(Page.with("/play", "lang", "en", "game", "coins(5 8 3 2)"));
        browser.find("option[value='parity']");
        browser.find("option[value='greedy']");
        browser.go(Page.with("/play", "lang", "en", "game", "nim(3, 4)", "side", "second", "opponent", "parity"));
        browser.waitForText("#said", "The parity strategy knows only one row of coins");
    }

    private static long moves() {
        String line = java.net.URLDecoder.decode(browser.driver().getCurrentUrl(), StandardCharsets.UTF_8);
        return line.contains("line=")
                ? line.replaceAll(".*line=([^&]*).*", "$1").split("~").length
                : 0;
    }

    @Test
    void twoPeoplePlayASumOfGames() {
        browser.go(Page.with("/play", "lang", "en", "game", "nim(1, 2) + notakto(1)", "side", "both", "values", "1"));
        browser.find(".picks .value");
        browser.click(".cell + .halo, [data-move^='[2] ']");
        browser.waitForText(".turn", "second player");
        browser.press("Hint");
        browser.waitForText("#said", "Ask again for the move");
        browser.press("Hint");
        browser.find(".hinted");
        browser.click("[data-move^='[1] 1']");
        browser.waitForText(".turn", "first player");
        browser.press("Undo");
        browser.waitForText(".turn", "second player");
    }

    @Test
    void boardsArePlayedByClicks() {
        browser.go(Page.with("/play", "lang", "en", "game", "tictactoe()", "side", "both"));
        for (String cell : List.of("a1", "b1", "a2", "b2", "a3")) {
            browser.click(".target[data-move='" + cell + "']");
        }
        browser.waitForText(".result", "first player");

        browser.go(Page.with("/play", "lang", "en", "game", "quixo(3)", "side", "both"));
        browser.click(".target[data-from='a1']");
        browser.click(".aim[data-move='a1-a3']");
        browser.waitForAddress("line=a1-a3");
        browser.find(".piece.first.cube");

        browser.go(Page.with("/play", "lang", "en", "game", "sim(4)", "side", "both"));
        browser.click("[data-pick='12']");
        browser.waitForAddress("line=12");
        browser.find(".drawn.first");
    }

    /** The board stands still, and moves are named by the cells where they are seen. */
    @Test
    void theBoardNeverTurns() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "hexapawn(3, 3)", "side", "both"));
        browser.click(".target[data-from='a3']").click(".aim[data-move='a3-a2']");
        browser.waitForText(".turn", "Second player");
        browser.find(".last .piece.first.pawn");
        browser.click(".target[data-from='b1']").click(".aim[data-move='b1xa2']");
        browser.waitForText(".turn", "First player");
        browser.find(".last .piece.second.pawn");
        assertThat(browser.find("ol.line li:last-child").getText()).isEqualTo("b1 → a2, capturing");
    }

    /** What can turn in one way only turns by itself; a ring that is chosen is told by two of its cells. What has changed is marked. */
    @Test
    void aRotationIsMadeByFewClicks() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "@orbito", "side", "both"));
        browser.click(".target[data-move='b2/a1>a2>a3']");
        browser.waitForText(".turn", "Second player");
        assertThat(browser.all("g.last")).hasSize(1);
        browser.find("g.last .piece.first");

        browser.turnTo(Page.with("/play", "lang", "en", "game", "@pentago-4x4", "side", "both"));
        browser.click(".target[data-from='b2']").click(".aim[data-from='a1']");
        browser.click(".aim[data-move='b2/a1>a2>b2']");
        browser.waitForText(".turn", "Second player");
        browser.find("g.last .piece.first");
    }

    /** The cube that was taken out glides to where it is pushed in, and the cubes between are pushed one cell on. */
    @Test
    void thePushedRowGlides() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "quixo(3)", "side", "both", "line", "a1-a3~b1-a1"));
        browser.find(".target[data-from='a3']");
        browser.motion(true);
        browser.driver().executeScript(GLIDES);
        try {
            browser.click(".target[data-from='a3']").click(".aim[data-move='a3-a1']");
            browser.awaitInPage("window.glides.length >= 2", "two cubes that glide");
            assertThat(browser.driver().executeScript("return window.glides.sort().join()"))
                    .isEqualTo("a1 0 104,a2 0 -52");
        } finally {
            browser.motion(false);
        }
    }

    /** Notes what glides: the cell of the piece, and from how far right and below. */
    private static final String GLIDES = """
        window.glides = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          const [x, y] = frames[0].transform.match(/-?\\d+/g);
          const {x: left, y: top} = this.closest('svg > g').getBBox();
          window.glides.push('abc'[Math.floor((left - 22) / 52)] + (Math.floor((top - 22) / 52) + 1) + ` ${x} ${y}`);
          return animate.call(this, frames, options);
        };
        """;

    /** What was taken stays as a ghost, and the stones that are left keep their size. */
    @Test
    void theScaleOfHeapsNeverChanges() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "nim(7, 9)", "side", "both"));
        Object before = stone();
        browser.click("[data-move='2: 9->1']");
        browser.waitForText(".turn", "Second player");
        assertThat(browser.all("ellipse.ghost")).hasSize(8);
        browser.click("[data-move='1: 7->1']");
        browser.waitForText(".turn", "First player");
        assertThat(browser.all("ellipse.ghost")).hasSize(6);
        assertThat(stone()).isEqualTo(before);
    }

    private static Object stone() {
        browser.find(".stone");
        return browser.settled()
                .driver()
                .executeScript("const {width, bottom, left} = document.querySelector('.stone').getBoundingClientRect();"
                        + "return [width, bottom, left].join()");
    }

    /** Who has closed a box moves again: the other player's pass is made by itself, and told nowhere. */
    @Test
    void aForcedPassIsMadeByItself() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "boxes(2, 1)", "side", "both", "line", "-a1~|a1~-a2"));
        browser.click("[data-pick='c2']");
        browser.waitForAddress("c2~pass");
        browser.waitForText(".turn", "Second player");
        assertThat(browser.all("ol.line li")).hasSize(4);
        browser.press("Undo");
        browser.waitForAddress("line=b1~a2~b3");
    }

    @Test
    void theWinningLineIsStruckAndTheNextGameOffered() {
        browser.turnTo(Page.with(
                "/play",
                "lang",
                "en",
                "game",
                "tictactoe()",
                "opponent",
                "easy",
                "side",
                "first",
                "line",
                "a1~b1~a2~b2~a3"));
        browser.waitForText("h1.result", "You won");
        browser.find(".struck");
        browser.press("Harder");
        browser.waitForAddress("opponent=medium");
        browser.waitForText(".turn", "Your turn");
        browser.turnTo(
                Page.with("/play", "lang", "en", "game", "nim(2, 2)", "line", "1: 2->1~2: 2->1~1: 1->0~2: 1->0"));
        browser.waitForText("h1.result", "You lost");
        browser.waitForText("main", "Your position was lost from the start: with best play the second player wins.");
        browser.press("Try as second player");
        browser.waitForAddress("side=second");
    }

    /** A heap is split into more than three by its cuts, one after the other, in any order. */
    @Test
    void aHeapIsCutIntoFour() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "heaps(9; split into 4)", "side", "both"));
        browser.click("[data-from='heap 1, cut after counter 5']").click("[data-from='heap 1, cut after counter 2']");
        browser.find(".chosen[data-from='heap 1, cut after counter 2']");
        browser.click(".aim[data-move='9->2+2+2+3']");
        browser.waitForAddress("line=9->2+2+2+3");
    }

    @Test
    void aHintCallsNoLosingMoveTheBest() {
        browser.go("/play?lang=en&side=both&game=nim(4,+4)");
        browser.press("Hint");
        browser.waitForText("#said", "Every move loses. The perfect opponent would play ");
        assertThat(browser.all(".hinted")).isEmpty();
    }

    @Test
    void aHintNamesTheBestMoveAndUndoTakesBack() {
        browser.go(Page.with("/play", "lang", "en", "game", "coins(5 8 3 2)", "side", "both"));
        browser.find(".target");
        browser.press("Hint");
        browser.waitForText("#said", "1 of 2 moves are best. Which?");
        browser.press("Hint");
        browser.waitForText("#said", "Play: right: take 1");
        browser.click(".target[data-move='L']");
        browser.waitForAddress("line=L");
        browser.waitForText(".turn", "second player");
        browser.press("Undo");
        browser.waitForText(".turn", "first player");
    }

    /** The board is there while the values of its moves are looked for, and stays when they are not waited for. */
    @Test
    void valuesThatTakeLongDoNotHideTheBoard() {
        browser.go(Page.with("/play", "lang", "en", "game", "connect(8, 6, 4)", "side", "both", "values", "1"));
        browser.find(".waiting:not([hidden]) progress");
        browser.find(".target[data-move='d']");
        browser.click(".waiting [data-cancel]");
        browser.waitForText("#said", "Stopped");
        browser.click("[data-pick='d']");
        browser.waitForText(".turn", "second player");
    }

    @Test
    void anOpponentWhoThinksLongSaysHowFarHeIsAndCanBeStopped() {
        browser.go(Page.with("/play", "lang", "en", "game", "connect(8, 6, 4)", "line", "d", "opponent", "perfect"));
        browser.waitForText(".waiting", "steps in");
        browser.find(".scene");
        browser.click(".waiting [data-cancel]");
        browser.waitForText("#said", "Stopped. Or choose another opponent");
        browser.go(Page.with("/play", "lang", "en", "game", "connect(8, 6, 4)", "line", "d", "opponent", "perfect"));
        browser.waitForText(".waiting", "steps in");
        browser.click(".waiting .row button:first-child");
        browser.waitForText(".turn", "Your turn");
        browser.find("[data-level='hard'][aria-pressed='true']");
    }
}
