package org.zermelo.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** The page in a real browser. */
class PageTest {

    private static PageServer server;
    private static Browser browser;

    @BeforeAll
    static void start() {
        server = PageServer.start(Settings.own().onPort(0));
        browser = Browser.open("http://127.0.0.1:" + server.port());
        browser.size(1280, 900);
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
        server.close();
    }

    static String with(String path, String... namesAndValues) {
        StringBuilder address = new StringBuilder(path);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            address.append(address.indexOf("?") < 0 ? "?" : "&")
                    .append(namesAndValues[i])
                    .append('=')
                    .append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
        }
        return address.toString();
    }

    /** A view to look at: its name, its address, and what must be there before one looks. */
    record View(String name, String path, String shows, String... parameters) {}

    static final List<View> PLACES = List.of(
            new View("start", "/", ".gallery .about"),
            new View("row", "/answer", "table.cells", "game", "coins(7 9 1 6 4 3)", "show", "table"),
            new View("nim", "/answer", "table.binary", "game", "nim(5, 3, 6, 2)"),
            new View("tree", "/answer", ".node", "game", "heaps(5; move -1, -2; end sum == 1)", "show", "tree"),
            new View("nimbers", "/answer", ".mex.gap", "game", "nim(2, 1)", "show", "nimbers"),
            new View("choose", "/play", ".gallery .about"),
            new View("play", "/play", ".picks", "game", "nim(3, 2)", "values", "1"),
            new View("review", "/play", "table.data", "game", "coins(5 8 3 2)", "line", "L~L~L~L"),
            new View("exam", "/exam", "canvas[data-drawn]"),
            new View("compare", "/compare", ".card select"),
            new View("sequence", "/sequence", "svg .band"),
            new View("rules", "/rules", ".reference dt"));

    static final List<View> FAMILIES = List.of(
            new View("blocks", "/answer", ".block", "game", "coins(7 9 1 6 4 3)", "show", "blocks"),
            new View("plan", "/answer", "table.data", "game", "coins(7 9 1 6 4 3)", "show", "plan"),
            new View("rows", "/answer", ".coin", "game", "coins(7 9 1) + coins(6 4 3)"),
            new View("robanumeros", "/answer", ".coin", "game", "coins(4 -2 7 -5 3 6 -1; take any)"),
            new View("heaps", "/answer", ".stone", "game", "heaps(7, 20; move +1, *2; end sum >= 77)"),
            new View("chomp", "/answer", ".square", "game", "chomp(3x5)"),
            new View("notakto", "/answer", ".cell", "game", "notakto(2)"),
            new View("sum", "/answer", ".cell", "game", "nim(5, 3) + notakto(1)"),
            new View("octal", "/answer", "#verdict", "game", "octal(0.77, 9)"),
            new View("tictactoe", "/answer", ".piece", "game", "tictactoe()", "line", "b2~a1"),
            new View("quixo", "/answer", ".piece", "game", "quixo(3)", "line", "a1-a3"),
            new View("sim", "/answer", ".drawn", "game", "sim(5)", "line", "12~34"),
            new View("boxes", "/answer", ".drawn", "game", "boxes(2, 2)", "line", "-a1"),
            new View("euclid", "/answer", "#verdict", "game", "heaps(3, 5; move -1, -2; end sum == 0; stuck draw)"),
            new View("hackenbush", "/answer", ".arc.green", "game", "hackenbush(1-2, 1-2, 2-3, 2-4, 4-4)"),
            new View(
                    "graph",
                    "/play",
                    ".vertex",
                    "game",
                    "node-kayles(1-2, 2-3, 3-1, 3-4)",
                    "line",
                    "4",
                    "side",
                    "both"),
            new View("play-board", "/play", ".piece", "game", "tictactoe()", "line", "b2~a1", "values", "1"),
            new View("play-sum", "/play", ".cell", "game", "nim(5, 3) + notakto(1)", "side", "both"));

    /** Every view in both languages and themes, on phones and on a projector. */
    @ParameterizedTest
    @CsvSource({
        "en, 390, 844, false",
        "ru, 360, 740, true",
        "en, 1920, 1080, true",
        "ru, 1920, 1080, false",
    })
    void everyPlaceIsAccessibleAndFits(String language, int width, int height, boolean dark) {
        look(PLACES, language, width, height, dark);
    }

    /** The answers of every family. */
    @ParameterizedTest
    @CsvSource({"ru, 360, 740, false", "en, 1920, 1080, true"})
    void everyFamilyIsAccessibleAndFits(String language, int width, int height, boolean dark) {
        look(FAMILIES, language, width, height, dark);
    }

    private static void look(List<View> views, String language, int width, int height, boolean dark) {
        browser.size(width, height).dark(dark);
        for (View view : views) {
            browser.go(with(with(view.path(), view.parameters()), "lang", language));
            browser.find(view.shows());
            lookAt(view.name(), language, width, dark);
        }
        browser.size(1280, 900).dark(false);
    }

    private static void lookAt(String name, String language, int width, boolean dark) {
        browser.settled();
        browser.picture(String.join("-", name, language, Integer.toString(width), dark ? "dark" : "light"));

        assertThat(browser.overflow())
                .as("%s at %d wider than the window", name, width)
                .isLessThanOrEqualTo(0);
        assertThat(browser.accessibilityFindings()).as("%s at %d", name, width).isEmpty();
        assertThat(browser.complaints()).as(name).isEmpty();
        assertThat(browser.find("main").getText())
                .as("phrases without words")
                .doesNotContainPattern("page\\.[a-z]+\\.");
    }

    /** The exam with every fold-out open and filled. */
    @ParameterizedTest
    @CsvSource({"ru, 360, 740, false", "en, 1920, 1080, true"})
    void everyFoldOutOfTheExamIsAccessibleAndFits(String language, int width, int height, boolean dark) {
        browser.size(width, height).dark(dark).go(with("/exam", "lang", language));
        openTheExam(browser);
        lookAt("exam-open", language, width, dark);
        browser.size(1280, 900).dark(false);
    }

    /** Opens and fills every fold-out of the exam that is shown. */
    static void openTheExam(Browser browser) {
        browser.find("canvas[data-drawn]");
        browser.settled();
        browser.driver()
                .executeScript("document.querySelectorAll('main details').forEach(each => { each.open = true; });"
                        + "document.querySelector('input[inputmode=numeric]').value = '17';");
        browser.driver()
                .executeScript("document.querySelectorAll('main details form button[type=submit]')"
                        + ".forEach(each => each.click());");
        browser.find(".handout .key");
        browser.await(() -> browser.all("pre.told").size() >= 4, "four texts");
        browser.await(
                () -> Boolean.TRUE.equals(browser.driver()
                        .executeScript("const plate = document.querySelector('img.plate');"
                                + "return plate !== null && plate.complete && plate.naturalWidth > 0;")),
                "the tree");
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
    void everyStateHasAnAddress() {
        browser.go(with("/answer", "lang", "en", "game", "coins(7 9 1 6 4 3)"));
        browser.waitForText("#verdict", "wins by 6");
        browser.click(".target[data-move='R']");
        browser.waitForAddress("line=R");
        browser.waitForText(".facts", "second player to move");
        String address = browser.driver().getCurrentUrl();

        browser.driver().navigate().back();
        browser.waitForText(".facts", "first player to move");
        browser.driver().get(address);
        browser.waitForText(".facts", "second player to move");
        browser.waitForText("#verdict", "The first player wins by 6");
    }

    @Test
    void aGameIsPlayedToItsEndAndReviewed() {
        browser.go(with("/play", "lang", "en", "game", "nim(1, 2)", "opponent", "perfect"));
        browser.click("[data-pick='2: 2->1']");
        browser.click("[data-pick='1: 1->0'], [data-pick='2: 1->0']");

        browser.waitForText(".result", "You have won");
        browser.waitForText("main", "Nobody gave the game away");
        browser.find("svg[role=img] .mark1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"perfect", "greedy", "parity", "limited", "random"})
    void everyOpponentPlaysAGameToItsEnd(String opponent) {
        browser.go(with("/play", "lang", "en", "game", "coins(5 8 3 2)", "opponent", opponent, "values", "1"));
        browser.find(".picks .value");
        browser.click(".target[data-move='R']");
        browser.waitForText(".turn", "first player");
        browser.await(() -> moves() == 2, "two moves in the address");
        browser.click(".target[data-move='L']");

        browser.waitForText("main", "Moves made");
        browser.find(".result");
        assertThat(moves()).isEqualTo(4);
        browser.find("svg[role=img] .mark1");
    }

    private static long moves() {
        String line = java.net.URLDecoder.decode(browser.driver().getCurrentUrl(), StandardCharsets.UTF_8);
        return line.contains("line=")
                ? line.replaceAll(".*line=([^&]*).*", "$1").split("~").length
                : 0;
    }

    @Test
    void twoPeoplePlayASumOfGames() {
        browser.go(with("/play", "lang", "en", "game", "nim(1, 2) + notakto(1)", "side", "both", "values", "1"));
        browser.find(".picks .value");
        browser.click(".cell + .halo, [data-move^='[2] ']");
        browser.waitForText(".turn", "second player");
        browser.press("Hint");
        browser.find(".hinted");
        browser.click("[data-move^='[1] 1']");
        browser.waitForText(".turn", "first player");
        browser.press("Undo");
        browser.waitForText(".turn", "second player");
    }

    @Test
    void boardsArePlayedByClicks() {
        browser.go(with("/play", "lang", "en", "game", "tictactoe()", "side", "both"));
        for (String cell : List.of("a1", "b1", "a2", "b2", "a3")) {
            browser.click(".target[data-move='" + cell + "']");
        }
        browser.waitForText(".result", "first player");

        browser.go(with("/play", "lang", "en", "game", "quixo(3)", "side", "both"));
        browser.click(".target[data-from='a1']");
        browser.click(".aim[data-move='a1-a3']");
        browser.waitForAddress("line=a1-a3");
        browser.find(".piece.first");

        browser.go(with("/play", "lang", "en", "game", "sim(4)", "side", "both"));
        browser.click("[data-pick='12']");
        browser.waitForAddress("line=12");
        browser.find(".drawn.first");
    }

    @Test
    void theLinearMethodIsShownStepByStep() {
        browser.go(with("/answer", "lang", "en", "game", "coins(7 9 1 6 4 3)", "show", "blocks"));
        browser.find(".block.fresh");

        browser.waitForText("details", "7, 9, 1 act as one block worth −1");
        browser.waitForText("details", "The valley −3, 3 is left: begin at the right end, worth 3");
    }

    @Test
    void aHintNamesTheBestMoveAndUndoTakesBack() {
        browser.go(with("/play", "lang", "en", "game", "coins(5 8 3 2)", "side", "both"));
        browser.find(".target");
        browser.press("Hint");
        browser.waitForText("#said", "Best is R");
        browser.click(".target[data-move='L']");
        browser.waitForAddress("line=L");
        browser.waitForText(".turn", "second player");
        browser.press("Undo");
        browser.waitForText(".turn", "first player");
    }

    @Test
    void anExamTaskIsAnswered() {
        browser.go("/exam?lang=ru");
        browser.find(".answers .big");

        assertThat(browser.all(".answers .big").stream()
                        .map(WebElement::getText)
                        .map(text -> text.replaceAll("\\s+", " "))
                        .toList())
                .containsExactly("18", "31 34", "30");
        browser.find("canvas.grid[data-drawn]").sendKeys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.waitForText(".said", "(2, 2)");
        browser.find("canvas.grid").sendKeys(Keys.ENTER);
        browser.waitForAddress("start=2, 2");
        browser.find("#verdict");
    }

    /** Hundreds of starts of one heap are lines of ten, in which every start can be read. */
    @Test
    void theStartsOfOneHeapAreFoldedIntoLines() {
        browser.go(with("/exam", "lang", "en", "rules", "heaps(S in 1..128; move +2, +3, *2; end sum >= 129)"));
        WebElement canvas = browser.find("canvas.grid[data-drawn]");
        browser.settled();
        canvas.sendKeys(Keys.ARROW_RIGHT);
        browser.waitForText(".said", "(2)");
        canvas.sendKeys(Keys.ARROW_DOWN);
        browser.waitForText(".said", "(12)");
        canvas.sendKeys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        browser.waitForText(".said", "(9)");
        assertThat(canvas.getSize().getHeight()).isGreaterThan(300);
        canvas.sendKeys(Keys.ENTER);
        browser.waitForAddress("start=9");
    }

    /** The picture of the text at first; then what each further move of the winner decides. */
    @Test
    void theTableOfClassesOpensWholeAndIsSteppedThrough() {
        browser.go("/exam?lang=en");
        browser.find("canvas.grid[data-drawn]");
        browser.settled();
        browser.waitForText(".legend", "W4");
        assertThat(browser.find(".legend").getText())
                .contains("W1", "L4", "paler")
                .doesNotContain("nobody");
        browser.click("button[aria-label='A stage on']");
        browser.waitForText(".legend", "nobody can make sure");
        assertThat(browser.find(".legend").getText()).contains("W1", "L1").doesNotContain("W2", "paler");
        browser.click("button[aria-label='A stage on']");
        browser.waitForText(".legend", "L2");
        browser.click("button[aria-label='A stage back']");
        browser.click("button[aria-label='A stage back']");
        browser.waitForText(".legend", "paler");
    }

    @Test
    void aGridOfAMillionCellsIsPannedZoomedAndAsked() {
        browser.go(with("/exam", "lang", "en", "rules", "heaps(900, S in 1..999; move +1, *2; end sum >= 2000)"));
        browser.find("canvas.grid[data-drawn][aria-label*='1000 by 1000']");
        browser.settled();
        Map<?, ?> frames = (Map<?, ?>) browser.driver().executeAsyncScript(PAN);

        System.out.println("panning 1,000 x 1,000 cells: " + frames);
        assertThat(((Number) frames.get("frames")).intValue()).isEqualTo(120);
        browser.press("Whole table");
        int side = browser.find("canvas.grid").getSize().getHeight();
        int left = browser.find("canvas.grid").getSize().getWidth() / 2;
        Actions pointer = new Actions(browser.driver());
        pointer.moveToElement(browser.find("canvas.grid"), side * 9 / 10 - left, side * 4 / 10)
                .perform();
        browser.waitForText(".said", "Wins by h1:*2");
        pointer.click().perform();
        browser.waitForAddress("start=");
        browser.find("#verdict");
    }

    /** Drags the grid a little before each frame, as a hand would; tells how long the frames and the drawing took. */
    private static final String PAN = """
            const done = arguments[0];
            const canvas = document.querySelector('canvas.grid');
            const send = (type, x, y) => canvas.dispatchEvent(
              new PointerEvent(type, {clientX: x, clientY: y, pointerId: 1, bubbles: true}));
            canvas.setPointerCapture = () => {};
            canvas.scrollIntoView({block: 'center'});
            const box = canvas.getBoundingClientRect();
            const wheel = new WheelEvent('wheel', {deltaY: -700, clientX: box.left + 300, clientY: box.top + 200, cancelable: true});
            canvas.dispatchEvent(wheel);
            send('pointerdown', box.left + 300, box.top + 200);
            let frames = 0;
            const times = [];
            let last = performance.now();
            const begun = last;
            function frame(now) {
              times.push(now - last);
              last = now;
              if (++frames === 120) {
                send('pointercancel', 0, 0);
                times.sort((a, b) => a - b);
                done({frames, fps: Math.round(119000 / (performance.now() - begun)), median: times[60], p95: times[114]});
                return;
              }
              send('pointermove', box.left + 300 - 2 * frames, box.top + 200 - frames);
              requestAnimationFrame(frame);
            }
            requestAnimationFrame(frame);
            """;

    @Test
    void anExperimentRunsAndCanBeStopped() {
        browser.go(with("/compare", "lang", "en", "experiment", "coins", "limit", "10000"));
        browser.find(".plotmark");
        browser.click(".waiting button");
        browser.waitForText(".note", "Stopped");
    }

    @Test
    void rulesAreCheckedWhileTheyAreTyped() {
        browser.go(with("/rules", "lang", "en", "game", "heaps(5; move -1, -2; end sum == 1)"));
        browser.waitForText("main", "The first player wins in 3 plies");
        browser.find("textarea").clear();
        browser.find("textarea").sendKeys("heaps(5; move -1, ?2)");

        browser.waitForText(".says", "Line 1, column");
        browser.await(
                () -> browser.find(".shade mark").getDomProperty("textContent").startsWith("?"), "the mark at the ?");
    }

    /** A move that changes nothing was hardly meant; whoever asks is told, wherever the answer stands. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/answer?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/play?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/rules?game=heaps(9; move %2B0, %2B1; end sum >= 20)",
                "/exam?rules=heaps(S in 1..9; move %2B0, %2B1; end sum >= 20)",
            })
    void oddRulesAreCalledOdd(String address) {
        browser.go(address.replace(" ", "%20") + "&lang=ru");
        browser.waitForText(".odd", "+0");
        assertThat(browser.find(".odd").getText()).contains("такого хода нет");
    }

    @Test
    void aQuestionThatCannotBeAnsweredLeavesTheOthersAnswered() {
        browser.go(with(
                "/exam",
                "lang",
                "ru",
                "rules",
                "heaps(S in 1..20000000; move +1, *2; end sum >= 30000000)",
                "ask",
                "19=Wany:min, 20=W2:all"));
        browser.waitForText(".answers section:first-child .big", "2");
        browser.waitForText(".answers section:last-child .error", "20000000");
    }

    @Test
    void rulesOfOnesOwnBecomeAGameAndATask() {
        String rules = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
        browser.go(with("/rules", "lang", "en", "game", rules));
        browser.find(".reference dt");
        browser.press("As an exam task");
        browser.waitForAddress("/exam?rules=" + rules);
        browser.find(".answers .big");

        browser.go(with("/rules", "lang", "en", "game", "heaps(4; move -1, -2)"));
        browser.waitForText("main", "The first player wins");
        browser.press("Play");
        browser.waitForAddress("/play?game=heaps(4; move -1, -2)");
        browser.find(".picks");
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
}
