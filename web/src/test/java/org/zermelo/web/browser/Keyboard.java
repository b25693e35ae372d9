package org.zermelo.web.browser;

import java.util.Map;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The page by keys alone, as by somebody who has no pointer: every stop on the way must be seen. */
final class Keyboard {

    /** More stops than this between two things that belong together are a trap. */
    private static final int MOST_STOPS = 45;

    /**
     * The focused element: what it is, whether it is in the window and shows that it has the focus, by an outline or by its own edge,
     * and whether it is what is looked for. Between the last stop and the first the browser's own bar has the focus.
     */
    private static final String AT = """
            const element = document.activeElement;
            const box = element.getBoundingClientRect();
            const within = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
            const outlined = each => {
              const style = getComputedStyle(each);
              return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
            };
            const edge = element.querySelector('.halo') ?? element.querySelector('rect');
            const probe = document.createElement('i');
            probe.style.color = 'var(--focus)';
            document.body.append(probe);
            const focus = getComputedStyle(probe).color;
            probe.remove();
            return {
              name: element.outerHTML.slice(0, 200), nowhere: element === document.body,
              seen: within && (outlined(element) || outlined(element.closest('.button') ?? element)
                || edge !== null && getComputedStyle(edge).stroke === focus),
              found: element.matches(arguments[0]),
            };
            """;

    private final Browser browser;

    Keyboard(Browser browser) {
        this.browser = browser;
    }

    /** Presses keys one after the other, wherever the focus is. */
    Keyboard press(CharSequence... keys) {
        new Actions(browser.driver()).sendKeys(keys).perform();
        return this;
    }

    /** Presses a key while the control key is held. */
    Keyboard control(CharSequence key) {
        return with(Keys.CONTROL, key);
    }

    private Keyboard with(Keys held, CharSequence key) {
        new Actions(browser.driver()).keyDown(held).sendKeys(key).keyUp(held).perform();
        return this;
    }

    /** Goes on from stop to stop until the focus is on what a selector finds. */
    Keyboard tabTo(String selector) {
        return go(selector, () -> press(Keys.TAB));
    }

    /** The same in the other direction. */
    Keyboard tabBackTo(String selector) {
        return go(selector, () -> with(Keys.SHIFT, Keys.TAB));
    }

    private Keyboard go(String selector, Runnable key) {
        browser.settled();
        browser.find(selector);
        StringBuilder way = new StringBuilder();
        for (int stop = 0; stop < MOST_STOPS; stop++) {
            key.run();
            Map<?, ?> at = (Map<?, ?>) browser.driver().executeScript(AT, selector);
            if (Boolean.TRUE.equals(at.get("nowhere"))) {
                continue;
            }
            if (!Boolean.TRUE.equals(at.get("seen"))) {
                throw new AssertionError("the focus is not seen at " + at.get("name"));
            }
            if (Boolean.TRUE.equals(at.get("found"))) {
                return this;
            }
            way.append('\n').append(at.get("name"));
        }
        throw new AssertionError(selector + " is not reached from stop to stop:" + way);
    }

    /** Whether the focus is on what a selector finds. */
    boolean on(String selector) {
        return Boolean.TRUE.equals(
                browser.driver().executeScript("return document.activeElement.matches(arguments[0])", selector));
    }

    /** Waits until the focus is on what a selector finds. */
    Keyboard awaitOn(String selector) {
        browser.await(() -> on(selector), "the focus on " + selector);
        return this;
    }
}
