package org.zermelo.web.browser;

import java.util.List;
import java.util.Map;
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
        touch(true);
    }

    @AfterAll
    static void stop() {
        if (browser != null) { // where there is no browser, the tests are left out
            touch(false);
        }
    }

    private static void touch(boolean enabled) {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setTouchEmulationEnabled",
                        Map.of("enabled", enabled, "maxTouchPoints", enabled ? 5 : 1));
    }

    /** Where a finger meets what a selector finds. */
    private static Map<?, ?> middle(String selector) {
        browser.find(selector);
        browser.settled();
        return (Map<?, ?>) browser.driver().executeScript("""
                const element = document.querySelector(arguments[0]);
                element.scrollIntoView({block: 'center', inline: 'center'});
                const box = (element.querySelector('.reach') ?? element.querySelector(':not(.halo)') ?? element).getBoundingClientRect();
                return {x: box.x + box.width / 2, y: box.y + box.height / 2};
                """, selector);
    }

    private static void tap(String selector) {
        Map<?, ?> at = middle(selector);
        browser.driver()
                .executeCdpCommand(
                        "Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(at)));
        browser.driver()
                .executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
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
        tap(".scene " + first);
        if (second != null) {
            browser.find(".scene .chosen");
            tap(".scene " + second);
        }
        browser.waitForAddress(line);
    }
}
