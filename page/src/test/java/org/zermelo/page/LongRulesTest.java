package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rule editor with texts that nobody types but somebody pastes. */
class LongRulesTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    /** Puts a text into the box as pasting does, and types a blank behind it. */
    private static void paste(String script) {
        browser.go("/rules?lang=en");
        browser.waitForText("main", "The first player wins");
        browser.driver()
                .executeScript("const box = document.querySelector('textarea'); box.value = " + script + ";"
                        + "box.focus(); box.setSelectionRange(box.value.length, box.value.length);"
                        + "document.execCommand('insertText', false, ' ');");
    }

    /** Whether the mark lies under the sign that is wrong: as much text stands before it as before the sign. */
    private static boolean marked() {
        return Boolean.TRUE.equals(browser.driver().executeScript("""
                const mark = document.querySelector('.shade mark');
                return mark !== null && mark.textContent.startsWith('?')
                  && mark.previousSibling.length === document.querySelector('textarea').value.indexOf('?');
                """));
    }

    @Test
    void anErrorInTheLastOfFiveThousandLinesIsMarkedThere() {
        paste("'heaps(5;\\n' + '# a remark\\n'.repeat(4999) + 'move -1, ?2; end sum == 1)'");
        browser.waitForText(".says", "Line 5001, column 10");
        browser.await(LongRulesTest::marked, "the mark at the ?");

        paste("'heaps(7;\\n' + '# a remark\\n'.repeat(4999) + 'move -1, -2; end sum == 1)'");
        browser.waitForText("main", "The second player wins on move 2");
        // no address holds them, and what stands there is not another game's
        assertThat(browser.driver().getCurrentUrl()).doesNotContain("game=");
    }

    @Test
    void aLineOfAHundredThousandSignsIsReadAndMarked() {
        paste("'coins(' + '7 '.repeat(50000) + '?)'");
        browser.waitForText(".says", "Line 1, column 100007");
        browser.await(LongRulesTest::marked, "the mark at the ?");
    }

    /** Its place in the browser's history holds what the address cannot. */
    @Test
    void aGameThatNoAddressHoldsIsAnsweredAndSurvivesAReload() {
        paste("'coins(' + '7 '.repeat(50000) + '9)'");
        browser.waitForText("main", "The first player wins by 9");
        browser.press("Solve");
        browser.waitForText("#verdict", "The first player wins by 9");
        assertThat(browser.driver().getCurrentUrl()).endsWith("/answer");

        browser.driver().navigate().refresh();
        browser.waitForText("#verdict", "The first player wins by 9");
        browser.click("details.more > summary");
        browser.press("Copy the address");
        browser.waitForText("main", "Too long for an address");
        browser.click("a.button.main");
        browser.click("[data-pick='R']");
        browser.waitForText(".line", "right: take 1");
        assertThat(browser.driver().getCurrentUrl()).endsWith("/play");
    }

    /** In lines, as a file has them: the browser itself takes minutes to lay out one line of two million signs. */
    @Test
    void aMegabyteIsReadAndMoreThanTheServerTakesIsRefusedInASentence() {
        paste("'coins(' + ('7 '.repeat(60) + '\\n').repeat(8000) + ')'");
        browser.waitForText("main", "Nobody wins: the scores are level");

        paste("'coins(' + ('7 '.repeat(60) + '\\n').repeat(18000) + ')'");
        browser.waitForText(".says", "this server takes up to 2000000");
        assertThat(browser.find(".says").getText()).contains("Use the command line");
    }
}
