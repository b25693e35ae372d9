package org.zermelo.page;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page under a finger, on a phone. */
class TouchTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
        Touch.on(browser, true);
    }

    @AfterAll
    static void stop() {
        if (browser != null) { // where there is no browser, the tests are left out
            Touch.on(browser, false);
        }
    }

    /** One place, a piece and where it goes, and a stone of a heap that is wider than the phone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chomp(3x4) | [data-move='(2, 3)'] | | line=(2, 3)",
                "quixo(3) | [data-from='a1'] | .aim[data-move='a1-a3'] | line=a1-a3",
                "northcott(4; 1-3, 4-2) | [data-from='1: 1'] | .aim[data-move='1: ->2'] | line=1: ->2",
                "nim(100, 3) | [data-move='1: 100->40'] | | line=1: 100->40",
            })
    void aMoveIsMadeByAFinger(String game, String first, String second, String line) {
        browser.size(390, 844).turnTo(Page.with("/play", "lang", "ru", "side", "both", "game", game));
        Touch.tap(browser, ".scene " + first);
        if (second != null) {
            browser.find(".scene .chosen");
            Touch.tap(browser, ".scene " + second);
        }
        browser.waitForAddress(line);
    }
}
