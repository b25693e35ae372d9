package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Values of games with Left and Right: typed on any line, shown with thermograph and moves, and what is wrong is said. */
class ValueTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void aPositionIsTypedWhereGamesAre() {
        browser.turnTo(Page.with("/", "lang", "en"));
        browser.find("input.text").sendKeys("domineering(2x3)" + Keys.ENTER);
        browser.waitForText(".verdict", "The player who begins wins");
        assertThat(browser.driver().getCurrentUrl()).contains("/value?text=domineering(2x3)");
        assertThat(browser.find(".verdict .worth").getText()).isEqualTo("{2|-1/2}");
        assertThat(browser.all(".valuemoves li")).hasSize(7);
        assertThat(browser.all("svg .plotline")).hasSize(3);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void movesStandOnTheBoardInTheirColours() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "domineering(3x3)"));
        assertThat(browser.find("[data-from=b1].cold").getAttribute("aria-label"))
                .contains("1, temperature -1");
        assertThat(browser.all(".scene .hot")).isNotEmpty();
        browser.find("[role=group] button:nth-child(2)").click();
        browser.waitForText("[role=group] button[aria-pressed=true]", "Right begins");
        assertThat(browser.driver().getCurrentUrl()).contains("starts=right");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void partsHaveTheirTemperaturesOnTheBoard() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "domineering(.#..|.#..|.#..)", "starts", "right"));
        browser.waitForText("main", "The background of each place shows how hot its part is.");
        assertThat(browser.all(".scene .ground.hot")).hasSize(6);
        assertThat(browser.all(".scene .ground.cold")).hasSize(3);
        browser.find("a.button.main").click();
        browser.waitForText("[role=group] button[aria-pressed=true]", "Right begins");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void onlyWhereLeftAndRightDifferSomebodyBegins() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "@kalah", "side", "both"));
        browser.waitForText("main", "Undo");
        assertThat(browser.find("main").getText()).doesNotContain("Left begins");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void allBoardsMakeATable() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "domineering(2x3)", "boards", "3x4", "of", "mean"));
        browser.waitForText(".heats", "3/4");
        assertThat(browser.all(".heats tbody tr")).hasSize(3);
        assertThat(browser.find(".heats tr:nth-child(2) td:nth-child(4).hot").getText())
                .isEqualTo("3/4");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aTableOfBoardsIsTypedWhereGamesAre() {
        browser.turnTo(Page.with("/", "lang", "en"));
        browser.find("input.text").sendKeys("domineering(2..4 x 1..5)" + Keys.ENTER);
        browser.waitForText(".heats", "{2|-1/2}");
        assertThat(browser.all(".heats tbody tr")).hasSize(3);
        browser.find(".heats tbody tr:nth-child(1) td:nth-child(4) a").click();
        browser.waitForText(".verdict", "The player who begins wins");
        assertThat(browser.driver().getCurrentUrl()).contains("domineering(2x3)");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void whatHasNoSidesIsStillWon() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "a{0,{1|1,{*,{1*|1*,a}|*}}|0}"));
        browser.waitForText(".verdict", "If Left begins, Left wins. If Right begins, Right wins.");
        assertThat(browser.find("main").getText()).contains("it stays a graph of 4 positions");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void rightMayBeginAPlay() {
        browser.turnTo(Page.with("/play", "lang", "en", "game", "domineering(2x3)", "side", "both"));
        browser.waitForText("main", "Who begins");
        browser.driver()
                .executeScript("document.querySelectorAll('main details').forEach(each => { each.open = true; });");
        browser.all("[role=group] button").stream()
                .filter(button -> button.getText().equals("Right begins"))
                .findFirst()
                .orElseThrow()
                .click();
        browser.waitForText("[data-pick]", "a1-b1");
        assertThat(browser.driver().getCurrentUrl()).contains("Right+first");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aNumberHasItsMastAlone() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "hackenbush(lr)"));
        browser.waitForText(".verdict", "Left wins, whoever begins");
        assertThat(browser.find(".verdict .worth").getText()).isEqualTo("1/2");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aSumTellsItsPartsAndHowItIsPlayed() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "toads-and-frogs(tt..f) + {5||2|-4} + +-2"));
        browser.waitForText(".verdict", "Left wins, whoever begins");
        assertThat(browser.all(".sumparts li")).hasSize(3);
        assertThat(browser.find(".sumparts .burning").getText()).isEqualTo("3°");
        assertThat(browser.find("main").getText()).contains("[1] b1-c1, [2] 5, [3] 2", "It reaches 4 and loses 1.");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aClaimIsJudgedAndOptionsUnfold() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "domineering(2x3) || 0"));
        browser.waitForText("#verdict", "Yes: the two values are confused: neither is at least the other.");
        browser.find(".optiontree summary").click();
        browser.waitForText(".optiontree .optiontree .optionlist", "Left to 1 -1°");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void whatIsWrongIsSaid() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "clobber(xz)"));
        assertThat(browser.find("main .note.error").getText()).contains("A cell cannot be 'z' here");
    }
}
