package org.zermelo.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.zermelo.desk.TableCache;
import org.zermelo.game.BadInputException;
import org.zermelo.present.json.Json;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Language;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.FailureJson;
import org.zermelo.web.call.Reply;
import org.zermelo.web.site.SiteWriter;
import org.zermelo.web.work.Limits;

/** The page without a server, in Chromium: it answers as the program does, from any folder, with no network, and as one file. */
class SiteIT {

    /** The program answers it from its opening book, which the engine does not bring: the engine searches, and tells a line. */
    private static final String FROM_THE_BOOK = "connect(7, 6, 4)";

    /** Before the first answer in English, as hosts send it: packed. */
    private static final int MOST_BYTES = 2_200_000;

    private static final int MOST_BYTES_OF_A_LANGUAGE = 125_000;

    private static final List<Endpoint> ENDPOINTS = Endpoints.all(TableShelf.NONE, new TableCache(0));

    @TempDir
    static Path folder;

    private static StaticHost host;
    private static ChromeDriver driver;

    @BeforeAll
    static void begin() throws IOException {
        Path chromium = Path.of("/usr/bin/chromium");
        Path chromeDriver = Path.of("/usr/bin/chromedriver");
        String wanted = String.valueOf(System.getenv("ZERMELO_BROWSER"));
        if (!wanted.equals("required")) {
            Assumptions.assumeTrue(
                    Files.exists(chromium) && Files.exists(chromeDriver) && !wanted.equals("none"),
                    "no Chromium with its driver");
        }
        new SiteWriter().folder(folder.resolve("site"));
        new SiteWriter().file(folder.resolve("single.html"));
        host = new StaticHost(folder.resolve("site"), "/any/folder/");
        driver = chromium();
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(120));
    }

    /** A Chromium of its own profile, without a window. */
    static ChromeDriver chromium() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary("/usr/bin/chromium");
        options.addArguments(
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run");
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(Path.of("/usr/bin/chromedriver").toFile())
                        .build(),
                options);
    }

    @AfterAll
    static void end() {
        if (driver != null) {
            driver.quit();
            host.close();
        }
    }

    private static Object run(String script, Object... arguments) {
        return driver.executeAsyncScript(
                "const args = arguments, done = args[args.length - 1];" + "(async () => {" + script
                        + "})().then(done, error => done(String(error.stack ?? error)));",
                arguments);
    }

    private static Map<String, String> asked(String... namesAndValues) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return values;
    }

    static Reply here(String name, Map<String, String> values) {
        Params params = new Params(values, Limits.own().grant());
        Endpoint endpoint = ENDPOINTS.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        try {
            return endpoint.call().answer(params, Watch.NONE, news -> {});
        } catch (RuntimeException e) {
            return FailureJson.reply(e, params.words(), Limits.own());
        }
    }

    private static List<Question> questions() {
        List<Question> all = new ArrayList<>(Questions.all());
        Object games = ((Map<?, ?>) Json.read(here("gallery", Map.of()).text())).get("games");
        for (Object game : (List<?>) games) {
            String text = (String) ((Map<?, ?>) game).get("game");
            if (!text.equals(FROM_THE_BOOK)) {
                all.add(new Question("position", asked("game", text)));
            }
        }
        return all;
    }

    /** As every result is: whole at its place, or refused in a sentence. */
    @Test
    void aPlaceWithoutAFolderIsRefused() {
        assertThatThrownBy(() -> new SiteWriter().file(folder.resolve("no/where.html")))
                .isInstanceOf(BadInputException.class);
    }

    @Test
    void bothEnginesGiveTheSameAnswers() {
        driver.get(host.address());
        List<String> differ = new ArrayList<>();
        for (Question question : questions()) {
            String there = (String) run(
                    "const {ask} = await import('/any/folder/js/server.js');"
                            + "const reply = await ask(args[0], args[1], null, '*/*');"
                            + "return reply.status + ' ' + await reply.text();",
                    question.endpoint(),
                    question.values());
            Reply reply = here(question.endpoint(), question.values());
            if (!timeless(there).equals(timeless(reply.status() + " " + reply.text()))) {
                differ.add(question + "\n  browser " + there + "\n  program " + reply.status() + " " + reply.text());
            }
        }
        assertThat(differ).isEmpty();
    }

    /** Without what the clock says, and the version: the engine has no manifest to read it from. */
    private static String timeless(String reply) {
        return reply.replaceAll("\"(millis|nanos|seconds)\":[0-9.eE-]+", "\"$1\":0")
                .replaceAll("\"version\":\"[^\"]*\"", "\"version\":\"\"");
    }

    private static String asks(String endpoint, String... namesAndValues) {
        return (String) run(
                "const {ask} = await import('/any/folder/js/server.js');"
                        + "return await (await ask(args[0], args[1], null, '*/*')).text();",
                endpoint,
                asked(namesAndValues));
    }

    @Test
    void whatNeedsBytecodeIsPlannedAway() {
        driver.get(host.address());
        String game = "heaps(1, 7; move +1, *2; end sum >= 600)";
        assertThat(asks("explain", "game", game)).contains("a browser takes no bytecode");
        assertThat(asks("position", "game", game, "method", "compiled-sweep")).contains("a browser takes no bytecode");
        assertThat(here("position", asked("game", game, "method", "compiled-sweep"))
                        .text())
                .contains("\"method\":\"compiled-sweep\"");
    }

    @Test
    void theEngineKnowsItsVersion() {
        driver.get(host.address());
        assertThat(((Map<?, ?>) Json.read(asks("words"))).get("version").toString())
                .matches("[0-9]+[.][0-9]+[.][0-9]+(-.+)?");
    }

    @Test
    void aQuestionIsStoppedAndTheNextAnswered() {
        driver.get(host.address());
        assertThat(run("const {ask} = await import('/any/folder/js/server.js');const stop = new"
                        + " AbortController();setTimeout(() => stop.abort(), 1500);const long = await ask('position', {game:"
                        + " 'mnk(4, 4, 4)'}, stop.signal, '*/*').catch(error => error.name);const next = await (await"
                        + " ask('position', {game: 'nim(3, 5)'}, null, '*/*')).json();return long + ' ' +"
                        + " next.answer.value.nimber;"))
                .isEqualTo("AbortError 6");
    }

    @Test
    void thePageAnswersInAnyFolder() {
        driver.get("about:blank");
        driver.get(host.address() + "#/answer?game=nim(3,5)");
        assertThat(verdict()).isEqualTo("The first player wins");
    }

    @Test
    void theAddressChoosesTheLanguage() {
        driver.get("about:blank");
        driver.get(host.address() + "#/answer?game=nim(3,5)&lang=en");
        assertThat(verdict()).isEqualTo("The first player wins");
        assertThat(shownIn("ru")).isEqualTo("Выигрывает первый игрок");
        assertThat(shownIn("es")).isEqualTo("Gana el primer jugador");
        assertThat(shownIn("en")).isEqualTo("The first player wins");
    }

    private static Object shownIn(String language) {
        return run(
                "location.hash = '#/answer?game=nim(3,5)&lang=' + args[0];const head = () =>"
                        + " document.querySelector('main h1, main h2')?.innerText;const before = head();for (let i = 0; i"
                        + " < 400 && (document.documentElement.lang !== args[0] || !head() || head() === before); i++) "
                        + " await new Promise(again => setTimeout(again, 50));return head();",
                language);
    }

    @Test
    void thePageIsOneFileToo() {
        driver.get("about:blank");
        driver.get(folder.resolve("single.html").toUri() + "#/answer?game=nim(3,5)");
        assertThat(verdict()).isEqualTo("The first player wins");
    }

    private static Object verdict() {
        return run("for (;;) { const h = document.querySelector('main h1, main h2'); if (h && /wins/.test(h.innerText))"
                + " return h.innerText; await new Promise(again => setTimeout(again, 50)); }");
    }

    @Test
    void thePageIsKeptForWhenThereIsNoNetwork() {
        driver.get(host.address());
        run("await navigator.serviceWorker.ready; return '';");
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", true, "latency", 0, "downloadThroughput", 0, "uploadThroughput", 0));
        try {
            driver.get("about:blank");
            driver.get(host.address() + "#/answer?game=nim(3,5)");
            assertThat(verdict()).isEqualTo("The first player wins");
        } finally {
            driver.executeCdpCommand(
                    "Network.emulateNetworkConditions",
                    Map.of("offline", false, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
        }
    }

    /** Browsers run no modules from disk, so the page says what to do. */
    @Test
    void aFolderOpenedFromDiskSaysWhatToDo() {
        driver.get(folder.resolve("site").resolve("index.html").toUri().toString());
        assertThat(driver.findElement(By.tagName("body")).getText())
                .contains("python3 -m http.server 8000", "http://localhost:8000/", "--single-file");
    }

    @Test
    void thePageIsSmall() throws IOException {
        Map<String, Long> packed = SiteSize.packed(folder.resolve("site"));
        Map<Boolean, List<Long>> parts = packed.entrySet().stream()
                .collect(Collectors.partitioningBy(
                        file -> file.getKey().startsWith("engine/languages/"),
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        assertThat(parts.get(false).stream().mapToLong(Long::longValue).sum()).isLessThan(MOST_BYTES);
        assertThat(parts.get(true))
                .hasSize(Language.all().size() - 1)
                .allSatisfy(bytes -> assertThat(bytes).isLessThan(MOST_BYTES_OF_A_LANGUAGE));
        assertThat(Files.readString(Path.of("..", "docs", "without-a-server.md")))
                .contains(
                        String.format(Locale.ROOT, "less than %.2f MB", MOST_BYTES / 1e6),
                        "less than " + MOST_BYTES_OF_A_LANGUAGE / 1_000 + " kB");
    }
}
