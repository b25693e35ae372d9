package org.zermelo.web.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Chromium for the tests of the page. Where there is none the tests are skipped, unless the environment requires it. */
final class Browser implements AutoCloseable {

    /** Set by the whole check, which installs Chromium and must not skip. */
    private static final String REQUIRED = "ZERMELO_BROWSER";

    private static final List<String> FOLDERS = List.of("/usr/bin", "/usr/local/bin", "/usr/lib/chromium", "/snap/bin");

    /** Only a page that hangs meets this bound; a loaded machine does not. */
    private static final int GUARD_SECONDS = 120;

    private final ChromeDriver driver;
    private final String base;

    private Browser(ChromeDriver driver, String base) {
        this.driver = driver;
        this.base = base;
    }

    static Browser open(String base) {
        Optional<Path> chromium = program("chromium", "chromium-browser");
        Optional<Path> chromeDriver = program("chromedriver");
        if (!"required".equals(System.getenv(REQUIRED))) {
            Assumptions.assumeTrue(
                    chromium.isPresent() && chromeDriver.isPresent(),
                    "no Chromium with its driver: install the packages chromium and chromium-driver");
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
                "--disable-sync");
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

    Browser go(String path) {
        driver.get(base + path);
        return this;
    }

    ChromeDriver driver() {
        return driver;
    }

    /** The first element that a selector finds, waiting for it. */
    WebElement find(String selector) {
        await(() -> !all(selector).isEmpty(), selector);
        return all(selector).get(0);
    }

    /** Clicks what a selector finds, as soon as it is there to be clicked; a redrawn element is looked up again. */
    Browser click(String selector) {
        click(() -> all(selector).stream(), selector);
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
        await(() -> !all("main[data-shown]:not([aria-busy])").isEmpty(), "the page to have all its answers");
        return this;
    }

    /** Waits for a condition on the page; conditions that meet a redrawn element are asked again. */
    void await(BooleanSupplier condition, String what) {
        long deadline = System.nanoTime() + Duration.ofSeconds(GUARD_SECONDS).toNanos();
        while (!holds(condition)) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError(
                        "waited in vain for " + what + "; at " + driver.getCurrentUrl() + " the page says: "
                                + driver.findElement(By.tagName("main")).getText());
            }
            try {
                Thread.sleep(40);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
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

    /** Waits until an element's property has a value. */
    void waitForValue(String selector, String property, String value) {
        await(
                () -> all(selector).stream().anyMatch(element -> value.equals(element.getDomProperty(property))),
                property + " '" + value + "' of " + selector);
    }

    /** Waits until an element's text holds a stretch. */
    void waitForText(String selector, String text) {
        await(
                () -> all(selector).stream()
                        .anyMatch(element -> element.getText().contains(text)),
                "'" + text + "' in " + selector);
    }

    void waitForAddress(String part) {
        await(
                () -> URLDecoder.decode(driver.getCurrentUrl(), StandardCharsets.UTF_8)
                        .contains(part),
                "the address " + part);
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
        driver.executeScript(axe());
        Object found = driver.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                axe.run(document, {resultTypes: ['violations']}).then(result => done(result.violations
                  .filter(v => v.impact === 'serious' || v.impact === 'critical')
                  .map(v => v.id + ': ' + v.nodes.slice(0, 4).map(n => n.target.join(' ') + ' ' + (n.any[0] || n.all[0] || n.none[0] || {}).message).join('; '))));
                """);
        return ((List<?>) found).stream().map(String::valueOf).toList();
    }

    private static String axe() {
        try (InputStream in = Browser.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
