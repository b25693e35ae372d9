package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.zermelo.present.lesson.Lesson;
import org.zermelo.present.lesson.Lesson.Block;
import org.zermelo.present.words.Language;
import org.zermelo.tests.Share;

/** Every lesson on the page: read, watched to its end, and its questions answered, wrongly and rightly. */
class LessonsTest {

    private static final Path FOLDER = Path.of("..", "docs", "lessons");

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("[a-z0-9-]+[.]md"))
                    .map(name -> name.substring(0, name.length() - ".md".length()))
                    .sorted()
                    .toList();
        }
    }

    /** Every lesson in a language; in each of them only in the long run. */
    private static Stream<Arguments> lessons(int shift) throws IOException {
        List<String> names = names();
        List<Language> languages = Language.all();
        return IntStream.range(0, names.size())
                .boxed()
                .flatMap(lesson -> IntStream.range(0, Share.of(languages.size(), 1))
                        .mapToObj(more -> Arguments.of(
                                names.get(lesson), languages.get((lesson + shift + more) % languages.size()))));
    }

    static Stream<Arguments> atADesk() throws IOException {
        return lessons(0);
    }

    static Stream<Arguments> onAPhone() throws IOException {
        return lessons(1);
    }

    @Test
    void everyPageOfTheFolderIsListed() throws IOException {
        browser.turnTo(Page.with("/learn", "lang", "en"));
        browser.find(".lessons a[href*='lesson=']");
        browser.settled();
        assertThat(browser.all(".lessons a[href*='lesson=']").stream().map(link -> link.getDomAttribute("href")))
                .containsExactlyInAnyOrderElementsOf(
                        names().stream().map(name -> "/learn?lesson=" + name).toList());
    }

    /** Without a pointer, at a desk. */
    @ParameterizedTest
    @MethodSource("atADesk")
    void aLessonIsDoneWithKeys(String name, Language language) {
        List<Block> blocks = open(name, language, 1366, 768, false);
        Keyboard keys = new Keyboard(browser);
        for (int player = 0; player < of(blocks, "watch").size(); player++) {
            focus(".player", player, ".controls button");
            keys.press(Keys.END);
            atTheEnd(player);
        }
        List<Block> checks = of(blocks, "check");
        for (int i = 0; i < checks.size(); i++) {
            focus("form.card", i, "input");
            keys.press("0/0" + Keys.ENTER);
            String wrong = told(i, "");
            focus("form.card", i, "input");
            keys.control("a").press(checks.get(i).facts().get("answer") + Keys.ENTER);
            assertThat(told(i, wrong)).isNotEqualTo(wrong);
        }
        assertThat(browser.all("a.button").stream().map(link -> link.getDomProperty("href")))
                .hasSize(of(blocks, "try").size())
                .allMatch(href -> String.valueOf(href).contains("/play?game="));
        looked();
    }

    /** With a finger, on a phone. */
    @ParameterizedTest
    @MethodSource("onAPhone")
    void aLessonIsDoneWithAFinger(String name, Language language) {
        List<Block> blocks = open(name, language, 390, 844, true);
        Touch.on(browser, true);
        try {
            for (int player = 0; player < of(blocks, "watch").size(); player++) {
                Touch.tap(browser, ".controls:not([data-tapped]) button:last-of-type");
                atTheEnd(player);
                browser.driver()
                        .executeScript(
                                "document.querySelectorAll('.controls')[arguments[0]].dataset.tapped = '1'", player);
            }
            for (int i = 0; i < of(blocks, "check").size(); i++) {
                Touch.tap(browser, "form.card:not([data-tapped]) button");
                told(i, "");
                browser.driver()
                        .executeScript("document.querySelectorAll('form.card')[arguments[0]].dataset.tapped = '1'", i);
            }
        } finally {
            Touch.on(browser, false);
        }
        looked();
        browser.dark(false).size(1280, 900);
    }

    private static List<Block> of(List<Block> blocks, String kind) {
        return blocks.stream().filter(block -> block.kind().equals(kind)).toList();
    }

    private static List<Block> open(String name, Language language, int width, int height, boolean dark) {
        Lesson lesson = Lesson.of(name, language);
        browser.size(width, height).dark(dark);
        browser.turnTo(Page.with("/learn", "lang", language.code(), "lesson", name));
        browser.waitForText("article.lesson h1", lesson.title());
        browser.waitForCount(".player", of(lesson.blocks(), "watch").size());
        browser.settled();
        assertThat(of(lesson.blocks(), "check")).as("questions of " + name).isNotEmpty();
        return lesson.blocks();
    }

    private static void focus(String place, int index, String inside) {
        browser.driver()
                .executeScript(
                        "document.querySelectorAll(arguments[0])[arguments[1]].querySelector(arguments[2]).focus()",
                        place,
                        index,
                        inside);
    }

    private static void atTheEnd(int player) {
        browser.awaitInPage(
                "(slider => slider.value === slider.max && slider.max !== '0')"
                        + "(document.querySelectorAll('.player')[args[0]].querySelector('input[type=range]'))"
                        + " && document.querySelectorAll('.player .sentence')[args[0]].textContent !== ''",
                "the last step",
                player);
    }

    /** What a question says to an answer, as soon as it is another thing than before. */
    private static String told(int check, String before) {
        return (String) browser.awaitInPage(
                "(said => said !== args[1] && said)(document.querySelectorAll('form.card"
                        + " [role=status]')[args[0]].textContent)",
                "a word on the answer",
                check,
                before);
    }

    private static void looked() {
        assertThat(browser.overflow()).as("wider than the window").isLessThanOrEqualTo(0);
        assertThat(browser.accessibilityFindings()).isEmpty();
        assertThat(browser.complaints()).isEmpty();
    }
}
