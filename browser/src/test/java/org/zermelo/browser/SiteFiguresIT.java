package org.zermelo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;
import org.zermelo.web.api.Reply;
import org.zermelo.web.site.SiteWriter;

/**
 * The figures of docs/without-a-server.md, printed as Markdown when they are asked for: {@code mvn -pl browser -am verify
 * -Dit.test=SiteFiguresIT -Dsite.figures}. Times are of the clock.
 */
@EnabledIfSystemProperty(named = "site.figures", matches = ".*")
class SiteFiguresIT {

    private static final int COLD_STARTS = 5;
    private static final int REPEATED = 3;

    private static final List<String> GAMES = List.of(
            "coins(7 9 1 6 4 3 2 5)",
            "mnk(3, 3, 3)",
            "mnk(4, 3, 3)",
            "connect(4, 4, 3)",
            "hexapawn(4, 4)",
            "chomp(7x7)",
            "heaps(S = 1, T = 1; move +1, *2; end sum >= 300)",
            "heaps(1, 7; move +1, *2; end sum >= 600)",
            "@three-mens-morris");

    @TempDir
    private static Path folder;

    @Test
    void figures() throws Exception {
        new SiteWriter().folder(folder);
        Map<String, Long> packed = SiteSize.packed(folder);
        long all = packed.values().stream().mapToLong(Long::longValue).sum();
        long languages = packed.entrySet().stream()
                .filter(file -> file.getKey().startsWith("engine/languages/"))
                .mapToLong(Map.Entry::getValue)
                .sum();
        System.out.printf(Locale.ROOT, "bytes packed: %d, without other languages %d%n", all, all - languages);
        try (StaticHost host = new StaticHost(folder, "/")) {
            List<Long> starts = new ArrayList<>();
            for (int i = 0; i < COLD_STARTS; i++) {
                starts.add(firstAnswer(host));
            }
            System.out.println("first answer of a new browser, ms: " + starts);
            System.out.println("| game | browser, ms | Java, ms |\n| --- | ---: | ---: |");
            table(host);
        }
        assertThat(Files.isDirectory(folder)).isTrue();
    }

    /** From the beginning of the navigation until the verdict stands there. */
    private static long firstAnswer(StaticHost host) {
        ChromeDriver driver = SiteIT.chromium();
        try {
            driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
            driver.get(host.address() + "#/answer?game=nim(3,5)&lang=en");
            return ((Number) driver.executeAsyncScript("const done = arguments[0]; const look = () =>"
                            + " /wins/.test(document.querySelector('main h1, main h2')?.innerText)"
                            + " ? done(Math.round(performance.now())) : setTimeout(look, 10); look();"))
                    .longValue();
        } finally {
            driver.quit();
        }
    }

    private static void table(StaticHost host) {
        ChromeDriver driver = SiteIT.chromium();
        try {
            driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(300));
            driver.get(host.address());
            for (String game : GAMES) {
                List<Double> there = IntStream.range(0, REPEATED)
                        .mapToObj(i -> ((Number) driver.executeAsyncScript(
                                        "const done = arguments[1]; import('/js/server.js').then(async ({ask}) => {"
                                                + "const from = performance.now();"
                                                + "await (await ask('position', {game: arguments[0]}, null, '*/*')).text();"
                                                + "done(performance.now() - from); });",
                                        game))
                                .doubleValue())
                        .toList();
                List<Double> here = IntStream.range(0, REPEATED)
                        .mapToObj(i -> {
                            long from = System.nanoTime();
                            Reply reply = SiteIT.here("position", Map.of("game", game));
                            assertThat(reply.status()).isEqualTo(200);
                            return (System.nanoTime() - from) / 1e6;
                        })
                        .toList();
                System.out.printf(Locale.ROOT, "| `%s` | %.0f | %.0f |%n", game, least(there), least(here));
            }
        } finally {
            driver.quit();
        }
    }

    private static double least(List<Double> times) {
        return Collections.min(times);
    }
}
