package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page from right to left: prose in Persian digits, notation and boards from left to right. */
class PersianPageTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    private static Object script(String script) {
        return browser.driver().executeScript(script);
    }

    @Test
    void aGameIsTypedInPersian() {
        WebElement line = browser.go("/?lang=fa").find(".gameline input");
        line.sendKeys("سکه ها(۷ ۹ ۱ ۶ ۴ ۳)");
        browser.waitForText(".gameline .says", "coins(7 9 1 6 4 3)");
        assertThat(script("return getComputedStyle(document.querySelector('.gameline input')).direction"))
                .isEqualTo("rtl");
        line.sendKeys(Keys.ENTER);
        browser.waitForText("#verdict", "۶");
        assertThat(browser.find("main").getText()).contains("۱۸", "۱۲", "+6", "+2");
    }

    @Test
    void boardsAndLinesOfMovesRunFromTheLeft() {
        browser.go("/answer?lang=fa&game=coins(7 9 1 6 4 3)").find("ol.line");
        assertThat(script("return [...document.querySelectorAll('.scene svg text')]"
                        + ".map(t => [t.getBoundingClientRect().left, t.textContent]).filter(([, t]) => /^[0-9]$/.test(t))"
                        + ".sort((a, b) => a[0] - b[0]).map(([, t]) => t).join(' ')"))
                .isEqualTo("7 9 1 6 4 3");
        assertThat(script("const moves = [...document.querySelectorAll('ol.line li')];"
                        + "return moves[0].getBoundingClientRect().left < moves[1].getBoundingClientRect().left"))
                .isEqualTo(true);
    }

    @Test
    void whatIsWrongInPersianRulesIsToldWithItsPlace() {
        WebElement line = browser.go("/?lang=fa").find(".gameline input");
        line.sendKeys("توده(۹؛ حرکت -۱؛ پایان مجمعو <= ۴)");
        browser.waitForText(".gameline .says", "مجموع");
        browser.waitForText(".gameline .says", "۲۴");
        assertThat(browser.find(".gameline .place").getText()).isEmpty();
    }

    @Test
    void theSignsOfAPlayerPointAsTheyDoInEveryLanguage() {
        browser.go("/watch?lang=fa&game=coins(7 9 1 6 4 3)").find(".player .controls");
        List<WebElement> buttons = browser.all(".player .controls button");
        assertThat(buttons.get(0).getLocation().getX())
                .isLessThan(buttons.get(buttons.size() - 1).getLocation().getX());
        assertThat(browser.find(".player .controls output").getText()).contains("۲۷");
    }
}
