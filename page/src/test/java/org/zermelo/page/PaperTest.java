package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.print.PrintOptions;

/** What goes to the printer. */
class PaperTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    /** The lightness, from 0 to 255, of the table as a whole, and of the soft words, while it is printed. */
    private static final String LIGHTNESS = """
            const canvas = document.querySelector('canvas.grid');
            const lightness = parts => Math.round((Number(parts[0]) + Number(parts[1]) + Number(parts[2])) / 3);
            const table = () => {
              const at = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
              const sums = [0, 0, 0];
              let opaque = 0;
              for (let i = 0; i < at.length; i += 4) {
                if (at[i + 3] < 255) continue;
                opaque += 1;
                for (let k = 0; k < 3; k++) sums[k] += at[i + k];
              }
              return lightness(sums.map(sum => sum / opaque));
            };
            const words = () => lightness(getComputedStyle(document.querySelector('.soft')).color.match(/[0-9]+/g));
            const screen = {table: table(), words: words()};
            dispatchEvent(new Event('beforeprint'));
            const paper = {table: table(), words: words()};
            dispatchEvent(new Event('afterprint'));
            return {screenTable: screen.table, screenWords: screen.words, paperTable: paper.table, paperWords: paper.words,
              afterTable: table(), afterWords: words()};
            """;

    /** Whether the table has been painted, not only begun: a change of colours begins it anew. */
    private static final String DRAWN = """
            const canvas = document.querySelector('canvas.grid');
            return canvas.width > 0 && canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
              .some((value, i) => i % 4 === 3 && value === 255);
            """;

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void paperIsLightWhateverTheScreenIs(String language) {
        browser.dark(true).go("/exam?lang=" + language);
        browser.find("canvas.grid[data-drawn]");
        browser.settled();
        browser.await(() -> browser.driver().executeScript(DRAWN).equals(true), "the table");
        Map<?, ?> seen = (Map<?, ?>) browser.driver().executeScript(LIGHTNESS);
        browser.dark(false);

        assertThat((Long) seen.get("screenWords")).isGreaterThan(150);
        assertThat((Long) seen.get("paperTable")).isGreaterThan((Long) seen.get("screenTable") + 20);
        assertThat((Long) seen.get("paperWords")).isLessThan(110);
        assertThat(seen.get("afterTable")).isEqualTo(seen.get("screenTable"));
        assertThat(seen.get("afterWords")).isEqualTo(seen.get("screenWords"));
    }

    /** The numbers along the table are as large as other small print, whatever the screen: 14 pixels of a sheet 680 wide. */
    @ParameterizedTest
    @ValueSource(ints = {360, 1920})
    void theTableOfClassesFillsTheSheet(int width) {
        browser.size(width, 900).go("/exam?lang=ru");
        browser.find("canvas.grid[data-drawn]");
        browser.settled();
        Object shown = browser.driver().executeScript("""
                const canvas = document.querySelector('canvas.grid');
                const before = canvas.width;
                dispatchEvent(new Event('beforeprint'));
                const printed = canvas.width;
                dispatchEvent(new Event('afterprint'));
                return [printed, canvas.width === before].join(' ');
                """);
        browser.size(1280, 900);

        assertThat(shown).isEqualTo("2040 true");
    }

    /** What the printer gets is what was asked, in words that can be found again, and nothing of the page's tools. */
    @ParameterizedTest
    @CsvSource({
        "/exam?lang=ru, Задание 19, Ответить",
        "/exam?lang=en, Question 19, Zoom",
        "/answer?game=coins(7+9+1+6+4+3)&show=table&lang=ru, Первый игрок, Решить",
    })
    void thePrintedPagesAreRead(String address, String words, String tool, @TempDir Path folder) throws Exception {
        Path reader = Path.of("/usr/bin/pdftotext");
        Assumptions.assumeTrue(Files.isExecutable(reader), "no pdftotext: install the package poppler-utils");
        browser.go(address);
        browser.find("canvas.grid[data-drawn], table.cells");
        browser.settled();
        Path pdf = Files.write(
                folder.resolve("page.pdf"),
                Base64.getDecoder()
                        .decode(browser.driver().print(new PrintOptions()).getContent()));
        Process process = new ProcessBuilder(reader.toString(), "-layout", pdf.toString(), "-")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(text).contains(words).doesNotContain(tool);
        assertThat(text.chars().filter(c -> c == '\f').count()).as("sheets").isBetween(1L, 2L);
    }

    /** On paper no button is left but those that are numbers and moves, and the game's and the table's names stand with them. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void theAnswerIsPrintedWithoutWhatOnlyAScreenNeeds(String language) {
        browser.go("/answer?game=coins(7+9+1+6+4+3)&show=table&lang=" + language);
        browser.find("table.cells");
        browser.settled();
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        Object shown = browser.driver().executeScript("""
                const seen = selector => [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length).length;
                return [seen('header'), seen('.gameline'), seen('main button:not(.moves button, .line button, table button)'),
                  seen('table.cells button'), seen('.printonly')].join(' ');
                """);
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));

        assertThat(shown).isEqualTo("0 0 0 21 2");
    }
}
