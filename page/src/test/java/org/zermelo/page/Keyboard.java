package org.zermelo.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The page by keys alone, as by somebody who has no pointer: every stop on the way must be seen. */
final class Keyboard {

    /** More stops than this between two things that belong together are a trap. */
    private static final int MOST_STOPS = 45;

    /** So many stops are gone on with before the page is asked again. */
    private static final int STRIDE = 8;

    /**
     * Looks at the focused element before each stop to come, and at last where the focus has come to: what it is, whether it is in the
     * window and shows that it has the focus, by an outline or by its own edge, and whether it is what is looked for. Keys after that,
     * or after a stop that is not seen, go nowhere. Between the last stop and the first the browser's own bar has the focus.
     */
    private static final String WATCH = """
            const outlined = each => {
              const style = getComputedStyle(each);
              return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
            };
            const seen = element => {
              const box = element.getBoundingClientRect();
              if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) return false;
              const edge = element.querySelector('.halo') ?? element.querySelector('rect');
              const probe = document.createElement('i');
              probe.style.color = 'var(--focus)';
              document.body.append(probe);
              const focus = getComputedStyle(probe).color;
              probe.remove();
              return outlined(element) || outlined(element.closest('.button') ?? element)
                || edge !== null && getComputedStyle(edge).stroke === focus;
            };
            const way = {stops: [], unseen: null, found: false};
            let begun = false;
            const look = () => {
              const element = document.activeElement;
              if (element === document.body) return;
              const name = element.outerHTML.slice(0, 200);
              if (!seen(element)) way.unseen = name;
              else if (element.matches(arguments[0])) way.found = true;
              else way.stops.push(name);
            };
            const before = event => {
              if (event.key !== 'Tab') return;
              if (begun && !way.found && !way.unseen) look();
              begun = true;
              if (way.found || way.unseen) event.preventDefault();
            };
            addEventListener('keydown', before, true);
            window.wayOfKeys = () => {
              removeEventListener('keydown', before, true);
              if (!way.found && !way.unseen) look();
              return way;
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
        return go(selector, keys -> keys);
    }

    /** The same in the other direction. */
    Keyboard tabBackTo(String selector) {
        return go(selector, keys -> keys.keyDown(Keys.SHIFT));
    }

    private Keyboard go(String selector, UnaryOperator<Actions> holding) {
        browser.settled();
        browser.find(selector);
        List<Object> way = new ArrayList<>();
        while (way.size() < MOST_STOPS) {
            browser.driver().executeScript(WATCH, selector);
            Actions keys = holding.apply(new Actions(browser.driver()));
            for (int stop = 0; stop < STRIDE; stop++) {
                keys.sendKeys(Keys.TAB);
            }
            keys.keyUp(Keys.SHIFT).perform();
            Map<?, ?> stops = (Map<?, ?>) browser.driver().executeScript("return wayOfKeys()");
            if (stops.get("unseen") != null) {
                throw new AssertionError("the focus is not seen at " + stops.get("unseen"));
            }
            if (Boolean.TRUE.equals(stops.get("found"))) {
                return this;
            }
            way.addAll((List<?>) stops.get("stops"));
            way.add("...");
        }
        throw new AssertionError(selector + " is not reached from stop to stop: " + way);
    }

    /** Whether the focus is on what a selector finds. */
    boolean on(String selector) {
        return Boolean.TRUE.equals(
                browser.driver().executeScript("return document.activeElement.matches(arguments[0])", selector));
    }

    /** Waits until the focus is on what a selector finds. */
    Keyboard awaitOn(String selector) {
        browser.awaitInPage("document.activeElement.matches(args[0])", "the focus on " + selector, selector);
        return this;
    }
}
