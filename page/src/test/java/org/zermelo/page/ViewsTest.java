package org.zermelo.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.tests.Share;

/** Every view, as it is seen by those who cannot see well, on a phone and on a projector. */
class ViewsTest {

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Page.open();
    }

    /** Every view in both languages and themes, on phones and on a projector. */
    @ParameterizedTest
    @CsvSource({
        "0, en, 390, 844, false",
        "1, ru, 360, 740, true",
        "0, en, 1920, 1080, true",
        "1, ru, 1920, 1080, false",
    })
    void everyPlaceIsAccessibleAndFits(int share, String language, int width, int height, boolean dark) {
        look(everySecond(Views.PLACES, share), language, width, height, dark);
    }

    /** The answers of every family. */
    @ParameterizedTest
    @CsvSource({"0, ru, 360, 740, false", "1, en, 1920, 1080, true"})
    void everyFamilyIsAccessibleAndFits(int share, String language, int width, int height, boolean dark) {
        look(everySecond(Views.FAMILIES, share), language, width, height, dark);
    }

    /** The views of a share, so that each is seen on a phone or on a projector; in the long run all of them. */
    private static List<Views.View> everySecond(List<Views.View> views, int share) {
        return IntStream.range(0, views.size())
                .filter(i -> i % Share.of(1, 2) == share % Share.of(1, 2))
                .mapToObj(views::get)
                .toList();
    }

    private static void look(List<Views.View> views, String language, int width, int height, boolean dark) {
        browser.size(width, height).dark(dark);
        for (Views.View view : views) {
            browser.turnTo(Page.with(Page.with(view.path(), view.parameters()), "lang", language));
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
        assertThat(browser.find("main").getDomProperty("innerText"))
                .as("phrases without words")
                .doesNotContainPattern("page\\.[a-z]+\\.");
    }

    /** The exam with every fold-out open and filled. */
    @ParameterizedTest
    @CsvSource({"ru, 360, 740, false", "en, 1920, 1080, true"})
    void everyFoldOutOfTheExamIsAccessibleAndFits(String language, int width, int height, boolean dark) {
        browser.size(width, height).dark(dark).go(Page.with("/exam", "lang", language));
        Views.openTheExam(browser);
        lookAt("exam-open", language, width, dark);
        browser.size(1280, 900).dark(false);
    }
}
