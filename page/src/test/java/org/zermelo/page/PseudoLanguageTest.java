package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.plan.Planner;
import org.zermelo.present.lesson.Lesson;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.PseudoLanguage;
import org.zermelo.present.words.Words;

/** In a language with other letters, Latin ones are of the notation, of names, or of a phrase that is in no language's file. */
class PseudoLanguageTest {

    private static final Pattern LATIN = Pattern.compile("[\\p{IsLatin}_][\\p{IsLatin}_-]*\\p{IsLatin}");

    /** Every text that is seen or heard, but the notation where it is marked as such and the names of languages. */
    private static final String TEXTS = """
            const texts = [document.title];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
              const around = walk.currentNode.parentElement;
              if (!around.closest('script, style, noscript, code, textarea, .printonly, .mono, #top select, .catalogue [lang=en]')) {
                texts.push(walk.currentNode.data);
              }
            }
            for (const element of document.querySelectorAll('*')) {
              for (const name of ['aria-label', 'title', 'alt', 'aria-description', 'placeholder']) {
                if (element.hasAttribute(name) && !(name === 'placeholder' && element.matches('.text, .mono'))) {
                  texts.push(element.getAttribute(name));
                }
              }
            }
            return texts;
            """;

    /** Numbers with their signs, places and moves whose pieces stand in the order of a line from right to left. */
    private static final String TURNED = """
            const turned = [];
            let seen = 0;
            const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
              const node = walk.currentNode;
              const place = at => {
                const range = document.createRange();
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                return range.getBoundingClientRect();
              };
              for (const match of node.data.matchAll(/[-+−∗*]\\d+|\\(\\d+, \\d+\\)|\\w+->\\w+|\\d+[.]\\d+|\\d+: \\d+->\\d+|O\\([^)]*\\)/g)) {
                const first = place(match.index);
                const last = place(match.index + match[0].length - 1);
                if (first.width === 0 || Math.abs(first.y - last.y) > 4) continue;
                seen += 1;
                if (first.x >= last.x) turned.push(`${match[0]} in ${node.data}`);
              }
            }
            return [seen, turned];
            """;

    /** The brand, kinds of files, and moves, sets and parts of programs that are words. */
    private static final Set<String> NAMES = Set.of(
            "Apache",
            "Zermelo",
            "SVG",
            "PNG",
            "CSV",
            "JSON",
            "PDF",
            "HTML",
            "Markdown",
            "DOCX",
            "XML",
            "GIFT",
            "Moodle",
            "pass",
            "coop",
            "U-W",
            "Wany-W",
            "Wany",
            "Lany",
            "Lany-L",
            "any",
            "all");

    /** Ways of families that are no methods of the planner. */
    private static final Set<String> WAYS = Set.of(
            "nim-xor",
            "nim-sequence",
            "wythoff-table",
            "chomp-sweep",
            "notakto-table",
            "treblecross-heaps",
            "split-search",
            "fusion-and-colon");

    private static Language pseudo;
    private static Browser browser;

    @BeforeAll
    static void start() {
        pseudo = PseudoLanguage.make();
        browser = Page.open();
    }

    private static Set<String> latin(String text) {
        return LATIN.matcher(text).results().map(MatchResult::group).collect(TreeSet::new, Set::add, Set::addAll);
    }

    /** What a view shows in whatever language it was written: its parameters, and lessons that nobody has translated. */
    private static String[] written(Views.View view) {
        Stream<String> lessons = Lesson.all(pseudo).stream()
                .filter(lesson -> view.path().equals("/learn"))
                .map(lesson -> lesson.title() + lesson.blocks());
        return Stream.concat(Stream.of(view.parameters()), lessons).toArray(String[]::new);
    }

    /** The Latin words on the page as it stands, without those that were typed. */
    private static List<String> strange(String... typed) {
        Set<String> known = new TreeSet<>(NAMES);
        known.addAll(WAYS);
        Planner.standard().methods().forEach(method -> known.addAll(latin(method.name())));
        Stream.of(typed).forEach(text -> known.addAll(latin(text)));
        List<String> strange = new ArrayList<>();
        for (Object text : (List<?>) browser.driver().executeScript(TEXTS)) {
            Set<String> words = latin(String.valueOf(text));
            words.removeAll(known);
            if (!words.isEmpty()) {
                strange.add(words + " in: " + text);
            }
        }
        return strange;
    }

    @Test
    void everyViewSpeaksTheLanguageAloneAndTurnsNoValue() {
        long seen = 0;
        for (Views.View view :
                Stream.concat(Views.PLACES.stream(), Views.FAMILIES.stream()).toList()) {
            browser.turnTo(Page.with(Page.with(view.path(), view.parameters()), "lang", pseudo.code()));
            browser.find(view.shows());
            browser.settled();
            assertThat(strange(written(view))).as(view.name()).isEmpty();
            List<?> turned = (List<?>) browser.driver().executeScript(TURNED);
            assertThat((List<?>) turned.get(1)).as(view.name()).isEmpty();
            seen += ((Number) turned.get(0)).longValue();
            assertThat(browser.overflow()).as(view.name()).isLessThanOrEqualTo(0);
        }
        assertThat(seen).isGreaterThan(200);
        assertThat(browser.driver().executeScript("return document.documentElement.dir"))
                .isEqualTo("rtl");
    }

    /** Wider than the phone, and still begun at the end from which they are read. */
    @Test
    void tablesAndPicturesBeginAtTheLeft() {
        browser.size(360, 740);
        for (String address : List.of("/sequence", "/answer?show=table&game=coins(7 9 1 6 4 3 12 15)")) {
            browser.go(Page.with(address, "lang", pseudo.code()));
            browser.find(".drawing > svg, table.cells");
            browser.settled();
            assertThat(browser.driver().executeScript("""
                            const box = [...document.querySelectorAll('main .drawing, main .scroll')]
                              .find(each => each.scrollWidth > each.clientWidth);
                            const inside = box.firstElementChild;
                            return Math.round(inside.getBoundingClientRect().left - box.getBoundingClientRect().left);
                            """)).isEqualTo(0L);
        }
        browser.size(1280, 900);
    }

    /** Columns count to the right and rows down whatever the language: an arrow stands at that end of the words. */
    @Test
    void theArrowsOfATablePointTheWayOfItsNumbers() {
        browser.size(1280, 900).go(Page.with("/exam", "lang", pseudo.code()));
        browser.find("canvas[data-drawn]");
        browser.settled();
        assertThat(browser.driver().executeScript("""
                        const written = new Set();
                        const plain = CanvasRenderingContext2D.prototype.fillText;
                        CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
                          if (/[←→]/.test(text)) written.add(`${this.direction} ${text.replace(/\\u2068[^\\u2069]+\\u2069/, 'words')}`);
                          plain.call(this, text, ...at);
                        };
                        document.dispatchEvent(new Event('themed'));
                        CanvasRenderingContext2D.prototype.fillText = plain;
                        return [...written].sort().join();
                        """)).isEqualTo("ltr words →,ltr ← words");
        browser.driver().executeScript("document.querySelector('canvas').scrollIntoView({block: 'center'})");
        browser.picture("exam-from-the-right");
    }

    @Test
    void theSignUnderAWrongCharacterIsInItsColumn() {
        browser.size(1280, 900).go(Page.with("/answer", "lang", pseudo.code(), "game", "nim(5, x)"));
        browser.find(".place:not(:empty)");
        browser.settled();
        assertThat(browser.driver().executeScript("""
                        const input = document.querySelector('.text');
                        const style = getComputedStyle(input);
                        const pen = document.createElement('canvas').getContext('2d');
                        pen.font = style.font;
                        const x = input.getBoundingClientRect().left + parseFloat(style.borderLeftWidth)
                          + parseFloat(style.paddingLeft) + pen.measureText('nim(5, ').width;
                        const place = document.querySelector('.place');
                        const range = document.createRange();
                        range.setStart(place.firstChild, 'nim(5, '.length);
                        range.setEnd(place.firstChild, 'nim(5, '.length + 1);
                        return Math.abs(range.getBoundingClientRect().left - x) < 3;
                        """)).isEqualTo(true);
    }

    @Test
    void theOpenedExamSpeaksTheLanguageAlone() {
        browser.go(Page.with("/exam", "lang", pseudo.code()));
        Views.openTheExam(browser);
        browser.settled();
        assertThat(strange("heaps(7, S in 1..69; move +1, *2; end sum >= 77)")).isEmpty();
    }

    @Test
    void aGamePlayedToItsEndSpeaksTheLanguageAlone() {
        browser.go(Page.with("/play", "lang", pseudo.code(), "game", "nim(1, 2)", "opponent", "perfect"));
        browser.click("[data-pick='2: 2->1']");
        browser.click("[data-pick='1: 1->0'], [data-pick='2: 1->0']");
        browser.find(".result");
        browser.find("svg[role=img] .mark1");
        browser.settled();
        assertThat(strange("nim(1, 2)")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "coinz(3)",
                "nim(5, x)",
                "chomp(40x50)",
                "heaps(7; move +1, *2; end summ >= 77)",
                "heaps(7, S in 1..69; move +1, *2; end sum >= 77)",
                "coins(1 2) + nim(3)",
                "coins(9223372036854775807 9223372036854775807)",
                "quixo(5)"
            })
    void refusalsSpeakTheLanguageAlone(String game) {
        browser.turnTo(Page.with("/answer", "lang", pseudo.code(), "game", game));
        browser.find(".error, .says.bad");
        browser.settled();
        assertThat(strange(game, "coins a sum product big small sprague-grundy chomp"))
                .isEmpty();
    }

    @Test
    void anAddressOfNothingIsSaidInEveryLanguage() {
        browser.go("/nowhere");
        String says = browser.find("main").getText();
        for (Language language : Language.all()) {
            assertThat(says).contains(Words.in(language).say("web.status-404"));
        }
    }
}
