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

    /** Those to begin with, and the others. */
    private static final int GAMES = 21 + 64;

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
                .containsExactly("/play", "/learn", "/exam", "/sequence", "/value", "/rules");
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

    /** Nobody takes one game for another by its picture. */
    @Test
    void everyPictureDiffers() {
        browser.go("/?lang=en");
        browser.click("details.more summary");
        browser.waitForCount(".gallery .about", GAMES);
        Object alike = browser.driver().executeScript("""
                const games = new Map();
                for (const card of document.querySelectorAll('.gallery li')) {
                  const picture = card.querySelector('.picture').innerHTML.replace(/aria-label="[^"]*"/g, '');
                  games.set(picture, [...games.get(picture) ?? [], card.querySelector('a').search]);
                }
                return [...games.values()].filter(names => names.length > 1).join('; ');
                """);
        assertThat(alike).isEqualTo("");
    }

    /** The other games are folded at first, in groups; a search finds among all, and leaves those in which all its words occur. */
    @ParameterizedTest
    @CsvSource({"en, divisor stones, 1", "ru, делитель камни, 1"})
    void everyGameCanBePicked(String language, String words, int found) {
        browser.go(Page.with("/", "lang", language));
        browser.find(".gallery .about");
        browser.find("input[type=search]").sendKeys(words);
        browser.waitForCount(".gallery .about", GAMES);
        assertThat(browser.all("details.more[open] h3:not(.name)")).hasSize(7);
        browser.waitForCount(".gallery li:not([hidden])", found);
        browser.find("input[type=search]").clear();
        browser.find("input[type=search]").sendKeys("moore");
        browser.click("details.more li:not([hidden]) a");
        browser.waitForAddress("/play?game=moore");
    }
}
