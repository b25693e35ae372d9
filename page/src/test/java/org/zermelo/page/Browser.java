package org.zermelo.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.ScriptTimeoutException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Chromium for the tests of the page. Where there is none, or none is wanted, the tests are skipped, and the end of the build says so. */
final class Browser implements AutoCloseable {

    /** {@code required} in the whole check, which installs Chromium and must not skip; {@code none} where no test shall use it. */
    private static final String WANTED = String.valueOf(System.getenv("ZERMELO_BROWSER"));

    private static final List<String> FOLDERS = List.of("/usr/bin", "/usr/local/bin", "/usr/lib/chromium", "/snap/bin");

    /** Only a page that hangs meets this bound; a loaded machine does not. */
    private static final int GUARD_SECONDS = 120;

    /** An expression is asked whenever the document changes, and often enough for what changes besides: addresses, properties, focus. */
    private static final String AWAIT = """
            const args = arguments;
            const done = args[args.length - 1];
            const look = () => {
              const found = %s;
              if (!found) return;
              changes.disconnect();
              clearInterval(timer);
              done(found);
            };
            const changes = new MutationObserver(look);
            changes.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
            const timer = setInterval(look, 20);
            look();
            """;

    private final ChromeDriver driver;
    private final String base;

    private Browser(ChromeDriver driver, String base) {
        this.driver = driver;
        this.base = base;
    }

    static Browser open(String base) {
        Optional<Path> chromium = program("chromium", "chromium-browser");
        Optional<Path> chromeDriver = program("chromedriver");
        if (!WANTED.equals("required")) {
            Assumptions.assumeTrue(
                    chromium.isPresent() && chromeDriver.isPresent() && !WANTED.equals("none"),
                    "no Chromium with its driver");
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow().toString());
        options.addArguments(
                "--headless=new",
                // Colours are checked as they are, not half faded in.
                "--force-prefers-reduced-motion",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                // one page is gone to after the other, never back: no page left need be kept alive, and no process be
                // held ready
                "--disable-features=BackForwardCache,SpareRendererForSitePerProcess");
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromeDriver.orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(GUARD_SECONDS));
        return new Browser(driver, base);
    }

    private static Optional<Path> program(String... names) {
        return Stream.of(names)
                .flatMap(name -> FOLDERS.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The size of the window's inside, as a phone or a projector has it. */
    Browser size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        return this;
    }

    Browser dark(boolean dark) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        return this;
    }

    /** Whether things may move on the screen. */
    Browser motion(boolean moves) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(Map.of("name", "prefers-reduced-motion", "value", moves ? "no-preference" : ""))));
        return this;
    }

    /** Loads the page anew at an address. */
    Browser go(String path) {
        driver.get(base + path);
        return this;
    }

    /**
     * Goes to an address as the page itself does when a link is followed or somebody goes back, so that its files are not loaded and
     * read again. A page in another language, one that a test has turned round ({@code data-turned}), or none yet, is loaded. What the
     * page itself remembers from view to view, such as an opponent, is carried over.
     */
    Browser turnTo(String path) {
        Object turned = driver.executeScript("""
                const main = document.querySelector('main[data-shown]');
                if (main === null) return false;
                const wanted = new URL(arguments[0], location.href);
                if (wanted.searchParams.get('lang') !== document.documentElement.lang) return false;
                if (document.documentElement.dataset.turned) return false;
                document.activeElement.blur();
                main.replaceChildren();
                history.pushState({}, '', wanted.pathname + wanted.search);
                dispatchEvent(new PopStateEvent('popstate'));
                scrollTo(0, 0);
                return true;
                """, path);
        return Boolean.TRUE.equals(turned) ? this : go(path);
    }

    ChromeDriver driver() {
        return driver;
    }

    /** The first element that a selector finds, waiting for it. */
    WebElement find(String selector) {
        return (WebElement) awaitInPage("document.querySelector(args[0])", selector, selector);
    }

    /** Clicks what a selector finds, as soon as it is there to be clicked; a redrawn element is looked up again. */
    Browser click(String selector) {
        click(() -> Stream.of(find(selector)), selector);
        return this;
    }

    /** Presses and releases the pointer at a point of the window. */
    void hit(List<?> point) {
        for (String type : List.of("mousePressed", "mouseReleased")) {
            driver.executeCdpCommand(
                    "Input.dispatchMouseEvent",
                    Map.of("type", type, "x", point.get(0), "y", point.get(1), "button", "left", "clickCount", 1));
        }
    }

    /** Clicks the button of a label. */
    Browser press(String label) {
        click(
                () -> all("main button").stream()
                        .filter(button -> button.getText().equals(label)),
                "the button " + label);
        return this;
    }

    private void click(Supplier<Stream<WebElement>> elements, String what) {
        await(
                () -> {
                    Optional<WebElement> first = elements.get().findFirst();
                    first.ifPresent(WebElement::click);
                    return first.isPresent();
                },
                "a click on " + what);
    }

    /** Waits until nothing is being loaded or worked out for the page. */
    Browser settled() {
        awaitInPage(
                "document.querySelector('main[data-shown]:not([aria-busy])') !== null",
                "the page to have all its answers");
        return this;
    }

    /**
     * Waits in the page, where every change is seen at once, until an expression of {@code args} is neither false nor null, and gives
     * what it is then. A page that is left meanwhile is waited for anew.
     */
    Object awaitInPage(String expression, String what, Object... args) {
        long deadline = System.nanoTime() + Duration.ofSeconds(GUARD_SECONDS).toNanos();
        while (System.nanoTime() < deadline) {
            try {
                return driver.executeAsyncScript(AWAIT.formatted(expression), args);
            } catch (JavascriptException | StaleElementReferenceException e) {
                pause();
            } catch (ScriptTimeoutException e) {
                break;
            }
        }
        throw inVain(what);
    }

    /** Waits for a condition on the page; conditions that meet a redrawn element are asked again. */
    void await(BooleanSupplier condition, String what) {
        long deadline = System.nanoTime() + Duration.ofSeconds(GUARD_SECONDS).toNanos();
        while (!holds(condition)) {
            if (System.nanoTime() > deadline) {
                throw inVain(what);
            }
            pause();
        }
    }

    private AssertionError inVain(String what) {
        return new AssertionError("waited in vain for " + what + "; at " + driver.getCurrentUrl() + " the page says: "
                + driver.findElement(By.tagName("main")).getText());
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static boolean holds(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (StaleElementReferenceException
                | ElementNotInteractableException
                | NoSuchElementException
                | JavascriptException e) {
            return false;
        }
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** Whether a selector finds anything now. */
    boolean has(String selector) {
        return count(selector) > 0;
    }

    /** How many elements a selector finds now. */
    int count(String selector) {
        return ((Number) driver.executeScript("return document.querySelectorAll(arguments[0]).length", selector))
                .intValue();
    }

    /** Waits until a selector finds so many elements. */
    void waitForCount(String selector, int count) {
        awaitInPage(
                "document.querySelectorAll(args[0]).length === args[1]", count + " of " + selector, selector, count);
    }

    /** Waits until an element's property has a value. */
    void waitForValue(String selector, String property, String value) {
        awaitInPage(
                "[...document.querySelectorAll(args[0])].some(each => each[args[1]] === args[2])",
                property + " '" + value + "' of " + selector,
                selector,
                property,
                value);
    }

    /** Waits until an element that is seen has a text with a stretch in it; the case of letters is the style sheet's. */
    void waitForText(String selector, String text) {
        awaitInPage(
                "[...document.querySelectorAll(args[0])].some(each => each.checkVisibility()"
                        + " && (each.innerText ?? each.textContent).replace(/\\s+/g, ' ').toLowerCase().includes(args[1]))",
                "'" + text + "' in " + selector,
                selector,
                text.toLowerCase(Locale.ROOT));
    }

    void waitForAddress(String part) {
        awaitInPage(
                "decodeURIComponent(location.href.replaceAll('+', ' ')).includes(args[0])",
                "the address " + part,
                part);
    }

    /** What is seen, kept as build output. */
    void picture(String name) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "screens"));
            Files.write(folder.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The serious findings of axe on the page as it stands: rule, and the elements it names. */
    List<String> accessibilityFindings() {
        return Axe.findings(driver);
    }

    /** How far the page's content passes the width of the window, in pixels. */
    long overflow() {
        return ((Number) driver.executeScript(
                        "return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .longValue();
    }

    /** What the page complained of: failed scripts, blocked or missing files. */
    List<String> complaints() {
        return driver.manage().logs().get("browser").getAll().stream()
                .map(entry -> entry.getMessage())
                .filter(message -> !message.contains("status of 400") && !message.contains("status of 422"))
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
