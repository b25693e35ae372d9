package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The trainer: a question of each kind is answered wrongly and rightly, and what is in a row stays in the browser. */
class TrainTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    private static Map<?, ?> open(String language, String kind, int seed) {
        browser.turnTo(Page.with("/train", "lang", language, "kind", kind, "seed", Integer.toString(seed)));
        browser.find(".asked");
        browser.settled();
        return (Map<?, ?>) browser.driver()
                .executeAsyncScript(
                        "fetch(arguments[0]).then(each => each.json()).then(arguments[1])",
                        "/api/v1/drill?kind=" + kind + "&seed=" + seed);
    }

    private static void score(int row, int best) {
        browser.waitForText(".score", "Streak: " + row + " · best: " + best);
    }

    @ParameterizedTest
    @CsvSource({"starts", "worth"})
    void aNumberIsAnswered(String kind) {
        browser.go("/?lang=en");
        browser.driver().executeScript("localStorage.removeItem('train." + kind + "')");
        Object right = ((List<?>) open("en", kind, 3).get("right")).get(0);
        score(0, 0);
        browser.find("main form input").sendKeys(right + "" + Keys.ENTER);
        browser.waitForText(".trained", "Right.");
        score(1, 1);
        open("en", kind, 4);
        score(1, 1);
        browser.find("main form input").sendKeys("-1" + Keys.ENTER);
        browser.waitForText(".trained", "not it");
        score(0, 1);
        // who is told the answer afterwards gains nothing
        Object other = ((List<?>) open("en", kind, 4).get("right")).get(0);
        browser.find("main form input").sendKeys(other + "" + Keys.ENTER);
        browser.waitForText(".trained", "Right.");
        score(0, 1);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void aMoveIsMadeOnTheBoardOrFromTheList() {
        browser.go("/?lang=en");
        browser.driver().executeScript("localStorage.removeItem('train.move')");
        List<?> right = (List<?>) open("en", "move", 5).get("right");
        Object moves = browser.driver()
                .executeScript("document.querySelectorAll('main details').forEach(each => { each.open = true; });"
                        + "return [...document.querySelectorAll('[data-pick]')].map(each => each.dataset.pick);");
        Object wrong = ((List<?>) moves)
                .stream().filter(move -> !right.contains(move)).findFirst().orElseThrow();
        pick(wrong);
        browser.waitForText(".trained", "the opponent plays");
        score(0, 0);
        open("en", "move", 6);
        browser.driver()
                .executeScript("document.querySelectorAll('main details').forEach(each => { each.open = true; });");
        pick(((List<?>) open("en", "move", 6).get("right")).get(0));
        browser.waitForText(".trained", "Right.");
        score(1, 1);
    }

    private static void pick(Object move) {
        browser.driver()
                .executeScript(
                        "[...document.querySelectorAll('[data-pick]')].find(each => each.dataset.pick === arguments[0]).click()",
                        move);
    }

    /** Every kind in both languages, on a phone and on a projector. */
    @ParameterizedTest
    @CsvSource({
        "en, starts, 390, false", "ru, move, 390, true", "en, worth, 390, false",
        "ru, starts, 1920, true", "en, move, 1366, false", "ru, worth, 1366, true"
    })
    void itIsAccessibleAndFits(String language, String kind, int width, boolean dark) {
        browser.size(width, 844).dark(dark);
        open(language, kind, 11);
        browser.picture(String.join("-", "train", kind, language, Integer.toString(width)));
        assertThat(browser.overflow()).isLessThanOrEqualTo(0);
        assertThat(browser.accessibilityFindings()).isEmpty();
        assertThat(browser.complaints()).isEmpty();
        browser.size(1280, 900).dark(false);
    }
}
