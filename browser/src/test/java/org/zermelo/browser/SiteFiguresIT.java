package org.zermelo.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;
import org.zermelo.web.call.Reply;
import org.zermelo.web.site.SiteWriter;

/**
 * The figures of docs/without-a-server.md, printed as Markdown when they are asked for: {@code mvn -pl browser -am verify
 * -Dit.test=SiteFiguresIT -Dsite.figures}. Times are of the clock.
 */
@EnabledIfSystemProperty(named = "site.figures", matches = ".*")
class SiteFiguresIT {

    private static final int COLD_STARTS = 5;
    /** How often the warm-up is asked. */
    private static final int WARM = 5;

    /** Smaller games of the same kinds, asked before, so that both engines have compiled what they use. */
    private static final List<String> WARMING = List.of(
            "mnk(3, 3, 3)",
            "mnk(4, 3, 4)",
            "connect(4, 3, 3)",
            "hexapawn(4, 3)",
            "chomp(5x6)",
            "heaps(S = 1, T = 1; move +1, *2; end sum >= 200)",
            "domineering(3x4)",
            "@achi");

    private static final List<String> GAMES = List.of(
            "mnk(4, 3, 3)",
            "mnk(5, 3, 4)",
            "connect(4, 4, 3)",
            "connect(4, 4, 4)",
            "hexapawn(4, 4)",
            "chomp(8x8)",
            "heaps(S = 1, T = 1; move +1, *2; end sum >= 1000)",
            "domineering(4x5)",
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
            for (int i = 0; i < WARM; i++) {
                for (String game : WARMING) {
                    there(driver, game);
                    here(game);
                }
            }
            for (String game : GAMES) {
                System.out.printf(Locale.ROOT, "| `%s` | %.0f | %.0f |%n", game, there(driver, game), here(game));
            }
        } finally {
            driver.quit();
        }
    }

    private static double there(ChromeDriver driver, String game) {
        return ((Number) driver.executeAsyncScript(
                        "const done = arguments[1]; import('/js/server.js').then(async ({ask}) => {"
                                + "const from = performance.now();"
                                + "await (await ask('position', {game: arguments[0]}, null, '*/*')).text();"
                                + "done(performance.now() - from); });",
                        game))
                .doubleValue();
    }

    private static double here(String game) {
        long from = System.nanoTime();
        Reply reply = SiteIT.here("position", Map.of("game", game));
        assertThat(reply.status()).isEqualTo(200);
        return (System.nanoTime() - from) / 1e6;
    }
}
