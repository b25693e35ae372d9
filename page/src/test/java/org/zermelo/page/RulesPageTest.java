package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Rules of one's own, and experiments. */
class RulesPageTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void rulesAreCheckedWhileTheyAreTyped() {
        browser.go(Page.with("/rules", "lang", "en", "game", "heaps(5; move -1, -2; end sum == 1)"));
        browser.waitForText("main", "The first player wins on move 2");
        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("heaps(5; move -1, ?2)");

        browser.waitForText(".says", "Line 1, column");
        browser.await(
                () -> browser.find(".shade mark").getDomProperty("textContent").startsWith("?"), "the mark at the ?");
    }

    /** What is drawn of earlier rules is pale while others are typed, and comes back for good ones. */
    @Test
    void whatIsDrawnOfEarlierRulesIsMarked() {
        browser.go(Page.with("/rules", "lang", "en", "game", "heaps(5; move -1, -2; end sum == 1)"));
        browser.waitForText("main", "The first player wins on move 2");
        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("heaps(5; move -1, ?2)");
        browser.find(".says.bad");
        browser.waitForText(".stale", "The first player wins on move 2");
        browser.waitForText(".earlier", "belongs to the text as it was before");
        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("heaps(6; move -1, -2; end sum == 1)");
        browser.waitForText("main", "The first player wins on");
        browser.await(() -> browser.all(".stale").isEmpty(), "the picture of these rules");
    }

    /** Beside a board the words of boards are explained, and those of the page's language are offered while one types. */
    @Test
    void boardsHaveTheirOwnReferenceAndWords() {
        browser.go(Page.with("/rules", "lang", "ru", "game", "heaps(4; move -1, -2)"));
        browser.waitForText(".reference dt", "heaps(7, 20");
        browser.press("пешки");
        browser.waitForText(".reference details[open] dt", "board 3 x 4");
        assertThat(browser.all(".reference details[open]")).hasSize(1);

        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("доска 3 x 3\nходы пост");
        browser.click(".wordoffers button");
        assertThat(browser.find("textarea").getDomProperty("value")).isEqualTo("доска 3 x 3\nходы поставить ");

        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("heaps(4; take 1..3; forb");
        browser.click(".wordoffers button");
        assertThat(browser.find("textarea").getDomProperty("value")).isEqualTo("heaps(4; take 1..3; forbid ");
    }

    @Test
    void rulesOfOnesOwnBecomeAGameAndATask() {
        String rules = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
        browser.go(Page.with("/rules", "lang", "en", "game", rules));
        browser.find(".reference dt");
        browser.press("As an exam task");
        browser.waitForAddress("/exam?rules=" + rules);
        browser.find(".answers .big");

        browser.go(Page.with("/rules", "lang", "en", "game", "heaps(4; move -1, -2)"));
        browser.waitForText("main", "The first player wins");
        browser.press("Play");
        browser.waitForAddress("/play?game=heaps(4; move -1, -2)");
        browser.find(".picks");
    }

    @Test
    void anExperimentRunsAndCanBeStopped() {
        browser.go(Page.with("/compare", "lang", "en", "experiment", "coins", "limit", "10000"));
        browser.find(".plotmark");
        browser.click(".waiting button");
        browser.waitForText(".note", "Stopped");
    }

    /** The theory's line stands beside the measured points, and methods are called by plain names. */
    @Test
    void anExperimentShowsTheTheory() {
        browser.go(Page.with("/compare", "lang", "en", "experiment", "take-any", "limit", "200", "repeat", "1"));
        browser.waitForText("main .note", "same answers");
        browser.waitForText("main svg text", "tables S, P, res");
        browser.waitForText("main svg text", "theory: n^3");
        assertThat(browser.all(".plotline.theory[d^='M']")).hasSizeBetween(1, 2);
        browser.click("main .card option[value=steps]");
        browser.waitForText("main svg text", "Steps: nodes or cells");
        browser.waitForText("main th", "running extremes");
    }

    /** Steps are counted, so their growth has no noise. */
    @Test
    void anExperimentShowsItsSteps() {
        browser.go(Page.with("/compare", "lang", "en", "experiment", "nim", "limit", "200", "repeat", "1"));
        browser.waitForText("main .note", "same answers");
        browser.click("main .card option[value=steps]");
        browser.waitForText("main svg text", "Steps: nodes or cells");
        browser.waitForText("main td", "^n");
    }
}
