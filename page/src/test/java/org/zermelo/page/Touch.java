package org.zermelo.page;

import java.util.List;
import java.util.Map;

/** A finger on the page. */
final class Touch {

    private Touch() {}

    static void on(Browser browser, boolean enabled) {
        browser.driver()
                .executeCdpCommand(
                        "Emulation.setTouchEmulationEnabled",
                        Map.of("enabled", enabled, "maxTouchPoints", enabled ? 5 : 1));
    }

    /** Touches what a selector finds first. */
    static void tap(Browser browser, String selector) {
        Map<?, ?> at = middle(browser, selector);
        browser.driver()
                .executeCdpCommand(
                        "Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(at)));
        browser.driver()
                .executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** Where a finger meets it. */
    private static Map<?, ?> middle(Browser browser, String selector) {
        browser.find(selector);
        browser.settled();
        return (Map<?, ?>) browser.driver().executeScript("""
                const element = document.querySelector(arguments[0]);
                element.scrollIntoView({block: 'center', inline: 'center'});
                const box = (element.querySelector('.reach') ?? element.querySelector(':not(.halo)') ?? element).getBoundingClientRect();
                return {x: box.x + box.width / 2, y: box.y + box.height / 2};
                """, selector);
    }
}
