package org.zermelo.web.browser;

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

        browser.waitForText(".result", "You have won");
        browser.waitForText("main", "Nobody gave the game away");
        browser.find("svg[role=img] .mark1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "greedy", "parity", "limited", "random"})
    void everyOpponentPlaysAGameToItsEnd(String opponent) {
        browser.go(Page.with("/play", "lang", "en", "game", "coins(5 8 3 2)", "opponent", opponent, "values", "1"));
        browser.find(".picks .value");
        browser.click(".target[data-move='R']");
        browser.waitForText(".turn", "first player");
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
        browser.find("option[value='limited']");
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
        browser.find(".piece.first");

        browser.go(Page.with("/play", "lang", "en", "game", "sim(4)", "side", "both"));
        browser.click("[data-pick='12']");
        browser.waitForAddress("line=12");
        browser.find(".drawn.first");
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
        browser.waitForText("#said", "Best is R");
        browser.click(".target[data-move='L']");
        browser.waitForAddress("line=L");
        browser.waitForText(".turn", "second player");
        browser.press("Undo");
        browser.waitForText(".turn", "first player");
    }

    /** The board is there while the values of its moves are looked for, and stays when they are not waited for. */
    @Test
    void valuesThatTakeLongDoNotHideTheBoard() {
        browser.go(Page.with("/play", "lang", "en", "game", "connect(7, 6, 4)", "side", "both", "values", "1"));
        browser.find(".waiting:not([hidden]) progress");
        browser.find(".target[data-move='d']");
        browser.click(".waiting button");
        browser.waitForText("#said", "Stopped");
        browser.click("[data-pick='d']");
        browser.waitForText(".turn", "second player");
    }

    @Test
    void anOpponentWhoThinksLongSaysHowFarHeIsAndCanBeStopped() {
        browser.go(Page.with("/play", "lang", "en", "game", "connect(7, 6, 4)", "line", "d", "opponent", "perfect"));
        browser.waitForText(".waiting", "steps in");
        browser.find(".scene");
        browser.click(".waiting button");
        browser.waitForText("#said", "Stopped. Maybe choose another opponent");
        browser.go(Page.with("/play", "lang", "en", "game", "connect(7, 6, 4)", "line", "d", "opponent", "limited"));
        browser.waitForText(".turn", "first player");
    }
}
