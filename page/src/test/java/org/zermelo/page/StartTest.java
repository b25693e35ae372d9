package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Where one begins: a game is typed or picked. */
class StartTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    @Test
    void aGameIsTypedWithTheKeyboardAlone() {
        browser.go("/?lang=en");
        browser.find(".gallery .about");
        Actions keys = new Actions(browser.driver());
        browser.driver().findElement(By.tagName("body")).sendKeys(Keys.TAB);
        browser.find("a.skip:focus");
        keys.sendKeys(Keys.ENTER).perform();
        browser.driver().executeScript("document.querySelector('.text').focus()");

        keys.sendKeys("coi").perform();
        browser.find(".choices:not([hidden]) li");
        keys.sendKeys(Keys.ARROW_DOWN, Keys.ENTER).perform();
        browser.waitForValue(".text", "value", "coins(7 9 1 6 4 3)");
        keys.sendKeys(Keys.ENTER).perform();

        browser.waitForText("#verdict", "The first player wins by 6");
        browser.waitForAddress("/answer?game=coins(7 9 1 6 4 3)");
    }

    /** A path for each who comes, and help at the foot of every page. */
    @ParameterizedTest
    @CsvSource({"en, Nimber", "ru, Нимбер"})
    void everyPathLeadsSomewhere(String language, String term) {
        browser.go(Page.with("/", "lang", language));
        browser.find(".paths a");
        assertThat(browser.all(".paths a").stream().map(each -> each.getDomAttribute("href")))
                .containsExactly("/play", "/learn", "/exam", "/sequence", "/rules");
        browser.click(".colophon a");
        browser.waitForAddress("/help");
        browser.waitForText("dl.glossary", term);
        assertThat(browser.settled().accessibilityFindings()).isEmpty();
    }

    @Test
    void anErrorStandsUnderItsCharacter() {
        browser.go("/?lang=en");
        browser.find(".text").sendKeys("nim(5, x)");

        browser.waitForText(".says", "x");
        browser.await(
                () -> browser.find(".place").getDomProperty("textContent").indexOf('^') == "nim(5, x)".indexOf('x'),
                "the sign under the x");
        browser.find(".text[aria-invalid=true]");
    }

    @Test
    void theLanguageChangesInPlace() {
        browser.go("/?lang=en");
        browser.waitForText("h1", "Who wins");
        browser.click("header option[value=ru]");

        browser.waitForText("h1", "Кто выигрывает");
        browser.find("html[lang=ru]");
    }

    @Test
    void thePageIsPaintedWithinASecond() {
        browser.go("/?lang=en");
        browser.find(".gallery .about");
        // The document can be read before its first frame is on the screen, so the entry is awaited.
        Number paint = (Number) browser.driver()
                .executeAsyncScript("const done = arguments[0];"
                        + "new PerformanceObserver((list, self) => {"
                        + "  const entry = list.getEntriesByName('first-contentful-paint')[0];"
                        + "  if (entry) { self.disconnect(); done(entry.startTime); }"
                        + "}).observe({type: 'paint', buffered: true});");

        assertThat(paint.doubleValue()).isPositive();
        System.out.println("first contentful paint, ms: " + paint);
    }

    /** The other games are folded at first, in groups; a search leaves those in which all its words occur. */
    @ParameterizedTest
    @CsvSource({"en, divisor stones, 1", "ru, делитель камни, 1"})
    void everyGameCanBePicked(String language, String words, int found) {
        browser.go(Page.with("/", "lang", language));
        browser.click("details.more summary");
        browser.find("details.more .about");
        browser.settled();
        assertThat(browser.all(".gallery .about")).hasSize(19 + 63);
        assertThat(browser.all("details.more h3:not(.name)")).hasSize(7);
        browser.find("details.more input").sendKeys(words);
        assertThat(browser.all("details.more li:not([hidden])")).hasSize(found);
        browser.find("details.more input").clear();
        browser.find("details.more input").sendKeys("moore");
        browser.click("details.more li:not([hidden]) a");
        browser.waitForAddress("/play?game=moore");
    }
}
