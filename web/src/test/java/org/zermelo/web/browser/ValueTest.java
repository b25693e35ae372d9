package org.zermelo.web.browser;

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
        browser.waitForText("#verdict", "The player who begins wins");
        assertThat(browser.driver().getCurrentUrl()).contains("/value?text=domineering(2x3)");
        assertThat(browser.find(".valueform").getText()).isEqualTo("{2|-1/2}");
        assertThat(browser.all(".valuemoves li")).hasSize(7);
        assertThat(browser.all("svg .plotline")).hasSize(3);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aNumberHasItsMastAlone() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "hackenbush(lr)"));
        browser.waitForText("#verdict", "Left wins, whoever begins");
        assertThat(browser.find(".valueform").getText()).isEqualTo("1/2");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void whatIsWrongIsSaid() {
        browser.turnTo(Page.with("/value", "lang", "en", "text", "clobber(xz)"));
        assertThat(browser.find("main .note.error").getText()).contains("A cell cannot be 'z' here");
    }
}
